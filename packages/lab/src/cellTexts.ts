/** S9.21: a cell of the table in words, for the terminal and for the page about a run. */
import { percent } from './figures.ts';
import type { Cell } from './summary.ts';

/** The last two are the times within which 95 % of the decisions were made. */
export const CELL_HEADINGS: readonly string[] = [
  'mission',
  'marines',
  'aliens',
  'games',
  'won',
  '95 % interval',
  'draws',
  'unfinished',
  'turns',
  'lost',
  'killed',
  'ms marines',
  'ms aliens',
];

const time = (milliseconds: number | undefined): string => milliseconds?.toFixed(2) ?? '–';

export const cellTexts = (cell: Cell): string[] => [
  cell.name,
  cell.marines,
  cell.aliens,
  String(cell.games),
  percent(cell.rate),
  `${percent(cell.interval.low)} – ${percent(cell.interval.high)}`,
  String(cell.draws),
  String(cell.unfinished),
  cell.turns.toFixed(1),
  cell.losses.toFixed(1),
  cell.kills.toFixed(1),
  time(cell.milliseconds?.marines),
  time(cell.milliseconds?.aliens),
];
