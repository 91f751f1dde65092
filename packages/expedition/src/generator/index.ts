/**
 * The mission generator (D18, D19).
 *
 * - `beginLaying(seed, scenario?)` gives a `Laying`: plain data, kept, sent and copied like any other. `layingTurn` says
 *   who must choose: a seat (D19.3: who is which side is not known yet), the alien player (tile 10, D19.8), or the marine
 *   player (corridors, D19.9); null when the board is finished.
 * - `legalPlacements`, `legalCorridors` list what may be chosen; `tileRefusal`, `corridorRefusal` say why something may
 *   not; `layTile`, `attachCorridor` give the next `Laying` or the refusal. `chooseByLot` makes the open choice for a bot,
 *   `finishByLot` all that are left: the same seed gives the same board.
 * - `missionOf(laying, details?)` makes an ordinary mission of a finished board, corridors long enough for the force
 *   (D19.17); `generateMission(seed, scenario?)` does all of it. `generated:SCENARIO:SEED` names such a mission
 *   (`readGeneratedId`). Scenario rules are one objective `scenario` (`rules/src/scenarios`).
 * - `formatLaying` writes a finished board as one line (`laid:…`), `readLaying` reads it: `missionCalled` knows both names.
 * - `layout.ts` has the parts for boards laid otherwise (D23): `joinedPlacements` (D19.4 alone), `placementsFor` (with
 *   D19.5), `openConnectors`, `connectorState`. `drawBoard(layout, corridors)` draws any layout as a mission file does.
 */
export { drawBoard, type DrawnBoard } from './board.ts';
export { formatLaying, readLaying } from './code.ts';
export { corridorsFor, squadsFit, type Corridor } from './corridors.ts';
export {
  LayingError,
  attachCorridor,
  beginLaying,
  chooseByLot,
  corridorRefusal,
  corridorsDue,
  detachCorridors,
  finishByLot,
  isRefused,
  layTile,
  layingChoices,
  layingTurn,
  legalCorridors,
  legalPlacements,
  makeChoice,
  tileRefusal,
  type AlienForce,
  type Laying,
  type LayingChoice,
  type LayingTurn,
  type Seat,
} from './laying.ts';
export { STANDARD_FORCE, generateMission, missionOf, readGeneratedId, type MissionDetails } from './mission.ts';
export {
  connectorState,
  joinRefusal,
  joinedPlacements,
  openConnectors,
  placementRefusal,
  placementsFor,
  tileOf,
  type Cell,
  type Connector,
  type ConnectorState,
  type Layout,
  type PlacedTile,
} from './layout.ts';
