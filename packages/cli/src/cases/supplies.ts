/** Items of the codex that the rules count instead of carrying: what a list of gear says of them is how many there are. */
import type { Counts, Piece, Rules } from '@sensorium/engine';
import { ARSENAL_RELOADS } from '@sensorium/rules';
import type { Field } from './fields.ts';

/** D24: a glove throws plasma grenades, which are its ammunition; chapter A has them as gear of their own. */
const ROUNDS: Readonly<Record<string, string>> = { 'plasma-grenade': 'grenade-glove' };

const SPARES: ReadonlySet<string> = new Set(Object.values(ARSENAL_RELOADS).map(({ spare }) => spare));

/** The counter such an item stands for, or undefined for gear. */
const counterOf = (rules: Rules, item: string): string | undefined => {
  if (rules.gear.has(item)) return undefined;
  if (SPARES.has(item)) return item;
  const weapon = ROUNDS[item] ?? '';
  return rules.gear.has(weapon) ? weapon : undefined;
};

export const isSupply = (rules: Rules, item: string): boolean => counterOf(rules, item) !== undefined;

/** One of each time it is named. */
export const suppliesNamed = (rules: Rules, gear: Field): Counts => {
  const counts: Record<string, number> = {};
  for (const item of gear.isGiven ? gear.list() : []) {
    const counter = counterOf(rules, item.text());
    if (counter !== undefined) counts[counter] = (counts[counter] ?? 0) + 1;
  }
  return counts;
};

/** The supplies a piece has, of those that an expectation names. */
export const suppliesHeld = (rules: Rules, { counts }: Piece, gear: Field): string[] => {
  const named = new Set(gear.list().map((item) => item.text()));
  return [...named].flatMap((item) => {
    const counter = counterOf(rules, item);
    return counter === undefined ? [] : Array.from({ length: counts[counter] ?? 0 }, () => item);
  });
};
