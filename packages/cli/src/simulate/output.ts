import { SIDES } from '@sensorium/engine';
import {
  CELL_HEADINGS,
  ENOUGH,
  cellTexts,
  signedPoints,
  type Cell,
  type Comparison,
  type TimeCounts,
} from '@sensorium/lab';

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => (column < 3 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
};

/** S9.21. */
export const tableOf = (cells: readonly Cell[]): string[] => columns([CELL_HEADINGS, ...cells.map(cellTexts)]);

export const timesOf = (times: TimeCounts): string =>
  SIDES.map(
    (side) =>
      `${side}: 95 % of decisions within ${times.percentile(side, 0.95).toFixed(2)} ms, slowest ${times.most[side].toFixed(1)} ms`,
  ).join('; ');

const signed = (share: number): string => `${signedPoints(share)} points`;

/** S9.18, S9.19. */
export const comparisonOf = (first: string, second: string, result: Comparison): string[] => [
  ...result.missions.map(
    ({ mission, games, difference, p }) =>
      `${mission}: ${signed(difference)} over ${games} pairs, p = ${p.toFixed(4)} (McNemar, Holm)`,
  ),
  `all missions: ${signed(result.difference)} for the marines in ${first} (95 % ${signed(result.low)} to ${signed(result.high)})`,
  verdictOf(first, second, result),
];

const verdictOf = (first: string, second: string, { verdict, isComplete, missions }: Comparison): string => {
  if (verdict === 'undecided') return 'neither may be called stronger (S9.19)';
  const better = verdict === 'first' ? first : second;
  if (isComplete) return `the marines do better in ${better} (S9.19)`;
  const pairs = missions.reduce((sum, { games }) => sum + games, 0);
  return `the marines are ahead so far in ${better}, over ${pairs} pairs: stronger needs ${ENOUGH} of every mission (S9.17)`;
};
