import type { View } from '@sensorium/engine';
import type { DeedNames } from '@sensorium/host/telling';
import { wordsOf } from '@sensorium/content/words';
import { capital, pieceName, squareName, wordFor } from '../displayNames.ts';
import type { Teller } from '../sentences.ts';

/** What pieces and places of a position are called where deeds are told. */
export const deedNames = ({ words, dossier, board }: Teller, view: View): DeedNames => {
  const { verbs } = wordsOf(words.language, 'rules').terms;
  return {
    piece: (id) => capital(pieceName(words, dossier, id, view.pieces[id]?.profile ?? dossier.rosterProfiles[id])),
    square: (square) => squareName(board.x[square] ?? 0, board.y[square] ?? 0, board.level[square]),
    facing: (facing) => words.facings[facing] ?? '',
    verb: (word) => wordFor(verbs, word),
    pointsAt: (word) => dossier.pointsAt[word],
  };
};
