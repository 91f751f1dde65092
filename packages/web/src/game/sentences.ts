/** Events as sentences. */
import { sentenceFor as sentenceOf, type Names } from '@sensorium/content/words';
import type { Board, GameEvent } from '@sensorium/engine';
import type { Dossier } from '../engine/protocol.ts';
import { lookOf } from './looks/events.ts';
import type { Tone } from './looks/look.ts';
import { pieceName, squareName, type GameWords } from './displayNames.ts';

export interface Teller {
  readonly words: GameWords;
  readonly dossier: Dossier;
  readonly board: Board;
}

export interface Sentence {
  readonly text: string;
  readonly rule: string;
  readonly tone: Tone;
}

/** The sentence for an event, or null for what the log passes over in silence. */
export const sentenceFor = (
  { words, dossier, board }: Teller,
  event: GameEvent,
  names: ReadonlyMap<number, number>,
  features?: ReadonlyMap<number, number>,
): Sentence | null => {
  const coloured = lookOf(event).log(event);
  if (coloured === null) return null;
  if (event.is === 'phase-began')
    return { text: `${words.log.turn(event.turn)} · ${words.phases[event.phase]}`, rule: event.rule, tone: 'phase' };
  const profileOf = (id: number): number | undefined => names.get(id) ?? dossier.rosterProfiles[id];
  const text = sentenceOf(words.events, event, {
    piece: (id) => pieceName(words, dossier, id, profileOf(id)),
    square: (square) => squareName(board.x[square] ?? 0, board.y[square] ?? 0, board.level[square]),
    facing: (facing) => words.facings[facing] ?? '',
    area: (area) => words.board.entryShort(dossier.board.entries[area]?.id ?? ''),
    terrain: (square) => dossier.terrain[features?.get(square) ?? -1]?.id,
  });
  if (text === null) return null;
  const toneOf = (id: number): Tone => (id < 0 ? 'plain' : dossier.profiles[profileOf(id) ?? 0]!.unit.side);
  return { text, rule: event.rule, tone: typeof coloured === 'string' ? coloured : toneOf(coloured.sideOf) };
};

/** S7.4: why an automaton does something, and the rule that says so. */
export interface Motive {
  readonly text: string;
  readonly rule: string;
}

const NAMELESS: Names = { piece: String, square: String, facing: String, area: String };

/** The motive an event tells, told beside what came of it; null for every other event. */
export const motiveIn = ({ words }: Teller, event: GameEvent): Motive | null =>
  event.is === 'automaton-acted' ? { text: sentenceOf(words.events, event, NAMELESS) ?? '', rule: event.rule } : null;
