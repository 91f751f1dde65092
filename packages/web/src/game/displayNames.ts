/** How the screen finds its words: names of pieces and squares, numbers, ids that newer rules bring. */
import { SECOND, type Dossier, type Party } from '../engine/protocol.ts';
import { Marks, placeName } from '@sensorium/host/orders';
import { numbersIn } from '@sensorium/content/words';
import type { GameWords } from './gameWords.ts';

export type { GameWords } from './gameWords.ts';
export { placeName as squareName };

/** Kept: making the tables of a locale takes a browser longer than a picture. */
const kept = new Map<string, ReturnType<typeof numbersIn>>();
const numbersOf = (locale: string): ReturnType<typeof numbersIn> => {
  const known = kept.get(locale) ?? numbersIn(locale);
  kept.set(locale, known);
  return known;
};

/** The word for an id; an id without words is shown as it is written, which is readable and visible to its author. */
export const wordFor = (table: Readonly<Record<string, string>>, id: string): string =>
  table[id] ?? id.replaceAll('-', ' ');

/** Who plays: his side, or which of two marine players he is (A3.10). */
export const partyName = (words: GameWords, sides: Dossier['sides'], party: Party): string =>
  party === 'aliens' || sides[SECOND] === undefined
    ? words.sides[party === 'aliens' ? party : 'marines']
    : words.curtain.players[party];

export const percent = (words: GameWords, chance: number): string => numbersOf(words.locale).percent(chance);

const marks = new WeakMap<Dossier['rosterProfiles'], Marks>();
/** By what a piece is called on the board, in lists and when orders are typed: a number, or letters. */
export const markOf = (dossier: Dossier, id: number): string => marksOf(dossier).markOf(id);
export const marksOf = (dossier: Dossier): Marks => {
  const known = marks.get(dossier.rosterProfiles) ?? new Marks(dossier);
  marks.set(dossier.rosterProfiles, known);
  return known;
};

/** A piece as the log and the cards call it: marines by name, aliens by their letters. */
export const pieceName = (words: GameWords, dossier: Dossier, id: number, profile: number | undefined): string => {
  const is = profile === undefined ? 'genestealer' : (dossier.profiles[profile]?.is ?? 'genestealer');
  const plan = dossier.roster[id];
  const isMarine = profile !== undefined && dossier.profiles[profile]?.unit.side === 'marines';
  if (isMarine)
    return plan?.name === undefined
      ? `${wordFor(words.units, is)} ${markOf(dossier, id)}`
      : words.called(is, plan.name);
  return `${wordFor(words.unitNames, is)} ${markOf(dossier, id)}`;
};

/** What stands on a square, by the index of its terrain; nothing for bare floor. */
export const terrainName = (words: GameWords, dossier: Dossier, is: number | undefined): string =>
  is === undefined || is === 0 ? '' : wordFor(words.terrain, dossier.terrain[is]!.id);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** C4.8. */
export const clockSays = (words: GameWords, secondsLeft: number): string =>
  secondsLeft >= 60 ? words.clockSays.minutes(secondsLeft / 60) : words.clockSays.seconds(secondsLeft);

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A price as it will be paid. */
export const priceText = (words: GameWords, { ap, cp }: { readonly ap: number; readonly cp: number }): string =>
  ap + cp === 0
    ? words.hints.free
    : cp === 0
      ? words.hints.ap(ap)
      : ap === 0
        ? words.hints.cp(cp)
        : words.hints.both(ap, cp);
