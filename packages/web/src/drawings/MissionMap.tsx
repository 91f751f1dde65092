/** The map of a mission, drawn from its board: decks, walls, doors, where marines begin, where aliens come in, what is at stake. */
import { levelsOf, sectionName, type LevelDrawing, type Mission } from '@sensorium/content';
import { useMemo } from 'preact/compat';
import { isBlockMark, isHoleMark } from './missionFeatures.ts';
import { cellsOf, drawPlan, placeLevels, type Cell } from './plan.ts';
import './missionMap.css';

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const MARGIN = 2;

const where = (rows: readonly string[], isWanted: (mark: string) => boolean): Cell[] =>
  rows.flatMap((row, y) => Array.from(row).flatMap((mark, x): Cell[] => (isWanted(mark) ? [[x, y]] : [])));

/** Squares the marines begin on; a mission that leaves it open marks none. */
const deploymentOf = (mission: Mission, { floor }: LevelDrawing): Cell[] => {
  const marks = mission.deployment.map(({ on }) => on);
  return where(floor, (mark) => marks.includes(mark));
};

const targetsOf = (mission: Mission, { floor, sections }: LevelDrawing, level: number): Cell[] => {
  const burned = mission.objectives.flatMap((objective) => (objective.is === 'burn-targets' ? objective.sections : []));
  const occupied = mission.objectives.flatMap((objective) => (objective.is === 'occupy' ? [objective.on] : []));
  return [
    ...where(sections, (mark) => burned.includes(sectionName(mark, level))),
    ...where(floor, (mark) => mark === 'U' || occupied.includes(mark)),
  ];
};

interface LevelPlan {
  readonly level: number;
  /** Where it is drawn: levels stand side by side, the lowest first. */
  readonly shift: readonly [x: number, y: number];
  readonly deck: string;
  readonly walls: string;
  readonly deployment: readonly Cell[];
  readonly targets: readonly Cell[];
  readonly doors: readonly Cell[];
  readonly holes: readonly Cell[];
  readonly blocks: readonly Cell[];
  readonly isUpright: (x: number, y: number) => boolean;
}

const draw = (
  mission: Mission,
): { readonly view: string; readonly levels: readonly LevelPlan[]; readonly corner: Cell } => {
  const drawings = levelsOf(mission);
  const { shifts, ...place } = placeLevels(
    drawings.map(({ floor }) => floor),
    MARGIN,
  );
  const levels = drawings.map((drawing, level): LevelPlan => {
    const { floor } = drawing;
    const { deck, walls } = drawPlan(cellsOf(floor));
    return {
      level,
      shift: shifts[level]!,
      deck,
      walls,
      deployment: deploymentOf(mission, drawing),
      targets: targetsOf(mission, drawing, level),
      doors: where(floor, (mark) => mark === '|' || mark === '-'),
      holes: where(floor, isHoleMark),
      blocks: where(floor, isBlockMark),
      isUpright: (x, y) => floor[y]?.[x] === '|',
    };
  });
  return { ...place, levels };
};

const squares = (cells: readonly Cell[]): string => cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');

type Way = 'N' | 'E' | 'S' | 'W';
type Place = Mission['entries'][number]['at'];

/** A stroke drawn pointing north, turned the way it points; all of a kind are one path, which costs a browser far less. */
const pointing = (strokes: readonly Cell[], [x, y]: Place, way: Way, outward: boolean): string => {
  const [dx, dy] = STEP[way];
  const [fx, fy] = outward ? [dx, dy] : [-dx, -dy];
  const points = strokes.map(([px, py]) => {
    const at = [x + 0.5 + dx * 1.05 - px * fy - py * fx, y + 0.5 + dy * 1.05 + px * fx - py * fy];
    return at.map((value) => value.toFixed(2)).join(' ');
  });
  return `M${points.join('L')}`;
};

const ENTRY: readonly Cell[] = [
  [0, -0.45],
  [0.5, 0.45],
  [-0.5, 0.45],
];
const EXIT: readonly (readonly Cell[])[] = [0, 0.4].map((down) => [
  [-0.5, 0.1 + down],
  [0, -0.4 + down],
  [0.5, 0.1 + down],
]);

const entriesPath = (mission: Mission, level: number): string =>
  mission.entries.map(({ at, side }) => (isOn(at, level) ? `${pointing(ENTRY, at, side, false)}z` : '')).join('');

const exitsPath = (mission: Mission, level: number): string =>
  mission.exits
    .flatMap(({ at, side }) => (isOn(at, level) ? EXIT.map((stroke) => pointing(stroke, at, side, true)) : []))
    .join('');

const doorsPath = ({ doors, isUpright }: LevelPlan): string =>
  doors
    .map(([x, y]) =>
      isUpright(x, y) ? `M${x + 0.34} ${y + 0.06}h.32v.88h-.32z` : `M${x + 0.06} ${y + 0.34}h.88v.32h-.88z`,
    )
    .join('');

const isOn = (at: Place, level: number): boolean => (at[2] ?? 0) === level;

const LevelMap = ({ mission, plan }: { mission: Mission; plan: LevelPlan }) => {
  const layers = [
    ['map-shade', plan.walls],
    ['map-deck', plan.deck],
    ['map-target', squares(plan.targets)],
    ['map-start', squares(plan.deployment)],
    ['map-hole', squares(plan.holes)],
    ['map-block', squares(plan.blocks)],
    ['map-wall', plan.walls],
    ['map-door', doorsPath(plan)],
    ['map-entry', entriesPath(mission, plan.level)],
    ['map-exit', exitsPath(mission, plan.level)],
  ] as const;
  return (
    <g transform={`translate(${plan.shift.join(' ')})`}>
      {layers.map(([name, d]) => (d === '' ? null : <path key={name} className={name} d={d} />))}
    </g>
  );
};

export const MissionMap = ({ mission, label }: { mission: Mission; label?: string }) => {
  const { view, levels, corner } = useMemo(() => draw(mission), [mission]);
  return (
    <svg
      className="mission-map"
      viewBox={view}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {levels.map((plan) => (
        <LevelMap key={plan.level} mission={mission} plan={plan} />
      ))}
      {levels.length === 1
        ? null
        : levels.map(({ level, shift }) => (
            <text key={level} x={corner[0] + shift[0]} y={corner[1] + shift[1] + 1.2} className="map-level">
              {level + 1}
            </text>
          ))}
    </svg>
  );
};
