// npm run soak -- --minutes 20 [--seed 1]: random games over every mission, module and automaton, and over scenarios altered
// by hand, until the time is up. After every command the position must hold together; at random moments the game is saved
// and loaded, and looked at in a twin world that differs only in what one side cannot know. Prints its figures; the status is
// 1 if anything was violated.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MISSIONS, setupFromFile, toScenario } from '@sensorium/content';
import {
  Options,
  Table,
  apply,
  choices,
  computeCells,
  eventFor,
  hashPosition,
  hashState,
  legal,
  loadGame,
  otherwise,
  parseReplay,
  pending,
  playReplay,
  saveGame,
  viewFor,
  type Command,
  type Game,
  type GameEvent,
  type Scenario,
  type Side,
} from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { SCENARIO_IDS } from '@sensorium/rules';
import { alterScenario, openAltered } from '../packages/expedition/testing/alterScenario.ts';
import { anyOf, picker } from '../packages/expedition/testing/playRandomly.ts';
import { twinOf } from '../packages/expedition/testing/twin.ts';

type Pick = (below: number) => number;

class Violation extends Error {}

export interface Figures {
  games: number;
  refused: number;
  over: number;
  commands: number;
  saves: number;
  twins: number;
  replays: number;
  /** Megabytes in use, by quarters of the run. */
  heap: number[];
  readonly violations: string[];
}

const MODULES: readonly (readonly string[])[] = [[], ['diceroller-1'], ['diceroller-2'], ['deathwing-solo']];

/** Every mission with every automaton it can be played against, and a board of each scenario of the generator. */
const scenariosToPlay = (): Scenario[] => {
  const missions = [...MISSIONS, ...SCENARIO_IDS.map((id) => missionCalled(`generated:${id}:3`)!)];
  return missions.flatMap((mission) =>
    MODULES.flatMap((modules) => {
      try {
        const scenario = toScenario(mission, { modules });
        setupFromFile(scenario);
        return [scenario];
      } catch {
        return []; // not every automaton plays every mission
      }
    }),
  );
};

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Violation(what);
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const checkPosition = ({ state, cells, setup }: Game): void => {
  const squares = state.pieces.flatMap((piece) => (piece === null || piece.square < 0 ? [] : [piece.square]));
  demand(new Set(squares).size === squares.length, 'C1.3: two pieces on one square');
  demand(
    state.pool.every((count) => Number.isInteger(count) && count >= 0),
    'C2.2: a pool of less than nothing',
  );
  demand(
    state.pieces.every((piece) => piece === null || piece.ap >= 0),
    'C6.6: action points below nothing',
  );
  const computed = computeCells(setup.board, setup.rules.terrain, state, setup.profiles);
  demand(
    computed.every((cell, square) => cell === cells[square]),
    'the cells are not those of the position',
  );
};

const checkTwin = (game: Game, side: Side, said: Command, pick: Pick): void => {
  const twin = twinOf(game, side, pick);
  demand(isSame(viewFor(twin, side), viewFor(game, side)), `C20.1: the view of the ${side} tells a secret`);
  demand(isSame(legal(twin, side).all(), legal(game, side).all()), `C20.1: the offers to the ${side} tell a secret`);
  if (pending(game)!.side !== side) return;
  const [here, there] = [apply(game, side, said), apply(twin, side, said)];
  if ('refused' in here || 'refused' in there) throw new Violation(`C20.1: an offer to the ${side} is refused`);
  const isRevealing = (events: readonly GameEvent[]): boolean => events.some(({ reveals }) => reveals === true);
  if (isRevealing(here.events) || isRevealing(there.events)) return;
  const told = (events: readonly GameEvent[]): GameEvent[] => events.map((event) => eventFor(event, side));
  demand(
    isSame(told(here.events), told(there.events)),
    `C20.1: what the ${side} are told of ${said.do} tells a secret`,
  );
};

const checkSave = (game: Game): void => {
  const loaded = loadGame(saveGame(game), setupFromFile);
  demand(hashState(loaded.state) === hashState(game.state), 'a save is loaded as something else');
};

