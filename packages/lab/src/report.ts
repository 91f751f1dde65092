/** A self-contained page about a run: no script, no file beside it, drawn as SVG. */
import type { Mission } from '@sensorium/content';
import type { GameRecord } from './match.ts';
import { summarize, type Cell } from './summary.ts';

export interface ReportFacts {
  readonly records: readonly GameRecord[];
  readonly missions: readonly Mission[];
  /** The command that made the run. */
  readonly command: string;
  readonly isPartial: boolean;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const STYLE = `
:root { color-scheme: light dark; --ink: #16202a; --paper: #f6f7f8; --line: #b9c2ca; --marine: #1769aa; --alien: #a3262f; --soft: #dfe5ea }
@media (prefers-color-scheme: dark) { :root { --ink: #dde6ee; --paper: #10161c; --line: #3b4854; --marine: #5fb0ec; --alien: #ef6a73; --soft: #1d2730 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2), th:nth-child(3), td:nth-child(3) { text-align: left }
code { background: var(--soft); padding: .1rem .3rem }
figure { margin: 1.5rem 0; overflow-x: auto }
figcaption { font-size: .9rem }
text { fill: var(--ink); font: 12px system-ui, sans-serif }
.partial { border: 2px solid var(--alien); padding: .5rem 1rem }`;

const ROW = 26;
const LEFT = 330;
const WIDE = 420;

/** S9.17, S9.21: win rates with their intervals. */
const winRates = (cells: readonly Cell[]): string => {
  const height = cells.length * ROW + 40;
  const x = (share: number): number => LEFT + share * WIDE;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        `<line x1="${x(share)}" x2="${x(share)}" y1="10" y2="${height - 25}" stroke="var(--line)"/><text x="${x(share)}" y="${height - 8}" text-anchor="middle">${share * 100} %</text>`,
    )
    .join('');
  const rows = cells
    .map((cell, i) => {
      const y = 24 + i * ROW;
      const { low, high } = cell.interval;
      return `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escape(`${cell.mission} · ${cell.marines} · ${cell.aliens}`)}</text>
<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="var(--marine)" stroke-width="3"/>
<circle cx="${x(cell.rate)}" cy="${y}" r="5" fill="var(--marine)"><title>${percent(cell.rate)} (${percent(low)} – ${percent(high)}), ${cell.games} games</title></circle>`;
    })
    .join('\n');
  return `<figure><svg viewBox="0 0 ${LEFT + WIDE + 30} ${height}" width="100%" role="img" aria-label="Win rates of the marines">${grid}${rows}</svg><figcaption>Marine win rate with its 95 % Wilson interval (S9.17).</figcaption></figure>`;
};

const LONGEST = 60;

/** Games by number of turns, marine wins below, other outcomes above. */
const lengths = (mission: string, records: readonly GameRecord[]): string => {
  const won = new Array<number>(LONGEST + 1).fill(0);
  const lost = new Array<number>(LONGEST + 1).fill(0);
  for (const { turns, outcome } of records) (outcome === 'marines' ? won : lost)[Math.min(turns, LONGEST)]! += 1;
  const most = Math.max(1, ...won.map((count, turn) => count + lost[turn]!));
  const tall = (count: number): number => (count / most) * 100;
  const bars = won
    .map((count, turn) => {
      const below = tall(count);
      const above = tall(lost[turn]!);
      if (below + above === 0) return '';
      const x = 30 + turn * 11;
      return `<g><title>turn ${turn}: ${count} won, ${lost[turn]!} not</title><rect x="${x}" y="${120 - below}" width="9" height="${below}" fill="var(--marine)"/><rect x="${x}" y="${120 - below - above}" width="9" height="${above}" fill="var(--alien)"/></g>`;
    })
    .join('');
  const ticks = [1, 10, 20, 30, 40, 50, 60]
    .map((turn) => `<text x="${34 + turn * 11}" y="138" text-anchor="middle">${turn}</text>`)
    .join('');
  return `<figure><svg viewBox="0 0 ${60 + LONGEST * 11} 150" width="100%" role="img" aria-label="Length of games of ${escape(mission)}"><line x1="30" x2="${45 + LONGEST * 11}" y1="120.5" y2="120.5" stroke="var(--line)"/>${bars}${ticks}</svg><figcaption>${escape(mission)}: turns played; blue (below) won by the marines, red (above) not. Tallest bar: ${most} games.</figcaption></figure>`;
};

