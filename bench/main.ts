// npm run bench: how fast the engine is, beside what others do in the same run. Nothing is asserted; the last figures
// are kept in bench/figures.json and shown beside the new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { MISSIONS, toScenario } from '@sensorium/content';
import type { Setup } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { HIDEOUT, ship } from '../packages/rules/testing/boards.ts';
import { twoDecks } from '../packages/rules/testing/deathwingBoards.ts';
import { scenarioOf } from '../packages/rules/testing/scenarios.ts';
import { compilations, copies, copiesWithCells, savedSize, savesAndLoads, sightQueries } from './parts.ts';
import { SEEDS, boards, checkedBoards } from './generator.ts';
import { games, speedUp } from './games.ts';
import { inTheMiddle, openly, silently } from './play.ts';
import { boardgameMoves, chessPlies } from './rivals.ts';
import { perSecond } from './timing.ts';

const FIGURES = new URL('figures.json', import.meta.url);
const before = JSON.parse(readFileSync(FIGURES, 'utf8')) as Record<string, number>;
const now: Record<string, number> = {};

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

const show = (what: string, value: number, unit: string, note = ''): number => {
  now[what] = Number(value.toPrecision(4));
  const last = before[what];
  const change =
    last === undefined ? '' : `${value >= last ? '+' : '–'}${Math.abs((value / last - 1) * 100).toFixed(0)} %`;
  console.log(`  ${what.padEnd(52)} ${number(value).padStart(12)} ${unit.padEnd(6)} ${change.padStart(7)}  ${note}`);
  return value;
};

const title = (text: string): void => console.log(`\n${text}`);
const times = (a: number, b: number): string => `${(a / b).toFixed(2)} ×`;

const sketch = (drawn: Parameters<typeof scenarioOf>[0]): Setup => setupFor(scenarioOf(drawn));
const mission = setupFor(toScenario(MISSIONS.find(({ id }) => id === 'suicide-mission')!));

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, CPU seconds of one process`);

title('Random legal play, all options listed at each step');
const plies = show('chessops: plies', perSecond(chessPlies()), '/s');
const silent = perSecond(silently(mission));
show(`${mission.scenario.id}: commands, no events`, silent, '/s', `${times(silent, plies)} chessops; aim 250,000`);
for (const setup of [sketch(HIDEOUT), sketch(ship(30, 10, 20))]) {
  const rate = perSecond(silently(setup));
  show(`${setup.scenario.id}: commands, no events`, rate, '/s', `${times(rate, plies)} chessops`);
}

title('Chapter D: the same crew on one deck without it, with it, and on two decks; at least 60 % of core');
const plain = perSecond(silently(sketch(ship(24, 10, 20))));
show('ship-24: commands, core', plain, '/s');
for (const drawn of [{ ...ship(24, 10, 20), id: 'ship-24-deathwing', modules: ['deathwing'] }, twoDecks(24, 10, 20)]) {
  const rate = perSecond(silently(sketch(drawn)));
  show(`${drawn.id!}: commands, deathwing`, rate, '/s', `${times(rate, plain)} core`);
}

title('Chapter A: the same crew with it, and all modules merged into the rules of one game');
const armed = perSecond(silently(sketch({ ...ship(24, 10, 20), id: 'ship-24-arsenal', modules: ['arsenal'] })));
show('ship-24-arsenal: commands, arsenal', armed, '/s', `${times(armed, plain)} core; at least 60 %`);
show('rules of all chapters compiled', 1000 / perSecond(compilations), 'ms', 'at most 20');

title('The same with events and both views after each command');
const moves = show('boardgame.io: bare moves of its reducer', perSecond(boardgameMoves()), '/s');
for (const setup of [mission, sketch(HIDEOUT), sketch(ship(30, 10, 20))]) {
  const rate = perSecond(openly(setup));
  show(
    `${setup.scenario.id}: commands, events, two views`,
    rate,
    '/s',
    `${times(rate, moves)} boardgame.io; at least 25,000`,
  );
}

title('Single things, in the middle of a game');
const middle = inTheMiddle(mission);
const full = inTheMiddle(sketch(ship(30, 10, 20)));
for (const game of [middle, full]) {
  const id = game.setup.scenario.id;
  show(`${id}: copy of the state`, perSecond(copies(game)), '/s', 'at least 500,000');
  show(`${id}: copy of state and cells`, perSecond(copiesWithCells(game)), '/s');
  show(`${id}: line of sight, cached`, 1e6 / perSecond(sightQueries(game)), 'µs', 'at most 0.1');
  show(`${id}: save and load`, perSecond(savesAndLoads(game)), '/s', 'at least 10,000');
  show(`${id}: size of a save`, savedSize(game) / 1000, 'kB', 'below 20');
}

title('Growth: commands without events');
for (const [side, marines, aliens] of [
  [30, 5, 5],
  [60, 5, 5],
  [30, 30, 30],
  [60, 30, 30],
] as const)
  show(
    `${side} × ${side} squares, ${marines + aliens} pieces`,
    perSecond(silently(sketch({ ...ship(side, marines, aliens, 0), id: `ship-${side}-${marines + aliens}` }))),
    '/s',
  );

title('The mission generator');
show('boards laid and made missions of', perSecond(boards()), '/s', 'at least 200');
show(
  'the same, checked and set up',
  checkedBoards(SEEDS),
  '/s',
  `${SEEDS.toLocaleString('en')} seeds, all of them playable`,
);

title('Whole games of suicide-mission');
show(
  'marine-random against alien-random: games',
  perSecond(games('marine-random', 'alien-random')),
  '/s',
  'at least 500',
);
show('marine-drill against diceroller-1: games', perSecond(games('marine-drill', 'diceroller-1')), '/s', 'at least 50');
show('two workers against one, by the wall clock', await speedUp(), '×');

writeFileSync(FIGURES, `${JSON.stringify(now, null, 2)}\n`);
