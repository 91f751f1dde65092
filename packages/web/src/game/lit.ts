/** The square a lesson speaks of: marked on the board, and brought into sight. */
import { useEffect } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { CameraMover } from './board/cameraMover.ts';
import type { Target } from './board/Marks.tsx';
import { centreOf } from './board/model.ts';

export const litMarks = (square: number): Target[] => (square < 0 ? [] : [{ at: square, label: '', kind: 'lit' }]);

export const useLitSquare = (
  square: number,
  camera: CameraMover,
  board: Board,
  setLevel: (level: number) => void,
): void => {
  useEffect(() => {
    if (square < 0) return;
    setLevel(board.level[square]!);
    camera.bring([centreOf(board, square)]);
  }, [square, camera, board, setLevel]);
};
