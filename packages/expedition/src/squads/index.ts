export { adviceOn, type SquadAdvice } from './advice.ts';
export { staying, withSquads } from './applySquads.ts';
export { BOX_IDS, boxRow, placesOf, worthOf, type Place } from './boxes.ts';
export { checkSquads, columnsOf } from './checkSquads.ts';
export type { SquadFinding, SquadReason } from './findings.ts';
export { OWN_COLUMNS, READY_MADE_FIGURES, carries, withGear, whyNotTaken, type OwnColumn } from './ownChoices.ts';
export {
  MOST_OWN_FIGURES,
  ownFigureWorth,
  ownGear,
  ownSquadWorth,
  ownValues,
  type OwnFigureChoice,
  type OwnSquad,
  type OwnValues,
} from './ownSquads.ts';
export { SQUADS_FORMAT, formatSquads, parseSquads, readSquads } from './squadFile.ts';
export {
  gearOf,
  mayWearShieldOnBack,
  ownOf,
  squadWorth,
  wholeBox,
  type ChosenBox,
  type ChosenFigure,
  type SquadList,
} from './squadList.ts';
