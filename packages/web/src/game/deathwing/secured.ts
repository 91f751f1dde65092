/** D13.5: which entry areas are secured, as the view remembers it. */
import type { Board, View } from '@sensorium/engine';
import { securedKey } from '@sensorium/rules';

export const isAreaSecured = (board: Board, memory: View['memory'], area: number): boolean =>
  memory[securedKey(board.entries[area]!.id)] === 1;
