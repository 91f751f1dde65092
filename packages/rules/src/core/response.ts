/** C7.9–C7.16: answering an action of a genestealer with command points. */
import {
  PASS,
  onBoard,
  pieceOf,
  popFrame,
  push,
  refusal,
  sees,
  type Command,
  type Decision,
  type Game,
  type PieceId,
  type Refusal,
  type Hook,
} from '@sensorium/engine';
import { act, actionRefusal, listActions } from './activation.ts';
import { cpCeiling, cpLeftFor } from './commandPoints.ts';
import { whyNotAsked } from './notAsked.ts';

/** Marines with a counter of their own, and what has been spent of it: an answer is offered to one after the other. */
export interface Responder {
  readonly spent: number;
  readonly marines: readonly PieceId[];
}

declare module '@sensorium/engine' {
  interface DecisionTypes {
    'cp-response': true;
  }
  interface FrameTypes {
    /** C7.10: the marine player may answer the action of a genestealer; where there are several, the one of that place. */
    'cp-response': { readonly actor: PieceId; readonly responder?: number };
  }
  interface HookTypes {
    /** Who is asked in turn, where the side has more than one counter. */
    responders: Hook<'one', (game: Game) => readonly Responder[]>;
  }
}

const respondersOf = (game: Game): readonly Responder[] => {
  const { responders } = game.setup.hooks;
  return responders === null ? [{ spent: game.state.cpSpent, marines: game.state.marines }] : responders(game);
};

/** C20.3: whether the window opens depends on public facts only, never on the CP left. */
export const openResponse = (game: Game, actor: PieceId, from = 0): void => {
  const piece = game.state.pieces[actor];
  if (piece === null || piece === undefined || piece.square < 0) return;
  const ceiling = cpCeiling(game);
  const asked = respondersOf(game).findIndex(
    ({ spent, marines }, place) =>
      place >= from && spent < ceiling && marines.some((id) => sees(game, pieceOf(game, id), piece.square)),
  );
  if (asked < 0) return;
  push(game, { kind: 'conversions' });
  push(game, asked === 0 ? { kind: 'cp-response', actor } : { kind: 'cp-response', actor, responder: asked });
};

const NOT_SEEN = refusal('C7.10', 'marine-does-not-see-actor');
const NOT_ASKED = refusal('C7.13', 'other-marine-player');

const NO_ANSWER_DUE = refusal('C7.9', 'cp-only-in-response');
const NOT_HIS_TO_END = refusal('C3.3', 'aliens-end-their-phase');
const ANSWERED = refusal('C7.13', 'one-response-per-action');

/** Why the marine player cannot act between two actions of the aliens. */
export const lateAnswerRefusal = (game: Game, command: Command): Refusal => {
  if (command.do === 'end') return NOT_HIS_TO_END;
  const isAnswer = command.piece < 0 || !game.setup.rules.verbs.has(command.do);
  const notAsked = isAnswer ? whyNotAsked(game, command.do) : null;
  if (notAsked !== null) return notAsked;
  const actor = game.state.pieces[game.state.activeAlien];
  const marine = game.state.pieces[command.piece];
  if (!onBoard(actor) || actor.facing < 0 || !onBoard(marine) || marine.side !== 'marines') return NO_ANSWER_DUE;
  return sees(game, marine, actor.square) ? ANSWERED : NOT_SEEN;
};

export const cpResponse: Decision<'cp-response'> = {
  kind: 'cp-response',
  decision: 'cp-response',
  isPublic: false,
  side: () => 'marines',
  options: (game, frame, out) => {
    const { square } = pieceOf(game, frame.actor);
    out.add(game.setup.rules.wordIndex.get('pass')!, -1, -1, 0, 0);
    for (const id of respondersOf(game)[frame.responder ?? 0]!.marines) {
      const cp = cpLeftFor(game, id);
      if (cp === 0) continue;
      const marine = pieceOf(game, id);
      if (sees(game, marine, square)) listActions(game, marine, 0, cp, out);
    }
  },
  refusal: (game, frame, command) => {
    const piece = game.state.pieces[command.piece];
    if (piece?.side === 'marines' && piece.square >= 0 && !sees(game, piece, pieceOf(game, frame.actor).square))
      return NOT_SEEN;
    if (piece?.side === 'marines' && !respondersOf(game)[frame.responder ?? 0]!.marines.includes(piece.id))
      return NOT_ASKED;
    return actionRefusal(game, command, 'marines', true);
  },
  choose: (game, { actor, responder }, command) => {
    popFrame(game);
    if (command.do !== 'pass') act(game, command);
    else openResponse(game, actor, (responder ?? 0) + 1);
  },
  otherwise: () => PASS,
};
