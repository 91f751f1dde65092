/** Changes to a list of squads, one click each. Pure, so that they can be tested without a page. */
import {
  columnsOf,
  gearOf,
  mayWearShieldOnBack,
  wholeBox,
  type ChosenBox,
  type ChosenFigure,
  type SquadList,
} from '@sensorium/expedition/squads';
import { ARSENAL_FIGURES, closeCombatBase, type WeaponRow } from '@sensorium/rules';

export const addBox = (list: SquadList, box: string, half: boolean): SquadList => ({
  ...list,
  boxes: [...list.boxes, wholeBox(box, half)],
});

export const removeBox = (list: SquadList, place: number): SquadList => ({
  ...list,
  boxes: list.boxes.filter((_, index) => index !== place),
});

export const changeBox = (list: SquadList, place: number, box: ChosenBox): SquadList => ({
  ...list,
  boxes: list.boxes.map((old, index) => (index === place ? box : old)),
});

export const changeFigure = (box: ChosenBox, place: number, figure: ChosenFigure): ChosenBox => ({
  ...box,
  figures: box.figures.map((old, index) => (index === place ? figure : old)),
});

/** Another figure of the same place comes with its own arms. */
export const asFigure = ({ name }: ChosenFigure, is: string): ChosenFigure => ({
  is,
  ...(name === undefined ? {} : { name }),
});

/** Everything a figure of the box may carry, in the order of its columns. */
export const choicesOf = (box: string, is: string): readonly string[] => {
  const { ranged, melee, grenades, gear } = columnsOf(box, is);
  return [...ranged, ...melee, ...grenades, ...gear];
};

/** Takes a thing, or puts it away; things stay in the order of the columns. */
export const toggleGear = (box: string, figure: ChosenFigure, item: string): ChosenFigure => {
  const carried = gearOf(figure);
  const wanted = carried.includes(item) ? carried.filter((other) => other !== item) : [...carried, item];
  const gear = choicesOf(box, figure.is).flatMap((choice) => wanted.filter((other) => other === choice));
  const { shield: _, ...rest } = figure;
  return mayWearShieldOnBack({ ...figure, gear }) ? { ...figure, gear } : { ...rest, gear };
};

/** A10.5: to the back, or to the front again. */
export const toggleShield = (figure: ChosenFigure): ChosenFigure => {
  const { shield, ...rest } = figure;
  return shield === 'back' ? rest : { ...rest, shield: 'back' };
};

/** A9.2 without a weapon: what is added to the die. */
export const combatBonus = (is: string): number => {
  const { armour, rank } = ARSENAL_FIGURES[is]!;
  return closeCombatBase(armour, rank);
};

/** `6`, `5+`, `auto`, `–`. */
export const killText = (kill: WeaponRow['kills']['genestealer'], auto: string): string =>
  kill === null ? '–' : kill === 'auto' ? auto : kill === 6 ? '6' : `${kill}+`;

/** What is added to a die, as it stands after it. */
export const sign = (value: number): string => (value === 0 ? '' : value > 0 ? ` + ${value}` : ` − ${-value}`);
