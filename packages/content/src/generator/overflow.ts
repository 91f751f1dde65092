/** D19.17: the board squares nearest to the inner end of a corridor, for marines who find no place in it. */
import { DX, DY, DIRECTION_COUNT, FLANKS, type Coordinates } from '@sensorium/engine';
import { DEPLOYMENT_MARK } from './board.ts';
import { squadsFit } from './corridors.ts';

type Place = readonly [x: number, y: number];

/** Floor plan and corridors, each from its far end inward. */
interface Deck {
  readonly floor: readonly string[];
  readonly corridors: readonly (readonly Coordinates[])[];
}

/** D1.6: what no route crosses. */
const BARRED = '#&$';

/** The floor squares outside the corridors by their distance from the inner end, up to the distance of the wanted number. */
const nearestSquares = (board: Deck, corridor: readonly Coordinates[], wanted: number): Place[] => {
  const isOpen = (x: number, y: number): boolean => !BARRED.includes(board.floor[y]?.[x] ?? '#');
  const reached = new Set(board.corridors.flat().map(([x, y]) => String([x, y])));
  const found: Place[] = [];
  let frontier: readonly Place[] = corridor.slice(-1).map(([x, y]) => [x, y]);
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

/** D19.17: the board squares on which marines start who find no place in the corridors are marked too. */
export const withOverflow = (board: Deck, squads: readonly number[]): readonly string[] => {
  const lengths = board.corridors.map(({ length }) => length);
  if (squadsFit(squads, lengths)) return board.floor;
  const marines = squads.reduce((sum, count) => sum + count, 0);
  const extra = new Set(board.corridors.flatMap((corridor) => nearestSquares(board, corridor, marines)).map(String));
  return board.floor.map((row, y) =>
    Array.from(row, (character, x) => (extra.has(String([x, y])) ? DEPLOYMENT_MARK : character)).join(''),
  );
};
