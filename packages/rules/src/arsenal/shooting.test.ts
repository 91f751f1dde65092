import { legal, submit } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { Trial } from '../../testing/trial.ts';
import { decodeShot } from './shotCodes.ts';

test('A7.3 A15.33  two weapons fired together keep a run each, with its target and its shots', () => {
  const trial = new Trial({
    modules: ['arsenal'],
    board: ['#######', '#a...b#', '#....c#', '#######'],
    pieces: {
      a: { is: 'techmarine', faces: 'E' },
      b: { is: 'genestealer', faces: 'W' },
      c: { is: 'genestealer', faces: 'W' },
    },
    rules: [],
    dice: [1, 1, 1, 1],
  });
  const both = legal(trial.game, 'marines')
    .all()
    .find(
      ({ do: word, at, how, cp }) =>
        word === 'fire' && cp === 0 && at === trial.square(5, 1) && decodeShot(how).second === trial.square(5, 2),
    )!;
  for (const shots of [1, 2]) {
    expect(submit(trial.game, 'marines', both)).toBeNull();
    expect(trial.game.state.run).toMatchObject({
      by: trial.id('a'),
      target: trial.id('b'),
      shots,
      second: { target: trial.id('c'), door: -1, shots },
    });
  }
});
