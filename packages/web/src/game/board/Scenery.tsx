/** What changes now and then: light, doors, entry areas, fire, what is left of the dead. */
import { memo, useMemo } from 'preact/compat';
import { DX, DY, type Board } from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';
import type { Blood } from '../looks/units.tsx';
import type { Actor, Stage } from '../stage.ts';
import { outwardOf } from '../deathwing/Terrain.tsx';
import { TERRAIN_LOOKS } from '../looks/terrain.tsx';
import { lightPolygon } from './light.ts';
import { CELL, bayCentre, centreOf, isDoorAcross, outlineOf, floorSquares, type Situation } from './model.ts';
import { grain } from './plates.ts';
import './scenery.css';

const squaresPath = (board: Board, squares: Iterable<number>): string => {
  let path = '';
  for (const square of squares)
    path += `M${board.x[square]! * CELL} ${board.y[square]! * CELL}h${CELL}v${CELL}h-${CELL}z`;
  return path;
};

export const Darkness = memo(function Darkness({
  board,
  level,
  lit,
}: {
  board: Board;
  level: number;
  lit: ReadonlySet<number>;
}) {
  const dark = floorSquares(board, level).filter((square) => !lit.has(square));
  return <path d={squaresPath(board, dark)} className="darkness" aria-hidden="true" />;
});

/** The lamps of the marines. */
export const Lamps = memo(function Lamps({ situation, lamps }: { situation: Situation; lamps: readonly Actor[] }) {
  return (
    <g className="lamps" aria-hidden="true">
      {lamps.map((lamp) => (
        <path key={lamp.id} d={lightPolygon(situation, lamp.square, lamp.facing)} fill={`url(#lamp-${lamp.id})`} />
      ))}
      <defs>
        {lamps.map((lamp) => {
          const { x, y } = centreOf(situation.board, lamp.square);
          return (
            <radialGradient
              key={lamp.id}
              id={`lamp-${lamp.id}`}
              gradientUnits="userSpaceOnUse"
              cx={x}
              cy={y}
              r={CELL * 9}
            >
              <stop offset="0" stopColor="#ffe6b8" stopOpacity=".34" />
              <stop offset=".18" stopColor="#ffdca6" stopOpacity=".2" />
              <stop offset=".55" stopColor="#cfd8e0" stopOpacity=".08" />
              <stop offset="1" stopColor="#9fb6c6" stopOpacity="0" />
            </radialGradient>
          );
        })}
      </defs>
    </g>
  );
});

