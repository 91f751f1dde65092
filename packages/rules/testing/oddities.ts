/** Values nobody should send, and somebody will. */

class Impostor {
  readonly do = 'move';
  readonly piece = 0;
}

const cyclic = (): object => {
  const loop: Record<string, unknown> = { do: 'move' };
  loop['at'] = loop;
  return loop;
};

const cyclicList = (): unknown[] => {
  const loop: unknown[] = [1];
  loop.push(loop);
  return loop;
};

const throwing = (): object =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('touched');
      },
      getPrototypeOf: () => {
        throw new Error('touched');
      },
      ownKeys: () => {
        throw new Error('touched');
      },
    },
  );

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const withGetter = (): object =>
  Object.defineProperty({ piece: 0 }, 'do', {
    enumerable: true,
    get: () => {
      throw new Error('touched');
    },
  });

const inherits = (): unknown => Object.create({ do: 'end' });
const fromJson = (): unknown => JSON.parse('{"__proto__": {"do": "end"}, "do": "end"}');
const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

const HUGE: readonly unknown[] = new Array(1e6).fill(0);
const DEEP: unknown = nested(1000);

export const ODD_NUMBERS: readonly number[] = [
  -1,
  0,
  -0,
  1,
  2,
  3,
  7,
  15,
  16,
  255,
  256,
  0.5,
  1e9,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e308,
  -5,
  -(2 ** 31),
  Infinity,
  -Infinity,
  NaN,
];

export const ODD_WORDS: readonly string[] = [
  '',
  ' ',
  'MOVE',
  'move ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
  '1',
  'N',
  'e',
  '\u0000',
  '💥',
  'x'.repeat(100_000),
];

const MAKERS: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => Symbol('odd'),
  () => 10n,
  () => () => 'move',
  () => /move/,
  () => new Map([['do', 'move']]),
  () => new Int32Array(3),
  () => new Impostor(),
  () => Object.create(null) as unknown,
  () => ({}),
  () => [],
  () => [1],
  () => [1, 1],
  () => [1, 1, 0],
  () => [1, 1, 0, 0],
  () => ['1', '1'],
  () => [NaN, 1],
  () => [1.5, -1],
  // oxlint-disable-next-line no-sparse-arrays -- a hole is one of the oddities
  () => [, 1],
  () => HUGE,
  () => ({ x: 1, y: 1 }),
  () => ({ valueOf: () => 1, toString: () => 'move' }),
  () => new String('move'),
  () => new Number(1),
  cyclic,
  cyclicList,
  throwing,
  revoked,
  withGetter,
  inherits,
  fromJson,
  () => DEEP,
];

type Pick = (limit: number) => number;

const oddValue = (pick: Pick): unknown => {
  const kind = pick(10);
  if (kind < 3) return ODD_NUMBERS[pick(ODD_NUMBERS.length)];
  if (kind < 5) return ODD_WORDS[pick(ODD_WORDS.length)];
  return MAKERS[pick(MAKERS.length)]!();
};

const FIELDS = ['do', 'piece', 'at', 'how', 'cp', 'extra', '__proto__', 'constructor'] as const;

/** Something like a command: usually a known word, with some fields odd, some missing and some too many. */
export const oddCommand = (words: readonly string[], pick: Pick): unknown => {
  if (pick(8) === 0) return oddValue(pick);
  const sent: Record<string, unknown> = pick(6) === 0 ? (Object.create(null) as Record<string, unknown>) : {};
  for (const field of FIELDS) {
    const chance = pick(10);
    if (field === 'do' && chance < 8) sent[field] = words[pick(words.length)];
    else if (FIELDS.indexOf(field) > 4 ? chance === 0 : chance < 6) sent[field] = plausibleOrOdd(field, pick);
  }
  return sent;
};

const plausibleOrOdd = (field: string, pick: Pick): unknown => {
  if (pick(3) === 0) return oddValue(pick);
  if (field === 'at') return pick(3) === 0 ? ['N', 'E', 'S', 'W', 'north', 'hole'][pick(6)] : [pick(12), pick(8)];
  return pick(field === 'piece' ? 14 : 4);
};

/** The same JSON value with one thing in it changed, removed, doubled or replaced. */
export const mutated = (value: unknown, pick: Pick): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const holders: (unknown[] | Record<string, unknown>)[] = [];
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    holders.push(node as Record<string, unknown>);
    for (const child of Object.values(node)) collect(child);
  };
  collect(copy);
  const holder = holders[pick(holders.length)] as Record<string, unknown>;
  const keys = Object.keys(holder);
  const key = keys.length === 0 ? 'extra' : keys[pick(keys.length)]!;
  const kind = pick(6);
  if (kind === 0) delete holder[key];
  else if (kind === 1) holder[key] = ODD_NUMBERS[pick(ODD_NUMBERS.length)];
  else if (kind === 2) holder[key] = ODD_WORDS[pick(ODD_WORDS.length - 1)];
  else if (kind === 3) holder[key] = [null, true, {}, [], [[]], { kind: 'marine-action' }][pick(6)];
  else if (kind === 4 && typeof holder[key] === 'number') holder[key] = holder[key] + pick(5) - 2;
  else if (Array.isArray(holder)) holder.push(holder[pick(holder.length + 1)]);
  else holder[key] = holder[keys[pick(keys.length)]!];
  return copy;
};
