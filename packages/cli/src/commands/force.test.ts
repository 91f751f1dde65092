import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MISSIONS } from '@sensorium/content';
import { buyForce, emptySquad, formatForce } from '@sensorium/expedition/forces';
import { formatSquads, wholeBox } from '@sensorium/expedition/squads';
import { expect, test } from 'vitest';
import { forceMission } from '../terminal/forceFor.ts';
import { PlainError } from '../terminal/disk.ts';
import { checkForceFile } from './force.ts';
import { showForce, showSquads } from './showForce.ts';

const folder = mkdtempSync(join(tmpdir(), 'forces-'));
const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const overloaded = formatForce({
  name: 'Too much',
  time: 5,
  squads: [
    emptySquad('squad-command'),
    {
      ...emptySquad('squad-standard'),
      members: emptySquad('squad-standard').members.map(() => ({ options: [{ option: 'opt-captain' }] })),
    },
  ],
});

test('D16.4  a list is checked against the points there are', () => {
  const file = written('ten.json', formatForce(buyForce(10, 'Ten')));
  const lines: string[] = [];
  expect(checkForceFile(file, 10, (line) => lines.push(line))).toBe(true);
  expect(lines).toEqual([`${file}: 10 of 10 points, 0 errors`]);
  expect(checkForceFile(file, 9, (line) => lines.push(line))).toBe(false);
  expect(lines[1]).toBe(`${file}: D16.4: The force costs 10 points, and there are 9 to spend.`);
});

test('every broken rule comes with its number and its place', () => {
  const file = written('too-much.json', overloaded);
  const lines: string[] = [];
  expect(checkForceFile(file, 50, (line) => lines.push(line))).toBe(false);
  expect(lines).toContain(
    `${file}: squads[1].members[1].options[0]: D16.10: Sergeant becomes captain is not for this member.`,
  );
  expect(lines).toContain(`${file}: time: D16.17: Time points are 0 to 4, not 5.`);
  expect(lines.some((line) => line.includes('D16.15'))).toBe(true);
});

test('a list is shown with its members, their gear and the time of a turn', () => {
  const lines: string[] = [];
  showForce(buyForce(14, 'Fourteen'), 'en', (line) => lines.push(line));
  expect(lines[0]).toBe('Fourteen: 14 points');
  expect(lines.join('\n')).toContain('heavy-flamer, power-fist');
  expect(lines.at(-1)).toContain('a turn while nobody is lost (D16.17)');
});

test('D16.1  a mission is not begun with a list that breaks a rule or cannot be read', () => {
  const mission = MISSIONS.find(({ id }) => id === 'suicide-mission')!;
  expect(forceMission(mission, written('six.json', formatForce(buyForce(12, 'x')))).choices.force).toHaveLength(5);
  expect(() => forceMission(mission, written('bad.json', overloaded))).toThrow(PlainError);
  expect(() => forceMission(mission, written('cut.json', '{"format"'))).toThrow('not JSON, or is cut off');
  expect(() => forceMission(mission, join(folder, 'nothing.json'))).toThrow('there is no such file');
});

test('A16.2  squads of the arsenal take the field of any mission, up to what its terminators are worth', () => {
  const mission = MISSIONS.find(({ id }) => id === 'decoy')!;
  const sound = written('scouts.json', formatSquads({ name: 'Eyes', boxes: [wholeBox('scout-squad')] }));
  expect(forceMission(mission, sound).choices.force).toHaveLength(5 + 8); // ten terminators less two
  const heavy = formatSquads({
    name: 'Many',
    boxes: [wholeBox('reiver-squad'), wholeBox('tactical-squad'), wholeBox('scout-squad')],
  });
  const file = written('many.json', heavy);
  expect(() => forceMission(mission, file)).toThrow(
    `${file}: A16.2: The squads stand for 12 terminators, and 10 are replaced.`,
  );
  const lines: string[] = [];
  expect(checkForceFile(file, 50, (line) => lines.push(line), 12)).toBe(true);
  expect(lines).toEqual([`${file}: 12 of 12 terminators, 0 errors`]);
});

test('squads are shown with what each figure carries', () => {
  const lines: string[] = [];
  showSquads({ name: 'Eyes', boxes: [wholeBox('scout-squad')] }, 'en', (line) => lines.push(line));
  expect(lines[0]).toBe('Eyes: 2 terminators’ worth');
  expect(lines).toHaveLength(8);
});
