/** Answers that depend on the board alone, kept while nothing on it changes: dice and targets come in between. */
import type { Feature, Piece, Square } from '@sensorium/engine';
import type { BlindGame } from './blind.ts';

/** Records are values: a board is the same if it holds the same records. */
interface Snapshot {
  readonly pieces: readonly (Piece | null)[];
  readonly features: readonly Feature[];
  readonly burning: readonly Square[];
  readonly setup: unknown;
  readonly answers: Map<number, boolean>;
}

let kept: Snapshot | null = null;

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

const snapshotOf = ({ setup, state }: BlindGame): Snapshot => {
  if (
    kept !== null &&
    kept.setup === setup &&
    isSame(kept.pieces, state.pieces) &&
    isSame(kept.features, state.features) &&
    isSame(kept.burning, state.burning)
  )
    return kept;
  kept = {
    pieces: state.pieces.slice(),
    features: state.features.slice(),
    burning: state.burning.slice(),
    setup,
    answers: new Map(),
  };
  return kept;
};

/** The answer to a question about the board, found once. */
export const remembered = (game: BlindGame, question: number, find: () => boolean): boolean => {
  const { answers } = snapshotOf(game);
  let answer = answers.get(question);
  if (answer === undefined) answers.set(question, (answer = find()));
  return answer;
};
