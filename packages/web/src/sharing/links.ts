/** Addresses that hold what they lead to. */
import { formatRoute } from '../app/router.ts';
import { pack, type Linked } from './packing.ts';

/** Characters of an address: longer ones are cut on their way by some programs that people write to each other with. */
export const LONGEST_LINK = 8000;

export const linkTo = async (what: Linked): Promise<string> =>
  new URL(formatRoute('link', await pack(what)), location.href).href;
