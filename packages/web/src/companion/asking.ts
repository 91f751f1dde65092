/** What is asked of a person with dice and a cup before him, in words. */
import { tellEvent, type Names } from '@sensorium/content/words';
import type { GameEvent } from '@sensorium/engine';
import type { Throwing, Wanted } from '@sensorium/host/companion';
import { capital } from '../game/displayNames.ts';
import type { Throw } from '../game/thrown.ts';
import type { CompanionWords } from './companionWords.ts';

/** Dice of one piece, side by side. */
interface Hand {
  readonly by: number;
  readonly name: string;
  /** Places among all that fall together. */
  readonly places: readonly number[];
}

export interface Asking {
  readonly title: string;
  /** What it is for, who against whom, what is needed. */
  readonly lines: readonly string[];
  readonly meanwhile: readonly string[];
  readonly hands: readonly Hand[];
  readonly keys: readonly Key[];
  readonly isCup: boolean;
}

export interface Key {
  readonly value: number;
  readonly face: string;
  /** How many are left in the cup; null for a die. */
  readonly left: number | null;
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

const keysOf = ({ possible, cup, for: stream }: Wanted, words: CompanionWords): Key[] =>
  (cup === null ? FACES : cup.map((_, kind) => kind + 1))
    .filter((value) => possible.includes(value))
    .map((value) => ({
      value,
      face: (stream === 'ambush-counter' ? words.ambush[value - 1] : undefined) ?? String(value),
      left: cup === null ? null : (cup[value - 1] ?? 0),
    }));

const handsOf = (wanted: readonly Wanted[], names: Names): Hand[] => {
  const hands: { by: number; name: string; places: number[] }[] = [];
  for (const [place, { by }] of wanted.entries()) {
    const last = hands.at(-1);
    if (last !== undefined && last.by === by) last.places.push(place);
    else hands.push({ by, name: by < 0 ? '' : capital(names.piece(by)), places: [place] });
  }
  return hands;
};

/** Nothing of it is on the board, or all of it is said by what follows. */
const UNTOLD: ReadonlySet<GameEvent['is']> = new Set<GameEvent['is']>([
  'piece-activated',
  'points-paid',
  'automaton-acted',
]);

const whoOf = (thrown: Throw | null, decides: GameEvent | null, words: CompanionWords, names: Names): string => {
  const who = thrown?.who ?? '';
  const isAimed = decides?.is === 'shot-fired' && decides.target >= 0;
  return isAimed ? `${who} · ${words.play.against(names.piece(decides.target))}` : who;
};

export const askingOf = (
  { wanted, typed, before, decides }: Throwing,
  { words, names, language }: { words: CompanionWords; names: Names; language: string },
  thrown: Throw | null,
  neededText: (needed: number) => string,
): Asking => {
  const next = wanted[Math.min(typed, wanted.length - 1)]!;
  const isCup = next.cup !== null;
  const reason = decides?.is === 'automaton-rolled' ? words.dieReasons[decides.reason] : words.streams[next.for];
  const title = isCup ? words.play.draw(wanted.length, reason) : words.play.roll(wanted.length, reason);
  const needed = thrown === null || thrown.needed === 0 ? '' : neededText(thrown.needed);
  const because = needed === '' ? '' : thrown!.because.filter((text) => !/^[A-Z]\d/.test(text)).join(', ');
  return {
    title,
    lines: [whoOf(thrown, decides, words, names), [needed, because].filter((part) => part !== '').join(' · ')].filter(
      (part) => part !== '',
    ),
    meanwhile: before.flatMap((event) => (UNTOLD.has(event.is) ? [] : (tellEvent(language, event, names) ?? []))),
    hands: handsOf(wanted, names),
    keys: keysOf(next, words),
    isCup,
  };
};
