/** What the names of a case stand for: pieces, and the squares they are on. */
import { squareAt, type PieceId, type Square } from '@sensorium/engine';
import type { Situation } from './arrange.ts';
import type { Field } from './fields.ts';

export const idOf = (situation: Situation, field: Field): PieceId => {
  const name = field.text();
  const id = situation.ids.get(name) ?? situation.ambushes.get(name);
  if (id === undefined) return field.fail(`there is no piece '${name}'`);
  return isAmbush(situation, id) ? (situation.ids.get(`${name}1`) ?? id) : id;
};

/** D12.13: who has come to light goes on with the activation of the ambush blip, under its name too. */
const isAmbush = ({ game, ambushes }: Situation, id: PieceId): boolean =>
  game.setup.scenario.pieces[id]?.is === 'ambush-blip' || [...ambushes.values()].includes(id);

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
