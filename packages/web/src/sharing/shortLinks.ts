/** Short links: the server this page came from keeps what was packed, under eight letters. */
import { Denied, call } from '../online/service.ts';
import { BadLink } from './packing.ts';

const PREFIX = 's-';
const LETTERS = 8;

export interface Keeping {
  /** Characters of what is packed. */
  readonly longest: number;
  /** How long it stays after it was last opened. */
  readonly days: number;
}

/** Static hosting is asked for nothing it does not have: it would say so in the browser's own log. */
const hasOnline = async (): Promise<boolean> =>
  (await fetch(document.baseURI.split('#')[0]!, { method: 'HEAD' })).headers.get('X-Sensorium') === 'online';

const ask = async (): Promise<Keeping | null> => ((await hasOnline()) ? call<Keeping>('GET', 'links') : null);

let asked: Promise<Keeping | null> | null = null;

/** Null where there is no server that keeps links, or none is reached. */
export const keepingHere = (): Promise<Keeping | null> =>
  (asked ??= ask().catch(() => {
    asked = null;
    return null;
  }));

/** What stands in the address in place of what was packed. */
export const shorten = async (packed: string): Promise<string> =>
  `${PREFIX}${(await call<{ readonly name: string }>('POST', 'links', { link: packed })).name}`;

export const isShort = (link: string): boolean => link.startsWith(PREFIX);

/** What is kept under a short link. Throws `BadLink`, or what `fetch` throws without a network. */
export const lengthen = async (link: string): Promise<string> => {
  const name = link.slice(PREFIX.length).trim();
  if (name.length < LETTERS) throw new BadLink({ is: 'cut', have: name.length, all: LETTERS });
  if (name.length > LETTERS) throw new BadLink({ is: 'longer' });
  try {
    return (await call<{ readonly link: string }>('GET', `links/${encodeURIComponent(name)}`)).link;
  } catch (error) {
    if (error instanceof Denied && error.status === 404) throw new BadLink({ is: 'not-kept' });
    if (error instanceof Denied && error.status === 429) throw new BadLink({ is: 'too-often' });
    throw new BadLink({ is: 'no-server' });
  }
};
