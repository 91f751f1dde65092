/** Chances of chapter D that follow from dice alone. Tests count every result against them. */
import { anyAtLeast } from './dice.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const FALLS_UP_TO = 1; // D8.6
const PRONE_UP_TO = 4; // D8.10
const DROPS_UP_TO = 2; // D10.18
const DEFLECTED_FROM = 5; // D17.8

const upTo = (number: number): number => number / FACES.length;
const from = (number: number): number => upTo(FACES.length + 1 - number);

export const FALL = upTo(FALLS_UP_TO);
export const PRONE = upTo(PRONE_UP_TO);
export const DROP = upTo(DROPS_UP_TO);

/** D17.8: a shot that hits goes through every square of debris. */
const passes = (debris: number): number => (1 - from(DEFLECTED_FROM)) ** debris;

/** One shot at one target: any die, and no debris turns it aside (D5.2, D17.8). */
export const hitOdds = (needed: number, dice: number, debris: number): number =>
  anyAtLeast(needed, dice) * passes(debris);

/** D5.20, D5.21: a worn cannon kills its target, and does not blow up over it. */
export const wornHitOdds = (needed: number, debris: number): number =>
  hitOdds(needed, 3, debris) - (from(needed) / FACES.length ** 2) * passes(debris);

/** D5.20: three equal dice in one of several rolls. */
export const malfunctionOdds = (rolls: number): number => 1 - (1 - 1 / FACES.length ** 2) ** rolls;

/** What one side of a close combat rolls and adds (D4.4). */
export interface Roller {
  readonly dice: number;
  readonly bonus: number;
}

export interface FightPlan {
  readonly attacker: Roller;
  readonly defender: Roller;
  /** D4.5: whether the defender faces his attacker, so that the attacker can die. */
  readonly isFaced: boolean;
  /** D7.2: whose dice are the alien ones, of which the marine may have one rolled again. */
  readonly parried: 'attacker' | 'defender' | null;
}

export interface FightOdds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** D4.6: a blow at a thing. */
export const breakOdds = ({ dice, bonus }: Roller): number => anyAtLeast(Math.max(1, 6 - bonus), dice);

const highest = (dice: number, score: number): number => (score / 6) ** dice - ((score - 1) / 6) ** dice;

/** Every result of some dice, each as likely as the next. */
const throwsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]));

/**
 * The attacker's chances to score more, the same, or less. With a parry the marine has the die rolled again that
 * serves him best: he wants to win, then to live.
 */
export const closeCombatOdds = (plan: FightPlan): FightOdds => {
  const { attacker, defender, parried } = plan;
  const odds = { win: 0, tie: 0, lose: 0 };
  const add = (attack: number, defence: number, chance: number): void => {
    if (attack > defence) odds.win += chance;
    else if (attack < defence) odds.lose += chance;
    else odds.tie += chance;
  };
  const alien = parried === 'attacker' ? attacker : defender;
  const marine = parried === 'attacker' ? defender : attacker;
  const score = (own: number, other: number, chance: number): void => {
    if (parried === 'attacker') add(other + alien.bonus, own + marine.bonus, chance);
    else add(own + marine.bonus, other + alien.bonus, chance);
  };
  const thrown = throwsOf(alien.dice);
  for (const own of FACES) {
    const chance = highest(marine.dice, own) / thrown.length;
    if (chance === 0) continue;
    for (const dice of thrown) {
      const die = parried === null ? null : bestParry(plan, own + marine.bonus, dice);
      if (die === null) score(own, Math.max(...dice), chance);
      else for (const face of FACES) score(own, Math.max(face, ...without(dice, die)), chance / FACES.length);
    }
  }
  return odds;
};

const without = (dice: readonly number[], die: number): number[] => dice.toSpliced(dice.indexOf(die), 1);

/** D7.2: the die to roll again, or null where the dice had better stand. */
const bestParry = (plan: FightPlan, own: number, dice: readonly number[]): number | null => {
  let best: number | null = null;
  let most = worth(plan, own, Math.max(...dice));
  for (const die of new Set(dice)) {
    const rest = without(dice, die);
    const value =
      FACES.reduce<number>((sum, face) => sum + worth(plan, own, Math.max(face, ...rest)), 0) / FACES.length;
    if (value > most + 1e-9) {
      most = value;
      best = die;
    }
  }
  return best;
};

/** What a result is worth to the marine: an enemy dead, himself dead, or neither. */
const worth = ({ attacker, defender, isFaced, parried }: FightPlan, own: number, alienDie: number): number => {
  const other = alienDie + (parried === 'attacker' ? attacker : defender).bonus;
  if (own > other) return parried === 'defender' || isFaced ? 1 : 0;
  if (own === other) return 0;
  return parried === 'attacker' || isFaced ? -1 : 0;
};
