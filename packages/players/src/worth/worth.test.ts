import { MISSIONS, toScenario } from '@sensorium/content';
import {
  advance,
  cloneGame,
  createGame,
  edit,
  pending,
  profileOf,
  viewFor,
  type Game,
  type Side,
} from '@sensorium/engine';
import { AUTOMATA, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { createPlayer } from '../registry.ts';
import { coursesFrom } from './courses.ts';
import { judge } from './network.ts';
import { INPUTS } from './traits.ts';
import { WEIGHTS } from './weights.generated.ts';
import { worthOf } from './worth.ts';

const missionNamed = (id: string) => MISSIONS.find((mission) => mission.id === id)!;

/** A game of two quick programs, so many decisions after its beginning. */
const gameOf = (id: string, decisions: number, seed = 1): Game => {
  const game = createGame(setupFor(toScenario(missionNamed(id), { modules: [AUTOMATA[1]] })), { seed });
  const players = {
    marines: createPlayer('marine-drill', { seed }),
    aliens: createPlayer('diceroller-1', { seed }),
  };
  for (let said = 0; said < decisions && pending(game) !== null; said++) {
    const player = players[pending(game)!.side];
    if (player.step === undefined) advance(game, player.decide(game));
    else player.step(game);
  }
  return game;
};

/** Something else under every blip, or another counter: nothing the side could see. */
const twinFor = (side: Side, game: Game): Game => {
  const twin = cloneGame(game);
  if (side === 'aliens') twin.state.cpDrawn = twin.state.cpDrawn > 0 ? 6 : twin.state.cpDrawn;
  else
    for (const id of twin.state.aliens) {
      const piece = twin.state.pieces[id]!;
      if (profileOf(twin, piece).unit.isBlip) edit(twin, id).value = (piece.value % 3) + 1;
    }
  return twin;
};

const GAMES = ['suicide-mission', 'decoy', 'exterminate'].map((id) => gameOf(id, 60));

describe('what a position is worth', () => {
  test('the weights were fitted on what is looked at today', () => {
    expect(WEIGHTS.inputs).toEqual(INPUTS);
    expect(WEIGHTS.first).toHaveLength(INPUTS.length + WEIGHTS.names.length);
  });

  test.each(GAMES.map((game) => [game.setup.scenario.id, game] as const))(
    '%s: worlds that look the same are worth the same',
    (_, game) => {
      for (const side of ['marines', 'aliens'] as const) {
        const worth = worthOf(game.setup, viewFor(game, side));
        expect(worth).toBeGreaterThan(0);
        expect(worth).toBeLessThan(1);
        expect(worthOf(game.setup, viewFor(twinFor(side, game), side))).toBe(worth);
      }
    },
  );

  test('a game that is over is worth what it brought', () => {
    const [game] = GAMES;
    expect(worthOf(game!.setup, { ...viewFor(game!, 'marines'), winner: 'marines' })).toBe(1);
    expect(worthOf(game!.setup, { ...viewFor(game!, 'marines'), winner: 'aliens' })).toBe(0);
    expect(worthOf(game!.setup, { ...viewFor(game!, 'marines'), winner: 'draw' })).toBe(0.5);
  });

  test('fewer marines are worth less', () => {
    const game = gameOf('suicide-mission', 20);
    const whole = worthOf(game.setup, viewFor(game, 'marines'));
    const standing = game.state.marines.filter((id) => game.state.pieces[id]!.square >= 0);
    for (const id of standing.slice(1)) {
      const piece = edit(game, id);
      piece.square = -1;
      piece.fate = 'dead';
    }
    expect(worthOf(game.setup, viewFor(game, 'marines'))).toBeLessThan(whole);
  });

  test('a mission nobody knows is judged by what it is about', () => {
    const row = INPUTS.map(() => 0);
    expect(judge(WEIGHTS, row, ['burn', 'nobody', 'of-my-own'])).toBe(judge(WEIGHTS, row, ['burn', 'nobody']));
  });
});

describe('what comes of a course', () => {
  test.each(GAMES.map((game) => [game.setup.scenario.id, game] as const))(
    '%s: it hangs on what the side knows alone',
    (_, game) => {
      const side = pending(game)!.side;
      const course = coursesFrom(game.setup, viewFor(game, side), 5);
      const other = coursesFrom(game.setup, viewFor(twinFor(side, game), side), 5);
      for (const world of [0, 1]) expect(other([], world)).toBe(course([], world));
    },
  );
});
