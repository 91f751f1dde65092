/** A self-contained page about a run: no script, no file beside it, drawn as SVG. */
import type { Mission } from '@sensorium/content';
import { CELL_HEADINGS, cellTexts } from '../cellTexts.ts';
import type { Match } from '../match.ts';
import { missionNames, type GameLine } from '../records.ts';
import { summarize, type Cell } from '../summary.ts';
import { deathsOf } from './deaths.ts';
import { lengths } from './lengths.ts';
import { escape } from './markup.ts';
import { winRates } from './winRates.ts';

export interface ReportFacts {
  readonly lines: readonly GameLine[];
  readonly missions: readonly Pick<Match, 'mission' | 'file'>[];
  /** The command that made the run. */
  readonly command: string;
  readonly isPartial: boolean;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #16202a; --paper: #f6f7f8; --line: #b9c2ca; --marine: #1769aa; --alien: #a3262f; --soft: #dfe5ea }
@media (prefers-color-scheme: dark) { :root { --ink: #dde6ee; --paper: #10161c; --line: #3b4854; --marine: #5fb0ec; --alien: #ef6a73; --soft: #1d2730 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2; text-wrap: balance }
h2 { margin-top: 2.5rem }
h3 { margin: 2rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 code { font-size: .8em; font-weight: normal }
.wide { overflow-x: auto }
.rates svg { min-width: 40rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .9rem }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap }
th:nth-child(-n+3), td:nth-child(-n+3) { text-align: left }
code { background: var(--soft); padding: .1rem .3rem; overflow-wrap: anywhere }
figure { margin: 1rem 0 0 }
figure p { margin: .5rem 0 .25rem }
figcaption { font-size: .9rem; margin-top: .5rem }
.boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 0 2.5rem }
svg { display: block; width: 100%; height: auto }
text { fill: var(--ink); font: 12px system-ui, sans-serif; font-variant-numeric: tabular-nums }
.marine { fill: var(--marine); background: var(--marine) }
.alien { fill: var(--alien); background: var(--alien) }
.floor { fill: var(--soft) }
.grid { stroke: var(--line); stroke-opacity: .6 }
.axis { stroke: var(--ink) }
.interval { stroke: var(--marine); stroke-width: 3 }
.door { stroke: var(--ink); stroke-width: 3 }
.key { display: inline-block; width: .8em; height: .8em; margin-right: .35em }
.partial { border: 2px solid var(--alien); padding: .5rem 1rem }`;

/** Units are not written large. */
const titled = (heading: string): string =>
  heading.startsWith('ms ') ? heading : heading.slice(0, 1).toUpperCase() + heading.slice(1);

const table = (cells: readonly Cell[]): string => {
  const row = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${escape(text)}</${tag.split(' ')[0]!}>`).join('')}</tr>`;
  return `<div class="wide"><table><thead>${row('th scope="col"', CELL_HEADINGS.map(titled))}</thead><tbody>${cells.map((cell) => row('td', cellTexts(cell))).join('\n')}</tbody></table></div>
<p>Turns, marines lost and aliens killed are means of a game; 95 % of a side's decisions took no longer than its milliseconds.</p>`;
};

const sectionOf = (mission: Mission, name: string, lines: readonly GameLine[]): string => `<section>
<h3>${escape(mission.words.en.title)} <code>${escape(name)}</code></h3>
${lengths(name, lines)}
<div class="boards">${deathsOf(mission, lines, 'm')}${deathsOf(mission, lines, 'a')}</div>
</section>`;

export const renderReport = ({ lines, missions, command, isPartial }: ReportFacts): string => {
  const cells = summarize(lines);
  const games = `${lines.length} ${lines.length === 1 ? 'game' : 'games'}`;
  const nameOf = missionNames(lines);
  const sections = missions.flatMap(({ mission, file }) => {
    const played = lines.filter((line) => line.mission === mission.id && line.file === file);
    return played.length === 0 ? [] : [sectionOf(mission, nameOf(played[0]!), played)];
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sensorium: a run of ${games}</title><style>${STYLE}</style></head>
<body>
<h1>A run of ${games}</h1>
<p>Made by <code>${escape(command)}</code></p>
${isPartial ? '<p class="partial">The run was stopped: these are partial results.</p>' : ''}
${table(cells)}
<h2>Win rates</h2>
<div class="wide rates">${winRates(cells)}</div>
<h2>How long games were, and where pieces died</h2>
${sections.join('\n')}
</body>
</html>
`;
};
