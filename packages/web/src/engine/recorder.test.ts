import { PROVING_GROUND } from '@sensorium/host/testing';
import { expect, test } from 'vitest';
import type { News, OrderStore, Refused } from '../storage/orders.ts';
import { joinSave, type StoredGame } from '../storage/savedGame.ts';
import { commandOf, type Keeping, type StoredAs, type Underway } from './protocol.ts';
import { Screen } from './screen.ts';

/** A database of one game that can refuse to write, and counts what is written. */
class MemoryOrders implements OrderStore {
  stored: StoredGame | null = null;
  isFull = false;
  isDeleted = false;
  written: number[] = [];

  claim = (_: string, owner: string): Promise<StoredGame | null | 'gone'> => {
    const { stored } = this;
    if (this.isDeleted) return Promise.resolve('gone');
    if (stored !== null)
      this.stored = { ...stored, standing: { ...stored.standing, owner, number: stored.standing.length } };
    return Promise.resolve(stored);
  };

  read = (): Promise<StoredGame | null> => Promise.resolve(this.stored);

  begin = (opening: StoredGame['opening'], news: News): Promise<Refused | null> => {
    if (this.isDeleted) return Promise.resolve('gone');
    if (this.isFull) return Promise.reject(new Error('full'));
    this.stored = { opening, entries: [], standing: news.standing };
    return this.append(news);
  };

  append = ({ keep, entries, standing }: News): Promise<Refused | null> => {
    const { stored } = this;
    if (this.isFull) return Promise.reject(new Error('full'));
    if (stored === null) return Promise.resolve('gone');
    if (stored.standing.owner !== standing.owner) return Promise.resolve('taken');
    this.written.push(entries.length);
    this.stored = { ...stored, standing, entries: [...stored.entries.slice(0, keep), ...entries] };
    return Promise.resolve(null);
  };
}

class Window {
  keeping: Keeping = { unkept: 0, problem: null };
  readonly screen: Screen;
  private readonly owner: string;

  constructor(store: OrderStore, owner: string) {
    this.owner = owner;
    this.screen = new Screen(
      { now: () => 0, drawSeed: () => 3 },
      (keeping) => {
        this.keeping = keeping;
      },
      store,
    );
  }

  open(how: Partial<StoredAs> = {}) {
    const sides = { marines: 'person', aliens: 'person' };
    const storedAs = { game: 'g', owner: this.owner, isNew: false, isWatching: false, ...how };
    return this.screen.open({ scenario: PROVING_GROUND, sides, clock: 'off' }, storedAs);
  }

  /** The first thing that may be said; where it can be taken back, where that is wanted. */
  async order(): Promise<void> {
    const { pending } = this.screen.look('marines');
    const side = pending!.side;
    const { offers } = this.screen.look(side);
    const said = await this.screen.say(side, commandOf(offers[0]!), side, 0);
    if (!said.ok) throw new Error(said.why?.reason);
  }

  async orders(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.order();
  }
}

/** Every order up to one that can be taken back. */
const playToUndoable = async (window: Window): Promise<void> => {
  for (let i = 0; i < 30; i++) {
    const { pending } = window.screen.look('marines');
    const { offers } = window.screen.look(pending!.side);
    const turn = offers.find(({ do: word }) => word === 'turn');
    if (turn === undefined) {
      await window.order();
      continue;
    }
    await window.screen.say(pending!.side, commandOf(turn), pending!.side, 0);
    return;
  }
};

const asData = (text: string): unknown => JSON.parse(text);

test('a new game is stored before anything is said: its dice are nowhere else', async () => {
  const store = new MemoryOrders();
  const window = new Window(store, 'first');
  await window.open({ isNew: true });
  expect(asData(joinSave(store.stored!))).toEqual(asData(window.screen.save()));
});

test('each order is stored as one record before it is answered, and an undo cuts it off', async () => {
  const store = new MemoryOrders();
  const window = new Window(store, 'first');
  await window.open({ isNew: true });
  await playToUndoable(window);
  expect(new Set(store.written.slice(1))).toEqual(new Set([1]));
  expect(asData(joinSave(store.stored!))).toEqual(asData(window.screen.save()));
  const { length } = store.stored!.entries;
  await window.screen.undo('marines', length - 1, 0);
  expect(store.stored!.entries).toHaveLength(length - 1);
  expect(asData(joinSave(store.stored!))).toEqual(asData(window.screen.save()));
});

test('what cannot be stored is counted, and stored with the next order that can', async () => {
  const store = new MemoryOrders();
  const window = new Window(store, 'first');
  await window.open({ isNew: true });
  await window.order();
  store.isFull = true;
  await window.orders(2);
  expect(window.keeping).toEqual({ unkept: 2, problem: 'failed' });
  store.isFull = false;
  await window.screen.keep();
  expect(window.keeping).toEqual({ unkept: 0, problem: null });
  expect(asData(joinSave(store.stored!))).toEqual(asData(window.screen.save()));
});

