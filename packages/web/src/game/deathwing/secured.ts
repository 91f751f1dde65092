/** D13.5: which entry areas are secured, as the view remembers it. */
import type { Board, View } from '@sensorium/engine';

export const securedKey = (id: string): string => `secured:${id}`;

export const isAreaSecured = (board: Board, memory: View['memory'], area: number): boolean =>
  memory[securedKey(board.entries[area]!.id)] === 1;
