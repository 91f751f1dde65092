import { choices, type Command, type Game, type Options, type PieceId, type Word } from '@sensorium/engine';

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

export const ANYWHERE = -2;

/** The first use of a verb by a piece on a square, or anywhere; null where there is none. */
export const find = (listing: Listing, word: Word, piece: PieceId, at: number): Command | null => {
  const options = listing.of(piece);
  for (let i = 0; i < options.count; i++) {
    if (options.pieceAt(i) !== piece || options.wordAt(i) !== word) continue;
    const found = options.get(i);
    if (found.at === at || at === ANYWHERE) return found;
  }
  return null;
};
