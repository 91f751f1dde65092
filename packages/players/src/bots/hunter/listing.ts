import { choices, type Game, type Options, type PieceId } from '@sensorium/engine';

/** What may be answered: everything, and at least what one piece may do. */
export interface Listing {
  readonly all: () => Options;
  readonly of: (piece: PieceId) => Options;
}

/** Everything has been listed already. */
export const listed = (options: Options): Listing => ({ all: () => options, of: () => options });

/** Nothing is listed before it is asked for: most of a list of actions is never looked at. */
export const asAsked = (game: Game, options: Options): Listing => ({
  all: () => choices(game, options),
  of: (piece) => choices(game, options, piece),
});
