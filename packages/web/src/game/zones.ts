/** Where one may deploy: squares that hang together, each group a zone (C2.6). */
import { DX, DY, type Board } from '@sensorium/engine';
import { useMemo, useState } from 'preact/compat';
import type { Context } from './controls.ts';

const neighboursOf = (board: Board, square: number): number[] =>
  Array.from(DX, (dx, way) => ({ x: board.x[square]! + dx, y: board.y[square]! + DY[way]! })).flatMap(({ x, y }) =>
    x < 0 || y < 0 || x >= board.width || y >= board.height
      ? []
      : [(board.level[square]! * board.height + y) * board.width + x],
  );

const zoneFrom = (board: Board, start: number, open: Set<number>): number[] => {
  const zone = [start];
  open.delete(start);
  for (const square of zone) for (const next of neighboursOf(board, square)) if (open.delete(next)) zone.push(next);
  return zone.sort((a, b) => a - b);
};

/** Those of the piece to deploy first, or of everybody where it may go anywhere; in reading order. */
const zonesOf = ({ board, choice, offers }: Context): number[][] => {
  const deploys = offers.filter(({ do: word }) => word === 'deploy');
  const own = deploys.filter(({ piece }) => piece === choice.selected);
  const open = new Set((own.length > 0 ? own : deploys).map(({ at }) => at));
  const zones: number[][] = [];
  for (const square of [...open].sort((a, b) => a - b)) if (open.has(square)) zones.push(zoneFrom(board, square, open));
  return zones;
};

/** The zones, and which of them is looked at: the one last placed in or asked for, as long as there is room in it. */
export const useZones = (context: Context) => {
  const { canSpeak, choice, decision } = context;
  const isDeploying = canSpeak && decision === 'deploy';
  const zones = useMemo(() => (isDeploying ? zonesOf(context) : NO_ZONES), [isDeploying, context]);
  const [looked, look] = useState<readonly number[]>([]);
  const placed = zones.find((zone) => zone.includes(choice.placing));
  if (placed !== undefined && !placed.some((square) => looked.includes(square))) look(placed);
  const zone = zones.find((one) => one.some((square) => looked.includes(square))) ?? zones[0] ?? NO_SQUARES;
  return { zones, zone, look };
};
const NO_ZONES: readonly (readonly number[])[] = [];
const NO_SQUARES: readonly number[] = [];
