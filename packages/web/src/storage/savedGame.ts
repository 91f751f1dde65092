/** A game as it is stored: how it was set up, its orders one by one, and how far it is; and the one text they make together. */
import type { ReplayEntry } from '@sensorium/engine';
import type { ClockReading } from '@sensorium/host/protocol';

/** What lists tell of a game's course. */
export interface Progress {
  readonly turn: number;
  /** Empty while the game goes on. */
  readonly winner: string;
  /** The rule that ended it. */
  readonly endedBy: string;
}

export interface Standing extends Progress {
  readonly id: string;
  /** Who writes: a window that opened the game later than another has taken it over. */
  readonly owner: string;
  /** Orders and undos so far, as its owner counts them: never goes back. */
  readonly number: number;
  /** Orders that stand. */
  readonly length: number;
  /** `position` of the replay. */
  readonly position: string;
  readonly reading: ClockReading | null;
  /** Of a game beside a real board: what is typed, how far an order has come, and what of it lies there. */
  readonly companion?: unknown;
  /** How often advice was asked for; older ones do not say. */
  readonly hints?: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** All of a saved game that never changes. */
interface StoredOpening {
  readonly id: string;
  readonly opening: Readonly<Record<string, unknown>>;
}

export interface StoredEntry {
  readonly game: string;
  readonly number: number;
  readonly entry: ReplayEntry;
}

export interface StoredGame {
  readonly opening: StoredOpening;
  readonly standing: Standing;
  readonly entries: readonly StoredEntry[];
}

/** A whole save as one record, as it was stored up to version 2. */
export interface SavedText {
  readonly id: string;
  readonly save: string;
}

/** Nobody writes it at the moment. */
const NOBODY = '';

export const joinSave = ({ opening, standing, entries }: StoredGame): string =>
  JSON.stringify({
    ...opening.opening,
    entries: entries.map(({ entry }) => entry),
    position: standing.position,
    ...(standing.reading === null ? {} : { reading: standing.reading }),
    ...(standing.companion === undefined ? {} : { companion: standing.companion }),
    ...(standing.hints === undefined || standing.hints === 0 ? {} : { hints: standing.hints }),
  });

/** Null for what is no save at all; whether it is a sound one shows when it is opened. */
export const splitSave = (
  id: string,
  save: string,
  { turn, winner, endedBy, changed }: Progress & Pick<Standing, 'changed'>,
): StoredGame | null => {
  try {
    const { entries, position, reading, companion, hints, ...opening } = JSON.parse(save) as {
      entries: readonly ReplayEntry[];
      position: string;
      reading?: ClockReading;
      companion?: unknown;
      hints?: number;
    };
    return {
      opening: { id, opening },
      standing: {
        id,
        owner: NOBODY,
        number: entries.length,
        length: entries.length,
        position,
        reading: reading ?? null,
        ...(companion === undefined ? {} : { companion }),
        ...(hints === undefined ? {} : { hints }),
        turn,
        winner,
        endedBy,
        changed,
      },
      entries: storedEntries(id, 0, entries),
    };
  } catch {
    return null;
  }
};

export const storedEntries = (game: string, from: number, entries: readonly ReplayEntry[]): StoredEntry[] =>
  entries.map((entry, index) => ({ game, number: from + index, entry }));
