/**
 * Missions being drawn: a `Draft` is a mission that may still be wrong; an `Edit` is plain data, made by a tool or a field and carried out by
 * `withEdit`, which remembers every step. Tools are machines without a page: `heard` says what follows a hand, `editOf` what a stroke changes.
 */
export {
  OBJECTIVE_IDS,
  SPECIAL_IDS,
  addObjective,
  addSpecial,
  type AddedObjective,
  type Objective,
  type Special,
} from './aims.ts';
export { characterAt, drawingOf, letterAt } from './board.ts';
export { emptyDraft, idFrom, openedAsCopy, type Cell, type Draft } from './draft.ts';
export { setField, type Edit } from './edits.ts';
export { divideAnew } from './freehand.ts';
export { beginHistory, redone, undone, withEdit, type History } from './history.ts';
export { inventoryOf } from './inventory.ts';
export { copied, mirroredRegion, turnedRegion, type Box } from './region.ts';
export { addMember, addSquad, removeSquad, withMember, withOtherForce } from './roster.ts';
export { squaresFrom, squaresIn, squaresText, withScenarioAim, type ScenarioAim } from './scenarioAim.ts';
export { TILES } from './tools/geotile.ts';
export { TOOLS, TOOL_IDS, type ToolId } from './tools/index.ts';
export { withChapterD } from './tools/onFloor.ts';
export { cutOut, hasFloorIn, markedBy, mirrored, moved, rotated } from './tools/select.ts';
export { TERRAIN } from './tools/terrain.ts';
export {
  FIRST_BRUSH,
  IDLE,
  editOf,
  heard,
  previewOf,
  type Aim,
  type AlienKind,
  type Brush,
  type PieceChoice,
  type Pointer,
  type ToolState,
} from './tools/tool.ts';
