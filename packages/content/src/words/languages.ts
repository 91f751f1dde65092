import { en } from './en/index.ts';
import type { Folder } from './folder.ts';
import { fr } from './fr/index.ts';

/** The languages there are, each a folder. */
export const LANGUAGES: Readonly<Record<'en' | (string & {}), Folder>> = {
  en,
  fr,
};
