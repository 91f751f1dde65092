import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { CaseError, parseCases } from './caseFile.ts';
import { runCase } from './runCase.ts';

interface Row {
  readonly id: string;
}
const { weapons, combiWeapons, compositeWeapons, grenades, equipment, items } = JSON.parse(
  readFileSync(new URL('../../../../docs/codex/arsenal.json', import.meta.url), 'utf8'),
) as Record<string, readonly Row[]>;
const ARSENAL_IDS = [weapons, combiWeapons, compositeWeapons, grenades, equipment, items].flatMap((rows) =>
  rows!.map(({ id }) => id),
);

const GOOD = 'case: Fine\nboard: |\n  a.\npieces:\n  a: {is: marine, faces: E}\nsteps: []\n';

test('a case that cannot be read is reported with its line and does not hide the others of its file', () => {
  const [broken, fine] = parseCases('x.yaml', `case: Broken\nboardd: x\n---\n${GOOD}`);
  expect(broken).toBeInstanceOf(CaseError);
  expect(broken).toMatchObject({ line: 2, message: "Broken: step 0: unknown field 'boardd'" });
  expect(fine).toMatchObject({ title: 'Fine', line: 4 });
});

test.for([
  ['rules: *q', 2, "'*q' stands for nothing: no '&q' is before it"],
  ['options: &o {shield: *o}', 2, "'*o' is within what it stands for"],
  ['rules: [C1.1', 3, 'Flow sequence in block collection must be sufficiently indented and end with a ]'],
  [`rules: ${'['.repeat(5000)}`, 2, 'there are too many levels within each other'],
] as const)(
  'YAML that can mean nothing is reported with its line and the title of the case: %#',
  ([text, line, why]) => {
    const [broken] = parseCases('x.yaml', GOOD.replace('board:', `${text}\nboard:`));
    expect(broken).toBeInstanceOf(CaseError);
    expect(broken).toMatchObject({ line, message: `Fine: step 0: ${why}` });
  },
);

const failuresOf = (text: string): unknown => {
  const [document] = parseCases('x.yaml', text);
  return document === undefined || document instanceof CaseError ? document : runCase(document);
};

test('an unknown field below the top and an impossible die are reported with their lines', () => {
  expect(failuresOf(GOOD)).toEqual([]);
  expect(failuresOf(GOOD.replace('faces: E', 'colour: red'))).toMatchObject([
    { line: 5, message: 'pieces.a.colour: unknown field' },
  ]);
  expect(failuresOf(`${GOOD}dice: [7]\n`)).toMatchObject([{ line: 7, message: 'dice.0: a die shows 1 to 6' }]);
});

const withPiece = (fields: string): string => GOOD.replace('faces: E', `faces: E, ${fields}`);
const withStep = (step: string): string => GOOD.replace('steps: []', `steps:\n  - ${step}`);

test.for([
  [withPiece('gear: [storm-boltr]'), 5, "pieces.a.gear.0: there is no weapon or item 'storm-boltr'"],
  [GOOD.replace('marine', 'marin'), 5, "pieces.a.is: there is no unit 'marin'"],
  [withPiece('ammo: {heavy-flamr: 2}'), 5, "pieces.a.ammo.heavy-flamr: there is no weapon 'heavy-flamr'"],
  [withPiece('fired: {storm-bolter: 2}'), 5, 'pieces.a.fired.storm-bolter: its shots are not counted'],
  [withStep('expect: {pieces: {genestealr: 0}}'), 7, "steps.0.expect.pieces.genestealr: there is no unit 'genestealr'"],
  [
    withStep('expect: {a: {ammo: {heavy-flamr: 0}}}'),
    7,
    "steps.0.expect.a.ammo.heavy-flamr: there is no weapon 'heavy-flamr'",
  ],
  [`${GOOD}mission: {mentioned: [a]}\n`, 7, 'mission.mentioned: unknown field'],
  [withStep('expect: {toString: 1}'), 7, "steps.0.expect.toString: there is no piece and no value 'toString'"],
  [
    withStep('expect: {hasOwnProperty: alive}'),
    7,
    "steps.0.expect.hasOwnProperty: there is no piece and no value 'hasOwnProperty'",
  ],
  [withStep('expect: {a: {valueOf: 3}}'), 7, 'steps.0.expect.a.valueOf: unknown field of a piece'],
  [withStep('{ask: toString, is: 1}'), 7, 'steps.0.ask: expected los, arc, distance, path or legal'],
  [`${GOOD}features: {"1,0": toString}\n`, 1, "there is no terrain 'toString'"],
] as const)('a misspelt word is an error with its line, never a silent pass: %#', ([text, line, message]) => {
  expect(failuresOf(text)).toMatchObject([{ line, message }]);
});

