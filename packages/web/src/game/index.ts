/** The game at the table: what the shell needs to open one. */
export { GameScreen } from './GameScreen.tsx';
export type { Care } from './hud/Notices.tsx';
export { createSession } from './openSession.ts';
export { GameSession } from './session.ts';
export type { GameWords } from './words.ts';
