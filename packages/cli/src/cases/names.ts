/** What the names of a case stand for: pieces, and the squares they are on. */
import { squareAt, type PieceId, type Square } from '@sensorium/engine';
import type { Situation } from './arrange.ts';
import type { Field } from './fields.ts';

export const idOf = (situation: Situation, field: Field): PieceId => {
  const id = situation.ids.get(field.text()) ?? situation.ambushes.get(field.text());
  return id ?? field.fail(`there is no piece '${field.text()}'`);
};

export const squareOf = (situation: Situation, field: Field): Square => {
  const { board } = situation.game.setup;
  if (field.isCoordinates) {
    const [x, y, level] = field.coordinates();
    return squareAt(board, x, y, level);
  }
  const id = idOf(situation, field);
  const square = situation.game.state.pieces[id]?.square ?? -1;
  return square < 0 ? (situation.fallen.get(id) ?? -1) : square;
};
