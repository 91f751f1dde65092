import { expect, test } from 'vitest';

import { CaseError, parseCases } from './caseFile.ts';
import { runCase } from './runCase.ts';

const GOOD = 'case: Fine\nboard: |\n  a.\npieces:\n  a: {is: marine, faces: E}\nsteps: []\n';

test('a case that cannot be read is reported with its line and does not hide the others of its file', () => {
  const [broken, fine] = parseCases('x.yaml', `case: Broken\nboardd: x\n---\n${GOOD}`);
  expect(broken).toBeInstanceOf(CaseError);
  expect(broken).toMatchObject({ line: 2, message: "Broken: step 0: unknown field 'boardd'" });
  expect(fine).toMatchObject({ title: 'Fine', line: 4 });
});

test('an unknown field below the top and an impossible die are reported with their lines', () => {
  const failuresOf = (text: string): unknown => {
    const [document] = parseCases('x.yaml', text);
    return document === undefined || document instanceof CaseError ? document : runCase(document);
  };
  expect(failuresOf(GOOD)).toEqual([]);
  expect(failuresOf(GOOD.replace('faces: E', 'colour: red'))).toMatchObject([
    { line: 5, message: 'pieces.a.colour: unknown field' },
  ]);
  expect(failuresOf(`${GOOD}dice: [7]\n`)).toMatchObject([{ line: 7, message: 'dice.0: a die shows 1 to 6' }]);
});
