import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MISSIONS } from '@sensorium/content';
import { inLanguage } from '../terminalWords.ts';
import { expect, test } from 'vitest';
import { checkMissionFile, listMissions, showMission } from './mission.ts';

const source = readFileSync(new URL('../../../content/missions/suicide-mission.yaml', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'missions-'));

const checked = (text: string): { lines: string[]; isSound: boolean } => {
  const file = join(folder, 'trial.yaml');
  writeFileSync(file, text);
  const lines: string[] = [];
  const isSound = checkMissionFile(file, (line) => lines.push(line.replace(file, 'trial.yaml')));
  return { lines, isSound };
};

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

test('every mission is listed with its title', () => {
  const lines: string[] = [];
  listMissions('fr', (line) => lines.push(line));
  expect(lines).toHaveLength(MISSIONS.length);
  MISSIONS.forEach(({ id, words }, index) => {
    expect(lines[index]).toContain(id);
    expect(lines[index]).toContain(inLanguage(words, 'fr').title);
  });
});

test('a mission is shown with its board; an unknown one is named', () => {
  const lines: string[] = [];
  expect(showMission('suicide-mission', 'en', (line) => lines.push(line))).toBe(true);
  expect(lines.join('\n')).toContain('No Way Back');
  expect(lines.join('\n')).toMatch(
    /Advice for the marines[^]*one flamer[^]*Advice for the aliens[^]*Strike from behind/,
  );
  const complaint: string[] = [];
  expect(showMission('nowhere', 'en', (line) => complaint.push(line))).toBe(false);
  expect(complaint[0]).toContain("there is no mission 'nowhere'");
});

test('C2.6, M2.1  a mission is shown in French throughout, with who places the marines and who faces them', () => {
  const lines: string[] = [];
  showMission('exterminate', 'fr', (line) => lines.push(line));
  const shown = lines.join('\n');
  expect(shown).toContain('Les aliens déploient');
  expect(shown).toContain('les marines choisissent leur orientation');
  expect(shown).toContain('marine au lance-flammes');
  expect(shown).not.toMatch(/Squad|closed door|per turn|flamer-marine/);
});

test('a sound file is sound', () => {
  expect(checked(source)).toEqual({ lines: ['trial.yaml: 0 errors, 0 warnings'], isSound: true });
});

test('M0.1 errors come with the line they stand on', () => {
  const broken = source.replace('on: 1', 'on: 7').replace("on: '1'", "on: '7'").replace('perTurn: 1', 'perTurn: many');
  const { lines, isSound } = checked(broken);
  expect(isSound).toBe(false);
  expect(lines[0]).toContain(`trial.yaml:${lineOf(broken, 'blips:')}: error: blips.perTurn`);
});

test('M0.1 a hole in the sections board is found on its own line', () => {
  const row = '##########gghh';
  const broken = source.replace(row, '##########gg#h');
  const { lines, isSound } = checked(broken);
  expect(isSound).toBe(false);
  expect(lines[0]).toBe(
    `trial.yaml:${lineOf(broken, '##########gg#h')}: error: C1.2: the floor square (12, 14) belongs to no section`,
  );
});

test('a file that is no YAML and a file that is not there are refused', () => {
  expect(checked('id: [').isSound).toBe(false);
  const lines: string[] = [];
  expect(checkMissionFile(join(folder, 'nothing.yaml'), (line) => lines.push(line))).toBe(false);
  expect(lines[0]).toContain('there is no such file');
});
