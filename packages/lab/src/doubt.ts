/** What is worth measuring next: the most doubtful cells first. */
import { isOlder, isOlderPair, type Book, type Measurement } from './book.ts';
import { REQUIRED, cellId, cellsOf, listed, wantedCells, type CellName } from './grid.ts';
import { isQuick } from './match.ts';
import type { GameLine } from './records.ts';
import { ENOUGH, wilson } from './statistics.ts';

/** S9.17: a figure of fewer games than enough, or of an earlier version, wants to be measured. */
const isWanting = (known: Measurement | undefined): boolean =>
  known === undefined || known.games < ENOUGH || isOlder(known);

/** Cells whose games are wanted only beside those of a rival: a comparison is of games that were played by both. */
const wantedForPairs = ({ paired }: Book): Set<string> => {
  const list = listed();
  return new Set(
    REQUIRED.flatMap((rivals) => {
      const { first, second, against } = rivals;
      const known = paired.find((one) => one.first === first && one.second === second && one.against === against);
      return list.flatMap((mission) => {
        const pairs = known?.missions.find((one) => one.mission === mission.mission);
        const isGood = pairs !== undefined && pairs.games >= ENOUGH && !isOlderPair(rivals, pairs);
        return isGood ? [] : cellsOf(rivals, mission).map(cellId);
      });
    }),
  );
};

const widthOf = ({ wins, games }: Measurement): number => {
  const { low, high } = wilson(wins, games);
  return high - low;
};

/** Tenths: how wide an older figure's interval was is no more than a hint. */
const roughly = (width: number): number => Math.round(width * 10) / 10;

/** What was begun comes first, then what nobody has measured, then the widest interval; pairs come last. */
const doubtOf = (known: Measurement | undefined, begun: number): number => {
  if (begun > 0) return 3 + begun;
  if (known === undefined) return 2;
  return isWanting(known) ? 1 + roughly(widthOf(known)) : 0;
};

/** The cells to be played, given the games of the present version that are at hand; of equal doubt, the quick ones first. */
export const cellsToPlay = (book: Book, atHand: readonly GameLine[]): CellName[] => {
  const measurements = new Map(book.measurements.map((measurement) => [cellId(measurement), measurement]));
  const games = new Map<string, number>();
  for (const line of atHand) games.set(cellId(line), (games.get(cellId(line)) ?? 0) + 1);
  const forPairs = wantedForPairs(book);
  return wantedCells()
    .map((cell) => ({ cell, known: measurements.get(cellId(cell)), begun: games.get(cellId(cell)) ?? 0 }))
    .filter(({ cell, known, begun }) => begun < ENOUGH && (isWanting(known) || forPairs.has(cellId(cell))))
    .map(({ cell, known, begun }) => ({ cell, doubt: doubtOf(known, begun), quick: Number(isQuick(cell)) }))
    .sort((a, b) => b.doubt - a.doubt || b.quick - a.quick)
    .map(({ cell }) => cell);
};
