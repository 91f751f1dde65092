import { SIDES } from '@sensorium/engine';
import { CELL_HEADINGS, cellTexts, signedPoints, type Cell, type Comparison, type TimeCounts } from '@sensorium/lab';

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
  result.verdict === 'undecided'
    ? 'neither may be called stronger (S9.19)'
    : `the marines do better in ${result.verdict === 'first' ? first : second} (S9.19)`,
];
