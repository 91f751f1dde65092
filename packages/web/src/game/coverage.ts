/** M2.3: which entry squares have a marine at path distance 6 or less. */
import { pathDistance, type Board, type View } from '@sensorium/engine';

const NEAR = 6;

export const coveredEntries = (
  board: Board,
  view: Pick<View, 'marines' | 'pieces'>,
): { readonly square: number; readonly isCovered: boolean }[] => {
  const posts = view.marines.flatMap((id) => {
    const { square } = view.pieces[id]!;
    return square >= 0 ? [square] : [];
  });
  return board.entries.flatMap(({ squares }) =>
    squares.map((square) => ({ square, isCovered: posts.some((post) => pathDistance(board, post, square) <= NEAR) })),
  );
};
