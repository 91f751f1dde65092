/** A16: squads of the arsenal in place of the terminators of a mission. */
import { ARSENAL_FIGURES, ITEMS, loadoutOf, sameGear } from '@sensorium/rules';
import { placesOf, worthOf } from './boxes.ts';
import { ownSquadWorth, type OwnSquad } from './ownSquads.ts';

export interface ChosenFigure {
  readonly is: string;
  /** If left out, what the figure usually carries. */
  readonly gear?: readonly string[];
  readonly name?: string;
  /** A10.5: worn on the back for the whole game. */
  readonly shield?: 'back';
}

export interface ChosenBox {
  readonly box: string;
  /** A16.3. */
  readonly half?: boolean;
  readonly name?: string;
  readonly figures: readonly ChosenFigure[];
}

export interface SquadList {
  readonly name: string;
  readonly boxes: readonly ChosenBox[];
  /** A16.6. */
  readonly own?: readonly OwnSquad[];
}

export const ownOf = ({ own = [] }: SquadList): readonly OwnSquad[] => own;

/** A box as it comes. */
export const wholeBox = (box: string, half = false): ChosenBox => ({
  box,
  ...(half ? { half } : {}),
  figures: placesOf(box, half).map((choices) => ({ is: choices[0]! })),
});

export const gearOf = ({ is, gear }: ChosenFigure): readonly string[] => gear ?? loadoutOf(is, ARSENAL_FIGURES[is]!);

/** A10.5: only a bladeguard veteran who carries a shield. */
export const mayWearShieldOnBack = (figure: ChosenFigure): boolean =>
  figure.is === 'bladeguard-veteran' && gearOf(figure).some((item) => ITEMS[sameGear(item) ?? item]?.blocks === true);

/** A16.2, A16.8: terminators that the boxes and the squads of one's own stand for together. */
export const squadWorth = (list: SquadList): number =>
  list.boxes.reduce((sum, { box, half = false }) => sum + worthOf(box, half), 0) +
  ownOf(list).reduce((sum, squad) => sum + ownSquadWorth(squad), 0);
