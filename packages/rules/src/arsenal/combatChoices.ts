/** A9.8: what the marine player may do between the dice and the result: re-rolls, parry, psi. */
import {
  PASS,
  amendNote,
  edit,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  type Decision,
  type Game,
  type Piece,
  type PieceId,
  type Step,
} from '@sensorium/engine';
import { marineIn, quarterOf, type Fight } from '../core/closeCombat.ts';
import { PSI } from '../deathwing/data.ts';
import {
  diceOf,
  fightUnder,
  offerPsi,
  opponentIn,
  parryDie,
  putPsi,
  rollOne,
  withDice,
} from '../deathwing/fightChoices.ts';
import { isInSectionWith, itemsOf } from './closeCombat.ts';
import { isOnGuard } from './guard.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    're-roll': 'number';
  }
  interface DecisionTypes {
    'guard-reroll': true;
    'book-reroll': true;
    'spend-psi': true;
  }
  interface FrameTypes {
    /** A7.40: a figure on guard may roll all its dice again. */
    'guard-reroll': { readonly piece: PieceId };
    /** A13.3: a figure beside a holy book may roll one of its dice again. */
    'book-reroll': { readonly piece: PieceId };
    /** A9.14: the opponent's highest die may be rolled again. */
    'parry-highest': { readonly piece: PieceId };
    /** A9.18. */
    'spend-psi': { readonly piece: PieceId };
  }
  interface EventTypes {
    'dice-rerolled': { readonly piece: PieceId; readonly dice: readonly number[]; readonly rolled: readonly number[] };
  }
}

/** Counter of a figure that has used a holy book this turn. */
export const BOOK_USED = 'book-used';
/** What `re-roll` names where all dice are rolled again. */
const ALL_DICE = 0;

/** A7.40: only when attacked. */
const askForGuard: Step = {
  id: 'A7.40',
  run: (game, { note }) => {
    const defender = pieceOf(game, note!.defender);
    if (isOnGuard(defender)) push(game, { kind: 'guard-reroll', piece: defender.id });
  },
};

/** A9.23: dice rolled again on guard are final. */
const openDice = (fight: Fight, id: PieceId): number[] =>
  diceOf(fight, id).filter((_, place) => fight.rerolled?.includes(place) !== true);

const hasBook = (game: Game, marine: Piece): boolean =>
  marine.counts[BOOK_USED] !== 1 &&
  isInSectionWith(game, marine, (other) => itemsOf(game, other).some(({ aura }) => aura === 're-roll-one-die'));

const askForBook: Step = {
  id: 'A13.3',
  run: (game, { note }) => {
    const marine = marineIn(game, note!);
    if (marine.side !== 'marines' || openDice(note!, marine.id).length === 0 || !hasBook(game, marine)) return;
    push(game, { kind: 'book-reroll', piece: marine.id });
  },
};

const isFrontal = (fight: Fight, marine: Piece): boolean =>
  marine.side === 'marines' && quarterOf(fight, marine.id) === 'front';

const askForParry: Step = {
  id: 'A9.14',
  run: (game, { note }) => {
    const marine = marineIn(game, note!);
    if (!isFrontal(note!, marine) || !itemsOf(game, marine).some(({ parries }) => parries)) return;
    push(game, { kind: 'parry-highest', piece: marine.id });
  },
};

/** A10.20: a force axe is one only in a librarian's hands; A10.12: a nemesis halberd is for Grey Knights, not for him. */
const takesPsi = (game: Game, marine: Piece): boolean => {
  const { rows, unit } = profileOf(game, marine);
  const useless = unit.rank === 'librarian' ? 'nemesis-halberd' : 'force-axe';
  return rows.some(({ item, row }) => item?.takesPsi === true && row !== useless);
};

const askForPsi: Step = {
  id: 'A9.18',
  run: (game, { note }) => {
    const marine = marineIn(game, note!);
    if (!isFrontal(note!, marine) || (marine.counts[PSI] ?? 0) === 0 || !takesPsi(game, marine)) return;
    push(game, { kind: 'spend-psi', piece: marine.id });
  },
};

