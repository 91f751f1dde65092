import type { GameRecord } from '../match.ts';
import { drawing, figure, key } from './markup.ts';

const BAR = 20;
const LEFT = 40;
const TALL = 130;
const TOP = 12;
const BASE = TOP + TALL;
/** Bars a drawing has at least, so that short games are not drawn broad. */
const LEAST_TURNS = 12;

/** The step of a scale with about so many marks up to the highest value. */
const stepOf = (highest: number, marks: number): number => {
  const rough = Math.max(1, highest / marks);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (rough / power <= 1 ? 1 : rough / power <= 2 ? 2 : rough / power <= 5 ? 5 : 10);
};

const marks = (highest: number, count: number): number[] => {
  const step = stepOf(highest, count);
  return Array.from({ length: Math.floor(highest / step) }, (_, index) => (index + 1) * step);
};

/** Games by number of turns: those the marines won below, the others on top of them. */
export const lengths = (mission: string, records: readonly GameRecord[]): string => {
  const last = records.reduce((most, { turns }) => Math.max(most, turns), LEAST_TURNS);
  const won = new Array<number>(last + 1).fill(0);
  const lost = new Array<number>(last + 1).fill(0);
  for (const { turns, outcome } of records) (outcome === 'marines' ? won : lost)[turns]! += 1;
  const most = Math.max(1, ...won.map((count, turn) => count + lost[turn]!));
  const x = (turn: number): number => LEFT + (turn - 1) * BAR;
  const tall = (count: number): number => (count / most) * TALL;
  const right = x(last + 1);
  const bar = (turn: number): string => {
    const below = tall(won[turn]!);
    const above = tall(lost[turn]!);
    if (below + above === 0) return '';
    const box = `x="${x(turn) + 1}" width="${BAR - 2}"`;
    return `<g><title>turn ${turn}: ${won[turn]!} won, ${lost[turn]!} not</title><rect class="marine" ${box} y="${BASE - below}" height="${below}"/><rect class="alien" ${box} y="${BASE - below - above}" height="${above}"/></g>`;
  };
  const parts = [
    ...marks(most, 4).map(
      (count) =>
        `<line class="grid" x1="${LEFT}" x2="${right}" y1="${BASE - tall(count)}" y2="${BASE - tall(count)}"/><text x="${LEFT - 6}" y="${BASE - tall(count) + 4}" text-anchor="end">${count}</text>`,
    ),
    ...won.map((_, turn) => bar(turn)),
    `<line class="axis" x1="${LEFT}" x2="${right}" y1="${BASE + 0.5}" y2="${BASE + 0.5}"/>`,
    ...[1, ...marks(last, 10).filter((turn) => turn > 1)].map(
      (turn) => `<text x="${x(turn) + BAR / 2}" y="${BASE + 16}" text-anchor="middle">${turn}</text>`,
    ),
  ];
  return figure(
    drawing(right + 10, BASE + 22, `Length of games of ${mission}`, parts.join('\n')),
    `Games by the turn they ended in: ${key('marine', 'won by the marines')}, ${key('alien', 'not')}.`,
  );
};