const RANGE = 'expected a whole number from 0 to 99';

test.for([
  [withPiece('ap: 1e300'), 5, `pieces.a.ap: ${RANGE}`],
  [withPiece('ap: -4'), 5, `pieces.a.ap: ${RANGE}`],
  [withPiece('ap: 1.5'), 5, `pieces.a.ap: ${RANGE}`],
  [withPiece('psi: 100'), 5, `pieces.a.psi: ${RANGE}`],
  [withPiece('ammo: {storm-bolter: -1}'), 5, `pieces.a.ammo.storm-bolter: ${RANGE}`],
  [`${GOOD}cp: 1000000000\n`, 7, `cp: ${RANGE}`],
  [`${GOOD}cp: -1\n`, 7, `cp: ${RANGE}`],
  [`${GOOD}reinforcements: -1\n`, 7, `reinforcements: ${RANGE}`],
] as const)('a number that cannot be is an error with its line: %#', ([text, line, message]) => {
  expect(failuresOf(text)).toMatchObject([{ line, message }]);
});

test('a wrong number of a refusal fails, also where two numbers would be right', () => {
  const burning = GOOD.replace('  a.', '  a~');
  const refused = (rule: string): string =>
    burning.replace('steps: []', `steps:\n  - {refused: {marines: {piece: a, do: move, to: [1, 0]}}, rule: ${rule}}`);
  expect(failuresOf(refused('C8.4'))).toEqual([]);
  expect(failuresOf(refused('C15.12'))).toEqual([]);
  expect(failuresOf(refused('C15.12').replace('}}, rule: C15.12}', '}, rule: C1.1}}'))).toHaveLength(1);
  expect(failuresOf(refused('C8.3'))).toMatchObject([
    { message: 'expected refusal by C8.3, found C8.4 (square-burns)' },
  ]);
});

test.for([
  ['deathwing', '', 0],
  ['arsenal', '', 0],
  ['deathwing', 'options: {timer: on}\n', 180],
] as const)(
  'D1.1 S6.2  a case in which S0 plays has no timer unless it says so: %s, %j',
  ([module, options, clock]) => {
    const text = `case: Alone
use: [${module}]
${options}board: |
  #####
  #a..#
  #####
pieces:
  a: {is: marine, faces: E}
entries:
  e1: {square: [3, 1], side: E}
turn: aliens
draws: {cp: [3]}
steps:
  - automaton: S0
  - advance: marines
  - expect: {clock: ${clock}}
`;
    expect(failuresOf(text)).toEqual([]);
  },
);

test('a wrong expectation of what is pending says what is', () => {
  const found = 'found {"side":"marines","decision":"action"}';
  expect(failuresOf(withStep('expect: {pending: cp-response}'))).toMatchObject([
    { message: `pending: expected "cp-response", ${found}` },
  ]);
  expect(failuresOf(withStep('expect: {pending: {side: aliens, decision: action}}'))).toMatchObject([
    { message: `pending: expected {"side":"aliens","decision":"action"}, ${found}` },
  ]);
});

test('gear takes every item of the codex: weapons, items, equipment, grenades and what is counted', () => {
  const withItem = (item: string): string =>
    withPiece(`gear: [${item}]`).replace('board:', 'use: [deathwing, arsenal]\nboard:');
  const unread = [...ARSENAL_IDS, 'cannon-magazine', 'flamer-charge'].filter(
    (item) => JSON.stringify(failuresOf(withItem(item))) !== '[]',
  );
  expect(unread).toEqual([]);
});