/** How often a random moment is one for a save, or for a look into a twin world. */
const RARELY = 25;
const MOST_COMMANDS = 3000;

const playGame = (table: Table, pick: Pick, figures: Figures, isTimeUp: () => boolean): void => {
  const options = new Options(table.setup.rules.words);
  for (
    let open = pending(table.game);
    open !== null && table.entries.length < MOST_COMMANDS && !isTimeUp();
    open = pending(table.game)
  ) {
    choices(table.game, options);
    demand(options.count > 0, `C1.15: nothing to choose for ${open.decision}`);
    demand(options.has(otherwise(table.game)), `C1.15: the default of ${open.decision} is not offered`);
    const said = anyOf(options, pick);
    if (pick(RARELY) === 0) {
      for (const side of ['marines', 'aliens'] as const) checkTwin(table.game, side, said, pick);
      figures.twins += 2;
    }
    const answer = table.play(open.side, said);
    if ('reason' in answer) throw new Violation(`an offer was refused by ${answer.rule} (${answer.reason})`);
    figures.commands += 1;
    checkPosition(table.game);
    if (pick(RARELY) !== 0) continue;
    checkSave(table.game);
    figures.saves += 1;
  }
};

const checkReplay = (table: Table): void => {
  const played = playReplay(parseReplay(JSON.stringify(table.replay())), setupFromFile);
  demand(hashPosition(played.state) === hashPosition(table.game.state), 'a replay ends elsewhere');
};

const usedMegabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

/** One game in four is of a scenario that somebody altered. */
const playOne = (scenarios: readonly Scenario[], seed: number, figures: Figures, isTimeUp: () => boolean): void => {
  const pick = picker(Math.imul(seed, 7919) >>> 0);
  const base = scenarios[seed % scenarios.length]!;
  const isAltered = pick(4) === 0;
  const altered = isAltered
    ? openAltered(JSON.parse(JSON.stringify(alterScenario(base, pick, scenarios))), seed)
    : null;
  if (isAltered && altered === null) {
    figures.refused += 1;
    return;
  }
  const table = new Table(altered?.setup ?? setupFromFile(base), { seed });
  playGame(table, pick, figures, isTimeUp);
  checkReplay(table);
  figures.replays += 1;
  figures.games += 1;
  if (table.game.state.winner !== 'none') figures.over += 1;
};

const GROWTH_ALLOWED = 50;

/** Plays until `isOver`, which is told how much of the run has passed (0 to 1). */
export const soak = (seed: number, passed: () => number): Figures => {
  const figures: Figures = {
    games: 0,
    refused: 0,
    over: 0,
    commands: 0,
    saves: 0,
    twins: 0,
    replays: 0,
    heap: [],
    violations: [],
  };
  const scenarios = scenariosToPlay();
  for (let next = seed; passed() < 1; next++) {
    try {
      playOne(scenarios, next, figures, () => passed() >= 1);
    } catch (error) {
      const what = error instanceof Violation ? error.message : String((error as Error).stack);
      figures.violations.push(`seed ${next}: ${what}`);
    }
    if (passed() * 4 >= figures.heap.length + 1) figures.heap.push(usedMegabytes());
  }
  const [first, last] = [figures.heap[0] ?? 0, figures.heap.at(-1) ?? 0];
  if (globalThis.gc !== undefined && last > first + GROWTH_ALLOWED)
    figures.violations.push(`memory grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`);
  return figures;
};

const MOST_TOLD = 20;

export const tellFigures = ({ violations, heap, ...counts }: Figures): string[] => [
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', '),
  `memory in MB, by quarters: ${heap.map((used) => used.toFixed(0)).join(', ')}`,
  ...violations.slice(0, MOST_TOLD),
  `${violations.length} violations`,
];

const main = (): void => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes > 0) || !Number.isInteger(seed) || seed < 0)
    throw new Error('--minutes is a number above 0, --seed a whole number');
  const begun = performance.now();
  const figures = soak(seed, () => (performance.now() - begun) / (minutes * 60_000));
  for (const line of tellFigures(figures)) console.log(line);
  process.exitCode = figures.violations.length === 0 ? 0 : 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
