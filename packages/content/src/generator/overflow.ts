/** D19.17: the board squares nearest to the inner end of a corridor, for marines who find no place in it. */
import { DX, DY, DIRECTION_COUNT, FLANKS } from '@sensorium/engine';
import type { DrawnBoard } from './board.ts';

type Place = readonly [x: number, y: number];

/** D1.6: what no route crosses. */
const BARRED = '#&$';

/** The floor squares outside the corridors by their distance from the inner end, up to the distance of the wanted number. */
export const nearestSquares = (board: DrawnBoard, corridor: readonly Place[], wanted: number): Place[] => {
  const isOpen = (x: number, y: number): boolean => !BARRED.includes(board.floor[y]?.[x] ?? '#');
  const reached = new Set(board.corridors.flat().map(String));
  const found: Place[] = [];
  let frontier: readonly Place[] = corridor.slice(-1);
  while (frontier.length > 0 && found.length < wanted) {
    const next: Place[] = [];
    for (const [x, y] of frontier)
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const to: Place = [x + DX[direction]!, y + DY[direction]!];
        if (reached.has(String(to)) || !isOpen(...to)) continue;
        const sides = direction < 4 ? [] : FLANKS[direction]!;
        if (sides.length > 0 && !sides.some((side) => isOpen(x + DX[side]!, y + DY[side]!))) continue;
        reached.add(String(to));
        next.push(to);
      }
    found.push(...next.filter(([x, y]) => board.floor[y]![x] === '.'));
    frontier = next;
  }
  return found;
};
