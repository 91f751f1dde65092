/** C7.9–C7.16: answering an action of a genestealer with command points. */
import {
  PASS,
  isSeen,
  pieceOf,
  popFrame,
  push,
  refusal,
  sees,
  type Decision,
  type Game,
  type PieceId,
} from '@sensorium/engine';
import { act, actionRefusal, listActions } from './activation.ts';
import { cpCeiling, cpLeft } from './commandPoints.ts';

declare module '@sensorium/engine' {
  interface FrameTypes {
    /** C7.10: the marine player may answer the action of a genestealer. */
    'cp-response': { readonly actor: PieceId };
  }
}

/** C20.3: whether the window opens depends on public facts only, never on the CP left. */
export const openResponse = (game: Game, actor: PieceId): void => {
  const piece = game.state.pieces[actor];
  if (piece === null || piece === undefined || piece.square < 0) return;
  if (game.state.cpSpent >= cpCeiling(game) || !isSeen(game, piece.square)) return;
  push(game, { kind: 'conversions' });
  push(game, { kind: 'cp-response', actor });
};

const NOT_SEEN = refusal('C7.10', 'marine-does-not-see-actor');

export const cpResponse: Decision<'cp-response'> = {
  kind: 'cp-response',
  decision: 'cp-response',
  side: () => 'marines',
  options: (game, frame, out) => {
    const { square } = pieceOf(game, frame.actor);
    const cp = cpLeft(game);
    out.add(game.setup.rules.wordIndex.get('pass')!, -1, -1, 0, 0);
    if (cp === 0) return;
    for (const id of game.state.marines) {
      const marine = pieceOf(game, id);
      if (sees(game, marine, square)) listActions(game, marine, 0, cp, out);
    }
  },
  refusal: (game, frame, command) => {
    const piece = game.state.pieces[command.piece];
    if (piece?.side === 'marines' && piece.square >= 0 && !sees(game, piece, pieceOf(game, frame.actor).square))
      return NOT_SEEN;
    return actionRefusal(game, command, 'marines', true);
  },
  choose: (game, _frame, command) => {
    popFrame(game);
    if (command.do !== 'pass') act(game, command);
  },
  otherwise: () => PASS,
};