const SIDE = 16;

/** Where pieces died, on the board: the darker, the more often. */
const heat = (mission: Mission, records: readonly GameRecord[], side: 'm' | 'a', words: string): string => {
  const counts = new Map<string, number>();
  for (const { deaths } of records)
    for (const [who, x, y] of deaths) if (who === side) counts.set(`${x} ${y}`, (counts.get(`${x} ${y}`) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  const { floor } = mission.board;
  const wide = Math.max(...floor.map((row) => row.length));
  const squares = floor
    .flatMap((row, y) =>
      Array.from(row, (character, x) => {
        if (character === '#' || character === ' ') return '';
        const count = counts.get(`${x} ${y}`) ?? 0;
        const colour = side === 'm' ? 'var(--alien)' : 'var(--marine)';
        const place = `x="${x * SIDE}" y="${y * SIDE}" width="${SIDE - 1}" height="${SIDE - 1}"`;
        const ground = `<rect ${place} fill="var(--soft)"/>`;
        if (count === 0) return ground;
        return `${ground}<rect ${place} fill="${colour}" fill-opacity="${(0.12 + 0.88 * Math.sqrt(count / most)).toFixed(2)}"><title>(${x}, ${y}): ${count}</title></rect>`;
      }),
    )
    .join('');
  return `<figure><svg viewBox="0 0 ${wide * SIDE} ${floor.length * SIDE}" width="${Math.min(520, wide * SIDE)}" role="img" aria-label="${escape(`${words} of ${mission.id}`)}">${squares}</svg><figcaption>${escape(mission.id)}: ${escape(words)}; most on one square: ${counts.size === 0 ? 0 : most}.</figcaption></figure>`;
};

const HEADINGS = [
  'Mission',
  'Marines',
  'Aliens',
  'Games',
  'Won',
  'Interval',
  'Draws',
  'Unfinished',
  'Turns',
  'Losses',
  'Kills',
];

const table = (cells: readonly Cell[]): string =>
  `<table><thead><tr>${HEADINGS.map((word) => `<th scope="col">${word}</th>`).join('')}</tr></thead><tbody>${cells
    .map(
      (cell) =>
        `<tr><td>${escape(cell.mission)}</td><td>${escape(cell.marines)}</td><td>${escape(cell.aliens)}</td><td>${cell.games}</td><td>${percent(cell.rate)}</td><td>${percent(cell.interval.low)} – ${percent(cell.interval.high)}</td><td>${cell.draws}</td><td>${cell.unfinished}</td><td>${cell.turns.toFixed(1)}</td><td>${cell.losses.toFixed(1)}</td><td>${cell.kills.toFixed(1)}</td></tr>`,
    )
    .join('')}</tbody></table>`;

export const renderReport = ({ records, missions, command, isPartial }: ReportFacts): string => {
  const cells = summarize(records);
  const played = missions.filter(({ id }) => records.some(({ mission }) => mission === id));
  const of = (id: string): GameRecord[] => records.filter(({ mission }) => mission === id);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sensorium: a run of ${records.length} games</title><style>${STYLE}</style></head>
<body>
<h1>A run of ${records.length} games</h1>
<p>Made by <code>${escape(command)}</code></p>
${isPartial ? '<p class="partial">The run was stopped: these are partial results.</p>' : ''}
${table(cells)}
<h2>Win rates</h2>
${winRates(cells)}
<h2>Length of games</h2>
${played.map(({ id }) => lengths(id, of(id))).join('\n')}
<h2>Where pieces died</h2>
${played.map((mission) => heat(mission, of(mission.id), 'm', 'deaths of marines') + heat(mission, of(mission.id), 'a', 'deaths of aliens')).join('\n')}
</body>
</html>
`;
};
