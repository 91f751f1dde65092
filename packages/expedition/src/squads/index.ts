export { staying, withSquads } from './applySquads.ts';
export { BOX_IDS, HALF_SQUAD, boxRow, placesOf, worthOf, type Place } from './boxes.ts';
export { MOST_RANGED, checkSquads, columnsOf, type SquadFinding, type SquadReason } from './checkSquads.ts';
export { SQUADS_FORMAT, formatSquads, parseSquads, readSquads } from './squadFile.ts';
export {
  gearOf,
  mayWearShieldOnBack,
  squadWorth,
  wholeBox,
  type ChosenBox,
  type ChosenFigure,
  type SquadList,
} from './squadList.ts';
