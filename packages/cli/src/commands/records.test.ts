import { TrialTable, PROVING_GROUND } from '@sensorium/host/testing';
import { chronicleOf } from '@sensorium/host/records';
import { describe, expect, test } from 'vitest';
import { tellRecords } from './records.ts';

const game = chronicleOf(
  (() => {
    const sides = { marines: 'marine-drill', aliens: 'diceroller-2' };
    const table = new TrialTable({ scenario: PROVING_GROUND, seed: 4, sides, clock: 'off' });
    for (let i = 0; i < 2000; i++) table.play('marines');
    return table.save();
  })(),
);
const own = { ...game, mission: 'decoy', sides: { marines: 'person', aliens: 'diceroller-2' } };

const linesOf = (language: string, chronicles: Parameters<typeof tellRecords>[1]): string[] => {
  const lines: string[] = [];
  tellRecords(language, chronicles, (line) => lines.push(line));
  return lines;
};

describe.each([
  ['en', 'The Feint', 'The brood', 'Luck', 'No game has been finished here yet.'],
  ['fr', 'La feinte', 'La meute', 'Chance', 'Aucune partie n’a encore été terminée ici.'],
])('records in %s', (language, mission, opponent, luck, none) => {
  test('tell wins by mission, side and opponent with intervals, deaths and luck', () => {
    const text = linesOf(language, [own, own, game]).join('\n');
    for (const part of [mission, opponent, luck]) expect(text).toContain(part);
    expect(text).toMatch(new RegExp(`${mission} +2 +\\d +0 .*%`));
  });

  test('say so where there is none', () => {
    expect(linesOf(language, [])).toEqual([none]);
  });
});
