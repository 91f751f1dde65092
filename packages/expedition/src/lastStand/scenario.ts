/** From a board of the solo mission to the scenario its game begins from. */
import { FEATURES, facingNamed, isDoor, squaresWhere } from '@sensorium/content';
import { DX, DY, type Coordinates, type Facing, type MissionRulePlan, type Scenario } from '@sensorium/engine';
import { drawBoard, type DrawnBoard } from '../generator/board.ts';
import { STAND_RULES } from '../sagaOptions.ts';
import { LAST_BOARD, type StandBoard } from './boards.ts';
import { planOf, type StandMarine } from './squad.ts';

export const STAND_ID = 'mission-cloud-runner';
const TANK = '$';

const same = (a: Coordinates, b: Coordinates): boolean => a[0] === b[0] && a[1] === b[1];

/** D23.18: the corners of the control room, those farthest from its door, and the way to it. */
export const controlRoomCorners = (
  drawn: DrawnBoard,
): { corners: Coordinates[]; far: Coordinates[]; faces: Facing; door: Coordinates } => {
  const room: readonly Coordinates[] = drawn.controlRoom;
  const [xs, ys] = [room.map(([x]) => x), room.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const corners: Coordinates[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const faces = [0, 1, 2, 3].find((edge) => doorBeyond(drawn, edge) !== null)!;
  const door = doorBeyond(drawn, faces)!;
  const distance = ([x, y]: Coordinates): number => Math.abs(x - door[0]) + Math.abs(y - door[1]);
  const farthest = Math.max(...corners.map(distance));
  return { corners, far: corners.filter((corner) => distance(corner) === farthest), faces, door };
};

/** The door on that side of the control room. */
const doorBeyond = ({ floor, controlRoom }: DrawnBoard, edge: Facing): Coordinates | null => {
  for (const [x, y] of controlRoom) {
    const beyond: Coordinates = [x + DX[edge]!, y + DY[edge]!];
    const isInside = controlRoom.some((square) => same(square, beyond));
    if (!isInside && isDoor(floor[beyond[1]]?.[beyond[0]] ?? '#')) return beyond;
  }
  return null;
};

const features = (drawn: DrawnBoard, number: number): Scenario['features'] =>
  squaresWhere({ board: { ...drawn, above: [] } }, (character) => FEATURES[character] !== undefined)
    .map((at) => ({ at, is: FEATURES[drawn.floor[at[1]]![at[0]]!]! }))
    .filter(({ at }) => number < LAST_BOARD || drawn.floor[at[1]]![at[0]] !== TANK); // D23.17

const rulesOf = (drawn: DrawnBoard, number: number, penalty: number): MissionRulePlan[] => {
  const exit = drawn.corridors[1] ?? [];
  const ending: MissionRulePlan[] =
    number < LAST_BOARD
      ? [{ is: 'reach-corridor', squares: exit }, { is: 'weapons-cache' }]
      : [{ is: 'slay-leader' }, garrisonOf(drawn)];
  const objectiveSquares = number < LAST_BOARD ? exit : drawn.controlRoom;
  return [
    ...ending,
    { is: 'solo-mission', objectiveSquares, reinforcementTable: true, ...(penalty > 0 ? { penalty } : {}) },
  ];
};

const garrisonOf = (drawn: DrawnBoard): MissionRulePlan => {
  const { corners, far, faces } = controlRoomCorners(drawn);
  return { is: 'garrison', leader: far, corners, faces };
};

export const drawStandBoard = ({ layout, entry, exit }: StandBoard): DrawnBoard =>
  drawBoard(layout, exit === null ? [entry] : [entry, exit]);

/** The game of one board for those who still live. */
export const standScenario = (
  number: number,
  board: StandBoard,
  marines: readonly StandMarine[],
  penalty: number,
): Scenario => {
  const drawn = drawStandBoard(board);
  return {
    id: STAND_ID,
    modules: STAND_RULES.modules,
    options: STAND_RULES.options,
    board: {
      levels: [{ floor: drawn.floor.map((row) => row.replaceAll(/[^#]/g, '.')), sections: drawn.sections }],
      entries: drawn.entries.map(({ id, at, side }) => ({ id, squares: [{ at, side: facingNamed(side) }] })),
    },
    features: features(drawn, number),
    burning: [],
    pieces: marines.map(planOf),
    deployment: [{ by: 'marines', pieces: marines.map((_, index) => index), squares: drawn.corridors[0]! }],
    startingBlips: 0, // D23.12, S0.31
    reinforcements: 0,
    novice: false,
    rules: rulesOf(drawn, number, penalty),
  };
};
