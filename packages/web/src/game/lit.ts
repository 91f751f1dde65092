/** The square a lesson speaks of: marked on the board, and brought into sight. */
import { useEffect } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { CameraMover } from './board/cameraMover.ts';
import type { Target } from './board/Marks.tsx';
import { CELL, centreOf } from './board/model.ts';
import type { Context } from './controls.ts';

/** Of the board round it: nothing at the edge of the window, no arrow there, lies over it. */
const AROUND = 1.5 * CELL;

/** Its arrow points from above, but for what is written there, and for the edge of the board. */
export const litMarks = (square: number, { y }: Board, marked: readonly Target[]): Target[] => {
  if (square < 0) return [];
  const isTaken = y[square] === 0 || marked.some(({ at, label }) => at === square && label !== '');
  return [{ at: square, label: '', kind: isTaken ? 'lit-from-below' : 'lit' }];
};

/** Somebody's way, from where he came to where he stands. */
export const useWay = (
  way: readonly number[] | undefined,
  camera: CameraMover,
  board: Board,
  setLevel: (level: number) => void,
): void => {
  useEffect(() => {
    if (way === undefined || way.length === 0) return;
    setLevel(board.level[way.at(-1)!]!);
    camera.bring(
      way.flatMap((square) => {
        const { x, y } = centreOf(board, square);
        return [
          { x: x - AROUND, y: y - AROUND },
          { x: x + AROUND, y: y + AROUND },
        ];
      }),
    );
  }, [way, camera, board, setLevel]);
};

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
