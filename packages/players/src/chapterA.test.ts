/** A17: every enemy of Table A-12 is played by whoever plays without a person, to the end of a mission. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Options, Table, choices, pending, submit, type Game, type PiecePlan } from '@sensorium/engine';
import { withSquads } from '@sensorium/expedition/squads';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { PLAYERS, createPlayer, playerEntry } from './registry.ts';

interface Enemy {
  readonly is: string;
  readonly gear?: readonly string[];
  /** A17.5. */
  readonly isHeavy?: boolean;
}

const ENEMIES: readonly Enemy[] = [
  { is: 'hormagaunt' },
  { is: 'termagant' },
  { is: 'hybrid' },
  { is: 'hybrid', gear: ['bolter'] },
  { is: 'stalker', isHeavy: true },
  { is: 'alpha', isHeavy: true },
  { is: 'patriarch', isHeavy: true },
];

const MISSION = MISSIONS.find(({ id }) => id === 'first-steps')!;
const FEW = { nodes: 1 };
const MOST_COMMANDS = 6000;

/** The first floor squares that no marine starts on, from the end of the board. */
const farSquares = (floor: readonly string[], taken: readonly PiecePlan[]): [number, number][] =>
  floor
    .flatMap((row, y) => Array.from(row, (sign, x): [string, number, number] => [sign, x, y]))
    .filter(([sign, x, y]) => sign === '.' && !taken.some(({ at }) => at?.[0] === x && at[1] === y))
    .map(([, x, y]): [number, number] => [x, y])
    .reverse();

/** The first mission with two of them on the board, and more to come out of its blips where they are great. */
const begin = ({ is, gear, isHeavy }: Enemy, aliens: string, seed: number): Game => {
  const { mission, choices: given } = withSquads(MISSION, { name: 'nobody', boxes: [] });
  const scenario = toScenario(mission, {
    ...given,
    modules: ['arsenal', ...[playerEntry(aliens).module ?? []].flat()],
  });
  const squares = farSquares(scenario.board.levels[0]!.floor, scenario.pieces);
  const enemies = [0, 5].map((place): PiecePlan => ({
    is,
    at: squares[place]!,
    faces: 0,
    ...(gear === undefined ? {} : { gear }),
  }));
  const rules = isHeavy === true ? [...scenario.rules, { is: 'heavy-enemy' as const, unit: is }] : scenario.rules;
  return new Table(setupFor({ ...scenario, pieces: [...scenario.pieces, ...enemies], rules }), { seed }).game;
};

/** Plays to the end; how often pieces of that kind moved, struck or fired. */
const playOut = (game: Game, marines: string, aliens: string, seed: number): { winner: string; deeds: number } => {
  let deeds = 0;
  const isTheirs = (id: number): boolean =>
    id >= 0 && ENEMIES.some(({ is }) => is === game.setup.profiles[game.state.pieces[id]?.profile ?? -1]?.is);
  game.sink = (event) => {
    if (event.is === 'points-paid' && isTheirs(event.piece)) deeds += 1;
  };
  const players = {
    marines: createPlayer(marines, { seed, budget: FEW }),
    aliens: createPlayer(aliens, { seed, budget: FEW }),
  };
  const options = new Options(game.setup.rules.words);
  for (let said = 0; said < MOST_COMMANDS; said++) {
    const open = pending(game);
    if (open === null) return { winner: game.state.winner, deeds };
    choices(game, options);
    const command = players[open.side].decide(game, options);
    const refused = submit(game, open.side, command);
    if (refused !== null) throw new Error(`${JSON.stringify(command)} was refused by ${refused.rule}`);
  }
  throw new Error('the game does not end');
};

const idsOf = (side: string): string[] => PLAYERS.filter((entry) => entry.side === side).map(({ id }) => id);
const nameOf = ({ is, gear }: Enemy): string => [is, ...(gear ?? [])].join(' with ');

describe.for(ENEMIES.map((enemy) => [nameOf(enemy), enemy] as const))('%s', { timeout: 240_000 }, ([, enemy]) => {
  test.for(idsOf('aliens'))('is led by %s', (aliens) => {
    const { winner, deeds } = playOut(begin(enemy, aliens, 3), 'marine-drill', aliens, 3);
    expect(winner).not.toBe('none');
    expect(deeds).toBeGreaterThan(0);
  });

  test.for(['marine-drill', 'marine-captain'])('is met by %s', (marines) => {
    expect(playOut(begin(enemy, 'diceroller-1', 5), marines, 'diceroller-1', 5).winner).not.toBe('none');
  });
});