/** A9.8 (4)–(6). */
export const combatInserts = [
  { into: 'close-combat', before: 'compare', step: askForGuard },
  { into: 'close-combat', before: 'compare', step: askForBook },
  { into: 'close-combat', before: 'compare', step: askForParry },
  { into: 'close-combat', before: 'compare', step: askForPsi },
  { into: 'blow', before: 'result', step: askForBook },
  { into: 'blow', before: 'result', step: askForPsi },
] as const;

const ALL_OR_NONE = refusal('A7.40', 'all-dice-or-none');

export const guardReroll: Decision<'guard-reroll'> = {
  kind: 'guard-reroll',
  decision: 'guard-reroll',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('re-roll')!, piece, ALL_DICE, 0, 0);
  },
  refusal: () => ALL_OR_NONE,
  choose: (game, { piece }, { do: word }) => {
    popFrame(game);
    const fight = fightUnder(game);
    if (word === 'pass' || fight === null) return;
    const dice = diceOf(fight, piece);
    const rolled = dice.map(() => rollOne(game, piece));
    game.sink?.({ is: 'dice-rerolled', piece, dice, rolled, rule: 'A7.40' });
    amendNote(game, { ...withDice(fight, piece, rolled), rerolled: rolled.map((_, place) => place) });
  },
  otherwise: () => PASS,
};

const NO_SUCH_DIE = refusal('A13.3', 'no-such-die');

export const bookReroll: Decision<'book-reroll'> = {
  kind: 'book-reroll',
  decision: 'book-reroll',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    const fight = noteBelow(game);
    for (const die of new Set(openDice(fight, piece))) out.add(wordIndex.get('re-roll')!, piece, die, 0, 0);
  },
  refusal: () => NO_SUCH_DIE,
  choose: (game, { piece }, { do: word, at: die }) => {
    popFrame(game);
    const fight = fightUnder(game);
    if (word === 'pass' || fight === null) return;
    const dice = diceOf(fight, piece);
    const place = dice.findIndex((value, i) => value === die && fight.rerolled?.includes(i) !== true);
    const rolled = rollOne(game, piece);
    edit(game, piece).counts = { ...pieceOf(game, piece).counts, [BOOK_USED]: 1 };
    game.sink?.({ is: 'dice-rerolled', piece, dice: [die], rolled: [rolled], rule: 'A13.3' });
    amendNote(game, {
      ...withDice(fight, piece, dice.with(place, rolled)),
      rerolled: [...(fight.rerolled ?? []), place],
    });
  },
  otherwise: () => PASS,
};

/** The fight whose step has asked the decision on top of the stack. */
const noteBelow = (game: Game): Fight => {
  const below = game.state.stack.at(-2);
  if (below?.kind !== 'sequence' || below.note === null) throw new Error('a choice of a fight without the fight');
  return below.note;
};

const ONLY_HIGHEST = refusal('A9.14', 'only-the-highest-die');

export const parryHighest: Decision<'parry-highest'> = {
  kind: 'parry-highest',
  decision: 'parry',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    const fight = noteBelow(game);
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('parry')!, piece, Math.max(...diceOf(fight, opponentIn(fight, piece))), 0, 0);
  },
  refusal: () => ONLY_HIGHEST,
  choose: (game, { piece }, { do: word, at: die }) => {
    popFrame(game);
    const fight = fightUnder(game);
    if (word !== 'pass' && fight !== null) parryDie(game, fight, piece, die, 'A9.14');
  },
  otherwise: () => PASS,
};

const TOO_MANY_POINTS = refusal('A9.18', 'not-so-many-psi-points');

export const spendPsi: Decision<'spend-psi'> = {
  kind: 'spend-psi',
  decision: 'spend-psi',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    offerPsi(game, piece, out);
  },
  refusal: () => TOO_MANY_POINTS,
  choose: (game, { piece }, { do: word, at: points }) => {
    popFrame(game);
    if (word !== 'pass' && points > 0) putPsi(game, piece, points, 'A9.18');
  },
  otherwise: () => PASS,
};
