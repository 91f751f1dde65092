/** Where pieces are going, for whoever tells people about it. */
import { onBoard, pieceOf, type Game, type PieceId } from '@sensorium/engine';
import { destinationOf } from '../bots/drill/destinations.ts';
import { threatsTo } from '../bots/drill/situation.ts';
import { goalsOf } from '../bots/goals.ts';
import { stepsToPrey } from '../bots/hunter/terrain.ts';

/** Steps to what the mission wants of the marine, or from an alien to its prey; null where there is nothing to go to. */
export const stepsToAim = (game: Game, id: PieceId): number | null => {
  const piece = pieceOf(game, id);
  if (!onBoard(piece)) return null;
  if (piece.side === 'aliens') return stepsToPrey(game, piece.square);
  return destinationOf(game, goalsOf(game), piece)?.way[piece.square] ?? null;
};

/** Aliens that could reach the marine in their next turn. */
export const threatsOn = (game: Game, id: PieceId): number => {
  const piece = pieceOf(game, id);
  return onBoard(piece) && piece.side === 'marines' ? threatsTo(game, piece.square).length : 0;
};
