/** Table A-14: which figures lie in a box. */
import { BOXES, type BoxRow } from '@sensorium/rules';

/** The figures one place of a box can be filled with, the usual one first. */
export type Place = readonly string[];

interface Contents {
  /** A16.5: boxes of three have none. */
  readonly sergeant?: string;
  readonly others: readonly Place[];
}

const squadOf = (sergeant: string, trooper: string, figures: number): Contents => ({
  sergeant,
  others: Array.from({ length: figures - 1 }, () => [trooper]),
});
const only = (figure: string, figures: number): Contents => ({
  others: Array.from({ length: figures }, () => [figure]),
});

const CONTENTS: Readonly<Record<string, Contents>> = {
  'tactical-squad': squadOf('tactical-sergeant', 'tactical-marine', 10),
  'devastator-squad': squadOf('devastator-sergeant', 'devastator-marine', 10),
  'mark-iv-squad': squadOf('mark-iv-sergeant', 'mark-iv-marine', 10),
  'mark-iii-squad': squadOf('mark-iii-sergeant', 'mark-iii-marine', 10),
  'infiltrator-squad': squadOf('infiltrator-sergeant', 'infiltrator', 10),
  'incursor-squad': squadOf('incursor-sergeant', 'incursor', 10),
  'hellblaster-squad': squadOf('hellblaster-sergeant', 'hellblaster', 10),
  'intercessor-squad': squadOf('intercessor-sergeant', 'intercessor', 10),
  'reiver-squad': squadOf('reiver-sergeant', 'reiver', 10),
  'scout-squad': squadOf('scout-sergeant', 'scout', 5),
  'heavy-intercessor-squad': squadOf('heavy-intercessor-sergeant', 'heavy-intercessor', 5),
  'sternguard-squad': squadOf('sternguard-sergeant', 'sternguard-veteran', 5),
  'eliminator-squad': only('eliminator', 3),
  'eradicator-squad': only('eradicator', 3),
  'bladeguard-squad': only('bladeguard-veteran', 3),
  'calgar-and-guard': { others: [['marneus-calgar'], ['victrix-guard'], ['victrix-guard']] },
  'aggressor-squad': only('aggressor', 3),
  'single-librarian': only('librarian', 1),
  'single-apothecary': only('apothecary', 1),
  'single-chaplain': { others: [['chaplain', 'chaplain-hero']] },
  'single-captain': { others: [['captain', 'captain-gravis', 'captain-phobos', 'cataphractii-captain']] },
  'single-techmarine': only('techmarine', 1),
  'tartaros-squad': squadOf('tartaros-sergeant', 'tartaros-terminator', 5),
  'cataphractii-squad': squadOf('cataphractii-sergeant', 'cataphractii-terminator', 5),
  'allarus-custodians': only('allarus-custodian', 1),
  // A16.9: any of the sisters may carry the heavy bolter.
  'battle-sister-squad': {
    sergeant: 'sister-superior',
    others: Array.from({ length: 9 }, () => ['battle-sister', 'battle-sister-heavy']),
  },
  'guard-squad': squadOf('guard-sergeant', 'guardsman', 10),
};

export const BOX_IDS: readonly string[] = Object.keys(BOXES);
export const boxRow = (box: string): BoxRow => BOXES[box]!;

/** A16.3. */
const HALF_SQUAD = 5;

/** The places of a box, or of half of it, the sergeant's first. */
export const placesOf = (box: string, isHalf: boolean): readonly Place[] => {
  const { sergeant, others } = CONTENTS[box]!;
  const places = sergeant === undefined ? others : [[sergeant], ...others];
  return isHalf ? places.slice(0, HALF_SQUAD) : places;
};

/** A16.2, A16.3: how many terminators it stands for. */
export const worthOf = (box: string, isHalf: boolean): number => boxRow(box).worth / (isHalf ? 2 : 1);

/** A15.1: the figure whose weapons a sergeant may also take. */
export const squadMate = (box: string, figure: string): string | undefined => {
  const { sergeant, others } = CONTENTS[box]!;
  return figure === sergeant && !HAS_OWN_LIST.includes(box) ? others[0]?.[0] : undefined;
};
const HAS_OWN_LIST = ['tactical-squad', 'mark-iii-squad'];
