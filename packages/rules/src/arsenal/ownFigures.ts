/** A16.6–A16.8: figures of one's own: what follows from class, rank and gear, and what is forbidden to them. */
import { refusal, type Refusal } from '@sensorium/engine';
import { ARMOURS, RANKS, type Armour, type FigureRow, type Rank } from './rows.ts';
import { FIGURES } from './tables/figures.ts';

export interface OwnFigure {
  readonly armour: Armour;
  readonly rank: Rank;
}

export type OwnUnitId = `own-${Armour}-${Rank}`;
export const ownUnitId = ({ armour, rank }: OwnFigure): OwnUnitId => `own-${armour}-${rank}`;

/** A11.21: and 2 of them. */
const mayHavePlasma = ({ armour, rank }: OwnFigure): boolean =>
  rank === 'sergeant' && (armour === 'light' || armour === 'power-armour');

/** A11.24. */
const SENIOR: readonly Rank[] = ['captain', 'hero', 'chapter-master'];
const mayHaveMelta = ({ armour, rank }: OwnFigure): boolean => armour === 'power-armour' && SENIOR.includes(rank);

/** A16.6, A16.7: the grenades of its class and rank. */
export const grenadesOf = (figure: OwnFigure): readonly string[] =>
  figure.armour === 'terminator'
    ? [] // A11.3
    : [
        'frag-grenade',
        'krak-grenade',
        ...(mayHavePlasma(figure) ? ['plasma-grenade'] : []),
        ...(mayHaveMelta(figure) ? ['melta-bomb'] : []),
      ];

/** A14.1, A14.10, A14.13: Discernment is the power-armoured librarian's alone. */
const mindOf = ({ armour, rank }: OwnFigure): Pick<FigureRow, 'psi' | 'powers'> => {
  if (rank !== 'librarian') return {};
  const { psi, powers } = FIGURES[armour === 'power-armour' ? 'librarian' : 'librarian-terminator']!;
  return { psi: psi!, powers: powers! };
};

/** The row of Table A-11 it would have; what it carries is its owner's choice. */
const rowOf = (figure: OwnFigure): FigureRow => ({
  ...figure,
  ranged: [],
  melee: [],
  grenades: grenadesOf(figure),
  gear: [],
  ...mindOf(figure),
});

/** A row for every class in every rank. */
export const forOwnUnits = <Row>(make: (figure: OwnFigure) => Row): Record<OwnUnitId, Row> =>
  Object.fromEntries(
    ARMOURS.flatMap((armour) => RANKS.map((rank) => [ownUnitId({ armour, rank }), make({ armour, rank })])),
  ) as Record<OwnUnitId, Row>;

export const OWN_FIGURES: Readonly<Record<OwnUnitId, FigureRow>> = forOwnUnits(rowOf);

interface Ban {
  readonly items: readonly string[];
  readonly why: Refusal;
  readonly isFree: (figure: OwnFigure) => boolean;
}

const isTerminator = ({ armour }: OwnFigure): boolean => armour === 'terminator';
const ranked =
  (...ranks: readonly Rank[]) =>
  ({ rank }: OwnFigure): boolean =>
    ranks.includes(rank);

/** What a table or a paragraph keeps for one class or rank. */
const BANS: readonly Ban[] = [
  {
    items: ['frag-grenade', 'krak-grenade', 'plasma-grenade', 'melta-bomb'],
    why: refusal('A11.3', 'no-hand-grenades'),
    isFree: (figure) => !isTerminator(figure),
  },
  { items: ['plasma-grenade'], why: refusal('A11.21', 'plasma-grenades-for-sergeants'), isFree: mayHavePlasma },
  { items: ['melta-bomb'], why: refusal('A11.24', 'melta-bombs-for-senior-officers'), isFree: mayHaveMelta },
  {
    items: ['missile-launcher', 'missile-frag', 'missile-krak'],
    why: refusal('A12.1', 'portable-launcher-not-for-this-class'),
    isFree: ({ armour }) => armour === 'light' || armour === 'power-armour',
  },
  {
    items: ['cyclone-launcher', 'cyclone-frag', 'cyclone-krak'],
    why: refusal('A12.1', 'for-terminators'),
    isFree: isTerminator,
  },
  { items: ['frag-launcher', 'balistus-launcher'], why: refusal('A12.6', 'for-terminators'), isFree: isTerminator },
  {
    items: ['boltstorm-pair', 'boltstorm-gauntlet', 'boltstorm-gauntlets'],
    why: refusal('A15.37', 'for-terminators'),
    isFree: isTerminator,
  },
  {
    items: ['flamerstorm-pair', 'flamerstorm-gauntlet', 'flamerstorm-gauntlets'],
    why: refusal('A15.37', 'for-terminators'),
    isFree: isTerminator,
  },
  {
    items: ['reaper-autocannon', 'plasma-blaster'],
    why: refusal('A15.40', 'for-terminators'),
    isFree: isTerminator,
  },
  { items: ['shotgun'], why: refusal('A15.5', 'for-sergeants'), isFree: ranked('sergeant') },
  {
    items: ['wolf-claws'],
    why: refusal('A10.24', 'for-pack-leaders-and-wolf-guard'),
    isFree: ranked('sergeant', 'veteran'),
  },
  {
    items: ['rosary'],
    why: refusal('A13.4', 'for-sisters-and-preachers'),
    isFree: ({ armour }) => armour === 'sororitas' || armour === 'light',
  },
  {
    items: ['force-sceptre', 'nemesis-sceptre'],
    why: refusal('A13.5', 'for-librarians-and-grey-knights'),
    isFree: ranked('librarian', 'grey-knight', 'justicar'),
  },
  { items: ['rosarius'], why: refusal('A13.6', 'for-chaplains'), isFree: ranked('officer', 'hero') },
];

/** A16.6: why a figure of that class and rank may not carry the item, by the id of its row; null if it may. */
export const whyNotCarried = (figure: OwnFigure, item: string): Refusal | null =>
  BANS.find(({ items, isFree }) => items.includes(item) && !isFree(figure))?.why ?? null;

/** A16.8, in thirtieths of a terminator, so that sums are exact. */
const LIGHT = 12;
const HALF = 15;
const TWO_THIRDS = 20;
export const WHOLE_TERMINATOR = 30;
const PLAIN: readonly Rank[] = ['trooper', 'sergeant', 'sister-superior'];

export const ownWorth = ({ armour, rank }: OwnFigure, hasHeavyWeapon: boolean): number => {
  if (armour === 'light') return LIGHT;
  if (armour === 'terminator' || !PLAIN.includes(rank)) return WHOLE_TERMINATOR;
  return hasHeavyWeapon ? TWO_THIRDS : HALF;
};
