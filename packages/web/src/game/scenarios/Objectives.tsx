/** D20: the sections a scenario is about; entry areas still to be secured (D20.5); and by name those among which the marine player chooses (D20.8). */
import { memo } from 'preact/compat';
import { recall, type Board, type View } from '@sensorium/engine';
import { objectiveKey, securedKey } from '@sensorium/rules';
import type { MissionLayer } from '../board/missionLayer.ts';
import { bayCentre, centreOf, outlineOf } from '../board/model.ts';
import './objectives.css';

const isObjective = (view: View, id: string): boolean =>
  recall(view, objectiveKey(id)) === 1 && recall(view, securedKey(id)) !== 1;

export const Badge = ({ board, square, isDone = false }: { board: Board; square: number; isDone?: boolean }) => {
  const { x, y } = centreOf(board, square);
  return (
    <g transform={`translate(${x} ${y}) scale(2)`} className={isDone ? 'objective is-done' : 'objective'}>
      <path d="M0 -16L14 -10V4C14 12 6 17 0 19C-6 17 -14 12 -14 4V-10z" className="objective-badge" />
      {isDone ? <path d="M-7 1L-2 7L8 -5" className="objective-tick" /> : null}
    </g>
  );
};

const Name = ({ board, area }: { board: Board; area: number }) => {
  const { x, y } = bayCentre(board, area);
  return (
    <text x={x} y={y} className="area-name">
      {board.entries[area]!.id}
    </text>
  );
};

const Stakes = ({ board, level, names }: { board: Board; level: number; names: readonly string[] }) => (
  <>
    {names.map((name) => {
      const squares = board.sectionSquares[board.sectionNames.indexOf(name)];
      if (squares === undefined || board.level[squares[0]!] !== level) return null;
      return <path key={name} d={outlineOf(board, squares)} className="stake-border" />;
    })}
  </>
);

export const Objectives = memo(function Objectives({ board, dossier, level, view }: MissionLayer) {
  const frame = view.stack.at(-1);
  const offered = frame?.kind === 'name-areas' ? frame.areas : [];
  return (
    <g aria-hidden="true">
      <Stakes board={board} level={level} names={dossier.stakes} />
      {board.entries.map(({ id, squares }, area) => {
        if (board.level[squares[0]!] !== level) return null;
        return (
          <g key={id}>
            {isObjective(view, id) ? squares.map((each) => <Badge key={each} board={board} square={each} />) : null}
            {offered.includes(area) ? <Name board={board} area={area} /> : null}
          </g>
        );
      })}
    </g>
  );
});
