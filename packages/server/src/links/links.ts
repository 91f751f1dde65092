/** Short links: what the page has packed is kept under a short random name, until nobody has opened it for long. */
import { randomInt } from 'node:crypto';
import { hashOf } from '../secrets.ts';
import type { Database } from '../storage/database.ts';

export interface LinkLimits {
  /** Characters of one. */
  readonly longest: number;
  /** How many are kept. */
  readonly most: number;
  /** Days after the last opening. */
  readonly days: number;
}

export const LINK_LIMITS: LinkLimits = { longest: 400_000, most: 10_000, days: 180 };

const DAY = 24 * 3600 * 1000;
/** Small letters and digits nobody mistakes for each other: 40 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

const newName = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Version, kind, length, checksum, text: the form of the page's links (0490). */
const FORM = /^\d{1,3}[a-z]-([0-9a-z]{1,6})-[0-9a-z]{1,7}-([\w-]+)$/;

/** Nothing but a whole link of ours is kept. */
export const isWholeLink = (link: string): boolean => {
  const [, length, text] = FORM.exec(link) ?? [];
  return text !== undefined && Number.parseInt(length!, 36) === text.length;
};

export class Links {
  private readonly database: Database;
  private readonly now: () => number;
  readonly limits: LinkLimits;

  constructor(database: Database, now: () => number, limits: LinkLimits) {
    this.database = database;
    this.now = now;
    this.limits = limits;
  }

  /** Its name; null where as many are kept as may be. */
  async keep(packed: string): Promise<string | null> {
    const hash = hashOf(packed);
    const at = this.now();
    await this.database.query('delete from links where opened < $1', [at - this.limits.days * DAY]);
    const [kept] = await this.database.query<{ name: string }>(
      `insert into links (name, hash, packed, created, opened)
         select $1, $2, $3, $4, $4
         where exists (select 1 from links where hash = $2) or (select count(*) from links) < $5
         on conflict (hash) do update set opened = excluded.opened
         returning name`,
      [newName(), hash, packed, at, this.limits.most],
    );
    return kept?.name ?? null;
  }

  /** Null where nothing is kept under that name, or no longer. */
  async open(name: string): Promise<string | null> {
    const at = this.now();
    const [found] = await this.database.query<{ packed: string; opened: number }>(
      'select packed, opened from links where name = $1 and opened >= $2',
      [name.toLowerCase(), at - this.limits.days * DAY],
    );
    if (found === undefined) return null;
    if (at - found.opened > DAY)
      await this.database.query('update links set opened = $2 where name = $1', [name.toLowerCase(), at]);
    return found.packed;
  }
}
