/** D13.5: entry areas that are secured: the breach is welded shut, a marker lies on the entry square. */
import { memo } from 'preact/compat';
import { recall, type Board, type View } from '@sensorium/engine';
import { securedKey } from '@sensorium/rules';
import { bayCentre, centreOf } from '../board/model.ts';

const markAt = (board: Board, square: number): string => {
  const { x, y } = centreOf(board, square);
  return `translate(${x - 30} ${y - 30})`;
};

export const Secured = memo(function Secured({
  board,
  level,
  memory,
}: {
  board: Board;
  level: number;
  memory: View['memory'];
}) {
  return (
    <g className="secured" aria-hidden="true">
      {board.entries.map((entry, area) => {
        const square = entry.squares[0]!;
        if (board.level[square] !== level || recall({ memory }, securedKey(entry.id)) !== 1) return null;
        const bay = bayCentre(board, area);
        return (
          <g key={entry.id}>
            <g transform={`translate(${bay.x} ${bay.y}) rotate(${entry.sides[0]! * 90})`}>
              <path d="M-50 -30H50V46H-50z" className="secured-plate" />
              <path d="M-50 -30L50 46M50 -30L-50 46" className="secured-weld" />
            </g>
            {entry.squares.map((each) => (
              <g key={each} transform={markAt(board, each)}>
                <path d="M0 -16L14 -10V4C14 12 6 17 0 19C-6 17 -14 12 -14 4V-10z" className="secured-badge" />
                <path d="M-7 1L-2 7L8 -5" className="secured-tick" />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
});
