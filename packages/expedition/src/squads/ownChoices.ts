/** A16.6, A16.9: what a figure of one's own can be given, by table, and what the rules say against a thing. */
import { COMPOSITES, GRENADES, ITEMS, READY_MADE, WEAPONS, sameGear, type ItemRow } from '@sensorium/rules';
import type { SquadFinding } from './findings.ts';
import { checkOwnFigure, type OwnFigureChoice } from './ownSquads.ts';

/** Table A-8 lists what is carried into close combat and, among it, the equipment of Table A-15. */
const EQUIPMENT: readonly ItemRow['kind'][] = ['gear', 'relic', 'staff'];

const weapons = (isHeavy: boolean): readonly string[] =>
  Object.keys(WEAPONS).filter((id) => GRENADES[id] === undefined && WEAPONS[id]!.isHeavy === isHeavy);
const items = (isEquipment: boolean): readonly string[] =>
  Object.keys(ITEMS).filter((id) => EQUIPMENT.includes(ITEMS[id]!.kind) === isEquipment);

/** Grenades are not among them: they come with class and rank (A16.7). */
export const OWN_COLUMNS = {
  light: weapons(false),
  heavy: weapons(true),
  composite: Object.keys(COMPOSITES),
  melee: items(false),
  equipment: items(true),
} as const;
export type OwnColumn = keyof typeof OWN_COLUMNS;

const isSame = (item: string, other: string): boolean => (sameGear(item) ?? item) === (sameGear(other) ?? other);

/** A19: under whatever name. */
export const carries = ({ gear }: OwnFigureChoice, item: string): boolean => gear.some((other) => isSame(item, other));

/** Takes a thing, or puts it away. */
export const withGear = (figure: OwnFigureChoice, item: string): OwnFigureChoice => ({
  ...figure,
  gear: carries(figure, item) ? figure.gear.filter((other) => !isSame(item, other)) : [...figure.gear, item],
});

const isSameFinding = (one: SquadFinding, other: SquadFinding): boolean =>
  one.rule === other.rule && one.reason === other.reason && one.values['item'] === other.values['item'];

/** What would speak against the figure if it had the thing too; null if nothing more does than before. */
export const whyNotTaken = (figure: OwnFigureChoice, item: string): SquadFinding | null => {
  const without = { ...figure, gear: figure.gear.filter((other) => !isSame(item, other)) };
  const before = checkOwnFigure(without, []);
  const after = checkOwnFigure({ ...without, gear: [...without.gear, item] }, []);
  return after.find((finding) => !before.some((other) => isSameFinding(finding, other))) ?? null;
};

/** A16.9: as figures to begin with. */
export const READY_MADE_FIGURES: ReadonlyMap<string, OwnFigureChoice> = new Map(
  Object.entries(READY_MADE).map(([id, { armour, rank, ranged, melee, gear }]) => [
    id,
    { class: armour, rank, gear: [...ranged, ...melee, ...gear] },
  ]),
);
