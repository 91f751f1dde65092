/** What shows through holes: who stands below one, who stands above. */
import { memo } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';
import { centreOf } from '../board/model.ts';
import { markOf } from '../displayNames.ts';
import type { Actor, Stage } from '../stage.ts';
import { holesOf } from './holes.ts';
import { UnderHole } from './Terrain.tsx';

/** A piece on another level, small: a disc with its number, a claw, a contact. */
export const PieceSign = ({ dossier, actor, size = 1 }: { dossier: Dossier; actor: Actor; size?: number }) => {
  const { side, isBlip } = dossier.profiles[actor.profile]!.unit;
  const kind = isBlip ? 'is-blip' : `is-${side}`;
  return (
    <g className={`level-peek ${kind}`} transform={`scale(${size})`}>
      {side === 'marines' ? (
        <>
          <circle r="15" />
          <text y="5.5">{markOf(dossier, actor.id)}</text>
        </>
      ) : isBlip ? (
        <path d="M0 -16L16 0L0 16L-16 0z" />
      ) : (
        <path d="M0 -19L15 14L0 6L-15 14z" transform={actor.facing >= 0 ? `rotate(${actor.facing * 90})` : undefined} />
      )}
    </g>
  );
};

export const Holes = memo(function Holes({
  board,
  dossier,
  level,
  features,
  actors,
}: {
  board: Board;
  dossier: Dossier;
  level: number;
  features: Stage['features'];
  actors: readonly Actor[];
}) {
  const on = (square: number): Actor | undefined => actors.find((actor) => actor.square === square);
  return (
    <g className="holes" aria-hidden="true">
      {holesOf(board, dossier.terrain, features).map(({ upper, lower, isLadder }) => {
        const isHere = board.level[upper] === level;
        if (!isHere && board.level[lower] !== level) return null;
        const other = on(isHere ? lower : upper);
        const { x, y } = centreOf(board, upper);
        return (
          <g key={upper}>
            {isHere ? null : <UnderHole board={board} square={lower} isLadder={isLadder} />}
            {other === undefined ? null : (
              <g transform={`translate(${x} ${y})${isHere ? '' : ' translate(-32 -32)'}`}>
                <PieceSign dossier={dossier} actor={other} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
