/** D19.16, D19.17: deployment corridors are filled from their far ends, squads kept together. */
import {
  isOccupied,
  onBoard,
  pieceOf,
  refusal,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
} from '@sensorium/engine';
import { routesFrom } from '../deathwing/routes.ts';

/** The squares of a corridor from its far end inward. */
export type Lane = readonly Square[];

const NOT_NEXT = refusal('D19.16', 'fill-from-the-far-end');
const APART = refusal('D19.16', 'squad-stays-together');
const NO_ROOM_LEFT = refusal('D19.16', 'another-squad-would-not-fit');
const CORRIDORS_FIRST = refusal('D19.17', 'corridors-are-filled-first');
const NEARER = refusal('D19.17', 'nearest-squares-first');

const squadOf = (game: Game, id: PieceId): string => game.setup.scenario.pieces[id]?.squad ?? '';

const freeIn = (game: Game, lane: Lane): Square[] => lane.filter((square) => !isOccupied(game.cells, square));

/** The corridor in which somebody of the squad stands already, or −1. */
const laneOf = (game: Game, lanes: readonly Lane[], squad: string): number =>
  lanes.findIndex((lane) =>
    game.state.marines.some((id) => squadOf(game, id) === squad && lane.includes(pieceOf(game, id).square)),
  );

/** Whether whole squads of those sizes fit into that many free squares, each squad in one corridor. */
const fits = (squads: readonly number[], room: readonly number[]): boolean => {
  const [first, ...rest] = squads;
  return first === undefined || room.some((free, lane) => free >= first && fits(rest, room.with(lane, free - first)));
};

/** Members of each squad still to be deployed. */
const waiting = (game: Game): Map<string, number> => {
  const squads = new Map<string, number>();
  for (const id of game.state.marines) {
    const squad = squadOf(game, id);
    if (pieceOf(game, id).fate === 'in-hand') squads.set(squad, (squads.get(squad) ?? 0) + 1);
  }
  return squads;
};

/** Whether everybody finds room in the corridors, the squad in that one of them if it is given. */
const isRoomForAll = (game: Game, lanes: readonly Lane[], squad?: string, into = -1): boolean => {
  const room = lanes.map((lane) => freeIn(game, lane).length);
  const others: number[] = [];
  for (const [name, count] of waiting(game)) {
    const lane = name === squad ? into : laneOf(game, lanes, name);
    if (lane >= 0) room[lane]! -= count;
    else others.push(count);
  }
  return (
    room.every((free) => free >= 0) &&
    fits(
      others.sort((a, b) => b - a),
      room,
    )
  );
};

const laneRefusal = (game: Game, lanes: readonly Lane[], lane: number, piece: Piece, at: Square): Refusal | null => {
  if (freeIn(game, lanes[lane]!)[0] !== at) return NOT_NEXT;
  const squad = squadOf(game, piece.id);
  const own = laneOf(game, lanes, squad);
  if (own >= 0) return own === lane ? null : APART;
  return isRoomForAll(game, lanes) && !isRoomForAll(game, lanes, squad, lane) ? NO_ROOM_LEFT : null;
};

/** D19.17: on the board, when there is no square left for him in a corridor. */
const boardRefusal = (game: Game, lanes: readonly Lane[], piece: Piece, at: Square): Refusal | null => {
  const own = laneOf(game, lanes, squadOf(game, piece.id));
  const his = own >= 0 ? [lanes[own]!] : lanes;
  if (his.some((lane) => freeIn(game, lane).length > 0)) return CORRIDORS_FIRST;
  const ways = his.map((lane) => routesFrom(game, lane.at(-1)!));
  const distance = (square: Square): number => Math.min(...ways.map((row) => row[square]!));
  const isTaken = (square: Square): boolean =>
    isOccupied(game.cells, square) || lanes.some((lane) => lane.includes(square));
  const nearest = Math.min(
    ...deploymentSquares(game)
      .filter((square) => !isTaken(square))
      .map(distance),
  );
  return distance(at) > nearest ? NEARER : null;
};

const deploymentSquares = (game: Game): Square[] => {
  const { board, scenario } = game.setup;
  return scenario.deployment.flatMap(({ squares }) =>
    squares.map(([x, y, level = 0]) => (level * board.height + y) * board.width + x),
  );
};

/** Why a marine may not be deployed there. */
export const deployRefusal = (game: Game, lanes: readonly Lane[], piece: Piece, at: Square): Refusal | null => {
  if (piece.side !== 'marines') return null;
  const lane = lanes.findIndex((squares) => squares.includes(at));
  return lane >= 0 ? laneRefusal(game, lanes, lane, piece, at) : boardRefusal(game, lanes, piece, at);
};

/** Whether a genestealer stands in a corridor (D20.10). */
export const isIntruded = (game: Game, lanes: readonly Lane[]): boolean =>
  game.state.aliens.some((id) => {
    const alien = pieceOf(game, id);
    return onBoard(alien) && alien.facing >= 0 && lanes.some((lane) => lane.includes(alien.square));
  });
