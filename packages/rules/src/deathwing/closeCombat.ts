/** D4: close combat with skills and weapons. D7: parry, shield, psi, and detonating instead of defending. */
import {
  PASS,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  sees,
  type Decision,
  type Game,
  type Hooks,
  type Piece,
  type PieceId,
  type Refusal,
  type Step,
} from '@sensorium/engine';
import { marineIn, quarterOf, type Fight, type Quarter, type Strength } from '../core/closeCombat.ts';
import { PSI } from './data.ts';
import { diceOf, fightUnder, offerPsi, opponentIn, parryDie, putPsi } from './fightChoices.ts';
import { detonateHammer } from './weapons.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    parry: 'number';
    psi: 'number';
  }
  interface DecisionTypes {
    'detonate-free': true;
    'announce-psi': true;
    parry: true;
  }
  interface FrameTypes {
    /** D7.15: a hammer marine may detonate instead of defending. */
    'detonate-free': { readonly piece: PieceId };
    /** D7.29: a librarian may put psi points into a blow. */
    'announce-psi': { readonly piece: PieceId };
    /** D7.2: a marine may have one of the alien dice rolled again. */
    parry: { readonly piece: PieceId; readonly dice: readonly number[] };
  }
  interface EventTypes {
    'psi-spent': { readonly piece: PieceId; readonly points: number; readonly left: number };
    'die-parried': { readonly piece: PieceId; readonly die: number; readonly rolled: number };
  }
}

const opponentOf = (game: Game, fight: Fight, id: PieceId): Piece | null => {
  const other = opponentIn(fight, id);
  return other < 0 ? null : pieceOf(game, other);
};

/** D11.1: one die fewer when attacked from side or rear; D7.20: and one fewer against a blocking shield. */
const weakenAlien = (game: Game, fight: Fight, figure: Piece, strength: Strength): void => {
  const isFlanked = figure.id === fight.defender && fight.from !== 'front';
  if (isFlanked && profileOf(game, figure).unit.minds !== 'nothing') strength.dice -= 1;
  const opponent = opponentOf(game, fight, figure.id);
  if (opponent === null || game.setup.rules.options['shield'] !== 'block') return;
  const quarter = quarterOf(fight, opponent.id);
  const isBlocked = profileOf(game, opponent).rows.some((row) => row.shields?.includes(quarter) === true);
  if (isBlocked) strength.dice = Math.max(1, strength.dice - 1);
};

/** D4.2–D4.4, D8.20. */
const armMarine = (game: Game, fight: Fight, figure: Piece, strength: Strength): void => {
  const isFront = quarterOf(fight, figure.id) === 'front';
  for (const { blows } of profileOf(game, figure).rows) {
    if (blows === undefined) continue;
    const { dice, bonus } = isFront ? blows.front : blows.other;
    strength.dice = Math.max(strength.dice, dice);
    if (bonus !== 0) strength.bonus.push({ value: bonus, because: blows.rule });
  }
  if (figure.facing < 0) strength.bonus.push({ value: -1, because: 'D8.20' });
};

const strengthOf = (game: Game, fight: Fight, figure: Piece, strength: Strength): void =>
  figure.side === 'aliens' ? weakenAlien(game, fight, figure, strength) : armMarine(game, fight, figure, strength);

export const closeCombatHooks: Hooks = { strengthOf };

/** D7.15: he needs LOS to the attacker, which no marine has into an entry area. */
const askForDetonation: Step = {
  id: 'D7.15',
  run: (game, { note }) => {
    const defender = pieceOf(game, note!.defender);
    const attacker = pieceOf(game, note!.attacker);
    if (!profileOf(game, defender).rows.some((row) => row.detonates === true) || attacker.square < 0) return;
    if (sees(game, defender, attacker.square)) push(game, { kind: 'detonate-free', piece: defender.id });
  },
};

