/** C7.10: what the marine player answers in the alien turn without being asked, as he has ordered it. */
import {
  Options,
  PASS,
  choices,
  pieceOf,
  sees,
  type Command,
  type Game,
  type GameEvent,
  type Piece,
} from '@sensorium/engine';
import { notHisToSay, type MarinePlayer } from '@sensorium/rules';
import type { StandingOrders } from './messages.ts';

/** The alien whose action may be answered now; null where nothing of the kind is asked. */
export const answeredAlien = ({ state }: Game): number | null => {
  const frame = state.stack.at(-1);
  return frame?.kind === 'cp-response' && state.winner === 'none' ? frame.actor : null;
};

type Condition = StandingOrders['askIf'][number];

const isNear = ({ setup: { board } }: Game, a: Piece, b: Piece, squares: number): boolean =>
  board.level[a.square] === board.level[b.square] &&
  Math.abs(board.x[a.square]! - board.x[b.square]!) <= squares &&
  Math.abs(board.y[a.square]! - board.y[b.square]!) <= squares;

const holds = (game: Game, actor: Piece, latest: readonly GameEvent[], condition: Condition): boolean => {
  const standing = game.state.marines.map((id) => pieceOf(game, id)).filter(({ square }) => square >= 0);
  if (condition.when === 'near') return standing.some((marine) => isNear(game, marine, actor, condition.squares));
  if (condition.when === 'seen')
    return standing.some((marine) => marine.id === condition.piece && sees(game, marine, actor.square));
  return latest.some((event) => event.is === 'close-combat-fought' && event.attacker === actor.id);
};

const jamCleared = (game: Game, player: MarinePlayer | null): Command | null =>
  choices(game, new Options(game.setup.rules.words))
    .all()
    .find(
      (command) => command.do === 'clear-jam' && (player === null || notHisToSay(game, player, command) === null),
    ) ?? null;

/** What he answers, or null where he wants to be asked. `latest` is what the action led to. */
export const standingAnswer = (
  game: Game,
  player: MarinePlayer | null,
  orders: StandingOrders,
  latest: readonly GameEvent[],
): Command | null => {
  const actor = game.state.pieces[answeredAlien(game) ?? -1];
  if (actor === null || actor === undefined) return null;
  const cleared = orders.clearJams ? jamCleared(game, player) : null;
  if (cleared !== null) return cleared;
  const isInForce = orders.turn === null || orders.turn === game.state.turn;
  if (orders.answer === 'ask' || !isInForce) return null;
  return orders.askIf.some((condition) => holds(game, actor, latest, condition)) ? null : PASS;
};