test('a window that takes the game over goes on from all that was stored; the other stores nothing more and is told', async () => {
  const store = new MemoryOrders();
  const first = new Window(store, 'first');
  await first.open({ isNew: true });
  await first.orders(2);
  const second = new Window(store, 'second');
  const { isTakenUp, update } = await second.open();
  expect([isTakenUp, update.length]).toEqual([true, 2]);
  await expect(first.order()).rejects.toThrow('another window');
  expect(first.keeping.problem).toBe('taken');
  expect(store.stored!.entries).toHaveLength(2);
  await second.order();
  expect(store.stored!.entries).toHaveLength(3);
});

test('whoever watches is shown each order, and what was taken back; he may say nothing', async () => {
  const store = new MemoryOrders();
  const player = new Window(store, 'first');
  await player.open({ isNew: true });
  const watcher = new Window(store, 'second');
  await watcher.open({ isWatching: true });
  await playToUndoable(player);
  const { length } = store.stored!.entries;
  expect(await watcher.screen.follow('marines', 0)).toMatchObject({ length, offers: [], undoable: 0 });
  await player.screen.undo('marines', length - 1, 0);
  const { at } = watcher.screen.look('marines');
  expect(await watcher.screen.follow('marines', at)).toMatchObject({ length: length - 1, keep: length - 1 });
  expect(store.stored!.standing.owner).toBe('first');
});

test('a deleted game is told, and is stored again from its beginning when that is wanted', async () => {
  const store = new MemoryOrders();
  const window = new Window(store, 'first');
  await window.open({ isNew: true });
  await window.order();
  store.stored = null;
  store.isDeleted = true;
  await window.order();
  expect(window.keeping.problem).toBe('gone');
  await window.screen.keep(true);
  expect(window.keeping).toEqual({ unkept: 2, problem: 'gone' });
  store.isDeleted = false;
  await window.screen.keep(true);
  expect(window.keeping.problem).toBeNull();
  expect(asData(joinSave(store.stored!))).toEqual(asData(window.screen.save()));
});

test('orders a page still has are gone on with, unless another window has stored since', async () => {
  const store = new MemoryOrders();
  const window = new Window(store, 'first');
  await window.open({ isNew: true });
  await window.order();
  store.isFull = true;
  await window.order();
  const unstored = window.screen.save();
  store.isFull = false;
  const again = new Window(store, 'first');
  expect((await again.open({ unstored })).update.length).toBe(2);
  expect(store.stored!.entries).toHaveLength(2);
  await new Window(store, 'second').open();
  const late = new Window(store, 'first');
  await late.open({ unstored: JSON.stringify({ ...JSON.parse(unstored), entries: [] }) });
  expect(store.stored!.entries).toHaveLength(2);
});

test('a stored game that cannot be read is never begun anew with other dice', async () => {
  const store = new MemoryOrders();
  store.claim = () => Promise.reject(new Error('silent'));
  await expect(new Window(store, 'first').open()).rejects.toThrow('silent');
  expect(store.stored).toBeNull();
});

/** What somebody says next, as a page notes it that is closed before it hears the answer. */
const nextOrder = ({ screen }: Window): Pick<Underway, 'by' | 'deed' | 'length'> => {
  const { pending, length } = screen.look('marines');
  const by = pending!.side;
  return { by, length, deed: { say: commandOf(screen.look(by).offers[0]!) } };
};

test('C1.13  an order or an undo that was underway when the page was closed is carried out when the game is opened again', async () => {
  const store = new MemoryOrders();
  const first = new Window(store, 'first');
  await first.open({ isNew: true });
  await playToUndoable(first);
  const { length } = store.stored!.entries;
  const order = nextOrder(first);
  const again = new Window(store, 'second');
  await again.open({ underway: { owner: 'first', ...order } });
  expect(store.stored!.entries).toHaveLength(length + 1);
  const third = new Window(store, 'third');
  await third.open({ underway: { owner: 'second', ...order, length: length + 1, deed: { undoTo: length } } });
  expect(store.stored!.entries).toHaveLength(length);
});

test.each([
  ['has been stored meanwhile', { length: -1 }],
  ['is older than what another window has stored', { owner: 'somebody else' }],
  ['is no order of this table', { by: 'marines-2' }],
  ['is against the rules', { deed: { say: { do: 'fire', piece: 0, at: 0, how: 0, cp: 9 } } }],
] as const)('what was underway and %s is not carried out', async (_, change) => {
  const store = new MemoryOrders();
  const first = new Window(store, 'first');
  await first.open({ isNew: true });
  await first.orders(2);
  const order = nextOrder(first);
  await new Window(store, 'second').open({ underway: { owner: 'first', ...order, ...change } });
  expect(store.stored!.entries).toHaveLength(2);
});
