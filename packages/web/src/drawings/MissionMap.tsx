/** The map of a mission, drawn from its board: decks, walls, doors, where marines begin, where aliens come in, what is at stake. */
import { levelsOf, sectionName, type LevelDrawing, type Mission } from '@sensorium/content';
import { useMemo, type ReactNode } from 'react';
import { isBlockMark, isHoleMark } from './missionFeatures.ts';
import { cellsOf, drawPlan, type Cell } from './plan.ts';
import './missionMap.css';

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const TURN = { N: 0, E: 90, S: 180, W: 270 } as const;
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
  const { box } = drawPlan(drawings.flatMap(({ floor }) => cellsOf(floor)));
  // Wide boards stand above each other, tall ones beside.
  const isWide = box.width > box.height;
  const step: readonly [number, number] = isWide ? [0, box.height + MARGIN] : [box.width + MARGIN, 0];
  const levels = drawings.map((drawing, level): LevelPlan => {
    const { floor } = drawing;
    const { deck, walls } = drawPlan(cellsOf(floor));
    const place = isWide ? drawings.length - 1 - level : level;
    return {
      level,
      shift: [step[0] * place, step[1] * place],
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
  const width = box.width + 2 * MARGIN + step[0] * (levels.length - 1);
  const height = box.height + 2 * MARGIN + step[1] * (levels.length - 1);
  return { view: `${box.x - MARGIN} ${box.y - MARGIN} ${width} ${height}`, levels, corner: [box.x, box.y] };
};

const squares = (cells: readonly Cell[]): string => cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');

const Arrow = ({ at, side, outward, children }: ArrowProps) => {
  const [dx, dy] = STEP[side];
  const facing = (TURN[side] + (outward ? 0 : 180)) % 360;
  return (
    <g transform={`translate(${at[0] + 0.5 + dx * 1.05} ${at[1] + 0.5 + dy * 1.05}) rotate(${facing})`}>{children}</g>
  );
};
interface ArrowProps {
  readonly at: Mission['entries'][number]['at'];
  readonly side: 'N' | 'E' | 'S' | 'W';
  readonly outward: boolean;
  readonly children: ReactNode;
}

const isOn = (at: Mission['entries'][number]['at'], level: number): boolean => (at[2] ?? 0) === level;

const LevelMap = ({ mission, plan }: { mission: Mission; plan: LevelPlan }) => (
  <g transform={`translate(${plan.shift.join(' ')})`}>
    <path className="map-shade" d={plan.walls} />
    <path className="map-deck" d={plan.deck} />
    <path className="map-target" d={squares(plan.targets)} />
    <path className="map-start" d={squares(plan.deployment)} />
    <path className="map-hole" d={squares(plan.holes)} />
    <path className="map-block" d={squares(plan.blocks)} />
    <path className="map-wall" d={plan.walls} />
    {plan.doors.map(([x, y]) => (
      <rect
        key={`${x},${y}`}
        className="map-door"
        {...(plan.isUpright(x, y)
          ? { x: x + 0.34, y: y + 0.06, width: 0.32, height: 0.88 }
          : { x: x + 0.06, y: y + 0.34, width: 0.88, height: 0.32 })}
      />
    ))}
    {mission.entries.map(({ at, side }) =>
      isOn(at, plan.level) ? (
        <Arrow key={`${at.join(',')}${side}`} at={at} side={side} outward={false}>
          <path className="map-entry" d="M0 -0.45L0.5 0.45H-0.5z" />
        </Arrow>
      ) : null,
    )}
    {mission.exits.map(({ at, side }) =>
      isOn(at, plan.level) ? (
        <Arrow key={`${at.join(',')}${side}`} at={at} side={side} outward>
          <path className="map-exit" d="M-0.5 0.1L0 -0.4L0.5 0.1M-0.5 0.5L0 0L0.5 0.5" />
        </Arrow>
      ) : null,
    )}
  </g>
);

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
