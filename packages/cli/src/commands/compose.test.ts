import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buyForce, formatForce } from '@sensorium/expedition/forces';
import { formatSquads, squadWorth } from '@sensorium/expedition/squads';
import { expect, test } from 'vitest';
import type { Console } from '../terminal/console.ts';
import { readRule } from '../terminal/codex.ts';
import { findMission, setUp } from '../terminal/missionFor.ts';
import { composeAt, readComposition, tellSquads } from './compose.ts';
import { printRoster } from './roster.ts';

const folder = mkdtempSync(join(tmpdir(), 'compose-'));
const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Answers what is asked with these lines, and keeps what is said. */
const typing = (...lines: string[]): { console: Console; said: string[] } => {
  const said: string[] = [];
  const console: Console = {
    isInteractive: false,
    clears: false,
    columns: 100,
    print: (text) => said.push(text),
    clear: () => undefined,
    ask: () => Promise.resolve(lines.shift() ?? null),
    close: () => undefined,
  };
  return { console, said };
};

const GATE = `name: The Silver Gate
squads:
  - name: Vigil
    figures:
      - {class: sororitas, rank: canoness, gear: [bolt-pistol, power-mace], name: Miriam}
      - {class: sororitas, rank: trooper, gear: [bolter], count: 4}
`;

test('A16.6 A16.8  squads out of a file, with what follows from the tables', () => {
  const list = readComposition(written('gate.yaml', GATE));
  const said: string[] = [];
  expect(tellSquads(list, 'en', (line) => said.push(line))).toBe(true);
  expect(said[0]).toBe('Vigil: 3 terminators’ worth (A16.8)');
  expect(said[1]).toContain('close combat 1D6+1, armed 1D6+2; moves as sororitas; frag grenade, krak grenade; worth 1');
  expect(said).toHaveLength(7);
  expect(squadWorth(list)).toBe(3);
});

test('A16.6  what is forbidden is told with its rule, what cannot be read with its place', () => {
  const said: string[] = [];
  const bomb = readComposition(written('bomb.yaml', GATE.replace('power-mace', 'melta-bomb')));
  expect(tellSquads(bomb, 'en', (line) => said.push(line))).toBe(false);
  expect(said.find((line) => line.includes('A11.24'))).toContain('own[0].figures[0]');
  expect(() => readComposition(written('duke.yaml', GATE.replace('canoness', 'duke')))).toThrow(
    'own[0].figures[0].rank: expected one of trooper',
  );
  expect(() => readComposition(written('key.yaml', `${GATE}cost: 3\n`))).toThrow('cost: expected no such field');
});

test('A16.6  step by step: a wrong answer is asked for again', async () => {
  const { console, said } = typing(
    'Mine',
    'First',
    'giant',
    'terminator',
    'sergeant',
    'frag-grenade',
    '',
    'storm-bolter, power-sword',
    'Otto',
    '2',
    '',
    '',
  );
  const list = await composeAt(console, 'en');
  expect(list?.own).toEqual([
    {
      name: 'First',
      figures: [
        { class: 'terminator', rank: 'sergeant', gear: ['storm-bolter', 'power-sword'], name: 'Otto' },
        { class: 'terminator', rank: 'sergeant', gear: ['storm-bolter', 'power-sword'] },
      ],
    },
  ]);
  expect(said[0]).toBe("'giant' is none of them.");
  expect(said[1]).toContain('A11.3');
});

test('D15.1  a roster has a box for every round, charge and point', () => {
  const said: string[] = [];
  printRoster(written('force.json', formatForce(buyForce(20, 'Twenty'))), 'en', (line) => said.push(line), true);
  expect(said[0]).toBe('Twenty');
  expect(said).toContain(`      ${'heavy flamer'.padEnd(22)} ${'[ ]'.repeat(6)}`);
  const own: string[] = [];
  const list = readComposition(
    written('gate.yaml', GATE.replace('trooper', 'librarian').replace('bolter]', 'light-flamer]')),
  );
  printRoster(written('gate.json', formatSquads(list)), 'en', (line) => own.push(line), true);
  expect(own).toContain(`      ${'psi points'.padEnd(22)} ${'[ ]'.repeat(20)}`);
  expect(own).toContain('  [ ] Miriam, canoness in sororitas armour');
});

test('the codex is read outside a game', () => {
  expect(readRule('D7.19')).toContain('storm-shield');
  expect(readRule('Z1')).toBeNull();
});

test.for([
  ['deep-well', { shield: 'parry', stealerPool: '15' }, { shield: 'parry', stealerPool: 15 }],
  ['suicide-mission', {}, {}],
] as const)('D1.1  options of the chapters a game has are chosen: %s', ([mission, chosen, options]) => {
  expect(setUp(findMission(mission), false, [], undefined, 'en', chosen).scenario.options).toMatchObject(options);
});

test('A1.13 S6.11  those of the arsenal and of the automata too', () => {
  const { rules } = setUp(findMission('suicide-mission'), false, ['arsenal', 'diceroller-1'], undefined, 'en', {
    'grenade-limit': 'on',
    ties: 'mine',
  });
  expect(rules.options).toMatchObject({ 'grenade-limit': 'on', ties: 'mine' });
});

test('D1.1  a wrong option says what may be chosen', () => {
  const chosen = (mission: string, options: Record<string, string>) => () =>
    setUp(findMission(mission), false, [], undefined, 'en', options);
  expect(chosen('deep-well', { shild: 'parry' })).toThrow('There are: shield (block, parry)');
  expect(chosen('deep-well', { shield: 'dodge' })).toThrow("'shield' is one of: block, parry; not 'dodge'");
  expect(chosen('deep-well', { stealerPool: 'many' })).toThrow('0 to 999');
  expect(chosen('suicide-mission', { shield: 'parry' })).toThrow('It has none at all');
});

/** French puts spaces where no line may break. */
const plainly = (text: string): string => text.replaceAll(/\s/g, ' ');

test('A16.6  in French: questions, value lines and what is advised', async () => {
  const { console, said } = typing('Garde', 'Veille', 'géant', 'power-armour', '', 'bolter, scope', '', '10', '', '');
  const list = await composeAt(console, 'fr');
  expect(said.map(plainly)).toEqual([
    '« géant » n’en fait pas partie.',
    'soldat en armure énergétique; bolter, lunette de visée; corps à corps 1D6−1; se déplace comme armure énergétique; grenade à fragmentation, grenade krak; vaut 0,5',
  ]);
  const lines: string[] = [];
  expect(tellSquads(list!, 'fr', (line) => lines.push(line))).toBe(true);
  expect(plainly(lines[0]!)).toBe('Veille : vaut 5 terminators (A16.8)');
  expect(lines.filter((line) => /\((A16\.4|A12\.16)\)$/.test(line))).toHaveLength(2);
});

test('D1.1  a wrong option is told in French', () => {
  const chosen = (mission: string, options: Record<string, string>) => () =>
    setUp(findMission(mission), false, [], undefined, 'fr', options);
  expect(chosen('deep-well', { shild: 'parry' })).toThrow(/n’a pas d’option «\sshild\s»/);
  expect(chosen('deep-well', { stealerPool: '2.5' })).toThrow(/de 0\sà\s999/);
});
