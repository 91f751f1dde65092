/** Small solo games for tests: boards, and a marine player who does anything. */
import {
  Options,
  choices,
  command,
  createGame,
  pending,
  type Command,
  type Game,
  type PiecePlan,
  type Scenario,
} from '@sensorium/engine';
import { setupFor, type AutomatonId } from '@sensorium/rules';

const BOARDS: readonly {
  readonly floor: readonly string[];
  readonly entries: readonly (readonly [number, number, number])[];
}[] = [
  {
    floor: [
      '###############',
      '#....+........#',
      '#.##.######.#.#',
      '#.##......#.#.#',
      '#....####.+.#.#',
      '####.#..#.###.#',
      '#....#..+.....#',
      '###############',
    ],
    entries: [
      [13, 1, 1],
      [1, 6, 3],
      [13, 6, 1],
    ],
  },
  {
    floor: [
      '############',
      '#...#......#',
      '#...+.####.#',
      '#...#.#....#',
      '##.##.#.##.#',
      '#.....+....#',
      '############',
    ],
    entries: [
      [10, 1, 1],
      [1, 5, 3],
    ],
  },
];

/** Sections of four columns each. */
const sectionsOf = (floor: readonly string[]): string[] =>
  floor.map((row) => Array.from(row, (_, x) => String.fromCodePoint(65 + (x >> 2))).join(''));

const SQUAD: readonly PiecePlan[] = [{ is: 'sergeant' }, { is: 'flamer-marine' }, { is: 'marine' }, { is: 'marine' }];

const smallScenario = (automaton: AutomatonId, board: number, mission: object = {}): Scenario => {
  const { floor, entries } = BOARDS[board % BOARDS.length]!;
  const squares: [number, number][] = [];
  floor.forEach((row, y) =>
    Array.from(row).forEach((character, x) => {
      if (character === '.' && squares.length < 10) squares.push([x, y]);
    }),
  );
  return {
    id: `small-${board % BOARDS.length}`,
    modules: ['core', automaton],
    options: {},
    board: {
      levels: [{ floor, sections: sectionsOf(floor) }],
      entries: entries.map(([x, y, side], i) => ({ id: `e${i + 1}`, squares: [{ at: [x, y], side }] })),
    },
    features: floor.flatMap((row, y) =>
      Array.from(row).flatMap((character, x) =>
        character === '+' ? [{ at: [x, y] as const, is: 'closed-door' }] : [],
      ),
    ),
    burning: [],
    pieces: SQUAD,
    deployment: [{ by: 'marines', pieces: SQUAD.map((_, id) => id), squares }],
    startingBlips: 2,
    reinforcements: 2,
    novice: false,
    rules: [{ is: 'solo-mission', objectiveSquares: [[5, 1]], mentionedMarines: [1], ...mission }],
  };
};

export const startSmallGame = (
  automaton: AutomatonId,
  board: number,
  seed: number,
  mission: object = {},
  options: Scenario['options'] = {},
): Game => createGame(setupFor({ ...smallScenario(automaton, board, mission), options }), { seed });

/** Numbers below a limit, the same for the same seed. */
export const numbersFrom = (seed: number): ((limit: number) => number) => {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % limit;
  };
};

/** Any legal command of the marine player; he ends his turn now and then. */
export const anyMarineCommand = (game: Game, below: (limit: number) => number): Command => {
  if (pending(game)?.decision === 'action' && below(12) === 0) return command('end');
  const options = choices(game, new Options(game.setup.rules.words));
  return options.get(below(options.count));
};

/** A board of one section with pieces on it, at the beginning of the marine action phase. */
export const gameOf = (automaton: AutomatonId, floor: readonly string[], pieces: readonly PiecePlan[]): Game => {
  const scenario: Scenario = {
    ...smallScenario(automaton, 0),
    id: 'drawn',
    board: { levels: [{ floor, sections: floor.map((row) => 'A'.repeat(row.length)) }], entries: [] },
    features: floor.flatMap((row, y) =>
      Array.from(row).flatMap((character, x) =>
        character === '+' ? [{ at: [x, y] as const, is: 'closed-door' }] : [],
      ),
    ),
    pieces,
    deployment: [],
    startingBlips: 0,
    reinforcements: 0,
    rules: [{ is: 'solo-mission' }],
  };
  return createGame(setupFor(scenario), { seed: 1 });
};
