import { startMission } from '@sensorium/content';
import {
  Options,
  choices,
  createGame,
  otherwise,
  pending,
  squareAt,
  submit,
  type Command,
  type Game,
} from '@sensorium/engine';
import { generateMission } from '@sensorium/expedition';
import { SCENARIOS, isSecured, setupFor, type ScenarioId } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { createPlayer } from '../registry.ts';

const decided = (game: Game): Command =>
  createPlayer('marine-drill', { seed: 1 }).decide(game, choices(game, new Options(game.setup.rules.words)));

/** A marine in the control room, a tank before him, an entry area behind a wall. */
const inControlRoom = (id: ScenarioId): Game =>
  createGame(
    setupFor({
      id: 'room',
      modules: ['core', 'missions', 'deathwing', 'scenarios'],
      options: SCENARIOS[id].options,
      board: {
        levels: [{ floor: ['########', '#......#', '########'], sections: ['########', '#AAAABB#', '########'] }],
        entries: [{ id: 'E1', squares: [{ at: [6, 1], side: 1 }] }],
      },
      features: [{ at: [4, 1], is: 'cryo-tank' }],
      burning: [],
      pieces: [
        { is: 'marine', at: [2, 1], faces: 1 },
        { is: 'marine', at: [1, 1], faces: 1 },
      ],
      deployment: [],
      startingBlips: 0,
      reinforcements: 1,
      novice: false,
      rules: [
        {
          is: 'scenario',
          id,
          blips: 20,
          corridors: [[[1, 1]]],
          controlRoom: [
            [1, 1],
            [2, 1],
            [3, 1],
            [4, 1],
          ],
        },
      ],
    }),
    { seed: 1 },
  );

test('D20.11  in a raid the drill fires at the tank as soon as it can', () => {
  const game = inControlRoom('scn-raid');
  expect(decided(game)).toMatchObject({ do: 'fire', at: squareAt(game.setup.board, 4, 1) });
});

test('D20.12  in Escape it teleports whoever stands in the control room', () => {
  expect(decided(inControlRoom('scn-escape'))).toMatchObject({ do: 'teleport' });
});

test('D20.8  it names the areas nearest to the corridors', () => {
  const game = startMission(generateMission(3, 'scn-defend'), { seed: 3 });
  const named: number[] = [];
  while (pending(game)?.decision === 'name-areas') {
    const choice = decided(game);
    named.push(choice.at);
    expect(submit(game, 'marines', choice)).toBe(null);
  }
  expect(named).toHaveLength(4);
  expect(named.every((area) => isSecured(game, area))).toBe(true);
  expect(named).not.toEqual([0, 1, 2, 3]);
});

test('D19.19, D19.21  it waits for aliens who run dry, but not for ten quiet turns', () => {
  const game = startMission(generateMission(6, 'scn-destroy'), { seed: 1 });
  while (game.state.phase !== 'marine-action') {
    const answer = pending(game)!.side === 'marines' ? decided(game) : otherwise(game);
    expect(submit(game, pending(game)!.side, answer)).toBe(null);
  }
  expect(decided(game).do).toBe('overwatch');
  game.state.quietTurns = 3;
  expect(decided(game).do).toBe('move');
});

test('D17.4  on its way it strikes at what bars the way', () => {
  const game = inControlRoom('scn-establish');
  game.state.quietTurns = 3;
  expect(decided(game)).toMatchObject({ do: 'move', piece: 0 });
  do expect(submit(game, 'marines', decided(game))).toBe(null);
  while (pending(game)!.decision !== 'action');
  expect(decided(game)).toMatchObject({ do: 'attack', at: squareAt(game.setup.board, 4, 1) });
});
