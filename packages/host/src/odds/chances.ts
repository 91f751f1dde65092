/** Chances that need no game: what dice and rows of the tables promise. */
export * from './dice.ts';
export { FALL, PRONE, malfunctionOdds } from './deathwing.ts';
export { weaponOdds } from './arsenal.ts';
