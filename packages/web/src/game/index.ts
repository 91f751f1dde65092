/** The game at the table: what the shell needs to open one. */
export { GameScreen, type GameScreenProps } from './GameScreen.tsx';
export { GameSession, createSession, type SessionConfig } from './session.ts';
export { KEYS, keyFor, type GameSettings, type KeyAction } from './settings.ts';
export type { GameWords } from './words.ts';
export type { ClockKind, Seat, Seats } from '../engine/protocol.ts';
