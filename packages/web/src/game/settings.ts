/** What the game screen wants to know of a person's preferences. The shell keeps them. */

export interface GameSettings {
  /** How fast events are shown: not at all, briefly, or like a film. */
  readonly pace: 'off' | 'fast' | 'cinematic';
  /** Asked once, in the first game. */
  readonly isPaceChosen: boolean;
  /** Has been shown how the other side's turn is stopped, stepped through, skipped and shown again. */
  readonly knowsPlayback: boolean;
  readonly sound: boolean;
  /** 0–1. */
  readonly volume: number;
  readonly contrast: 'normal' | 'high';
  readonly palette: 'standard' | 'safe';
  /** `auto` follows `prefers-reduced-motion`. */
  readonly motion: 'auto' | 'reduced' | 'full';
  /** The log whole, or its last three lines; `auto` by the room there is. */
  readonly log: 'auto' | 'open' | 'folded';
  /** Keys the person has changed, by the id of the action (see KEYS). */
  readonly keys: Readonly<Record<string, string>>;
}

/** Every key of the game screen, by action. A key is the `key` of the keyboard event, in lower case. */
export const KEYS = {
  'next-piece': 'tab',
  act: 'enter',
  cancel: 'escape',
  move: 'm',
  'move-and-fire': 'g',
  fire: 'f',
  attack: 'c',
  overwatch: 'o',
  'clear-jam': 'j',
  door: 'd',
  'turn-left': 'q',
  'turn-right': 'e',
  'turn-back': 'x',
  'self-destruct': 'k',
  convert: 'v',
  'second-weapon': 'w',
  'full-auto': 'a',
  cut: 'u',
  reload: 'y',
  jump: 'h',
  climb: 'i',
  stand: 'n',
  grenades: '7',
  powers: '8',
  guard: ',',
  more: '.',
  'pay-cp': 'p',
  undo: 'z',
  'end-turn': 't',
  pass: ' ',
  skip: 's',
  replay: 'r',
  'other-level': 'b',
  roster: '9',
  fit: '0',
  'zoom-in': '+',
  'zoom-out': '-',
  'overlay-sight': '1',
  'overlay-arcs': '2',
  'overlay-cover': '3',
  'overlay-danger': '4',
  'overlay-sections': '5',
  'overlay-coordinates': '6',
  log: 'l',
  orders: '/',
  hint: '=',
  help: '?',
} as const;
export type KeyAction = keyof typeof KEYS;

export const keyFor = (settings: GameSettings, action: KeyAction): string => settings.keys[action] ?? KEYS[action];

export const actionFor = (settings: GameSettings, key: string): KeyAction | undefined =>
  (Object.keys(KEYS) as KeyAction[]).find((action) => keyFor(settings, action) === key);

export const isStill = (settings: GameSettings): boolean =>
  settings.motion === 'reduced' ||
  (settings.motion === 'auto' && window.matchMedia('(prefers-reduced-motion: reduce)').matches);
