import type { FromServer } from '@sensorium/host/online';
import { expect, test } from 'vitest';
import { Connection, NotConnected, RuleRefusal, ServerFault, type SocketHandlers } from './connection.ts';

const ANA = { id: 'a', name: 'Ana' };

/** A network by hand: lines that open, break and say what they are told to, and a clock that is turned. */
class Network {
  readonly sent: { readonly id: number; readonly ask: string; readonly [field: string]: unknown }[] = [];
  isOnline = true;
  isServerThere = true;
  lines: SocketHandlers[] = [];
  private due: { act: () => void; in: number }[] = [];

  readonly connection = new Connection({
    openSocket: (handlers) => {
      this.lines.push(handlers);
      return { send: (text) => void this.sent.push(JSON.parse(text)), close: () => undefined };
    },
    enter: () => (this.isServerThere ? Promise.resolve(ANA) : Promise.reject(new TypeError('no route'))),
    now: () => 0,
    isOnline: () => this.isOnline,
    later: (act, milliseconds) => {
      const entry = { act, in: milliseconds };
      this.due.push(entry);
      return () => {
        this.due = this.due.filter((other) => other !== entry);
      };
    },
  });

  async open(): Promise<void> {
    this.connection.start();
    await settled();
    this.welcome();
  }

  welcome(): void {
    this.say({ tell: 'welcome', version: 1, person: ANA, server: 'sensorium' });
  }

  say(message: FromServer): void {
    this.lines.at(-1)!.onMessage(JSON.stringify(message));
  }

  break(): void {
    this.lines.at(-1)!.onClose();
  }

  /** Everything that waits for its time happens now; how long each would have taken. */
  async pass(): Promise<number[]> {
    const { due } = this;
    this.due = [];
    for (const { act } of due) act();
    await settled();
    return due.map((entry) => entry.in);
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

const SAID = {
  game: 'g',
  party: 'marines',
  command: { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 },
  key: 'k',
} as const;

test('what is asked is answered by its number: an answer, a refusal of the rules, or a fault', async () => {
  const network = new Network();
  await network.open();
  const asked = [1, 2, 3].map(() => network.connection.ask('games', {}));
  const outcomes = Promise.allSettled(asked);
  network.say({ to: 3, fault: 'broken', text: 'sick' });
  network.say({ to: 1, answer: [] });
  network.say({ to: 2, refused: { rule: 'C8.3', reason: 'square-occupied' } });
  const [first, second, third] = await outcomes;
  expect(first).toEqual({ status: 'fulfilled', value: [] });
  expect(second).toMatchObject({ reason: expect.any(RuleRefusal) });
  expect(third).toMatchObject({ reason: expect.any(ServerFault) });
});

test('without a line an order is plainly not sent', async () => {
  const network = new Network();
  await network.open();
  network.break();
  await expect(network.connection.order('say', SAID, () => SAID)).rejects.toThrow(NotConnected);
  expect(network.sent).toEqual([]);
});

test('an order on its way when the line breaks is sent again as it is to be sent then; a question is not', async () => {
  const network = new Network();
  await network.open();
  const ordered = network.connection.order('say', SAID, () => ({ ...SAID, at: 7 }));
  const asked = network.connection.ask('games', {});
  network.break();
  await expect(asked).rejects.toThrow(NotConnected);
  await network.pass();
  network.welcome();
  expect(network.sent.map(({ ask, key, at }) => [ask, key, at])).toEqual([
    ['say', 'k', undefined],
    ['games', undefined, undefined],
    ['say', 'k', 7],
  ]);
  network.say({ to: network.sent[0]!.id, answer: { at: 8 } });
  expect(await ordered).toEqual({ at: 8 });
});

test('a server that is away is tried again, ever more patiently; a device without a network says so', async () => {
  const network = new Network();
  await network.open();
  network.isServerThere = false;
  network.break();
  expect(network.connection.getState()).toEqual({ is: 'lost', until: 500 });
  const pauses = [await network.pass(), await network.pass(), await network.pass()].flat();
  expect(pauses).toEqual([500, 1000, 2000]);
  network.isOnline = false;
  await network.pass();
  expect(network.connection.getState().is).toBe('offline');
  network.isOnline = true;
  network.isServerThere = true;
  network.connection.retry();
  await settled();
  network.welcome();
  expect(network.connection.getState()).toEqual({ is: 'open', person: ANA });
});

test('a question nobody answers for long means that the line is dead, though nobody has said so', async () => {
  const network = new Network();
  await network.open();
  const asked = Promise.allSettled([network.connection.ask('games', {})]);
  await network.pass();
  expect(await asked).toMatchObject([{ reason: expect.any(NotConnected) }]);
  expect(network.connection.getState().is).toBe('lost');
});
