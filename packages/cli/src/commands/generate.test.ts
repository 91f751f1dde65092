import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateMission } from '@sensorium/expedition';
import { matchesFor, missionsFor } from '../simulate/orders.ts';
import { findMission } from '../terminal/missionFor.ts';
import type { Language } from '../terminalWords.ts';
import { createGenerate } from './generate.ts';
import { checkMissionFile, showMission } from './mission.ts';

const generatedIn = async (language: Language, ...words: string[]): Promise<string[]> => {
  const lines: string[] = [];
  const command = createGenerate(language, (line) => lines.push(line));
  command.exitOverride().configureOutput({ writeErr: (line) => lines.push(line) });
  await command.parseAsync(words, { from: 'user' });
  return lines;
};
const generated = (...words: string[]): Promise<string[]> => generatedIn('en', ...words);

test('D19  a seed and a scenario give a board, shown with its briefing and forces', async () => {
  const lines = await generated('--seed', '7', '--scenario', 'scn-raid');
  expect(lines.join('\n')).toContain('scn-raid-7');
  expect(lines).toContain('Blips: 0 at the start, 2 per turn at most, 20 in all.');
  const shown: string[] = [];
  expect(showMission('generated:scn-raid:7', 'en', (line) => shown.push(line))).toBe(true);
  expect(shown).toEqual(lines);
});

test('D19.2  without a scenario the die decides', async () => {
  const [title] = await generatedIn('fr', '--seed', '11');
  expect(title).toContain(generateMission(11).words['fr']?.title);
});

test('the file that is written is a sound mission, and the same one', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'generated-')), 'board.yaml');
  expect(await generated('--seed', '5', '--scenario', 'scn-defend', '--out', file)).toEqual([
    `${file}: scn-defend-5, Defensive Perimeter`,
  ]);
  const lines: string[] = [];
  expect(checkMissionFile(file, (line) => lines.push(line))).toBe(true);
  expect(lines).toEqual([`${file}: 0 errors, 0 warnings`]);
  expect(findMission(file)).toEqual(findMission('generated:scn-defend:5'));
});

test.each([
  [['--seed', 'x'], /A seed is a whole number/],
  [['--seed', '5', '--scenario', 'scn-none'], /Allowed choices are scn-recon/],
  [[], /required option '--seed/],
])('a wrong order is explained: %j', async (words, message) => {
  await expect(generated(...words)).rejects.toThrow(message);
});

test('S9.15  simulate takes generated missions, one by one or the six that are measured', () => {
  const [one] = missionsFor('generated:scn-escape:9');
  expect(one).toMatchObject({ mission: { id: 'scn-escape-9' }, file: 'generated:scn-escape:9' });
  const six = missionsFor('scenarios');
  expect(six.map(({ mission }) => mission.id)).toEqual([
    'scn-recon-1',
    'scn-establish-2',
    'scn-defend-3',
    'scn-raid-4',
    'scn-escape-5',
    'scn-destroy-6',
  ]);
  expect(matchesFor(six, 'marine-drill', 'deathwing-solo,diceroller-1', undefined)).toHaveLength(12);
  expect(missionsFor('measured')).toHaveLength(12);
  expect(missionsFor('first-steps,scenarios').map(({ mission }) => mission.id)[0]).toBe('first-steps');
});
