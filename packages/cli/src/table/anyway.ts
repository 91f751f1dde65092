/** `anyway 3 e5 n`, `anyway a off`, `anyway e5 open-door`: what was done on the real board, whatever the rules say. */
import { FACINGS, command, type Command, type Game } from '@sensorium/engine';
import type { CompanionWords } from '@sensorium/host/companion';
import { squareNamed, type Marks } from '@sensorium/host/orders';
import { means } from './askChance.ts';

const pieceIn = ({ state }: Game, marks: Marks, mark: string): number =>
  marks.find(mark, 'marines', state) ?? marks.find(mark, 'aliens', state) ?? -1;

/** Null for what is not meant so. */
export const readAnyway = (game: Game, marks: Marks, line: string, words: CompanionWords): Command | null => {
  const [word, first = '', second = '', third = ''] = line.toLowerCase().split(/\s+/);
  if (!means(words, 'anyway', word ?? '')) return null;
  const { board, rules } = game.setup;
  const terrain = rules.terrain.findIndex(({ id }) => id === second);
  if (terrain >= 0) return command('change-anyway', -1, squareNamed(board, first), terrain);
  const piece = pieceIn(game, marks, first);
  if (means(words, 'off', second)) return command('remove-anyway', piece);
  const faces = FACINGS.findIndex((facing) => facing.toLowerCase() === third);
  const now = game.state.pieces[piece]?.facing ?? 0;
  return command('put-anyway', piece, squareNamed(board, second), faces >= 0 ? faces : Math.max(0, now));
};
