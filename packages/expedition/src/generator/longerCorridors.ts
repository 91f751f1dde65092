/** D19.17: a generated mission with corridors long enough for another force than its own. */
import { TILE, connectorSquare, isWall, squaresWhere, type Mission } from '@sensorium/content';
import { DX, DY, type Coordinates } from '@sensorium/engine';
import { SCENARIOS } from '@sensorium/rules';
import { runOn, type Rear, type Start } from '../startingRoom.ts';
import { DEPLOYMENT_MARK, deploymentMark } from './board.ts';
import { lengthened, type Corridor } from './corridors.ts';
import type { Cell } from './layout.ts';

type Scenario = Extract<Mission['objectives'][number], { readonly is: 'scenario' }>;
type Lane = Scenario['corridors'][number];

const scenarioOf = ({ objectives }: Mission): Scenario =>
  objectives.find((objective): objective is Scenario => objective.is === 'scenario')!;

/** The far end of a corridor, and which way it runs on; none has fewer than five squares (D19.9). */
const rearOf = ([far, next]: Lane): Rear | null => {
  if (far === undefined || next === undefined) return null;
  const [x, y, level = 0] = far;
  const direction = [0, 1, 2, 3].find((side) => DX[side] === x - next[0] && DY[side] === y - next[1]);
  return direction === undefined ? null : { x, y, level, direction };
};

/** The first square of the tile a corridor is attached to. */
const cornerOf = (lane: Lane, { direction }: Rear): Coordinates => {
  const [x, y] = lane.at(-1)!;
  const [left, top] = connectorSquare(direction);
  return [x - DX[direction]! - left, y - DY[direction]! - top];
};

/** Where the tiles of a drawn board lie, and its corridors; the tile of the first corridor lies in cell (0, 0). */
const laidOut = (mission: Mission, rears: readonly Rear[]): { tiles: { cell: Cell }[]; corridors: Corridor[] } => {
  const { corridors: lanes } = scenarioOf(mission);
  const corners = lanes.map((lane, index) => cornerOf(lane, rears[index]!));
  const [left, top] = corners[0]!;
  const cellOf = ([x, y]: Coordinates): Cell => [Math.floor((x - left) / TILE), Math.floor((y - top) / TILE)];
  const corridorSquares = new Set(lanes.flat().map(String));
  const cells = squaresWhere(mission, (character) => !isWall(character))
    .filter((square) => !corridorSquares.has(String(square)))
    .map(cellOf);
  return {
    tiles: [...new Map(cells.map((cell) => [String(cell), { cell }])).values()],
    corridors: lanes.map(({ length }, index) => ({
      connector: { cell: cellOf(corners[index]!), edge: rears[index]!.direction },
      length,
    })),
  };
};

/** The mission with one of its corridors so long. */
const withLength = (mission: Mission, index: number, length: number): Mission => {
  const lane = scenarioOf(mission).corridors[index]!;
  if (length === lane.length) return mission;
  const { mission: longer, added } = runOn(mission, rearOf(lane)!, length - lane.length, DEPLOYMENT_MARK);
  const scenario = scenarioOf(longer);
  const corridors = scenario.corridors.map((squares, other) =>
    other === index ? [...added.toReversed(), ...squares] : squares,
  );
  return {
    ...longer,
    objectives: longer.objectives.map((objective) => (objective === scenario ? { ...scenario, corridors } : objective)),
  };
};

const withLongerCorridors = (mission: Mission, squads: readonly number[]): Mission => {
  const rears = scenarioOf(mission).corridors.map(rearOf);
  if (!rears.every((rear) => rear !== null)) return mission;
  const { tiles, corridors } = laidOut(mission, rears);
  return lengthened(tiles, corridors, squads).reduce(
    (longer, { length }, index) => withLength(longer, index, length),
    mission,
  );
};

/** Marines by squad: bought squads that start in the same place are still squads of their own. */
const squadSizes = (starts: readonly Start[]): number[] => {
  const sizes = new Map<string, number>();
  for (const { pieces } of starts)
    for (const { sheet, squad } of pieces) sizes.set(sheet ?? squad, (sizes.get(sheet ?? squad) ?? 0) + 1);
  return [...sizes.values()];
};

export const longerCorridors = (mission: Mission, starts: readonly Start[]): Mission => {
  if (SCENARIOS[scenarioOf(mission).id].deploysAnywhere) return mission;
  const squads = squadSizes(starts);
  const roomy = withLongerCorridors(mission, squads);
  const on = deploymentMark(squads, scenarioOf(roomy).corridors);
  return { ...roomy, deployment: roomy.deployment.map((group) => ({ ...group, on })) };
};