/** D7.29, D7.31, D7.33. */
const askForPsi: Step = {
  id: 'D7.29',
  run: (game, { note }) => {
    const marine = marineIn(game, note!);
    if (marine.side !== 'marines' || (marine.counts[PSI] ?? 0) === 0) return;
    const { unit, rows } = profileOf(game, marine);
    const canStrike = unit.counts?.[PSI] !== undefined && rows.some((row) => row.takesPsi === true); // D7.28
    if (canStrike && quarterOf(note!, marine.id) === 'front') push(game, { kind: 'announce-psi', piece: marine.id });
  },
};

const NO_PARRY = refusal('D7.3', 'nothing-to-parry');
const NO_PSI = refusal('D7.31', 'no-psi-here');
const NO_DETONATION = refusal('D7.15', 'no-detonation-here');

/** Why a choice of close combat is not offered: most often he does not face his opponent. */
export const NOT_OFFERED: ReadonlyMap<string, Refusal> = new Map([
  ['parry', NO_PARRY],
  ['psi', NO_PSI],
  ['detonate', NO_DETONATION],
]);

const canParry = (game: Game, marine: Piece, quarter: Quarter): boolean => {
  const isShieldParrying = game.setup.rules.options['shield'] === 'parry';
  return profileOf(game, marine).rows.some(
    (row) => row.parries?.includes(quarter) === true || (isShieldParrying && row.shields?.includes(quarter) === true),
  );
};

/** D7.2–D7.6, D7.21: after both sides have rolled. */
const askForParry: Step = {
  id: 'D7.2',
  run: (game, { note }) => {
    const fight = note!;
    const marine = marineIn(game, fight);
    if (marine.side !== 'marines' || !canParry(game, marine, quarterOf(fight, marine.id))) return;
    push(game, { kind: 'parry', piece: marine.id, dice: diceOf(fight, opponentIn(fight, marine.id)) });
  },
};

export const closeCombatInserts = [
  { into: 'close-combat', before: 'roll', step: askForDetonation },
  { into: 'close-combat', before: 'roll', step: askForPsi },
  { into: 'blow', before: 'roll', step: askForPsi },
  { into: 'close-combat', before: 'compare', step: askForParry },
] as const;

const NO_OTHER_ANSWER = refusal('D7.15', 'detonate-or-defend');

export const detonateFree: Decision<'detonate-free'> = {
  kind: 'detonate-free',
  decision: 'detonate-free',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('detonate')!, piece, -1, 0, 0);
  },
  refusal: () => NO_OTHER_ANSWER,
  choose: (game, { piece }, command) => {
    popFrame(game);
    if (command.do === 'pass') return;
    popFrame(game); // D7.16: the attack is not rolled
    detonateHammer(game, piece, 'D7.15');
  },
  otherwise: () => PASS,
};

const TOO_MANY_POINTS = refusal('D7.29', 'not-so-many-psi-points');

export const announcePsi: Decision<'announce-psi'> = {
  kind: 'announce-psi',
  decision: 'announce-psi',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    offerPsi(game, piece, out);
  },
  refusal: () => TOO_MANY_POINTS,
  choose: (game, { piece }, { at: points }) => {
    popFrame(game);
    if (points > 0) putPsi(game, piece, points, 'D7.30');
  },
  otherwise: (_game, { piece }) => ({ do: 'psi', piece, at: 0, how: 0, cp: 0 }),
};

const NO_SUCH_DIE = refusal('D7.2', 'no-such-die');

export const parry: Decision<'parry'> = {
  kind: 'parry',
  decision: 'parry',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece, dice }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    for (const die of new Set(dice)) out.add(wordIndex.get('parry')!, piece, die, 0, 0);
  },
  refusal: () => NO_SUCH_DIE,
  choose: (game, { piece }, { do: word, at: die }) => {
    popFrame(game);
    const fight = fightUnder(game);
    if (word !== 'pass' && fight !== null) parryDie(game, fight, piece, die, 'D7.2');
  },
  otherwise: () => PASS,
};
