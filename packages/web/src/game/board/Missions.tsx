/** What missions put on the board: ways out, zones to be reached, sections that must burn, entry areas to be covered or secured, the machine to be saved. */
import { memo } from 'preact/compat';
import { DX, DY, recall, type MissionRuleId } from '@sensorium/engine';
import { catOf, isBurned, securedKey } from '@sensorium/rules';
import { coveredEntries } from '../coverage.ts';
import { Badge } from '../scenarios/Objectives.tsx';
import type { MissionLayer } from './missionLayer.ts';
import { CELL, centreOf, outlineOf } from './model.ts';
import './missions.css';

export const Exits = memo(function Exits({ board, dossier, level }: Omit<MissionLayer, 'view'>) {
  return (
    <g className="exits" aria-hidden="true">
      {dossier.exits.map(({ square, side }) => {
        if (board.level[square] !== level) return null;
        const { x, y } = centreOf(board, square);
        return (
          <g
            key={`${square} ${side}`}
            transform={`translate(${x + DX[side]! * CELL} ${y + DY[side]! * CELL}) rotate(${side * 90})`}
          >
            <path d="M-46 50V-34L0 -50L46 -34V50z" className="exit-gate" />
            <path d="M-24 30L0 8L24 30M-24 6L0 -16L24 6M-24 -18L0 -40L24 -18" className="exit-arrow" />
          </g>
        );
      })}
    </g>
  );
});

/** M1.3: target sections that have not burned yet. */
export const BurnTargets = memo(function BurnTargets({ board, dossier, level, view }: MissionLayer) {
  return (
    <g className="burn-targets" aria-hidden="true">
      {dossier.targets.map((name) => {
        const squares = board.sectionSquares[board.sectionNames.indexOf(name)];
        if (squares === undefined || board.level[squares[0]!] !== level || isBurned(view, name)) return null;
        const middle = centreOf(board, squares[Math.floor(squares.length / 2)]!);
        return (
          <g key={name}>
            <path d={outlineOf(board, squares)} className="burn-border" />
            <g transform={`translate(${middle.x} ${middle.y})`}>
              <circle r="34" className="burn-disc" />
              <path d="M-14 18C-24 4 -8 -6 -2 -26C8 -14 22 0 14 16C8 26 -8 26 -14 18z" className="burn-flame" />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** M0.7, D23.9: squares the marines must come to. */
export const zoneOf = (rule: MissionRuleId) =>
  memo(function Zone({ board, dossier, level }: Omit<MissionLayer, 'view'>) {
    return (
      <g className="zones" aria-hidden="true">
        {dossier.zones.map((zone) => {
          const squares = zone.rule === rule ? zone.squares.filter((square) => board.level[square] === level) : [];
          return squares.length === 0 ? null : (
            <path key={squares[0]} d={outlineOf(board, squares)} className="zone-border" />
          );
        })}
      </g>
    );
  });

/** M2.3: every entry square, ticked where a marine is near enough. */
export const CoveredEntries = memo(function CoveredEntries({ board, level, view }: Omit<MissionLayer, 'dossier'>) {
  return (
    <g aria-hidden="true">
      {coveredEntries(board, view)
        .filter(({ square }) => board.level[square] === level)
        .map(({ square, isCovered }) => (
          <Badge key={square} board={board} square={square} isDone={isCovered} />
        ))}
    </g>
  );
});

/** D13.5: the entry areas that may still be secured; those that are have their plates. */
export const AreasToSecure = memo(function AreasToSecure({ board, dossier, level, view }: MissionLayer) {
  const open = board.entries.filter(
    ({ id, squares }) =>
      board.level[squares[0]!] === level && dossier.securable.includes(id) && recall(view, securedKey(id)) !== 1,
  );
  return (
    <g aria-hidden="true">
      {open.flatMap(({ squares }) => squares.map((square) => <Badge key={square} board={board} square={square} />))}
    </g>
  );
});

/** M0.6: the C.A.T., loose on its square or carried. */
export const Cat = memo(function Cat({ board, level, view }: Omit<MissionLayer, 'dossier'>) {
  const cat = catOf({ state: view });
  if (cat === null || cat.at < 0 || board.level[cat.at] !== level) return null;
  const { x, y } = centreOf(board, cat.at);
  const shift = cat.by >= 0 ? 'translate(30 -32) scale(.6)' : '';
  return (
    <g
      className={cat.isDamaged ? 'cat is-damaged' : 'cat'}
      transform={`translate(${x} ${y}) ${shift}`}
      aria-hidden="true"
    >
      <path d="M-26 -14h52v28h-52zM-32 -20h10v40h-10zM22 -20h10v40H22z" className="cat-body" />
      <circle r="11" className="cat-eye" />
      <path d="M0 -14V-34M-6 -34H6" className="cat-mast" />
    </g>
  );
});
