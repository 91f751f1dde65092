/** A16: squads that take the place of the scenario's terminators; A15.1: what a figure may carry. */
import { refusal, type Refusal } from '@sensorium/engine';
import { GEAR } from './data.ts';
import { BOXES } from './tables/chapter.ts';
import { FIGURES } from './tables/figures.ts';

/** One box of Table A-14 as it is fielded: whole, or one of two halves (A16.3). */
export interface FieldedBox {
  readonly box: string;
  readonly isHalf?: boolean;
}

/** Who is in a box: troopers by default, a sergeant in the place of one of them, or figures of their own. */
interface Crew {
  readonly trooper: string;
  readonly sergeant?: string;
  /** Figures that are always there. */
  readonly always?: readonly string[];
  /** Other figures of which one may stand for the trooper. */
  readonly or?: readonly string[];
}

const CREWS: Readonly<Record<string, Crew>> = {
  'tactical-squad': { trooper: 'tactical-marine', sergeant: 'tactical-sergeant' },
  'devastator-squad': { trooper: 'devastator-marine', sergeant: 'devastator-sergeant' },
  'mark-iv-squad': { trooper: 'mark-iv-marine', sergeant: 'mark-iv-sergeant' },
  'mark-iii-squad': { trooper: 'mark-iii-marine', sergeant: 'mark-iii-sergeant' },
  'infiltrator-squad': { trooper: 'infiltrator', sergeant: 'infiltrator-sergeant' },
  'incursor-squad': { trooper: 'incursor', sergeant: 'incursor-sergeant' },
  'hellblaster-squad': { trooper: 'hellblaster', sergeant: 'hellblaster-sergeant' },
  'intercessor-squad': { trooper: 'intercessor', sergeant: 'intercessor-sergeant' },
  'reiver-squad': { trooper: 'reiver', sergeant: 'reiver-sergeant' },
  'scout-squad': { trooper: 'scout', sergeant: 'scout-sergeant' },
  'heavy-intercessor-squad': { trooper: 'heavy-intercessor', sergeant: 'heavy-intercessor-sergeant' },
  'sternguard-squad': { trooper: 'sternguard-veteran', sergeant: 'sternguard-sergeant' },
  'eliminator-squad': { trooper: 'eliminator' },
  'eradicator-squad': { trooper: 'eradicator' },
  'bladeguard-squad': { trooper: 'bladeguard-veteran' },
  'calgar-and-guard': { trooper: 'victrix-guard', always: ['marneus-calgar'] },
  'aggressor-squad': { trooper: 'aggressor' },
  'single-librarian': { trooper: 'librarian' },
  'single-apothecary': { trooper: 'apothecary' },
  'single-chaplain': { trooper: 'chaplain', or: ['chaplain-hero'] },
  'single-captain': { trooper: 'captain', or: ['captain-gravis', 'captain-phobos', 'cataphractii-captain'] },
  'single-techmarine': { trooper: 'techmarine' },
  'tartaros-squad': { trooper: 'tartaros-terminator', sergeant: 'tartaros-sergeant' },
  'cataphractii-squad': { trooper: 'cataphractii-terminator', sergeant: 'cataphractii-sergeant' },
  'allarus-custodians': { trooper: 'allarus-custodian' },
};

const HALF = 2;

/** A16.1, A16.3: how many terminators a box replaces. */
export const worthOf = ({ box, isHalf }: FieldedBox): number => BOXES[box]!.worth / (isHalf === true ? HALF : 1);

/** The figures of a box, its leader first. */
export const figuresOf = ({ box, isHalf }: FieldedBox): string[] => {
  const { figures, sergeants } = BOXES[box]!;
  const { trooper, sergeant, always = [] } = CREWS[box]!;
  const count = isHalf === true ? figures / HALF : figures;
  const leaders = sergeant !== undefined && sergeants > 0 ? [sergeant] : [...always];
  return [...leaders, ...Array.from({ length: count - leaders.length }, () => trooper)];
};

/** Figures that may stand in the place of a box's single figure. */
export const choicesOf = (box: string): readonly string[] => [CREWS[box]!.trooper, ...(CREWS[box]!.or ?? [])];

const NO_SUCH_BOX = refusal('A16.2', 'no-such-box');
const NOT_SPLIT = refusal('A16.3', 'box-is-not-split');
const TOO_MUCH = refusal('A16.2', 'worth-more-than-it-replaces');

/** A16.2: the boxes together may not be worth more than the terminators they replace. */
export const forceRefusal = (terminators: number, boxes: readonly FieldedBox[]): Refusal | null => {
  for (const { box, isHalf } of boxes) {
    if (BOXES[box] === undefined) return NO_SUCH_BOX;
    if (isHalf === true && !BOXES[box].splits) return NOT_SPLIT;
  }
  return boxes.reduce((sum, box) => sum + worthOf(box), 0) > terminators ? TOO_MUCH : null;
};

const UNKNOWN_ITEM = refusal('A10.26', 'unknown-item');
const NO_SUCH_UNIT = refusal('A15.1', 'no-such-unit');
const NOT_ON_ITS_LIST = refusal('A15.1', 'not-on-its-list');
const TWO_RANGED = refusal('A15.1', 'two-ranged-weapons-at-most');
const MOST_RANGED = 2;

/** A15.1: a sergeant shares his squad's ranged weapons, except where the source gives him a list of his own. */
const OWN_LISTS = ['tactical-sergeant', 'mark-iii-sergeant'];

const sharedRanged = (unit: string): readonly string[] => {
  const crew = Object.values(CREWS).find(({ sergeant }) => sergeant === unit);
  return crew === undefined || OWN_LISTS.includes(unit) ? [] : FIGURES[crew.trooper]!.ranged;
};

/** Whether a figure of that unit may carry these things. */
export const loadoutRefusal = (unit: string, gear: readonly string[]): Refusal | null => {
  const figure = FIGURES[unit];
  if (figure === undefined) return NO_SUCH_UNIT;
  if (gear.some((item) => GEAR[item] === undefined)) return UNKNOWN_ITEM;
  const listed = [...figure.ranged, ...sharedRanged(unit), ...figure.melee, ...figure.grenades, ...figure.gear];
  const isListed = (item: string): boolean =>
    listed.includes(item) || listed.some((known) => GEAR[known]!.row === GEAR[item]!.row);
  if (!gear.every(isListed)) return NOT_ON_ITS_LIST;
  const ranged = gear.filter((item) => GEAR[item]!.ranged !== undefined && GEAR[item]!.item === undefined);
  return ranged.length > MOST_RANGED ? TWO_RANGED : null;
};
