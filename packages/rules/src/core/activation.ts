/** C6: activation and action points; C7.6–C7.8: what command points pay. */
import {
  NOBODY,
  edit,
  pieceOf,
  profileOf,
  refusal,
  type Command,
  type Game,
  type Offers,
  type Options,
  type Piece,
  type PieceId,
  type Refusal,
  type Verb,
  type PieceNow,
  type Hook,
  type Word,
} from '@sensorium/engine';
import { cpLeftFor, spendCommandPoints } from './commandPoints.ts';
import { loseOverwatch } from './overwatch.ts';

/** What keeps a piece from acting: `isHindered` says whether anything may, `mayAct` is then asked about each kind of action. */
export interface Hindrance {
  readonly isHindered: (game: Game, piece: Piece) => boolean;
  readonly mayAct: (game: Game, piece: Piece, verb: Word) => Refusal | null;
}

declare module '@sensorium/engine' {
  interface EventTypes {
    'piece-activated': { readonly piece: PieceId } & PieceNow<'ap'>;
    'points-paid': { readonly piece: PieceId; readonly ap: number; readonly cp: number } & PieceNow<'ap'>;
  }
  interface HookTypes {
    /** What the state a piece is in keeps it from. */
    hindrance: Hook<'each', Hindrance>;
    /** An action has been paid for. A frame pushed now runs when its effect is complete, before A2, S2 or A4's conversions. */
    actionPaid: Hook<'all', (game: Game, command: Command, cost: number) => void>;
  }
}

/** Lists the uses of one piece's verbs, each with every split of its price that the piece and the side can pay. */
class PayableOffers implements Offers {
  private out!: Options;
  private word = 0;
  private piece: PieceId = NOBODY;
  private ap = 0;
  private cp = 0;

  list(game: Game, piece: Piece, ap: number, cp: number, out: Options): void {
    this.out = out;
    this.piece = piece.id;
    this.ap = ap;
    this.cp = cp;
    const { verbs } = profileOf(game, piece);
    const isPerhapsKept = isHindered(game, piece);
    for (let i = 0; i < verbs.length; i++) {
      const { verb, word } = verbs[i]!;
      if (isPerhapsKept && hindrance(game, piece, verb.id) !== null) continue;
      this.word = word;
      verb.options(game, piece, this);
    }
  }

  offer(at: number, how: number, cost: number): void {
    const most = cost < this.cp ? cost : this.cp;
    for (let cp = cost > this.ap ? cost - this.ap : 0; cp <= most; cp++)
      this.out.add(this.word, this.piece, at, how, cp);
  }
}

const isHindered = (game: Game, piece: Piece): boolean => {
  for (const { isHindered: says } of game.setup.hooks.hindrance) if (says(game, piece)) return true;
  return false;
};

/** What keeps the piece from an action of that kind, whatever it aims at. */
const hindrance = (game: Game, piece: Piece, verb: Word): Refusal | null => {
  for (const { mayAct } of game.setup.hooks.hindrance) {
    const why = mayAct(game, piece, verb);
    if (why !== null) return why;
  }
  return null;
};

const offers = new PayableOffers();

/** C6.3, C7.8: the AP a piece could spend now; a piece whose activation is over has none. */
export const apOf = (game: Game, piece: Piece): number =>
  piece.activation === 'active' ? piece.ap : piece.activation === 'ready' ? profileOf(game, piece).unit.ap : 0;

/** Every action of the piece that can be paid with its own AP and up to `cp` command points. */
export const listActions = (game: Game, piece: Piece, ap: number, cp: number, out: Options): void =>
  offers.list(game, piece, ap, cp, out);

const NO_SUCH_ACTION = refusal('C1.12', 'no-such-action');
const NOT_YOUR_PIECE = refusal('C6.1', 'not-your-piece');
const NOT_IN_PLAY = refusal('C1.14', 'piece-not-in-play');
const ALREADY_ACTIVATED = refusal('C6.2', 'already-activated');
const BARRED = refusal('C17.19', 'blip-was-activated');
const NOT_ENOUGH_AP = refusal('C6.6', 'not-enough-ap');
const NOT_ENOUGH_MARINE_AP = refusal('C7.8', 'not-enough-ap');
const NOT_ENOUGH_CP = refusal('C7.5', 'not-enough-cp');
const MORE_CP_THAN_COST = refusal('C7.8', 'more-cp-than-cost');
const NO_CP_FOR_ALIENS = refusal('C7.6', 'aliens-have-no-cp');
const RESPONSE_NEEDS_CP = refusal('C7.10', 'response-paid-with-cp');

const missingRefusal = ({ missing }: Verb, game: Game, piece: Piece, command: Command): Refusal =>
  typeof missing === 'function' ? missing(game, piece, command) : (missing ?? NO_SUCH_ACTION);

