/** A15.1, A16: what speaks against a list of squads. */
import { ARSENAL_FIGURES, sameGear, type FigureRow } from '@sensorium/rules';
import { boxRow, placesOf, squadMate } from './boxes.ts';
import { finding, type SquadFinding, type SquadReason } from './findings.ts';
import { checkOwnSquad } from './ownSquads.ts';
import {
  gearOf,
  mayWearShieldOnBack,
  ownOf,
  squadWorth,
  type ChosenBox,
  type ChosenFigure,
  type SquadList,
} from './squadList.ts';

/** A15.1. */
const MOST_RANGED = 2;

/** What a figure of the box may carry, by column. */
export const columnsOf = (box: string, is: string): Pick<FigureRow, 'ranged' | 'melee' | 'grenades' | 'gear'> => {
  const own = ARSENAL_FIGURES[is]!;
  const mate = squadMate(box, is);
  return mate === undefined ? own : { ...own, ranged: [...new Set([...own.ranged, ...ARSENAL_FIGURES[mate]!.ranged])] };
};

/** Everything that speaks against the list in place of so many terminators; empty if it may take the field. */
export const checkSquads = (list: SquadList, replaced: number): SquadFinding[] => {
  const worth = squadWorth(list);
  return [
    ...list.boxes.flatMap((box, index) => checkBox(box, ['boxes', index])),
    ...ownOf(list).flatMap((squad, index) => checkOwnSquad(squad, ['own', index])),
    ...(list.boxes.length + ownOf(list).length === 0 ? [finding('A16.2', 'no-boxes', ['boxes'])] : []),
    ...(worth > replaced ? [finding('A16.2', 'too-much-worth', [], { worth, replaced })] : []),
  ];
};

const checkBox = ({ box, half = false, figures }: ChosenBox, path: SquadFinding['path']): SquadFinding[] => {
  if (half && !boxRow(box).splits) return [finding('A16.3', 'no-half', path, { box })];
  const places = placesOf(box, half);
  if (figures.length !== places.length)
    return [finding('A16.2', 'wrong-figures', path, { box, given: figures.length, wanted: places.length })];
  return figures.flatMap((figure, index) => {
    const at = [...path, 'figures', index];
    return places[index]!.includes(figure.is)
      ? checkFigure(box, figure, at)
      : [finding('A16.2', 'not-in-this-box', at, { box, figure: figure.is })];
  });
};

const CLOAK = 'camo-cloak';
const RIFLE = 'sniper-rifle';
/** Table A-11: the cloak of these comes with the rifle only. */
const CLOAKED_WITH_RIFLE = ['scout', 'scout-sergeant'];
const PAIRS = ['boltstorm-pair', 'flamerstorm-pair'];

/** Lists of which a unit's text lets the figure carry one thing. */
const ONE_OF: Readonly<Record<string, { readonly rule: string; readonly lists: readonly (readonly string[])[] }>> = {
  'tactical-sergeant': {
    rule: 'A15.14',
    lists: [ARSENAL_FIGURES['tactical-sergeant']!.melee, ARSENAL_FIGURES['tactical-sergeant']!.ranged],
  },
  'mark-iii-sergeant': { rule: 'A15.15', lists: [ARSENAL_FIGURES['mark-iii-sergeant']!.melee] },
  // The bolter is the spear's.
  'allarus-custodian': {
    rule: 'A15.42',
    lists: [
      ['castellan-axe', 'guardian-spear'],
      ['castellan-axe', 'bolter'],
    ],
  },
};

/** A15.15: two chainswords are one choice. */
const mayCarryTwice = (figure: string, item: string): boolean =>
  figure === 'mark-iii-sergeant' && item === 'chainsword';

const checkFigure = (box: string, figure: ChosenFigure, path: SquadFinding['path']): SquadFinding[] => {
  const { ranged, melee, grenades, gear } = columnsOf(box, figure.is);
  const carried = gearOf(figure).map((item) => sameGear(item) ?? item);
  const list = (items: readonly string[]): string[] => items.map((item) => sameGear(item)!);
  const allowed = list([...ranged, ...melee, ...grenades, ...gear]);
  const weapons = carried.filter((item) => list(ranged).includes(item));
  const allowance = (item: string): number => (mayCarryTwice(figure.is, item) ? 2 : 1);
  const repeated = carried.filter(
    (item, index) => carried.slice(0, index).filter((other) => other === item).length === allowance(item),
  );
  const choice = ONE_OF[figure.is];
  const hasTwoOf = (items: readonly string[]): boolean => items.filter((item) => carried.includes(item)).length > 1;
  const report = (rule: string, reason: SquadReason, values: SquadFinding['values'] = {}): SquadFinding[] => [
    finding(rule, reason, [...path, 'gear'], { figure: figure.is, ...values }),
  ];
  return [
    ...carried
      .filter((item) => !allowed.includes(item))
      .flatMap((item) =>
        sameGear(item) === undefined
          ? report('A10.26', 'unknown-item', { item })
          : report('A15.1', 'not-its-gear', { item }),
      ),
    ...repeated.flatMap((item) => report('A15.1', 'carried-twice', { item })),
    ...(weapons.length > MOST_RANGED ? report('A15.1', 'too-many-ranged', { most: MOST_RANGED }) : []),
    ...(choice?.lists.some(hasTwoOf) === true ? report(choice.rule, 'only-one-of') : []),
    ...(PAIRS.every((pair) => carried.includes(pair)) ? report('A15.37', 'two-pairs') : []),
    ...(CLOAKED_WITH_RIFLE.includes(figure.is) && carried.includes(CLOAK) && !carried.includes(RIFLE)
      ? report('A15.12', 'cloak-without-rifle')
      : []),
    ...(figure.shield === 'back' && !mayWearShieldOnBack(figure)
      ? [finding('A10.5', 'no-shield-on-back', [...path, 'shield'], { figure: figure.is })]
      : []),
  ];
};
