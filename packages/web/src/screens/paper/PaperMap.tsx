/** A level in black on white, square by square, with coordinates: to lay it out of the box and to talk about it. */
import { FEATURES, isDoor, type LevelDrawing, type Mission } from '@sensorium/content';
import { useMemo } from 'preact/compat';
import { cellsOf, drawPlan } from '../../drawings/plan.ts';
import { arrowAt, layersOf } from '../editor/layers.ts';

interface Props {
  readonly mission: Mission;
  readonly drawing: LevelDrawing;
  readonly level: number;
  readonly label: string;
}

/** For the arrows and names of entry areas, and the numbers beyond them. */
const ROOM = 3;
const isOn = (at: readonly (number | undefined)[], level: number): boolean => (at[2] ?? 0) === level;

const range = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index);

/** Every floor square has its four sides. */
const gridPath = (floor: readonly string[]): string =>
  cellsOf(floor)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');

export const PaperMap = ({ mission, drawing, level, label }: Props) => {
  const { layers, box, grid } = useMemo(
    () => ({ layers: layersOf(drawing), box: drawPlan(cellsOf(drawing.floor)).box, grid: gridPath(drawing.floor) }),
    [drawing],
  );
  const entries = mission.entries.filter(({ at }) => isOn(at, level));
  const exits = mission.exits.filter(({ at }) => isOn(at, level));
  const aliens = mission.aliens.filter(({ at }) => isOn(at, level));
  const standing = mission.force.flatMap(({ squad, pieces }) =>
    pieces.flatMap(({ at }, place) =>
      at !== undefined && isOn(at, level) ? [{ name: `${squad}${place + 1}`, at }] : [],
    ),
  );
  const [left, top] = [box.x - ROOM, box.y - ROOM];
  return (
    <svg
      className="paper-map"
      {...{ role: 'img', 'aria-label': label }}
      viewBox={`${left} ${top} ${box.width + 2 * ROOM} ${box.height + 2 * ROOM}`}
    >
      <path className="paper-floor" d={layers.deck} />
      <path className="paper-grid" d={grid} />
      <path className="paper-borders" d={layers.borders} />
      <path className="paper-walls" d={layers.walls} />
      <path className="paper-doors" d={layers.doors} />
      {layers.letters.map(({ x, y, sign }) => (
        <text key={sign} className="paper-letter" x={x + 0.08} y={y + 0.3}>
          {sign}
        </text>
      ))}
      {[...layers.marks, ...layers.features.filter(({ sign }) => FEATURES[sign] !== undefined && !isDoor(sign))].map(
        ({ x, y, sign }) => (
          <text key={`${x},${y}`} className="paper-sign" x={x + 0.5} y={y + 0.74}>
            {sign}
          </text>
        ),
      )}
      {entries.map(({ id, at, side }) => (
        <path key={`${id} ${at.join()} ${side}`} className="paper-entry" d={arrowAt(at, side, false)} />
      ))}
      {entries.map(({ id, at, side }) => {
        const [dx, dy] = { N: [0, -1.55], E: [1.6, 0.15], S: [0, 1.9], W: [-1.6, 0.15] }[side] as [number, number];
        return (
          <text key={`${id} ${at.join()} ${side}`} className="paper-area" x={at[0] + 0.5 + dx} y={at[1] + 0.5 + dy}>
            {id}
          </text>
        );
      })}
      {exits.map(({ at, side }) => (
        <path key={`${at.join()} ${side}`} className="paper-exit" d={arrowAt(at, side, true)} />
      ))}
      {aliens.map(({ is, at }) => (
        <path key={`${is} ${at.join()}`} className="paper-alien" d={`M${at[0] + 0.5} ${at[1] + 0.15}l.38 .7h-.76z`} />
      ))}
      {standing.map(({ name, at }) => (
        <g key={name}>
          <circle className="paper-marine" cx={at[0] + 0.5} cy={at[1] + 0.5} r={0.4} />
          <text className="paper-who" x={at[0] + 0.5} y={at[1] + 0.65}>
            {name}
          </text>
        </g>
      ))}
      {range(box.x, box.width).map((x) => (
        <text key={x} className="paper-number" x={x + 0.5} y={top + 0.7}>
          {x}
        </text>
      ))}
      {range(box.y, box.height).map((y) => (
        <text key={y} className="paper-number" x={left + 0.5} y={y + 0.68}>
          {y}
        </text>
      ))}
    </svg>
  );
};
