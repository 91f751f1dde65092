/** S5.11: a lurking blip revealed by a brood success; S5.13: what figures inherit from their blip. */
import {
  edit,
  isBurning,
  isOccupied,
  isSolid,
  opposite,
  pieceOf,
  profileOf,
  push,
  pushSequence,
  refusal,
  removePiece,
  type Game,
  type Interjection,
  type Piece,
  type PieceId,
  type Side,
  type Square,
} from '@sensorium/engine';
import { endActivation } from '../core/activation.ts';
import { convertInArea } from '../core/blips.ts';
import { placeFigure, tellLost } from '../core/figures.ts';
import { slowDown } from '../arsenal/breachEntry.ts';
import { returnToSupply } from '../core/kills.ts';
import {
  CHARGE,
  CHARGING,
  COVERED,
  IN_ORDER,
  PENDING,
  TESTED,
  flagsOf,
  hasFlag,
  noteActivation,
  setFlags,
} from './notes.ts';
import { isAlienAction } from './automatonVerbs.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    reveal: 'square';
  }
}

/** S5.11: an entry square is free unless it is occupied, burning or closed. */
export const isFreeEntry = (game: Game, square: Square): boolean =>
  !isOccupied(game.cells, square) && !isBurning(game.cells, square) && !isSolid(game.cells, square);

const NO_FREE_ENTRY = refusal('S5.11', 'entry-square-not-free');

const mayBeRevealed = (game: Game, piece: Piece): boolean =>
  piece.area >= 0 &&
  piece.activation === 'ready' &&
  !piece.mustLurk &&
  profileOf(game, piece).unit.isBlip &&
  hasFlag(game, piece.id, CHARGING);

export const reveal: Interjection = {
  id: 'reveal',
  target: 'square',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    if (!isAlienAction(game)) return;
    const word = game.setup.rules.wordIndex.get('reveal')!;
    for (const id of game.state.aliens) {
      const piece = pieceOf(game, id);
      if (!mayBeRevealed(game, piece)) continue;
      for (const square of game.setup.board.entries[piece.area]!.squares)
        if (isFreeEntry(game, square)) out.add(word, id, square, 0, 0);
    }
  },
  refusal: () => NO_FREE_ENTRY,
  perform: (game, _speaker, { piece, at }) => revealAt(game, pieceOf(game, piece), at),
};

/** The first figure on the entry square, facing inward; the others lurk. It is no action (C17.7). */
const revealAt = (game: Game, blip: Piece, at: Square): void => {
  const { state } = game;
  const area = game.setup.board.entries[blip.area]!;
  endActivation(game, 'aliens');
  pushSequence(game, 'after-conversion');
  const { id, value } = blip;
  game.sink?.({
    is: 'blip-converted',
    piece: id,
    at,
    area: blip.area,
    value,
    by: 'aliens',
    reveals: true,
    rule: 'S5.11',
  });
  returnToSupply(game, id);
  removePiece(game, id, 'dead');
  state.changed = true;
  const supplied = Math.min(value, state.supply);
  tellLost(game, id, value - supplied, 'S5.14');
  if (supplied === 0) return;
  const first = placeFigure(game, id, 'aliens', at, 'ready');
  edit(game, first).facing = opposite(area.sides[area.squares.indexOf(at)]!);
  setFlags(game, first, IN_ORDER);
  slowDown(game, first, blip);
  convertInArea(game, blip, supplied - 1, 'ready');
  if (area.isLatent) push(game, { kind: 'face-out-of-breach', piece: first }); // S5.9
};

/** S5.13, S1.29: charging, covered and tested pass from a blip to its figures. `actsAfterTest`: S1.26 against S2.17. */
export const inherit =
  (actsAfterTest: boolean) =>
  (game: Game, figure: PieceId, blip: PieceId, by: Side): void => {
    if (game.state.phase !== 'alien-action') return;
    noteActivation(game);
    const flags = flagsOf(game, blip);
    const isCharging = (flags & CHARGING) !== 0;
    if (isCharging && !actsAfterTest) {
      edit(game, figure).activation = 'barred'; // S2.17
      return;
    }
    const { activation, area } = pieceOf(game, figure);
    setFlags(game, figure, flags & (COVERED | CHARGING | TESTED | CHARGE));
    if (by === 'marines' && activation === 'ready') setFlags(game, figure, PENDING);
    if (isCharging && area >= 0) setFlags(game, figure, IN_ORDER);
  };
