/** Games as files: out by download, in only after a check. What is not a game is refused and changes nothing. */
import { REPLAY_VERSION } from '@sensorium/engine';

const FILE_ERRORS = ['not-json', 'not-a-game', 'too-new', 'too-big', 'broken'] as const;
export type FileError = (typeof FILE_ERRORS)[number];

export type Checked = { readonly ok: true; readonly save: string } | { readonly ok: false; readonly error: FileError };

const MOST_BYTES = 8_000_000;
const FORMAT = 'sensorium-replay';

/** The quick look, before the engine plays the file through. */
export const checkForm = (text: string): Checked => {
  if (text.length > MOST_BYTES) return { ok: false, error: 'too-big' };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { ok: false, error: 'not-json' };
  }
  if (typeof read !== 'object' || read === null || !('format' in read) || read.format !== FORMAT)
    return { ok: false, error: 'not-a-game' };
  if ('version' in read && typeof read.version === 'number' && read.version > REPLAY_VERSION)
    return { ok: false, error: 'too-new' };
  return { ok: true, save: text };
};

export const offerDownload = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** `holds`: what is in it that its name must say. */
export const fileName = (mission: string, begun: number, holds = ''): string =>
  `sensorium-${mission}-${new Date(begun).toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}${holds}.json`;

/** A running game as a whole: seed, blips and counters of both sides. */
export const WITH_SECRETS = '-with-secrets';

const SEEN = /^\{"format":"sensorium-seen"/;

/** A game as one side has seen it: to be looked at, not to be played on. */
export const isSeenFile = async (file: File): Promise<boolean> => SEEN.test(await file.slice(0, 40).text());
