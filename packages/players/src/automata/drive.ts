/** Playing a game with an automaton: its commands, refusals (S4.9), and the log (S7.4). */
import {
  advance,
  command,
  interject,
  otherwise,
  pending,
  pieceOf,
  submit,
  type Command,
  type Game,
  type Refusal,
} from '@sensorium/engine';
import type { Automaton } from './automaton.ts';
import type { Thought } from './thought.ts';

/** Says one thing. A refused action ends the activation of its piece and is never tried again (S4.9). */
export const stepAutomaton = (game: Game, automaton: Automaton): Thought => {
  const thought = automaton.nextCommand(game);
  const said = thought.command;
  game.sink?.({ is: 'automaton-acted', piece: said.piece, word: said.do, rule: thought.because });
  const refused = play(game, said);
  if (refused === null) return thought;
  game.sink?.({
    is: 'automaton-refused',
    piece: said.piece,
    word: said.do,
    reason: refused.reason,
    rule: refused.rule,
  });
  const instead = insteadOf(game, said);
  if (submit(game, 'aliens', instead) !== null) throw new Error(`S4.9: '${instead.do}' was refused after '${said.do}'`);
  return thought;
};

/** S4.9: a refused action ends the activation of its piece; where nobody is active, the codex's default (C1.15). */
export const insteadOf = (game: Game, said: Command): Command => {
  if (game.state.stack.at(-1)?.kind !== 'alien-action') return otherwise(game);
  const piece = game.state.pieces[said.piece];
  const isWaiting = piece?.side === 'aliens' && (piece.activation === 'ready' || piece.activation === 'active');
  return isWaiting ? command('stay', said.piece) : command('end');
};

/** Actions are checked alone, not against the list of everything that could be done: that list is long. */
const play = (game: Game, said: Command): Refusal | null => {
  const { rules } = game.setup;
  const verb = rules.verbs.get(said.do);
  if (game.state.stack.at(-1)?.kind === 'alien-action' && verb !== undefined && said.do !== 'convert') {
    const piece = pieceOf(game, said.piece);
    const refused = verb.refusal(game, piece, said);
    if (refused !== null) return refused;
    if (piece.activation !== 'active' || verb.cost(game, piece, said) > piece.ap) return submit(game, 'aliens', said);
    advance(game, said);
    return null;
  }
  if (OWN_WORDS.has(said.do) && rules.interjections.has(said.do)) {
    interject(game, 'aliens', said);
    return null;
  }
  return submit(game, 'aliens', said);
};

/** Words that are right whenever the automaton says them, because they follow from the state it looked at. */
const OWN_WORDS = new Set(['roll', 'aim', 'activate', 'stay', 'brood', 'among']);

/** A marine player who decides nothing: no answer, defaults for placement (C1.15). */
const NOBODY_ANSWERS = (game: Game): Command => otherwise(game);

/** An alien turn is a few hundred commands at most; beyond this something goes round in circles. */
const MOST_COMMANDS = 20_000;

/**
 * Plays the alien decisions until the alien action phase is over or the game has ended, with `marines` answering for the
 * marine player. Stops before the command that `stopBefore` names.
 */
export const playAlienTurn = (
  game: Game,
  automaton: Automaton,
  marines: (game: Game) => Command = NOBODY_ANSWERS,
  stopBefore?: 'end',
): void => {
  for (let i = 0; i < MOST_COMMANDS; i++) {
    const open = pending(game);
    if (open === null || game.state.phase === 'marine-action') return;
    if (open.side === 'marines') {
      const refused = submit(game, 'marines', marines(game));
      if (refused !== null)
        throw new Error(`the marine player's answer was refused: ${refused.rule} ${refused.reason}`);
    } else if (stopBefore === 'end' && isAtEnd(game, automaton)) return;
    else stepAutomaton(game, automaton);
  }
  throw new Error('S4.13: the alien turn does not end');
};

const isAtEnd = (game: Game, automaton: Automaton): boolean =>
  game.state.stack.at(-1)?.kind === 'alien-action' && automaton.nextCommand(game).command.do === 'end';
