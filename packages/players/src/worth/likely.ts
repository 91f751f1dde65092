import { HIDDEN_CP, totalOf, type Game, type Setup, type State, type View } from '@sensorium/engine';
import { CP_COUNTERS } from '@sensorium/rules';
import { blipComposition, seenGame } from '../imagine.ts';

const meanOf = (counts: readonly number[]): number => {
  const total = totalOf(counts);
  return total === 0 ? 1 : counts.reduce((sum, count, kind) => sum + count * (kind + 1), 0) / total;
};

/** What a counter that the viewer cannot look under is worth on average, less those he has seen. */
const blipMean = (setup: Setup, { pieces }: State): number => {
  const left = blipComposition(setup).slice();
  for (const piece of pieces)
    if (piece !== null && piece.value > 0 && left[piece.value - 1]! > 0) left[piece.value - 1]! -= 1;
  return meanOf(left);
};

const likelyCommand = ({ cpSpent, cpBonus }: State): number => {
  const least = Math.max(1, cpSpent - cpBonus);
  return Math.max(least, (least + CP_COUNTERS.length) / 2);
};

/** The board as a side sees it, with the mean where it cannot see: for measuring alone, and the same for all hidden worlds. */
export const likelyGame = (setup: Setup, view: View): Game => {
  const seen = seenGame(setup, view);
  const { state } = seen;
  const mean = blipMean(setup, state);
  state.pieces = state.pieces.map((piece) => {
    if (piece === null || piece.value > 0) return piece;
    const { unit } = setup.profiles[piece.profile]!;
    if (!unit.isBlip) return piece;
    return { ...piece, value: unit.cup === undefined ? mean : meanOf(unit.cup) };
  });
  if (state.cpDrawn === HIDDEN_CP) state.cpDrawn = likelyCommand(state);
  return seen;
};
