import { describe, expect, test } from 'vitest';
import { combineHooks, type HookWay, type HookTable, type OwnedHooks } from './hooks.ts';
import { RulesError } from './rules.ts';

/** One hook called `asked`, with these handlers. */
const combined = (way: HookWay, ...handlers: readonly unknown[]): ((...args: unknown[]) => unknown) => {
  const sources = handlers.map((asked, i) => ({ owner: `module 'm${i}'`, hooks: { asked } })) as OwnedHooks[];
  const table = combineHooks(new Map([['asked', way]]), sources) as HookTable & { asked: never };
  return table.asked;
};

const says = (answer: unknown) => () => answer;

describe('C22  how the answers of several handlers become one', () => {
  test.for([
    ['veto', [null, 'no', 'never'], 'no'],
    ['veto', [null, null], null],
    ['first', [undefined, null, 1], null],
    ['first', [undefined], undefined],
    ['some', [false, true], true],
    ['some', [false, false], false],
    ['found', [-1, 7, 8], 7],
    ['found', [-1, -1], -1],
    ['sum', [2, -1, 4], 5],
    ['join', [[1], [], [2, 3]], [1, 2, 3]],
  ] as const)('%s of %o is %o', ([way, answers, expected]) => {
    expect(combined(way, ...answers.map(says))()).toEqual(expected);
  });

  test('all are told, in the order of the modules', () => {
    const told: number[] = [];
    combined(
      'all',
      () => told.push(1),
      () => told.push(2),
    )();
    expect(told).toEqual([1, 2]);
  });

  test('each changes what those before it have made of the number', () => {
    const chain = combined(
      'chain',
      (_: unknown, n: number) => n + 1,
      (_: unknown, n: number) => n * 10,
    );
    expect(chain(null, 4)).toBe(50);
  });

  test.for([
    ['veto', null],
    ['first', undefined],
    ['some', false],
    ['found', -1],
    ['sum', 0],
    ['join', []],
    ['chain', 4],
  ] as const)('%s without a handler is %o', ([way, expected]) => {
    expect(combined(way)(null, 4)).toEqual(expected);
  });

  test('one handler is asked itself, and nobody is null where one is meant', () => {
    const only = says(1);
    for (const way of ['one', 'all', 'veto', 'first', 'some', 'found', 'sum', 'join', 'chain'] as const)
      expect(combined(way, only)).toBe(only);
    expect(combined('one')).toBeNull();
    expect(combined('each', only)).toEqual([only]);
  });
});

test('C22  two handlers where one is meant are refused with the hook and both who bring one', () => {
  expect(() => combined('one', says(1), says(2))).toThrow(
    new RulesError("the hook 'asked' takes one handler, and module 'm0' and module 'm1' bring one each"),
  );
});

test('C22  a handler that nobody asks is refused with its name', () => {
  const source = { owner: "module 'm'", hooks: { mayLackFacing: () => true } };
  expect(() => combineHooks(new Map(), [source])).toThrow(
    new RulesError("module 'm' brings the hook 'mayLackFacing', which no module asks"),
  );
});
