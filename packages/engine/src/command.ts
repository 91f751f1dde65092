import type { PieceId } from './state.ts';
import type { Word } from './vocabulary.ts';

/**
 * What a player says. One shape for everything: a word, who, where, how, and how much of the price is paid with command
 * points. `at` is a square, a facing, an entry area, a piece or a number, as the word's target says; unused fields are −1 or 0.
 */
export interface Command {
  readonly do: Word;
  readonly piece: PieceId;
  readonly at: number;
  readonly how: number;
  readonly cp: number;
}

export type Target = 'none' | 'square' | 'facing' | 'area' | 'piece' | 'number';

export const command = (word: Word, piece: PieceId = -1, at = -1, how = 0, cp = 0): Command => ({
  do: word,
  piece,
  at,
  how,
  cp,
});

/** Declining whatever is asked. */
export const PASS: Command = Object.freeze(command('pass'));

export const sameCommand = (a: Command, b: Command): boolean =>
  a.do === b.do && a.piece === b.piece && a.at === b.at && a.how === b.how && a.cp === b.cp;

/** Why a command is not accepted: the codex rule, and an id that every language has words for. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
}

/** A rule and a reason are always named. */
type Named<Text extends string> = Text extends '' ? never : Text;

export const refusal = <Rule extends string, Reason extends string>(
  rule: Named<Rule>,
  reason: Named<Reason>,
): Refusal => Object.freeze({ rule, reason });
