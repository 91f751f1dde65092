import { MISSIONS } from '@sensorium/content';
import { describe, expect, test } from 'vitest';
import { formatBackup, merged, parseBackup, type Backup, type PartChecks } from './backup.ts';

const NOTHING: Backup = { games: [], forces: [], sagas: [], missions: [], settings: { pace: 'off' } };
const FINE: PartChecks = {
  game: () => undefined,
  force: () => undefined,
  saga: () => undefined,
  mission: () => undefined,
};

const record = { id: 'm1', revision: 3, changed: 7, draft: MISSIONS[0]!, notes: 'n', isSound: true };
const force = { id: 'f1', revision: 1, changed: 7, name: 'x', text: '{}' };

describe('a backup', () => {
  test('comes back as it was written', () => {
    const backup = { ...NOTHING, missions: [record], forces: [force] };
    expect(parseBackup(formatBackup(backup), FINE)).toEqual(backup);
  });

  test.each([
    ['', 'the file'],
    ['[]', 'expected a record'],
    ['{"format":"sensorium-replay"}', 'no sensorium-backup'],
    ['{"format":"sensorium-backup","version":9}', 'newer version'],
    ['{"format":"sensorium-backup","version":1,"games":7}', 'games: expected a list'],
    ['{"format":"sensorium-backup","version":1,"games":[{"game":{"id":1}}]}', 'games[0].game.id: expected a text'],
    [
      '{"format":"sensorium-backup","version":1,"games":[],"forces":[],"sagas":[{"id":"a","kind":"x"}]}',
      'sagas 1: kind',
    ],
  ])('%s is refused with what is wrong', (text, why) => {
    expect(() => parseBackup(text, FINE)).toThrow(why);
  });

  test('what one part of it holds is looked at, and told with its place', () => {
    const checks = {
      ...FINE,
      force: () => {
        throw new Error('no list');
      },
    };
    expect(() => parseBackup(formatBackup({ ...NOTHING, forces: [force] }), checks)).toThrow('forces 1: no list');
  });
});

test('what is brought back is added, known, or kept beside what is here: nothing is lost, and nothing comes twice', () => {
  interface Item {
    readonly id: string;
    readonly text: string;
  }
  const merge = (here: Item[], brought: Item[]) =>
    merged(
      here,
      brought,
      ({ id }) => id,
      (a, b) => a.text === b.text,
      () => 'copy',
    );
  const here = [
    { id: 'a', text: '1' },
    { id: 'b', text: '2' },
  ];
  const brought = [
    { id: 'a', text: '1' },
    { id: 'b', text: 'other' },
    { id: 'c', text: '3' },
  ];
  expect(merge(here, brought)).toEqual({
    added: [{ id: 'c', text: '3' }],
    known: 1,
    copies: [{ id: 'b', text: 'other' }],
    ids: new Map([
      ['a', 'a'],
      ['b', 'copy'],
      ['c', 'c'],
    ]),
  });
  const after = [...here, { id: 'c', text: '3' }, { id: 'copy', text: 'other' }];
  expect(merge(after, brought)).toMatchObject({
    added: [],
    known: 3,
    copies: [],
    ids: new Map([
      ['a', 'a'],
      ['b', 'copy'],
      ['c', 'c'],
    ]),
  });
});
