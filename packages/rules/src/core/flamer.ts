/** C15: the heavy flamer and its self-destruction. */
import {
  edit,
  pieceAt,
  profileOf,
  refusal,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Square,
  type Verb,
} from '@sensorium/engine';
import { destroyDoor } from './doors.ts';
import { affectedPart, burnPieces, setAlight, tellIgnited } from './fire.ts';
import { kill } from './kills.ts';

declare module '@sensorium/engine' {
  interface EventTypes {
    'flamer-fired': { readonly by: PieceId; readonly at: Square; readonly left: number };
    'self-destructed': { readonly by: PieceId; readonly at: Square };
  }
}

const spendMarker = (game: Game, shooter: Piece, weapon: string): number => {
  const left = shooter.counts[weapon]! - 1;
  edit(game, shooter.id).counts = { ...shooter.counts, [weapon]: left };
  return left;
};

/** C15.2–C15.9. */
export const fireFlamer = (game: Game, shooter: Piece, weapon: string, at: Square): void => {
  const left = spendMarker(game, shooter, weapon);
  game.sink?.({ is: 'flamer-fired', by: shooter.id, at, left, rule: 'C15.2' });
  const part = affectedPart(game, [at]);
  setAlight(game, part, 'C15.6');
  burnPieces(game, part, 'C15.7');
  tellIgnited(game, part);
};

const NO_FLAMER = refusal('C15.16', 'no-flamer');
const NO_MARKER = refusal('C15.1', 'no-ammunition');
const COST = 1;

const flamerOf = (game: Game, piece: Piece): string =>
  profileOf(game, piece).gear.find(
    (_, i) => profileOf(game, piece).rows[i]!.verbs?.includes('self-destruct') === true,
  )!;

const isDoor = (game: Game, square: Square): boolean => {
  const row = terrainRow(game, square);
  return row.opens !== undefined || row.closes !== undefined;
};

/** C15.16: everything in the whole section, closed doors notwithstanding. */
export const selfDestruct: Verb = {
  id: 'self-destruct',
  target: 'none',
  options: (game, piece, offers) => {
    if (piece.counts[flamerOf(game, piece)]! > 0) offers.offer(-1, 0, COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (at !== -1 || how !== 0) return NO_FLAMER;
    return piece.counts[flamerOf(game, piece)]! > 0 ? null : NO_MARKER;
  },
  cost: () => COST,
  perform: (game, piece) => {
    const { board } = game.setup;
    const section = board.sectionSquares[board.section[piece.square]!]!;
    spendMarker(game, piece, flamerOf(game, piece));
    game.sink?.({ is: 'self-destructed', by: piece.id, at: piece.square, rule: 'C15.16' });
    for (const square of section) {
      const id = pieceAt(game.cells, square);
      if (id >= 0) kill(game, id, 'C15.16');
    }
    for (const square of section) if (isDoor(game, square)) destroyDoor(game, piece.id, square, 'C15.16');
    setAlight(game, section, 'C15.16');
    tellIgnited(game, section);
  },
};