/** Why an action that was not on the list is refused. */
export const actionRefusal = (game: Game, command: Command, side: Piece['side'], onCpOnly: boolean): Refusal => {
  const verb = game.setup.rules.verbs.get(command.do);
  if (verb === undefined) return NO_SUCH_ACTION;
  const piece = game.state.pieces[command.piece];
  if (piece === undefined || piece?.side !== side) return NOT_YOUR_PIECE;
  if (piece.fate !== 'in-play') return NOT_IN_PLAY;
  if (!profileOf(game, piece).verbs.some((known) => known.verb === verb))
    return hindrance(game, piece, verb.id) ?? missingRefusal(verb, game, piece, command);
  if (piece.activation === 'barred') return BARRED;
  if (side === 'aliens' && piece.activation === 'done' && verb.isAction !== false) return ALREADY_ACTIVATED;
  return (
    hindrance(game, piece, verb.id) ??
    verb.refusal(game, piece, command) ??
    priceRefusal(game, piece, command, onCpOnly)
  );
};

const priceRefusal = (game: Game, piece: Piece, command: Command, onCpOnly: boolean): Refusal => {
  const cost = game.setup.rules.verbs.get(command.do)!.cost(game, piece, command);
  if (piece.side === 'aliens') return command.cp > 0 ? NO_CP_FOR_ALIENS : NOT_ENOUGH_AP;
  if (onCpOnly && command.cp < cost) return RESPONSE_NEEDS_CP;
  if (command.cp > cost) return MORE_CP_THAN_COST;
  if (command.cp > cpLeftFor(game, piece.id)) return NOT_ENOUGH_CP;
  return piece.activation === 'done' ? ALREADY_ACTIVATED : NOT_ENOUGH_MARINE_AP;
};

/** C6.4, C6.5: the active piece of that side, if any, is done and loses its AP. */
export const endActivation = (game: Game, side: Piece['side']): void => {
  const { state } = game;
  const id = side === 'marines' ? state.activeMarine : state.activeAlien;
  if (id === NOBODY) return;
  const draft = edit(game, id);
  draft.activation = 'done';
  draft.ap = 0;
  if (side === 'marines') state.activeMarine = NOBODY;
  else state.activeAlien = NOBODY;
};

export const activate = (game: Game, id: PieceId): void => {
  const piece = pieceOf(game, id);
  endActivation(game, piece.side);
  const { unit } = profileOf(game, piece);
  const draft = edit(game, id);
  draft.activation = 'active';
  draft.ap = unit.ap;
  draft.freeTurn = unit.hasFreeTurns; // C9.4
  if (piece.side === 'marines') game.state.activeMarine = id;
  else game.state.activeAlien = id;
  game.sink?.({ is: 'piece-activated', piece: id, now: { ap: pieceOf(game, id).ap }, rule: 'C6.3' });
};

/** C1.13, C6.3, C6.7: the price, paid before the effect; an action paid with CP alone activates nobody. */
const pay = (game: Game, id: PieceId, cost: number, cp: number): void => {
  const isPaidByPiece = cp < cost || cost === 0;
  if (isPaidByPiece && pieceOf(game, id).activation === 'ready') activate(game, id);
  if (cp < cost) edit(game, id).ap -= cost - cp;
  spendCommandPoints(game, id, cp);
  const rule = cp > 0 ? 'C7.6' : 'C6.3';
  game.sink?.({ is: 'points-paid', piece: id, ap: cost - cp, cp, now: { ap: pieceOf(game, id).ap }, rule });
};

/** Pays for an action and carries it out, with what every action breaks (Table C-D). */
export const act = (game: Game, command: Command): void => {
  const id = command.piece;
  const verb = game.setup.rules.verbs.get(command.do)!;
  const cost = verb.cost(game, pieceOf(game, id), command);
  pay(game, id, cost, command.cp);
  game.setup.hooks.actionPaid(game, command, cost);
  const piece = pieceOf(game, id);
  if (piece.side === 'marines') {
    loseOverwatch(game, id, 'C13.9');
    const { run } = game.state;
    if (run !== null && (run.by !== id || command.do !== 'fire')) game.state.run = null; // C12.5, C12.9
  }
  verb.perform(game, pieceOf(game, id), command);
  if (piece.side === 'aliens' && command.do !== 'turn') restoreFreeTurn(game, id);
};

/** C9.4, C9.6: any completed action that is not a turn makes the next 90° turn free. */
const restoreFreeTurn = (game: Game, id: PieceId): void => {
  const piece = game.state.pieces[id];
  if (piece === null || piece === undefined || piece.freeTurn) return;
  if (piece.activation === 'active' && profileOf(game, piece).unit.hasFreeTurns) edit(game, id).freeTurn = true;
};
