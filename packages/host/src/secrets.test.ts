import { toScenario } from '@sensorium/content';
import {
  Options,
  choices,
  cloneGame,
  createGame,
  edit,
  legal,
  otherSide,
  pending,
  profileOf,
  submit,
  type Command,
  type Game,
  type Scenario,
  type Side,
} from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { oddsOf } from './odds/odds.ts';
import { walksOf } from './planner.ts';
import { shotsAfter } from './shots.ts';

/** A small generator, so that every run plays the same games. */
const diced = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * limit);
  };
};

type Numbers = ReturnType<typeof diced>;

/** The same game for the marine player: something else under every blip. */
const otherBlips = (game: Game): Game => {
  const twin = cloneGame(game);
  for (const id of twin.state.aliens) {
    const { unit } = profileOf(twin, twin.state.pieces[id]!);
    const { value } = twin.state.pieces[id]!;
    if (unit.isBlip) edit(twin, id).value = unit.isFromPool ? (value % 3) + 1 : 3 - value;
  }
  return twin;
};

/** The same game for the alien player: the highest command counter. */
const otherCounter = (game: Game): Game => {
  const twin = cloneGame(game);
  if (twin.state.cpDrawn > 0) twin.state.cpDrawn = 6;
  return twin;
};

const OTHER: Readonly<Record<Side, (game: Game) => Game>> = { marines: otherBlips, aliens: otherCounter };

const MOST_COMPARED = 6;

/** Of everything that may be said, a few things of each word. */
const some = (commands: readonly Command[], pick: Numbers): Command[] => {
  const words = new Set(commands.map(({ do: word }) => word));
  return [...words].flatMap((word) => {
    const left = commands.filter((command) => command.do === word);
    return Array.from({ length: Math.min(MOST_COMPARED, left.length) }, () => left.splice(pick(left.length), 1)[0]!);
  });
};

/** What the page is told when it asks what would come of this. */
const foretold = (game: Game, command: Command): unknown => [oddsOf(game, command), shotsAfter(game, command)];

const AP = 4;
const walksIn = (game: Game, side: Side): unknown =>
  game.state[side].map((id) => {
    const piece = game.state.pieces[id]!;
    return piece.square >= 0 ? walksOf(game, id, AP) : [];
  });

/**
 * Plays at random; whatever a side could be told beforehand is compared with another world it could be in, and so are
 * the decisions that both people at one screen look at.
 */
const compare = (scenario: Scenario, seed: number, commands: number): number => {
  const game = createGame(setupFor(scenario), { seed });
  const { interjections, words } = game.setup.rules;
  const pick = diced(seed);
  let compared = 0;
  for (let i = 0; i < commands; i++) {
    const open = pending(game);
    if (open === null) break;
    const { side } = open;
    const sayable = choices(game, new Options(words)).all();
    const twin = OTHER[side](game);
    const alike = legal(twin, side, new Options(words));
    if (open.isPublic) expect(choices(OTHER[otherSide(side)](game), new Options(words)).all()).toEqual(sayable);
    if (open.decision === 'action') expect(walksIn(twin, side)).toEqual(walksIn(game, side));
    for (const command of some(sayable, pick).filter((asked) => alike.has(asked) && !interjections.has(asked.do))) {
      expect([command, foretold(twin, command)]).toEqual([command, foretold(game, command)]);
      compared += 1;
    }
    const spoken = [...new Set(sayable.map(({ do: word }) => word))].filter((word) => !interjections.has(word));
    const word = spoken[pick(spoken.length)];
    const said = sayable.filter((command) => command.do === word);
    expect(submit(game, side, said[pick(said.length)]!)).toBeNull();
  }
  return compared;
};

const [NORTH, EAST, WEST] = [0, 1, 3];

/** Ambush blips around a corner and behind a genestealer, where marines come to see them as they move or fire. */
const ambush = (id: string, pieces: Scenario['pieces']): Scenario => {
  const floor = ['##########', '#........#', '####..##.#', '#####.##.#', '##########'];
  return {
    id,
    modules: ['core', 'missions', 'deathwing'],
    options: { ambush: 'on' },
    board: {
      levels: [{ floor, sections: floor.map((row, y) => row.replaceAll('.', y === 1 ? 'A' : 'B')) }],
      entries: [{ id: 'east', squares: [{ at: [8, 3], side: EAST }] }],
    },
    features: [],
    burning: [],
    pieces,
    deployment: [],
    startingBlips: 0,
    reinforcements: 1,
    novice: false,
    rules: [],
  };
};

const CORNER = ambush('an ambush around the corner', [
  { is: 'marine', at: [2, 1], faces: EAST },
  { is: 'flamer-marine', at: [1, 1], faces: EAST },
  { is: 'genestealer', at: [7, 1], faces: WEST },
  { is: 'ambush-blip', at: [5, 3], value: 1 },
  { is: 'blip', at: [8, 3], value: 3 },
]);
const SCREEN = ambush('an ambush behind a genestealer', [
  { is: 'marine', at: [5, 2], faces: NORTH },
  { is: 'genestealer', at: [6, 1], faces: WEST },
  { is: 'ambush-blip', at: [8, 1], value: 2 },
  { is: 'marine', at: [3, 1], faces: EAST, weapon: 'overwatch' },
]);

describe('C20.1  what would come of a command is foretold alike, whatever is hidden', () => {
  const missions = ['suicide-mission', 'shut-the-gates', 'what-they-worship'];
  test.each([CORNER, SCREEN, ...missions.map((id) => toScenario(missionCalled(id)!))])('$id', (scenario) => {
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) compared += compare(scenario, seed, 60);
    expect(compared).toBeGreaterThan(100);
  });
});
