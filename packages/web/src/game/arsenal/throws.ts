/** The dice of chapter A as the tray shows them. */
import type { Tellers } from '../deathwing/throws.ts';

export const ARSENAL_TELLERS: Tellers = {
  'piece-tested': ({ dice: rolled, needed, lowered, killed, piece }, dice) => ({
    dice: rolled,
    needed,
    counts: (value) => value - lowered >= needed,
    verdict: killed ? dice.killed : dice.survived,
    isGood: killed,
    piece,
  }),
  'weapon-overheated': ({ die, overheated, piece }, dice) => ({
    dice: [die],
    needed: 2,
    counts: () => overheated,
    verdict: overheated ? dice.overheats : dice.staysCool,
    isGood: !overheated,
    piece,
  }),
  'breach-risked': ({ die, fell, piece }, dice) => ({
    dice: [die],
    needed: 0,
    counts: () => fell,
    verdict: fell ? dice.falls : dice.keepsFooting,
    isGood: !fell,
    piece,
  }),
  'breach-aimed-at': ({ die, failed, by }, dice) => ({
    dice: [die],
    needed: 0,
    counts: () => failed,
    verdict: failed ? dice.drops : dice.staysAbove,
    isGood: !failed,
    piece: by,
  }),
  'dice-rerolled': ({ dice: before, rolled, piece }, dice) => ({
    dice: rolled,
    needed: 0,
    counts: (value) => value === Math.max(...rolled),
    verdict: dice.rolledAgain(before.join(' '), rolled.join(' ')),
    isGood: Math.max(...rolled) > Math.max(...before),
    piece,
  }),
};
