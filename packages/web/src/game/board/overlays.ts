/** What the overlays show, computed from what the viewer may know. */
import {
  DIRECTION_COUNT,
  SOLID,
  forwardOf,
  isBurning,
  isOccupied,
  isSolid,
  pieceAt,
  type Board,
} from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';
import type { Actor, Stage } from '../stage.ts';
import { overwatchReaches, reachesOf } from '../arsenal/reaches.ts';
import { isOpaqueAt, legsOf, squareIsSeen, squaresAimedBy, squaresSeenBy, type Situation } from './model.ts';

export const OVERLAYS = ['sight', 'arcs', 'cover', 'danger', 'sections', 'coordinates'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export const marinesOf = (dossier: Dossier, stage: Stage): Actor[] =>
  [...stage.actors.values()].filter(
    (actor) => actor.square >= 0 && dossier.profiles[actor.profile]!.unit.side === 'marines',
  );

export const litSquares = (situation: Situation, marines: readonly Actor[]): Set<number> => {
  const lit = new Set<number>();
  for (const marine of marines) {
    lit.add(marine.square);
    const legs = legsOf(situation.board, marine);
    if (legs >= 0) lit.add(legs);
    for (const square of squaresSeenBy(situation, marine)) lit.add(square);
  }
  return lit;
};

/** C11.1: what stands in the fire arc and in sight of one of its weapons. */
export const arcSquares = (situation: Situation, dossier: Dossier, actor: Actor): number[] => {
  const reaches = reachesOf(dossier.profiles[actor.profile]!);
  return reaches.length === 0 || actor.facing < 0 ? [] : squaresAimedBy(situation, actor, reaches);
};

/** C13.3, A7.10: where an acting genestealer is shot at, and by how many. */
export const coverOf = (situation: Situation, dossier: Dossier, marines: readonly Actor[]): Map<number, number> => {
  const cover = new Map<number, number>();
  for (const marine of marines) {
    if (marine.weapon !== 'overwatch') continue;
    const reaches = overwatchReaches(dossier.profiles[marine.profile]!, marine.watching);
    for (const square of squaresAimedBy(situation, marine, reaches)) cover.set(square, (cover.get(square) ?? 0) + 1);
  }
  return cover;
};

/**
 * The points an alien needs to stand on each square next turn, facing what it likes: a step costs one, since a turn of
 * 90° between steps is free (C9.4). Doors are taken as shut, marines as in the way.
 */
export const dangerOf = (situation: Situation, dossier: Dossier, stage: Stage): Map<number, number> => {
  const { board, cells } = situation;
  const reach = new Map<number, number>();
  const queue: { square: number; cost: number }[] = [];
  const start = (square: number, cost: number): void => {
    if ((reach.get(square) ?? Infinity) <= cost) return;
    reach.set(square, cost);
    queue.push({ square, cost });
  };
  for (const actor of stage.actors.values()) {
    const { unit } = dossier.profiles[actor.profile]!;
    if (unit.side !== 'aliens') continue;
    if (actor.square >= 0) start(actor.square, 0);
    else if (actor.area >= 0)
      for (const square of board.entries[actor.area]!.squares)
        if (!isSolid(cells, square) && !isBurning(cells, square) && !isOccupied(cells, square)) start(square, 1); // C18.11
  }
  while (queue.length > 0) {
    const { square, cost } = queue.shift()!;
    if (cost >= ALIEN_AP) continue;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const to = board.neighbours[square * DIRECTION_COUNT + direction]!;
      if (to < 0 || isSolid(cells, to) || isBurning(cells, to) || isPinched(situation, square, direction)) continue;
      const there = pieceAt(cells, to);
      if (there >= 0 && dossier.profiles[stage.actors.get(there)?.profile ?? 0]!.unit.side === 'marines') continue;
      start(to, cost + 1);
    }
  }
  return reach;
};

/** Table C-C. */
const ALIEN_AP = 6;

/** C8.5, for walls and doors. */
const isPinched = ({ board, cells }: Situation, square: number, direction: number): boolean => {
  if (direction < 4) return false;
  const slot = (square * DIRECTION_COUNT + direction) * 2;
  const p = board.flanks[slot]!;
  const q = board.flanks[slot + 1]!;
  const blocks = (at: number): boolean => at < 0 || board.floor[at] !== 1 || (cells[at]! & SOLID) !== 0;
  return blocks(p) && blocks(q);
};

export type LineVerdict =
  | ('level' | 'hole' | 'clear' | 'clearArc' | 'arc' | 'wall' | 'door' | 'fire' | 'piece')
  | ('smoke' | 'barrier' | 'breach');

/** Why a figure sees a square or not, and the square that stands in the way (C10.2–C10.6). */
export const lineTo = (
  situation: Situation,
  actor: Actor,
  square: number,
): { readonly verdict: LineVerdict; readonly blocker: number } => {
  const { board } = situation;
  const dx = board.x[square]! - board.x[actor.square]!;
  const dy = board.y[square]! - board.y[actor.square]!;
  const ahead = forwardOf(actor.facing, dx, dy);
  if (board.level[square] !== board.level[actor.square]) {
    const isSeen = squareIsSeen(situation, actor, square);
    return { verdict: isSeen ? 'hole' : 'level', blocker: -1 }; // D10.10
  }
  if (ahead < 0) return { verdict: 'arc', blocker: -1 };
  const blocker = firstBlocker(situation, actor.square, square);
  if (blocker >= 0) return { verdict: whatBlocks(situation, blocker), blocker };
  const isAimed = ahead >= 1 && Math.max(Math.abs(dx), Math.abs(dy)) <= Math.max(ahead, 0);
  return { verdict: isAimed ? 'clearArc' : 'clear', blocker: -1 };
};

const firstBlocker = (situation: Situation, from: number, to: number): number => {
  const { board } = situation;
  const { singles, pairs } = board.lines.tested(from, to);
  const far = (square: number): number =>
    Math.abs(board.x[square]! - board.x[from]!) + Math.abs(board.y[square]! - board.y[from]!);
  const stopping = [
    ...singles.filter((square) => isOpaqueAt(situation, square)),
    ...pairs.flatMap(([p, q]) => (isOpaqueAt(situation, p) && isOpaqueAt(situation, q) ? [p] : [])),
  ].sort((a, b) => far(a) - far(b));
  return stopping[0] ?? -1;
};

/** A8.12, A14.6. */
const SCREENS: Readonly<Record<string, LineVerdict>> = { frag: 'smoke', 'force-barrier': 'barrier' };

const whatBlocks = ({ board, cells, terrain, features, markers }: Situation, square: number): LineVerdict => {
  if (board.floor[square] !== 1) return 'wall';
  if (isBurning(cells, square)) return 'fire';
  const screen = markers.find(({ at, is }) => at === square && SCREENS[is] !== undefined);
  if (screen !== undefined) return SCREENS[screen.is]!;
  if (isOccupied(cells, square)) return 'piece';
  return terrain[features.get(square) ?? 0]?.isPassing === true ? 'breach' : 'door'; // A11.25
};

/** The middle of a section, for its name. */
export const sectionCentre = (board: Board, section: number): { x: number; y: number } => {
  const squares = board.sectionSquares[section]!;
  const middle = squares[Math.floor(squares.length / 2)]!;
  return { x: board.x[middle]!, y: board.y[middle]! };
};
