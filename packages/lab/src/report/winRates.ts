import { percent } from '../figures.ts';
import type { Cell } from '../summary.ts';
import { drawing, escape, figure } from './markup.ts';

const ROW = 24;
const GAP = 10;
const TOP = 30;
/** A label's room at least, and for each of its letters. */
const LABELS = 360;
const LETTER = 7;
const WIDE = 480;
const RIGHT = 70;

const x = (share: number): number => share * WIDE;

const labelOf = ({ name, marines, aliens }: Cell): string => `${name} · ${marines} · ${aliens}`;

const gridLine = (share: number, bottom: number): string =>
  `<line class="grid" x1="${x(share)}" x2="${x(share)}" y1="${TOP - 8}" y2="${bottom}"/><text x="${x(share)}" y="14" text-anchor="middle">${share * 100} %</text>`;

const row = (cell: Cell, y: number): string => {
  const { rate, games } = cell;
  const { low, high } = cell.interval;
  return `<g><title>${percent(rate)} (${percent(low)} – ${percent(high)}), ${games} games</title>
<text x="-14" y="${y + 4}" text-anchor="end">${escape(labelOf(cell))}</text>
<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="marine" cx="${x(rate)}" cy="${y}" r="5"/>
<text x="${x(1) + 12}" y="${y + 4}">${percent(rate)}</text></g>`;
};

/** S9.17, S9.21: win rates with their intervals, the cells of a mission together. */
export const winRates = (cells: readonly Cell[]): string => {
  let y = TOP - GAP;
  const rows = cells.map((cell, index) => {
    if (cells[index - 1]?.name !== cell.name) y += GAP;
    const drawn = row(cell, y + ROW / 2);
    y += ROW;
    return drawn;
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => gridLine(share, y));
  const labels = cells.reduce((wide, cell) => Math.max(wide, 14 + LETTER * labelOf(cell).length), LABELS);
  const parts = `<g transform="translate(${labels} 0)">${[...grid, ...rows].join('\n')}</g>`;
  return figure(
    drawing(labels + WIDE + RIGHT, y + 4, 'Win rates of the marines', parts),
    'Share of games the marines won, with its 95 % Wilson interval (S9.17).',
  );
};
