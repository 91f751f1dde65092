/** A9, A10: what figures roll and add in close combat; who wins ties; mighty blows. */
import {
  onBoard,
  pieceOf,
  profileOf,
  type Game,
  type GearRow,
  type Piece,
  type Profile,
  type Reasoned,
  type UnitRow,
} from '@sensorium/engine';
import { quarterOf, scoreOf, type Fight, type Quarter, type Strength } from '../core/closeCombat.ts';
import { SHIELD_ON_BACK, hasTrait, isGivenTrait } from './data.ts';
import type { ItemRow } from './rows.ts';

const itemsIn = (rows: readonly GearRow[]): ItemRow[] => rows.flatMap(({ item }) => (item === undefined ? [] : [item]));
export const itemsOf = (game: Game, piece: Piece): ItemRow[] => itemsIn(profileOf(game, piece).rows);

/** A9.4, A9.6: the best one counts, and only when frontal; claws keep theirs. */
const weaponBonus = (items: readonly ItemRow[], isFrontal: boolean): number =>
  Math.max(0, ...items.map(({ bonus, kind }) => (isFrontal || kind === 'claws' ? bonus : 0)));

/** A9.9, A10.8, A10.22: two blades or claws, whether they are one item or two. */
const closeCombatDice = (items: readonly ItemRow[]): number => {
  const hasTwo = (kind: string): boolean => items.filter((item) => item.kind === kind).length > 1;
  return Math.max(hasTwo('blade') || hasTwo('claws') ? 2 : 1, ...items.map(({ dice }) => dice));
};

const add = (bonus: Reasoned[], value: number, because: string): void => {
  if (value !== 0) bonus.push({ value, because });
};

/** A9.2–A9.6, A10: what a marine rolls, and what he adds with the reasons for it. */
export const marineStrength = (
  marine: Piece,
  { unit, rows }: Pick<Profile, 'unit' | 'rows'>,
  isFrontal: boolean,
): { dice: number; bonus: Reasoned[] } => {
  const items = itemsIn(rows);
  const dice = isFrontal ? closeCombatDice(items) : 1;
  const bonus: Reasoned[] = [];
  const total = items.find((item) => item.total !== undefined)?.total;
  if (total !== undefined) {
    add(bonus, total.bonus, 'A10.24');
    return { dice, bonus };
  }
  add(bonus, unit.closeCombat.bonus, 'A9.2');
  add(bonus, weaponBonus(items, isFrontal), 'A9.4');
  if (isGivenTrait(marine, unit, 'deathwatch')) add(bonus, 1, 'A9.5');
  return { dice, bonus };
};

/** In place of what C16.4 gives. */
const armMarine = (game: Game, fight: Fight, figure: Piece, strength: Strength): void => {
  const isFrontal = quarterOf(fight, figure.id) === 'front';
  const { dice, bonus } = marineStrength(figure, profileOf(game, figure), isFrontal);
  strength.dice = dice;
  const ofCore = strength.bonus.findIndex(({ because }) => because === 'C16.4');
  if (ofCore >= 0) strength.bonus.splice(ofCore, 1);
  strength.bonus.push(...bonus);
};

/** A10.1, A10.5: in front, or behind where the shield is worn on the back. */
const isBlocked = (items: readonly ItemRow[], defender: Piece, quarter: Quarter): boolean =>
  items.some(({ blocks }) => blocks) && quarter === (defender.counts[SHIELD_ON_BACK] === 1 ? 'rear' : 'front');

const MIGHTY = 'mighty-blow';

/** A9.9–A9.13, A9.16: what the marine it attacks takes from an alien: block first, then staff, then rosarius. */
const weakenAttacker = (game: Game, fight: Fight, alien: Piece, strength: Strength): void => {
  const defender = pieceOf(game, fight.defender);
  const items = itemsOf(game, defender);
  if (isBlocked(items, defender, quarterOf(fight, defender.id))) {
    if (strength.dice === 1) {
      strength.dice = 2;
      strength.keepsLowest = true;
    } else strength.dice -= 1;
  }
  const counting = strength.keepsLowest === true ? 1 : strength.dice;
  if (items.some(({ isStaff }) => isStaff)) {
    if (counting === 1) add(strength.bonus, -1, 'A9.11');
    else strength.dice -= 1;
  }
  if (!profileOf(game, defender).rows.some(({ row }) => row === 'rosarius')) return;
  const dice = strength.keepsLowest === true ? 1 : strength.dice;
  add(strength.bonus, hasTrait(game, alien, MIGHTY) && dice > 1 ? -2 : -1, 'A9.13');
};

export const strengthOf = (game: Game, fight: Fight, figure: Piece, strength: Strength): void => {
  if (figure.side === 'marines') armMarine(game, fight, figure, strength);
  else if (figure.id === fight.attacker && fight.defender >= 0) weakenAttacker(game, fight, figure, strength);
};

/** A9.17: highest and lowest die together, or the one die that is left. */
export const fightScore = (figure: Piece, unit: UnitRow, dice: readonly number[], bonus: readonly Reasoned[]): number =>
  scoreOf(dice, bonus) + (isGivenTrait(figure, unit, MIGHTY) && dice.length > 1 ? Math.min(...dice) : 0);

export const mightyScore = (game: Game, figure: Piece, dice: readonly number[], bonus: readonly Reasoned[]): number =>
  fightScore(figure, profileOf(game, figure).unit, dice, bonus);

/** Whether somebody for whom the test holds is in the section of that figure: all of it, doors ignored (A8.3). */
export const isInSectionWith = (game: Game, figure: Piece, test: (other: Piece) => boolean): boolean => {
  const { section } = game.setup.board;
  return game.state.marines.some((id) => {
    const other = pieceOf(game, id);
    return onBoard(other) && section[other.square] === section[figure.square] && test(other);
  });
};

/** A13.1, A15.28. */
export const winsTies = (game: Game, marine: Piece): boolean =>
  isInSectionWith(
    game,
    marine,
    (other) =>
      profileOf(game, other).unit.figure?.hasAura === true ||
      itemsOf(game, other).some(({ aura }) => aura === 'marines-win-ties'),
  );
