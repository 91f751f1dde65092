/** The map of a mission, drawn from its board: decks, walls, doors, where marines begin, where aliens come in, what is at stake. */
import type { Mission } from '@sensorium/content';
import { useMemo, type ReactNode } from 'react';
import { cellsOf, drawPlan, type Cell } from './plan.ts';
import './missionMap.css';

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const TURN = { N: 0, E: 90, S: 180, W: 270 } as const;
const MARGIN = 2;

const where = (rows: readonly string[], isWanted: (mark: string) => boolean): Cell[] =>
  rows.flatMap((row, y) => Array.from(row).flatMap((mark, x): Cell[] => (isWanted(mark) ? [[x, y]] : [])));

/** Squares the marines begin on; a mission that leaves it open marks none. */
const deploymentOf = (mission: Mission): Cell[] => {
  const marks = mission.deployment.map(({ on }) => on);
  return where(mission.board.floor, (mark) => marks.includes(mark));
};

const targetsOf = (mission: Mission): Cell[] => {
  const sections = mission.objectives.flatMap((objective) =>
    objective.is === 'burn-targets' ? objective.sections : [],
  );
  const occupied = mission.objectives.flatMap((objective) => (objective.is === 'occupy' ? [objective.on] : []));
  return [
    ...where(mission.board.sections, (mark) => sections.includes(mark)),
    ...where(mission.board.floor, (mark) => mark === 'U' || occupied.includes(mark)),
  ];
};

interface Drawing {
  readonly view: string;
  readonly deck: string;
  readonly walls: string;
  readonly deployment: readonly Cell[];
  readonly targets: readonly Cell[];
  readonly doors: readonly Cell[];
  readonly isUpright: (x: number, y: number) => boolean;
}

const draw = (mission: Mission): Drawing => {
  const { floor } = mission.board;
  const { deck, walls, box } = drawPlan(cellsOf(floor));
  const width = box.width + 2 * MARGIN;
  const height = box.height + 2 * MARGIN;
  return {
    view: `${box.x - MARGIN} ${box.y - MARGIN} ${width} ${height}`,
    deck,
    walls,
    deployment: deploymentOf(mission),
    targets: targetsOf(mission),
    doors: where(floor, (mark) => mark === '|' || mark === '-'),
    isUpright: (x, y) => floor[y]?.[x] === '|',
  };
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

export const MissionMap = ({ mission, label }: { mission: Mission; label?: string }) => {
  const plan = useMemo(() => draw(mission), [mission]);
  return (
    <svg
      className="mission-map"
      viewBox={plan.view}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className="map-shade" d={plan.walls} />
      <path className="map-deck" d={plan.deck} />
      <path className="map-target" d={squares(plan.targets)} />
      <path className="map-start" d={squares(plan.deployment)} />
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
      {mission.entries.map(({ at, side }) => (
        <Arrow key={`${at.join(',')}${side}`} at={at} side={side} outward={false}>
          <path className="map-entry" d="M0 -0.45L0.5 0.45H-0.5z" />
        </Arrow>
      ))}
      {mission.exits.map(({ at, side }) => (
        <Arrow key={`${at.join(',')}${side}`} at={at} side={side} outward>
          <path className="map-exit" d="M-0.5 0.1L0 -0.4L0.5 0.1M-0.5 0.5L0 0L0.5 0.5" />
        </Arrow>
      ))}
    </svg>
  );
};
