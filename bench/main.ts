// npm run bench: how fast the engine is, beside what others do in the same run. Nothing is asserted; the last figures
// are kept in bench/figures.json and shown beside the new ones. Rates are CPU seconds of one process each; ratios are
// medians over rounds in which both were measured one after the other.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { CREW_GAMES, speedUp, tableMinutes } from './games.ts';
import { checkSeeds } from './generator.ts';
import { savedSize } from './parts.ts';
import { race, type Race } from './race.ts';
import { gameNamed } from './works.ts';

const FIGURES = new URL('figures.json', import.meta.url);
const before = JSON.parse(readFileSync(FIGURES, 'utf8')) as Record<string, number>;
const now: Record<string, number> = {};
const SEEDS = 10_000;

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

const show = (what: string, value: number, unit: string, note = ''): void => {
  now[what] = Number(value.toPrecision(4));
  const last = before[what];
  const change =
    last === undefined ? '' : `${value >= last ? '+' : '–'}${Math.abs((value / last - 1) * 100).toFixed(0)} %`;
  console.log(`  ${what.padEnd(52)} ${number(value).padStart(12)} ${unit.padEnd(6)} ${change.padStart(7)}  ${note}`);
};

/** Rows of one race, each with what is asked of it; a ratio to the first row where `versus` says what that is. */
const compare = async (
  title: string,
  rows: Readonly<Record<string, string>>,
  { versus = '', isLong = false } = {},
): Promise<Race> => {
  console.log(`\n${title}`);
  const names = Object.keys(rows);
  const result = await race(names, isLong);
  const [first] = names;
  for (const name of names) {
    const ratio = versus === '' || name === first ? '' : `${result.ratio(name, first!).toFixed(2)} × ${versus}`;
    show(name, result.rate(name), '/s', [ratio, rows[name]!].filter((note) => note !== '').join('; '));
  }
  return result;
};

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, CPU seconds of one process`);

await compare(
  'Random legal play, all options listed at each step',
  {
    'chessops: plies': '',
    'suicide-mission: commands, no events': 'aim 250,000',
    'hideout: commands, no events': '',
    'ship-30: commands, no events': '',
  },
  { versus: 'chessops' },
);

await compare(
  'The same crew on one deck with core alone, with chapter D, on two decks, with chapter A; a mixed crew of chapter A',
  {
    'ship-24: commands, no events': '',
    'ship-24-deathwing: commands, no events': 'at least 0.60',
    'decks-24: commands, no events': 'at least 0.60',
    'ship-24-arsenal: commands, no events': 'at least 0.60',
    'ship-24-mixed: commands, no events': '',
  },
  { versus: 'core' },
);

await compare(
  'Random play with events and both views after each command',
  {
    'boardgame.io: bare moves of its reducer': '',
    'suicide-mission: commands, events, two views': 'at least 25,000',
    'hideout: commands, events, two views': 'at least 25,000',
    'ship-30: commands, events, two views': 'at least 25,000',
  },
  { versus: 'boardgame.io' },
);

await compare('Single things, in the middle of a game', {
  'suicide-mission: copy of the state': 'at least 500,000',
  'suicide-mission: copy of state and cells': '',
  'suicide-mission: save and load': 'at least 10,000',
  'ship-30: copy of the state': 'at least 500,000',
  'ship-30: copy of state and cells': '',
  'ship-30: save and load': 'at least 10,000',
});
for (const id of ['suicide-mission', 'ship-30'])
  show(`${id}: size of a save`, savedSize(gameNamed(id)) / 1000, 'kB', 'below 20');

console.log('\nTime a single thing takes');
const single = await race([
  'suicide-mission: line of sight, cached',
  'ship-30: line of sight, cached',
  'rules of all chapters compiled',
]);
for (const id of ['suicide-mission', 'ship-30'])
  show(`${id}: line of sight, cached`, 1e6 / single.rate(`${id}: line of sight, cached`), 'µs', 'at most 0.1');
show('rules of all chapters compiled', 1000 / single.rate('rules of all chapters compiled'), 'ms', 'at most 20');

await compare('Growth: commands without events', {
  '30 × 30 squares, 10 pieces: commands, no events': '',
  '60 × 60 squares, 10 pieces: commands, no events': '',
  '30 × 30 squares, 60 pieces: commands, no events': '',
  '60 × 60 squares, 60 pieces: commands, no events': '',
});

await compare('The mission generator', {
  'boards laid and made missions of': 'at least 200',
  'the same, checked and set up': 'at least 200, all of them playable',
});

await compare(
  'Whole games of suicide-mission, in a long run',
  {
    'marine-random against alien-random: games': 'at least 500',
    'marine-drill against diceroller-1: games': 'at least 50',
  },
  { isLong: true },
);

checkSeeds(SEEDS);
console.log(`  ${SEEDS.toLocaleString('en')} seeds: every board is playable`);

console.log('\nThe table of S9.23: six missions, three automata, 400 games each');
const minutes = tableMinutes();
show('CPU time of the table', minutes, 'min', `${(minutes / 2).toFixed(1)} on two cores, asked below 10`);

console.log(
  `\nTwo threads against one, by the clock on the wall, ${CREW_GAMES.toLocaleString('en')} games each, loading included`,
);
const { games, counting, threadCosts } = await speedUp();
show('counting, which shares nothing', counting, '×', 'what the machine gives');
show('games of marine-drill against diceroller-1', games, '×', `${(games / counting).toFixed(2)} of it`);
show('CPU time a second thread costs beyond its games', threadCosts, 'ms', 'it loads and compiles for itself');

writeFileSync(FIGURES, `${JSON.stringify(now, null, 2)}\n`);
