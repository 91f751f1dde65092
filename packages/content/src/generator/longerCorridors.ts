/** D19.17: a generated mission with corridors long enough for another force than its own. */
import { DX, DY } from '@sensorium/engine';
import { SCENARIOS } from '@sensorium/rules';
import type { Mission } from '../mission.ts';
import { hasRoom, runOn, type Rear, type Start } from '../startingRoom.ts';
import { DEPLOYMENT_MARK } from './board.ts';
import { STRETCH, squadsFit } from './corridors.ts';
import { withOverflow } from './overflow.ts';

type Scenario = Extract<Mission['objectives'][number], { readonly is: 'scenario' }>;
type Corridor = Scenario['corridors'][number];

const scenarioOf = ({ objectives }: Mission): Scenario =>
  objectives.find((objective): objective is Scenario => objective.is === 'scenario')!;

/** The far end of a corridor, and which way it runs on. */
const rearOf = ([far, next]: Corridor): Rear | null => {
  if (far === undefined || next === undefined) return null;
  const [x, y, level = 0] = far;
  const direction = [0, 1, 2, 3].find((side) => DX[side] === x - next[0] && DY[side] === y - next[1]);
  return direction === undefined ? null : { x, y, level, direction };
};

/** The shortest corridor that can be made five squares longer, made so; null if none can. */
const lengthenOne = (mission: Mission): Mission | null => {
  const { corridors } = scenarioOf(mission);
  const order = corridors.map((_, index) => index).sort((a, b) => corridors[a]!.length - corridors[b]!.length);
  for (const index of order) {
    const rear = rearOf(corridors[index]!);
    if (rear === null || !hasRoom(mission, rear, STRETCH)) continue;
    const longer = runOn(mission, rear, STRETCH, DEPLOYMENT_MARK);
    if (longer === null) return null;
    const moved = scenarioOf(longer.mission);
    const grown = moved.corridors.map((corridor, other) =>
      other === index ? [...longer.added.toReversed(), ...corridor] : corridor,
    );
    const objectives = longer.mission.objectives.map((objective) =>
      objective === moved ? { ...moved, corridors: grown } : objective,
    );
    return { ...longer.mission, objectives };
  }
  return null;
};

/** Marines by squad: bought squads that start in the same place are still squads of their own. */
const squadSizes = (starts: readonly Start[]): number[] => {
  const sizes = new Map<string, number>();
  for (const { pieces } of starts)
    for (const { sheet, squad } of pieces) sizes.set(sheet ?? squad, (sizes.get(sheet ?? squad) ?? 0) + 1);
  return [...sizes.values()];
};

const lengthsOf = (mission: Mission): number[] => scenarioOf(mission).corridors.map(({ length }) => length);

export const longerCorridors = (mission: Mission, starts: readonly Start[]): Mission => {
  if (SCENARIOS[scenarioOf(mission).id].deploysAnywhere) return mission;
  const squads = squadSizes(starts);
  let roomy = mission;
  while (!squadsFit(squads, lengthsOf(roomy))) {
    const longer = lengthenOne(roomy);
    if (longer === null) break;
    roomy = longer;
  }
  const { floor, ...board } = roomy.board;
  return {
    ...roomy,
    board: { ...board, floor: withOverflow({ floor, corridors: scenarioOf(roomy).corridors }, squads) },
  };
};
