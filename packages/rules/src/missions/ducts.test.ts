import { changeTerrain, command, createGame, squareAt, submit } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { scenarioOf } from '../../testing/scenarios.ts';
import { setupFor } from '../setupFor.ts';
import { Trial, type TrialPlan } from '../../testing/trial.ts';

const marine = { is: 'marine', faces: 'E' } as const;
const genestealer = { is: 'genestealer', faces: 'E' } as const;
const RULES = [{ is: 'ducts' }, { is: 'hold-ducts', turn: 2 }] as const;
const plan = (more: Partial<TrialPlan>): TrialPlan => ({
  board: ['g.U#', '####', 'a..#'],
  pieces: { a: marine, g: genestealer },
  rules: RULES,
  ...more,
});

test('M6.4 only genestealers step on a duct', () => {
  const trial = new Trial(plan({ board: ['.aU#', '####', 'g..#'] }));
  expect(trial.say('move', 'a', [2, 0])).toEqual({ rule: 'M6.4', reason: 'duct' });
  const blip = new Trial(
    plan({ board: ['.gU#', '####', 'a..#'], pieces: { a: marine, g: { is: 'blip', value: 2 } }, turn: 'aliens' }),
  );
  expect(blip.say('move', 'g', [2, 0])).toEqual({ rule: 'M6.4', reason: 'duct' });
});

test('M6.4 a genestealer that completes an action on a duct destroys it before overwatch is fired; M6.6 that wins', () => {
  const trial = new Trial(
    plan({
      board: ['g.U', '...', 'a..'],
      pieces: { a: { ...marine, faces: 'N', weapon: 'overwatch' }, g: genestealer },
      turn: 'aliens',
      dice: [1, 2, 6, 1],
    }),
  );
  trial.say('move', 'g', [1, 0]);
  trial.say('pass');
  expect(trial.outcome).toBe('none');
  trial.say('move', 'g', [2, 0]);
  if (trial.decision === 'marines cp-response') trial.say('pass');
  const order = trial.events.map(({ is }) => is).filter((is) => is === 'duct-destroyed' || is === 'shot-fired');
  expect(order).toEqual(['shot-fired', 'duct-destroyed', 'shot-fired']);
  expect(trial.outcome).toBe('aliens M6.6');
});

test('M6.4 a figure may be placed on a duct, which does nothing; its free turn there destroys it', () => {
  const trial = new Trial(
    plan({ board: ['####', '+bU#', 'a###'], pieces: { a: { ...marine, faces: 'N' }, b: { is: 'blip', value: 2 } } }),
  );
  trial.say('open', 'a', [0, 1]);
  trial.say('move', 'a', [0, 1]);
  trial.say('turn', 'a', 'E');
  expect(trial.decision).toBe('marines place-figure');
  expect(trial.say('place', 'b', [2, 1])).toBeNull();
  expect(trial.told('duct-destroyed')).toEqual([]);
});

test('M6.4 a free turn on a duct is an action and destroys it', () => {
  const trial = new Trial(plan({ board: ['.g.#', '####', 'a..#'], turn: 'aliens' }));
  changeTerrain(trial.game, trial.square(1, 0), 'duct');
  trial.say('turn', 'g', 'N');
  expect(trial.told('duct-destroyed')).toMatchObject([{ piece: trial.id('g'), at: trial.square(1, 0), rule: 'M6.4' }]);
  expect(trial.game.state.changed).toBe(true); // C21.8
});

test('M6.4 fire on a duct destroys it', () => {
  const trial = new Trial(
    plan({
      board: ['a..U', '####', 'b..#'],
      sections: ['sstt', '####', 'vvv#'],
      pieces: { a: { is: 'flamer-marine', faces: 'E' }, b: marine },
    }),
  );
  trial.say('fire', 'a', [2, 0]);
  expect(trial.told('duct-destroyed')).toMatchObject([{ piece: -1, rule: 'M6.4' }]);
  expect(trial.outcome).toBe('aliens M6.6');
});

test('M6.5 ducts whole at the end phase of the last turn: marine victory', () => {
  const trial = new Trial(plan({}));
  trial.say('end');
  trial.say('end');
  expect(trial.outcome).toBe('none');
  trial.say('end');
  trial.say('end');
  expect(trial.outcome).toBe('marines M6.5');
});

test('M6.6 all marines dead: alien victory', () => {
  const trial = new Trial(
    plan({
      board: ['ga.U'],
      pieces: { a: marine, g: genestealer },
      rules: [...RULES, { is: 'all-dead', rule: 'M6.6' }],
      turn: 'aliens',
      dice: [6, 1, 1, 1],
    }),
  );
  trial.say('attack', 'g', [1, 0]);
  expect(trial.outcome).toBe('aliens M6.6');
});

test('M0.7 a condition of the end phase is not checked after an action', () => {
  const trial = new Trial({
    board: ['a..'],
    pieces: { a: marine },
    rules: [
      { is: 'occupy', squares: [[1, 0]], count: 1 },
      { is: 'turn-limit', turn: 1, winner: 'aliens' },
    ],
  });
  trial.say('move', 'a', [1, 0]);
  expect(trial.outcome).toBe('none');
  trial.say('move', 'a', [2, 0]);
  trial.say('end');
  trial.say('end');
  expect(trial.outcome).toBe('aliens M6.5');
});

test('M6.4 nobody but a genestealer is deployed on a duct', () => {
  const deployment = [
    {
      by: 'marines',
      pieces: [0],
      squares: [
        [0, 0],
        [1, 0],
      ],
    },
  ] as const;
  const plain = scenarioOf({
    board: ['..#'],
    modules: ['missions'],
    pieces: { a: marine },
    deployment,
    rules: RULES,
  });
  const game = createGame(setupFor({ ...plain, features: [{ at: [0, 0], is: 'duct' }] }), { seed: 1 });
  const deployed = (x: number) => submit(game, 'marines', command('deploy', 0, squareAt(game.setup.board, x, 0)));
  expect(deployed(0)).toEqual({ rule: 'M6.4', reason: 'duct' });
  expect(deployed(1)).toBeNull();
});
