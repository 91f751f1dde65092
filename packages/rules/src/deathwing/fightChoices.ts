/** What choices in the middle of a fight have in common: a die of the opponent rolled again, points put into a blow. */
import { amendNote, edit, pieceOf, type Game, type Options, type PieceId } from '@sensorium/engine';
import type { Fight } from '../core/closeCombat.ts';
import { PSI } from './data.ts';

/** The fight whose step is on top of the stack, its choice answered. */
export const fightUnder = (game: Game): Fight | null => {
  const top = game.state.stack.at(-1);
  return top?.kind === 'sequence' ? top.note : null;
};

export const opponentIn = (fight: Fight, id: PieceId): PieceId =>
  id === fight.attacker ? fight.defender : fight.attacker;

export const diceOf = (fight: Fight, id: PieceId): readonly number[] =>
  id === fight.attacker ? fight.attack : fight.defence;

export const withDice = (fight: Fight, id: PieceId, dice: readonly number[]): Fight =>
  id === fight.attacker ? { ...fight, attack: dice } : { ...fight, defence: dice };

export const rollOne = (game: Game, by: PieceId): number => game.chance.die(game, { for: 'close-combat', by });

/** D7.2, A9.14: the opponent rolls that die again, and the new one stands. */
export const parryDie = (game: Game, fight: Fight, piece: PieceId, die: number, rule: string): void => {
  const opponent = opponentIn(fight, piece);
  const dice = diceOf(fight, opponent);
  const rolled = rollOne(game, opponent);
  game.sink?.({ is: 'die-parried', piece, die, rolled, rule });
  amendNote(game, withDice(fight, opponent, dice.with(dice.indexOf(die), rolled)));
};

/** Any number of the points left, none included. */
export const offerPsi = (game: Game, piece: PieceId, out: Options): void => {
  const word = game.setup.rules.wordIndex.get('psi')!;
  for (let points = 0; points <= pieceOf(game, piece).counts[PSI]!; points++) out.add(word, piece, points, 0, 0);
};

/** D7.30, A9.18: paid, and added to the result. */
export const putPsi = (game: Game, piece: PieceId, points: number, rule: string): void => {
  const { counts } = pieceOf(game, piece);
  const left = counts[PSI]! - points;
  edit(game, piece).counts = { ...counts, [PSI]: left };
  game.sink?.({ is: 'psi-spent', piece, points, left, rule });
  const fight = fightUnder(game);
  if (fight === null) return;
  const spent = { value: points, because: rule };
  amendNote(
    game,
    piece === fight.attacker
      ? { ...fight, attackBonus: [...fight.attackBonus, spent] }
      : { ...fight, defenceBonus: [...fight.defenceBonus, spent] },
  );
};