/** What stands on squares; doors slide because they stay the same drawing. */
export const Features = memo(function Features({
  board,
  dossier,
  level,
  features,
}: {
  board: Board;
  dossier: Dossier;
  level: number;
  features: Stage['features'];
}) {
  const ids = new Map([...features].map(([at, is]) => [at, dossier.terrain[is]!.id]));
  return (
    <g className="features" aria-hidden="true">
      {[...ids].map(([at, id]) => {
        if (board.level[at] !== level) return null;
        const { x, y } = centreOf(board, at);
        const { draw, turned } = TERRAIN_LOOKS.of(id);
        const turn =
          turned === 'never' ? 0 : turned === 'outward' ? outwardOf(board, ids, at) * 90 : acrossAt(board, at);
        return (
          <g key={at} className={`feature is-${id}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            {draw(at)}
          </g>
        );
      })}
    </g>
  );
});

const acrossAt = (board: Board, square: number): number => (isDoorAcross(board, square) ? 0 : 90);

/** An entry area: a breach in the hull with what lurks in it. */
export const Bays = memo(function Bays({
  board,
  level,
  actors,
  blipProfile,
  marks,
  onPick,
}: {
  board: Board;
  level: number;
  actors: readonly Actor[];
  blipProfile: number;
  marks: ReadonlySet<number>;
  onPick: (area: number) => void;
}) {
  return (
    <g className="bays">
      {board.entries.map((entry, area) => {
        if (board.level[entry.squares[0]!] !== level) return null;
        const { x, y } = bayCentre(board, area);
        const inward = (entry.sides[0]! + 2) & 3;
        const lurkers = actors.filter((actor) => actor.area === area);
        if (entry.isLatent && lurkers.length === 0 && !marks.has(area)) return null;
        const blips = lurkers.filter((actor) => actor.profile === blipProfile).length;
        return (
          <g
            key={entry.id}
            className={`bay ${marks.has(area) ? 'is-choice' : ''} ${lurkers.length > 0 ? 'has-lurkers' : ''}`}
            transform={`translate(${x} ${y})`}
            onClick={() => onPick(area)}
            aria-hidden="true"
          >
            <rect x="-54" y="-54" width="108" height="108" fill="transparent" />
            <g transform={`rotate(${inward * 90})`}>
              <path d="M-50 -46L-40 44 -20 30 -8 48 12 34 26 50 42 40 50 -46z" className="bay-hole" />
              <path d="M-20 -22L0 -44 20 -22M-20 -2L0 -24 20 -2" className="bay-arrow" />
            </g>
            <g
              className="bay-count"
              transform={`translate(${DX[entry.sides[0]!]! * 14} ${DY[entry.sides[0]!]! * 14 + 8})`}
            >
              <text y="10">{lurkers.length > 0 ? lurkers.length : ''}</text>
              {lurkers.length > 0 ? (
                <text
                  y="32"
                  className="bay-kinds"
                >{`${blips}●${lurkers.length - blips > 0 ? ` ${lurkers.length - blips}▲` : ''}`}</text>
              ) : null}
            </g>
            {marks.has(area) && !entry.isLatent ? (
              <text className="bay-name" x={DX[entry.sides[0]!]! * 100} y={DY[entry.sides[0]!]! * 92 + 23}>
                {entry.id}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
});

/** Floors that burn: embers and still flames; the moving fire is painted above. */
export const Fires = memo(function Fires({ board, burning }: { board: Board; burning: Stage['burning'] }) {
  const outline = useMemo(() => outlineOf(board, burning), [board, burning]);
  if (burning.size === 0) return null;
  return (
    <g className="fires" aria-hidden="true">
      <path d={outline} className="fire-glow" />
      <path d={outline} className="fire-floor" />
      {[...burning].map((square) => {
        const { x, y } = centreOf(board, square);
        const lean = grain(square, 5) * 20 - 10;
        return (
          <g key={square} transform={`translate(${x} ${y})`} className="flame">
            <path
              d={`M-26 34C-44 14 -24 2 -26 -14C-14 -6 -16 4 -12 8C-10 -8 ${lean} -22 ${lean} -40C${lean + 14} -20 18 -10 16 6C22 2 22 -6 20 -14C34 2 40 16 26 34z`}
            />
            <path
              d={`M-12 34C-20 22 -8 14 -8 4C0 10 ${lean / 2} -2 ${lean / 2} -12C${lean / 2 + 10} 2 18 20 10 34z`}
              className="flame-core"
            />
          </g>
        );
      })}
    </g>
  );
});

export interface Stain {
  readonly key: number;
  readonly at: number;
  readonly blood: Blood;
}

export const Stains = memo(function Stains({
  board,
  level,
  stains,
}: {
  board: Board;
  level: number;
  stains: readonly Stain[];
}) {
  return (
    <g className="stains" aria-hidden="true">
      {stains.map(({ key, at, blood }) => {
        if (board.level[at] !== level) return null;
        const { x, y } = centreOf(board, at);
        const spots = Array.from({ length: 7 }, (_, i) => ({
          angle: grain(key, i) * Math.PI * 2,
          far: 10 + grain(key, i + 20) * 30,
          r: 3 + grain(key, i + 40) * 9,
        }));
        return (
          <g key={key} transform={`translate(${x} ${y})`} className={`stain is-${blood}`}>
            <circle r="17" />
            {spots.map(({ angle, far, r }) => (
              <circle key={angle} cx={Math.cos(angle) * far} cy={Math.sin(angle) * far} r={r} />
            ))}
          </g>
        );
      })}
    </g>
  );
});
