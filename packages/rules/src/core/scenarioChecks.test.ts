import { Options, ScenarioError, choices, createGame, pending, submit, otherwise } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { setupOf, type Sketch } from '../../testing/scenarios.ts';

const ROW: Sketch = {
  board: ['#....+.#'],
  pieces: { a: { is: 'marine' }, b: { is: 'marine' } },
};
const group = (pieces: readonly number[], ...columns: readonly number[]) => ({
  by: 'marines' as const,
  pieces,
  squares: columns.map((x) => [x, 0] as const),
});

const faultOf = (sketch: Sketch): string => {
  try {
    createGame(setupOf(sketch), { seed: 1 });
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ScenarioError);
    return (error as Error).message;
  }
};

test.for<[string, Sketch, string]>([
  ['C2.6  two pieces on one square', { ...ROW, deployment: [group([0, 1], 1)] }, 'C2.6: deployment group 1'],
  ['C2.6  a square named twice is one', { ...ROW, deployment: [group([0, 1], 1, 1)] }, 'C2.6: deployment group 1'],
  ['C2.6  a closed door is no square', { ...ROW, deployment: [group([0, 1], 1, 5)] }, 'C2.6: deployment group 1'],
  [
    'C2.6  whoever comes first may take the only square of who comes after him',
    { ...ROW, deployment: [group([0], 1, 2), group([1], 2)] },
    'C2.6: deployment group 2',
  ],
  [
    'C1.1  plain floor is no feature',
    { ...ROW, features: [{ at: [1, 0], is: 'floor' }], deployment: [group([0, 1], 1, 2)] },
    "there is no terrain 'floor'",
  ],
  ['C2.4  somebody is forgotten', { ...ROW, deployment: [group([0], 1, 2)] }, 'C2.4: the marine is deployed by nobody'],
  [
    'C2.2  a blip of none',
    { board: ['#.x.#'], pieces: { x: { is: 'blip', value: 0 } } },
    'C2.2: a blip holds 1 to 3, not 0',
  ],
  [
    'C6.4  active before it is in play',
    { ...ROW, pieces: { ...ROW.pieces, b: { is: 'marine', activation: 'active' } }, deployment: [group([0, 1], 1, 2)] },
    'C6.4: the marine is active, but not in play',
  ],
  [
    'C18.6  on the board and in an entry area',
    {
      board: ['#.g.'],
      pieces: { g: { is: 'genestealer', area: 'E' } },
      entries: { E: [[3, 0, 'E']] },
    },
    "C18.6: the genestealer is on the board and in entry area 'E'",
  ],
])('%s is refused', ([, sketch, fault]) => {
  expect(faultOf(sketch)).toContain(fault);
});

test('C2.6  groups that leave room for one another are deployed', () => {
  const game = createGame(setupOf({ ...ROW, deployment: [group([0], 1, 2), group([1], 2, 3)] }), { seed: 1 });
  while (pending(game)?.decision === 'deploy') expect(submit(game, 'marines', otherwise(game))).toBeNull();
  expect(game.state.pieces.map((piece) => piece?.square)).toEqual([1, 2]);
});

test('C2.6 M2.1  whom the rooms of the mission leave no square is deployed in one that is taken', () => {
  const sketch: Sketch = {
    ...ROW,
    modules: ['missions'],
    rules: [{ is: 'one-per-section' }],
    deployment: [group([0, 1], 1, 2, 3)],
  };
  const game = createGame(setupOf(sketch), { seed: 1 });
  expect(submit(game, 'marines', otherwise(game))).toBeNull();
  expect(pending(game)?.decision).toBe('deploy');
  expect(submit(game, 'marines', otherwise(game))).toBeNull();
  expect(game.state.pieces.map((piece) => piece?.square)).toEqual([1, 2]);
  expect(pending(game)?.decision).toBe('action');
});

test('C2.6 M6.4  whoever has nothing but ducts to stand on is lost, and the game goes on', () => {
  const sketch: Sketch = {
    ...ROW,
    modules: ['missions'],
    rules: [{ is: 'ducts' }],
    features: [{ at: [2, 0], is: 'duct' }],
    deployment: [group([0], 1), group([1], 2)],
  };
  const game = createGame(setupOf(sketch), { seed: 1 });
  expect(submit(game, 'marines', otherwise(game))).toBeNull();
  expect(game.state.pieces.map((piece) => piece?.fate)).toEqual(['in-play', 'dead']);
  expect(pending(game)?.decision).toBe('action');
});

test('C1.5 C2.6  a counter that a group deploys has no facing, and nobody is asked for one', () => {
  const sketch: Sketch = {
    ...ROW,
    modules: ['missions', 'deathwing'],
    pieces: { a: { is: 'marine' }, b: { is: 'ambush-blip' } },
    deployment: [group([0], 1), { ...group([1], 6), by: 'aliens' }],
  };
  const game = createGame(setupOf(sketch), { seed: 1 });
  expect(submit(game, 'marines', otherwise(game))).toBeNull();
  expect(choices(game, new Options(game.setup.rules.words)).all()).toEqual([
    { do: 'deploy', piece: 1, at: 6, how: 0, cp: 0 },
  ]);
  expect(submit(game, 'aliens', otherwise(game))).toBeNull();
  expect([game.state.pieces[1]?.square, game.state.pieces[1]?.facing]).toEqual([6, -1]);
  expect(pending(game)?.decision).not.toBe('set-facing');
});
