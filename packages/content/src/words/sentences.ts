/** What an event says: one sentence a kind, made from the event and from what a client calls its pieces and squares. */
import type { EventKind, EventOf, Facing, GameEvent, PieceId, Reasoned, Square } from '@sensorium/engine';

/** What things are called in sentences: a client's own affair. */
export interface Names {
  readonly piece: (id: PieceId) => string;
  readonly square: (square: Square) => string;
  readonly facing: (facing: Facing) => string;
  readonly area: (area: number) => string;
  /** The id of the terrain on a square, as it stood when it happened, where the client knows it. */
  readonly terrain?: (square: Square) => string | undefined;
}

/** The sentence of each kind; null where nothing is worth saying. */
export type EventSentences = {
  readonly [Kind in EventKind]: (event: EventOf<Kind>, names: Names) => string | null;
};

/** A thing that can be struck or shot at, with its square. */
export const thingAt = (
  { thing, at }: { readonly thing: Readonly<Record<string, string>>; readonly at: string },
  names: Names,
  square: Square,
  what = names.terrain?.(square) ?? 'closed-door',
): string => `${named(thing, what)} ${at} ${names.square(square)}`;

/** By its name, or by its id where a module from outside has given it none. */
export const named = (terms: Readonly<Record<string, string>>, id: string): string =>
  terms[id] ?? id.replaceAll('-', ' ');

/** The weapon of a shot, after the target; what every terminator fires goes without saying. */
export const firedWith = (gear: Readonly<Record<string, string>>, weapon: string): string =>
  weapon === 'storm-bolter' ? '' : ` (${named(gear, weapon)})`;

/** S7.4: a rule that no automaton goes by, as a file may name one, has no sentence. */
export const motiveFor = (motives: Readonly<Record<string, string>>, rule: string): string | null =>
  motives[rule] ?? null;

export const diceText = (dice: readonly number[]): string => `[${dice.join(' ')}]`;
export const neededOn = (needed: readonly Reasoned[]): number => needed.reduce((sum, { value }) => sum + value, 0);

/** A kind without words is shown by its name: readable, and visible to its author. */
export const sentenceFor = (sentences: EventSentences, event: GameEvent, names: Names): string | null => {
  const sentence = sentences[event.is] as ((event: GameEvent, names: Names) => string | null) | undefined;
  const text = sentence === undefined ? `${event.is.replaceAll('-', ' ')}.` : sentence(event, names);
  return text === null ? null : text.charAt(0).toUpperCase() + text.slice(1);
};
