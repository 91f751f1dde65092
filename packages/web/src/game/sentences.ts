/** Events as sentences. */
import { sentenceFor as sentenceOf } from '@sensorium/content/words';
import type { Board, GameEvent, Phase } from '@sensorium/engine';
import type { Dossier } from '../engine/protocol.ts';
import { pieceName, squareName, type GameWords } from './words.ts';

export interface Teller {
  readonly words: GameWords;
  readonly dossier: Dossier;
  readonly board: Board;
}

type Tone = 'marines' | 'aliens' | 'kill' | 'phase' | 'fire' | 'plain';

export interface Sentence {
  readonly text: string;
  readonly rule: string;
  readonly tone: Tone;
}

/** Kinds the log has its own line for, or that everybody sees on the board. */
const SILENT: readonly GameEvent['is'][] = ['clock-started', 'piece-activated', 'blip-drawn'];
const FIERY: readonly GameEvent['is'][] = [
  'flamer-fired',
  'flames-rolled',
  'squares-ignited',
  'self-destructed',
  'target-burned',
  'grenade-fired',
  'grenade-burst',
  'hammer-detonated',
  'cannon-exploded',
];

/** The sentence for an event, or null for what the log passes over in silence. */
export const sentenceFor = (
  { words, dossier, board }: Teller,
  event: GameEvent,
  names: ReadonlyMap<number, number>,
  features?: ReadonlyMap<number, number>,
): Sentence | null => {
  if (event.is === 'phase-began') return phaseLine(words, event.phase, event.turn, event.rule);
  // C13.12: everybody's overwatch ends with the turn; that is not worth a line each.
  if (SILENT.includes(event.is) || (event.is === 'overwatch-lost' && event.rule === 'C13.12')) return null;
  const profileOf = (id: number): number | undefined => names.get(id) ?? dossier.rosterProfiles[id];
  const text = sentenceOf(words.events, event, {
    piece: (id) => pieceName(words, dossier, id, profileOf(id)),
    square: (square) => squareName(board.x[square] ?? 0, board.y[square] ?? 0, board.level[square]),
    facing: (facing) => words.facings[facing] ?? '',
    area: (area) => words.board.entryShort(dossier.board.entries[area]?.id ?? ''),
    terrain: (square) => dossier.terrain[features?.get(square) ?? -1]?.id,
  });
  const isMarine = (id: number): boolean => dossier.profiles[profileOf(id) ?? 0]?.unit.side === 'marines';
  return text === null ? null : { text, rule: event.rule, tone: toneOf(event, isMarine) };
};

const phaseLine = (words: GameWords, phase: Phase, turn: number, rule: string): Sentence | null =>
  phase === 'clock' || phase === 'command'
    ? null
    : { text: `${words.log.turn(turn)} · ${words.phases[phase]}`, rule, tone: 'phase' };

const toneOf = (event: GameEvent, isMarine: (id: number) => boolean): Tone => {
  if (FIERY.includes(event.is)) return 'fire';
  if (event.is === 'piece-killed' || (event.is === 'shot-fired' && event.hit)) return 'kill';
  if (event.is === 'close-combat-fought' && event.killed >= 0) return 'kill';
  if (event.is === 'game-ended') return 'phase';
  const who = 'piece' in event ? event.piece : 'by' in event ? event.by : 'attacker' in event ? event.attacker : -1;
  if (typeof who !== 'number' || who < 0) return 'plain';
  return isMarine(who) ? 'marines' : 'aliens';
};
