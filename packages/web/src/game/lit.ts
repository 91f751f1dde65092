/** The square a lesson speaks of: marked on the board, and brought into sight. */
import { useEffect } from 'preact/compat';
import type { CameraMover } from './board/cameraMover.ts';
import type { Target } from './board/Marks.tsx';
import { CELL, centreOf } from './board/model.ts';
import type { Context } from './controls.ts';

/** Of the board round it: nothing at the edge of the window, no arrow there, lies over it. */
const AROUND = 1.5 * CELL;

export const litMarks = (square: number): Target[] => (square < 0 ? [] : [{ at: square, label: '', kind: 'lit' }]);

export const useLitSquare = (
  square: number,
  { board, view, walks, choice }: Context,
  camera: CameraMover,
  setLevel: (level: number) => void,
): void => {
  const { selected } = choice;
  useEffect(() => {
    if (square < 0) return;
    setLevel(board.level[square]!);
    const { x, y } = centreOf(board, square);
    camera.bring([
      { x: x - AROUND, y: y - AROUND },
      { x: x + AROUND, y: y + AROUND },
    ]);
    // The camera may have been moved by what has happened since, or for who was chosen and where he can go.
  }, [square, view, walks, selected, camera, board, setLevel]);
};
