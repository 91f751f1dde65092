/** Answers that depend on the board alone, kept while nothing on it changes: dice and targets come in between. */
import type { Feature, Marker, Piece, PieceId, Square, State } from '@sensorium/engine';
import type { BlindGame } from './blind.ts';
import type { Plan } from './plan.ts';

/** Records are values: a board is the same if it holds the same records. */
interface Snapshot {
  readonly setup: unknown;
  readonly pieces: readonly (Piece | null)[];
  readonly features: readonly Feature[];
  readonly burning: readonly Square[];
  readonly markers: readonly Marker[];
  readonly answers: Map<number, boolean>;
  readonly plans: Map<number, Plan>;
}

const NOBODY = -1;
let kept: Snapshot | null = null;
/** The board before the last change. */
let before: Snapshot | null = null;

const isSame = (a: readonly unknown[], b: readonly unknown[], but = NOBODY): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && i !== but) return false;
  return true;
};

const isSameBoard = (known: Snapshot, setup: unknown, state: State | Snapshot, but = NOBODY): boolean =>
  known.setup === setup &&
  isSame(known.pieces, state.pieces, but) &&
  isSame(known.features, state.features) &&
  isSame(known.burning, state.burning) &&
  isSame(known.markers, state.markers);

const snapshotOf = ({ setup, state }: BlindGame): Snapshot => {
  if (kept !== null && isSameBoard(kept, setup, state)) return kept;
  before = kept;
  kept = {
    setup,
    pieces: state.pieces.slice(),
    features: state.features.slice(),
    burning: state.burning.slice(),
    markers: state.markers.slice(),
    answers: new Map(),
    plans: new Map(),
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

/** The plan made for a question on this board; else on the board before the last change, if only that piece has changed since. */
export const plansKept = (
  game: BlindGame,
  question: number,
  mover: PieceId,
): { readonly now: Plan | undefined; readonly earlier: Plan | undefined } => {
  const snapshot = snapshotOf(game);
  const now = snapshot.plans.get(question);
  const earlier =
    now === undefined && before !== null && isSameBoard(before, snapshot.setup, snapshot, mover)
      ? before.plans.get(question)
      : undefined;
  return { now, earlier };
};

export const keepPlan = (game: BlindGame, question: number, plan: Plan): void => {
  snapshotOf(game).plans.set(question, plan);
};
