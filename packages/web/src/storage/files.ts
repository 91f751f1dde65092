/** Games as files: out by download, in only after a check. What is not a game is refused and changes nothing. */

const FILE_ERRORS = ['not-json', 'not-a-game', 'too-new', 'too-big', 'unknown-mission', 'broken'] as const;
export type FileError = (typeof FILE_ERRORS)[number];

export type Checked = { readonly ok: true; readonly save: string } | { readonly ok: false; readonly error: FileError };

const MOST_BYTES = 8_000_000;
const FORMAT = /^sensorium-(?:game|replay|save)/;

/** The quick look, before the engine plays the file through. A save may be several lines of JSON; the first is its head. */
export const checkForm = (text: string): Checked => {
  if (text.length > MOST_BYTES) return { ok: false, error: 'too-big' };
  let head: unknown;
  try {
    head = JSON.parse(text);
  } catch {
    try {
      head = JSON.parse(text.slice(0, Math.max(0, text.indexOf('\n'))));
    } catch {
      return { ok: false, error: 'not-json' };
    }
  }
  const format = typeof head === 'object' && head !== null && 'format' in head ? head.format : undefined;
  if (typeof format !== 'string' || !FORMAT.test(format)) return { ok: false, error: 'not-a-game' };
  return { ok: true, save: text };
};

export const offerDownload = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

export const fileName = (mission: string, begun: number): string =>
  `sensorium-${mission}-${new Date(begun).toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.json`;
