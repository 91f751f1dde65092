/** Addresses that hold what they lead to. */
import { formatRoute } from '../app/router.ts';

/** Characters of an address: longer ones are cut on their way by some programs that people write to each other with. */
export const LONGEST_LINK = 8000;

/** Of what was packed, or of the name a server keeps it under. */
export const addressOf = (link: string): string => new URL(formatRoute('link', link), location.href).href;
