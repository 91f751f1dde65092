/** Lines of the drill for chapter A: grenades, powers, weapons that strike a whole section, the second draw. */
import {
  isOccupied,
  otherwise,
  pieceAt,
  pieceOf,
  profileOf,
  type Command,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { GRENADE_IDS, POWER_IDS, decodeShot, encodeShot } from '@sensorium/rules';
import { anyOption, optionFor, type Situation } from './situation.ts';

/** What a shot of a figure of the arsenal strikes; undefined for figures of the other chapters. */
export const areaOfShot = (game: Game, { piece, how }: Command): 'target' | 'section' | 'line' | undefined => {
  const { arms } = profileOf(game, pieceOf(game, piece)).unit;
  if (arms === undefined) return undefined;
  return arms.rows[encodeShot({ ...decodeShot(how), second: -1 })]?.area;
};

const alienFigureAt = (game: Game, at: Square): boolean => {
  if (!isOccupied(game.cells, at)) return false;
  const piece = pieceOf(game, pieceAt(game.cells, at));
  return piece.side === 'aliens' && piece.facing >= 0;
};

/** Two aliens or more in the section, and no marine. */
export const isWorthASection = (game: Game, at: Square): boolean => {
  let aliens = 0;
  for (const square of game.setup.board.sectionSquares[game.setup.board.section[at]!]!) {
    if (!isOccupied(game.cells, square)) continue;
    if (pieceOf(game, pieceAt(game.cells, square)).side === 'marines') return false;
    aliens += 1;
  }
  return aliens > 1;
};

const KRAK = GRENADE_IDS.indexOf('krak-grenade');
const BREACHING = GRENADE_IDS.indexOf('melta-bomb');
const STORM = POWER_IDS.indexOf('psychic-storm-target');

/** A14.7, A11.15, A8.2: a power costs no AP; a krak grenade kills where a bolter scratches; sections only when they are full. */
export const arsenalAhead = (situation: Situation, marine: Piece): Command | null => {
  const { game } = situation;
  if (profileOf(game, marine).unit.arms === undefined) return null;
  return (
    optionFor(situation, 'cast', marine.id, ({ how, at }) => how === STORM && alienFigureAt(game, at)) ??
    optionFor(situation, 'throw', marine.id, ({ how, at }) => how === KRAK && alienFigureAt(game, at)) ??
    optionFor(
      situation,
      'throw',
      marine.id,
      ({ how, at }) => how !== KRAK && how !== BREACHING && isWorthASection(game, at),
    ) ??
    optionFor(
      situation,
      'fire',
      marine.id,
      (shot) => areaOfShot(game, shot) === 'section' && isWorthASection(game, shot.at),
    )
  );
};

/** A3.3: the mean of six counters is 3.5, so a lower one is put back. */
const KEPT_FROM = 4;
export const redraw = (situation: Situation): Command => {
  const { game } = situation;
  const again = game.state.cpDrawn < KEPT_FROM ? anyOption(situation, 'redraw') : null;
  return again ?? otherwise(game);
};
