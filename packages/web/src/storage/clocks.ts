/** C4: what is left on the clock of each game in this browser, kept every second, which a database is too slow for. */
import type { ClockReading } from '../engine/protocol.ts';

const KEY = 'sensorium.clocks';

type Clocks = Readonly<Record<string, ClockReading>>;

const isReading = (value: unknown): value is ClockReading =>
  typeof value === 'object' &&
  value !== null &&
  'turn' in value &&
  Number.isInteger(value.turn) &&
  'milliseconds' in value &&
  typeof value.milliseconds === 'number' &&
  value.milliseconds >= 0;

/** What is written there was written by an older page, or by hand: what is no reading is left out. */
const readAll = (): Clocks => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, ClockReading] => isReading(entry[1])),
    );
  } catch {
    return {};
  }
};

const writeAll = (clocks: Clocks): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(clocks));
  } catch {
    // Private browsing: the clock begins anew after a reload.
  }
};

export const readClock = (game: string): ClockReading | null => readAll()[game] ?? null;

export const keepClock = (game: string, { turn, milliseconds }: ClockReading): void =>
  writeAll({ ...readAll(), [game]: { turn, milliseconds: Math.round(milliseconds) } });

export const forgetClock = (game: string): void => {
  const { [game]: gone, ...others } = readAll();
  if (gone !== undefined) writeAll(others);
};
