/** A8.6–A8.10: which numbers a fire has, and tests on moving inside it. */
import {
  hasMarker,
  isBurning,
  pieceOf,
  placeMarkers,
  removeMarkers,
  type Game,
  type Piece,
  type PieceId,
  type Square,
} from '@sensorium/engine';
import { affectedPart, burnPieces, setAlight, type FlameTest } from '../core/fire.ts';
import { WEAPONS } from './tables/weapons.ts';
import { LIGHT_FLAME } from './markers.ts';
import { handicapsOf, markOf } from './victims.ts';

const isLight = (game: Game, at: Square): boolean => hasMarker(game.state, at, LIGHT_FLAME);

/** A8.9: of two markers the lower numbers hold, and the heavy flamer's are lower for everybody. */
export const layFlames = (game: Game, part: readonly Square[], light: boolean): void => {
  const heavy = part.filter((at) => hasHeavyFlame(game, at));
  setAlight(game, part, 'A8.6');
  if (light)
    placeMarkers(
      game,
      part.filter((at) => !heavy.includes(at)),
      LIGHT_FLAME,
      'nothing',
    );
  else removeMarkers(game, ({ at, is }) => is === LIGHT_FLAME && part.includes(at));
};

const hasHeavyFlame = (game: Game, at: Square): boolean => isBurning(game.cells, at) && !isLight(game, at);

const rowAt = (game: Game, at: Square): (typeof WEAPONS)[string] =>
  WEAPONS[isLight(game, at) ? 'light-flamer' : 'heavy-flamer']!;

/** A5.11, A6.7: what a piece needs in the flames of a square. */
export const flameTest = (game: Game, piece: Piece, at: Square): FlameTest => {
  const { kill } = markOf(game, rowAt(game, at), piece);
  if (kill === null) return { needed: 0, isRolled: false, killsWithoutDie: false };
  if (kill === 'auto') return { needed: 0, isRolled: false, killsWithoutDie: true };
  return { needed: kill + handicapsOf(game, piece).lowered, isRolled: true, killsWithoutDie: false };
};

/** A8.10, C15.10: newly burning squares have the numbers of the fire that reached them. */
export const fireSpread = (game: Game, burning: readonly Square[], caught: readonly Square[]): void => {
  const heavy = burning.filter((at) => !isLight(game, at));
  const reached = heavy.length === 0 ? [] : affectedPart(game, heavy);
  placeMarkers(
    game,
    caught.filter((at) => !reached.includes(at)),
    LIGHT_FLAME,
    'nothing',
  );
  removeMarkers(game, ({ at, is }) => is === LIGHT_FLAME && reached.includes(at));
};

/** C15.16, A8.9: a heavy flamer that blows up leaves its own numbers in the whole section. */
export const burnHeavily = (game: Game, id: PieceId): void => {
  const { section } = game.setup.board;
  const own = section[pieceOf(game, id).square];
  removeMarkers(game, ({ at, is }) => is === LIGHT_FLAME && section[at] === own);
};

/** A8.8: tested again on arrival in another burning square; into one a piece can only come from another (C15.12). */
export const testOnArrival = (game: Game, id: PieceId): void => {
  const { square } = pieceOf(game, id);
  if (isBurning(game.cells, square)) burnPieces(game, [square], 'A8.8');
};
