/** What a person prefers, kept in this browser only. */
import { knownLanguages, languageAmong, type Language } from '@sensorium/content/words';
import { useSyncExternalStore } from 'preact/compat';

export const PACES = ['off', 'fast', 'cinematic'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const PALETTES = ['standard', 'safe'] as const;
export const MOTIONS = ['auto', 'reduced', 'full'] as const;
const LOGS = ['auto', 'open', 'folded'] as const;

export interface Settings {
  /** A language, or `auto`: that of the browser. */
  readonly language: Language;
  readonly pace: (typeof PACES)[number];
  /** Asked once, in the first game. */
  readonly isPaceChosen: boolean;
  /** Has been shown how the other side's turn is stopped, stepped through, skipped and shown again. */
  readonly knowsPlayback: boolean;
  readonly sound: boolean;
  /** 0–1. */
  readonly volume: number;
  readonly contrast: (typeof CONTRASTS)[number];
  readonly palette: (typeof PALETTES)[number];
  /** `auto` follows `prefers-reduced-motion`. */
  readonly motion: (typeof MOTIONS)[number];
  /** The log at the table whole, or its last three lines; `auto` by the room there is. */
  readonly log: (typeof LOGS)[number];
  /** Keys the person has changed, by the name of the action. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Sound is off until asked for: no page should speak first. Whoever has chosen no pace can follow everything. */
export const DEFAULTS: Settings = {
  language: 'auto',
  pace: 'cinematic',
  isPaceChosen: false,
  knowsPlayback: false,
  sound: false,
  volume: 0.6,
  contrast: 'normal',
  palette: 'standard',
  motion: 'auto',
  log: 'auto',
  keys: {},
};

const STORED_AS = 'sensorium.settings';

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.includes(value as T) ? (value as T) : otherwise;

const readKeys = (value: unknown): Readonly<Record<string, string>> => {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

/** Whatever was stored becomes settings: what is missing or senseless takes its default. */
export const readSettings = (stored: unknown): Settings => {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const raw = stored as Partial<Record<keyof Settings, unknown>>;
  const volume = typeof raw.volume === 'number' && raw.volume >= 0 && raw.volume <= 1 ? raw.volume : DEFAULTS.volume;
  return {
    language: oneOf(raw.language, ['auto', ...knownLanguages()], DEFAULTS.language),
    pace: oneOf(raw.pace, PACES, DEFAULTS.pace),
    // Who has a pace and was never asked chose it in the settings.
    isPaceChosen: typeof raw.isPaceChosen === 'boolean' ? raw.isPaceChosen : PACES.some((pace) => pace === raw.pace),
    knowsPlayback: raw.knowsPlayback === true,
    sound: typeof raw.sound === 'boolean' ? raw.sound : DEFAULTS.sound,
    volume,
    contrast: oneOf(raw.contrast, CONTRASTS, DEFAULTS.contrast),
    palette: oneOf(raw.palette, PALETTES, DEFAULTS.palette),
    motion: oneOf(raw.motion, MOTIONS, DEFAULTS.motion),
    log: oneOf(raw.log, LOGS, DEFAULTS.log),
    keys: readKeys(raw.keys),
  };
};

const load = (): Settings => {
  try {
    return readSettings(JSON.parse(localStorage.getItem(STORED_AS) ?? 'null'));
  } catch {
    return DEFAULTS;
  }
};

let current: Settings | undefined;
let isStored = true;
const listeners = new Set<() => void>();

export const getSettings = (): Settings => (current ??= load());

const show = (settings: Settings): void => {
  current = settings;
  dress(settings);
  for (const listener of listeners) listener();
};

/** What another window has changed meanwhile stays as it is there. */
export const changeSettings = (change: Partial<Settings>): void => {
  const next = {
    ...(isStored ? load() : getSettings()),
    ...(change.pace === undefined ? {} : { isPaceChosen: true }),
    ...change,
  };
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(next));
    isStored = true;
  } catch {
    // A browser that stores nothing still plays; the choice lasts until the page is closed.
    isStored = false;
  }
  show(next);
};

/** Settings of another window are those of this one. */
export const followSettings = (): void =>
  addEventListener('storage', ({ key }) => {
    if (key === STORED_AS) show(load());
  });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, getSettings);

export const languageFor = (settings: Settings, preferred: readonly string[]): Language =>
  settings.language === 'auto' ? languageAmong(preferred) : settings.language;

/** Styles read these attributes (see styles/tokens.css). */
export const dress = (settings: Settings): void => {
  const { dataset } = document.documentElement;
  dataset['contrast'] = settings.contrast;
  dataset['palette'] = settings.palette;
  dataset['motion'] = settings.motion;
  document.documentElement.lang = languageFor(settings, navigator.languages);
};
