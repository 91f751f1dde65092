/** A16.6–A16.8: squads of one's own: what speaks against them, what they are worth, what their figures are. */
import {
  COMPOSITES,
  GRENADES,
  ITEMS,
  WEAPONS,
  WHOLE_TERMINATOR,
  closeCombatBase,
  grenadesOf,
  hasHeavyWeapon,
  movementRowOf,
  ownWorth,
  sameGear,
  whyNotCarried,
  type Armour,
  type ItemRow,
  type MovementRowId,
  type Rank,
} from '@sensorium/rules';
import { finding, type SquadFinding } from './findings.ts';

export interface OwnFigureChoice {
  /** Table A-2. */
  readonly class: Armour;
  /** A4.4. */
  readonly rank: Rank;
  /** Weapons, items and equipment; grenades come with class and rank (A16.7). */
  readonly gear: readonly string[];
  readonly name?: string;
}

export interface OwnSquad {
  readonly name?: string;
  readonly figures: readonly OwnFigureChoice[];
}

/** A16.6. */
export const MOST_OWN_FIGURES = 10;
const MOST_ROWS = 2;

const idOf = (item: string): string => sameGear(item) ?? item;
const isRow = (item: string): boolean => WEAPONS[idOf(item)] !== undefined && GRENADES[idOf(item)] === undefined;
const isComposite = (item: string): boolean => COMPOSITES[idOf(item)] !== undefined;

/** A10.8: of blades a figure may have two. */
const mostOf = (item: string): number => (ITEMS[idOf(item)]?.kind === 'blade' ? 2 : 1);

const CLOAK = 'camo-cloak';
const RIFLE = 'sniper-rifle';

/** What speaks against one figure. */
export const checkOwnFigure = (figure: OwnFigureChoice, path: SquadFinding['path']): SquadFinding[] => {
  const { class: armour, rank } = figure;
  const carried = figure.gear.map(idOf);
  const rows = carried.filter(isRow);
  const composites = carried.filter(isComposite);
  const isTooMuch = composites.length > 1 || (composites.length === 1 ? rows.length > 0 : rows.length > MOST_ROWS);
  const isRepeated = (item: string, place: number): boolean =>
    carried.slice(0, place).filter((other) => other === item).length === mostOf(item);
  const report = (rule: string, reason: SquadFinding['reason'], values: SquadFinding['values'] = {}): SquadFinding =>
    finding(rule, reason, path, { figure: rank, ...values });
  return [
    ...figure.gear.flatMap((item) => {
      if (sameGear(item) === undefined) return [report('A10.26', 'unknown-item', { item })];
      const why = whyNotCarried({ armour, rank }, idOf(item));
      return why === null ? [] : [finding(why.rule, 'forbidden', path, { figure: rank, item, why: why.reason })];
    }),
    ...carried.filter(isRepeated).map((item) => report('A16.6', 'carried-twice', { item })),
    ...(isTooMuch ? [report('A16.6', 'too-many-ranged', { most: MOST_ROWS })] : []),
    ...(armour === 'light' && carried.includes(CLOAK) && !carried.includes(RIFLE)
      ? [report('A15.12', 'cloak-without-rifle')]
      : []),
  ];
};

export const checkOwnSquad = ({ figures }: OwnSquad, path: SquadFinding['path']): SquadFinding[] =>
  figures.length < 1 || figures.length > MOST_OWN_FIGURES
    ? [finding('A16.6', 'wrong-own-figures', path, { given: figures.length, most: MOST_OWN_FIGURES })]
    : figures.flatMap((figure, index) => checkOwnFigure(figure, [...path, 'figures', index]));

/** Everything it carries, its grenades with it. */
export const ownGear = ({ class: armour, rank, gear }: OwnFigureChoice): readonly string[] => [
  ...gear,
  ...grenadesOf({ armour, rank }).filter((grenade) => !gear.includes(grenade)),
];

const worthInParts = ({ class: armour, rank, gear }: OwnFigureChoice): number =>
  ownWorth({ armour, rank }, hasHeavyWeapon(gear));

/** A16.8: of one figure, in terminators. */
export const ownFigureWorth = (figure: OwnFigureChoice): number => worthInParts(figure) / WHOLE_TERMINATOR;

/** A16.8: of a squad, rounded up to whole terminators. */
export const ownSquadWorth = ({ figures }: OwnSquad): number =>
  Math.ceil(figures.reduce((sum, figure) => sum + worthInParts(figure), 0) / WHOLE_TERMINATOR);

export interface OwnValues {
  /** Table A-6: without a weapon. */
  readonly base: number;
  /** A9.2: with what it carries, opponent in front. */
  readonly dice: number;
  readonly bonus: number;
  readonly parries: boolean;
  readonly blocks: boolean;
  /** Table A-3. */
  readonly movement: MovementRowId;
  /** Table A-2. */
  readonly killedAs: 'light' | 'powerArmour' | 'terminator';
  readonly grenades: readonly string[];
}

const KILLED_AS: Readonly<Record<Armour, OwnValues['killedAs']>> = {
  light: 'light',
  sororitas: 'powerArmour',
  'power-armour': 'powerArmour',
  terminator: 'terminator',
};

/** A16.7: what follows from class, rank and gear. */
export const ownValues = ({ class: armour, rank, gear }: OwnFigureChoice): OwnValues => {
  const items = gear.flatMap((item): ItemRow | [] => ITEMS[idOf(item)] ?? []);
  const base = closeCombatBase(armour, rank);
  const total = items.find((item) => item.total !== undefined)?.total; // A10.24
  const blades = items.filter(({ kind }) => kind === 'blade').length;
  return {
    base,
    dice: total?.dice ?? Math.max(1, blades > 1 ? 2 : 1, ...items.map(({ dice }) => dice)),
    bonus: total?.bonus ?? base + Math.max(0, ...items.map(({ bonus }) => bonus)),
    parries: items.some(({ parries }) => parries),
    blocks: items.some(({ blocks }) => blocks),
    movement: movementRowOf(armour, gear),
    killedAs: KILLED_AS[armour],
    grenades: grenadesOf({ armour, rank }),
  };
};
