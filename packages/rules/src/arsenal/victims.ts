/** A5.5–A5.12, A6: whom a weapon kills on what, and the dice of one test. */
import { profileOf, type Game, type Piece, type PieceId, type Reasoned, type Stream } from '@sensorium/engine';
import { hasTrait } from './data.ts';
import { traitCounter } from './data.ts';
import type { Armour, Kill, Kills } from './rows.ts';
import type { Handicaps } from './successes.ts';

/** What one test needs: a number on at least so many of its dice. */
export interface Mark {
  readonly kill: Kill;
  readonly dice: number;
}

const ARMOUR_COLUMNS: Readonly<Record<Armour, keyof Kills>> = {
  terminator: 'terminator',
  'power-armour': 'powerArmour',
  sororitas: 'powerArmour',
  light: 'light',
};

/** A17.4: a scenario may give the trait to a piece. */
const HEAVY = traitCounter('heavy');

/** A5.5, Table A-5: the column of a piece. */
const columnOf = (game: Game, piece: Piece): keyof Kills => {
  const { unit } = profileOf(game, piece);
  if (piece.side === 'marines') return ARMOUR_COLUMNS[unit.armour ?? 'terminator'];
  if (unit.isBlip) return 'blip';
  if (piece.counts[HEAVY] === 1) return 'heavyEnemy';
  const killClass = unit.enemy?.killClass ?? 'genestealer';
  return killClass === 'heavy' || hasTrait(game, piece, 'heavy') ? 'heavyEnemy' : killClass;
};

export const isHeavyEnemy = (game: Game, piece: Piece): boolean => columnOf(game, piece) === 'heavyEnemy';

/** A6.2, A6.8: a heavy enemy needs as many dice as the weapon's row says, everybody else one. */
export const markOf = (
  game: Game,
  row: { readonly kills: Kills; readonly heavyEnemyDice: number | null },
  piece: Piece,
): Mark => {
  const column = columnOf(game, piece);
  return { kill: row.kills[column], dice: column === 'heavyEnemy' ? (row.heavyEnemyDice ?? 1) : 1 };
};

export const NO_HANDICAPS: Handicaps = { lowered: 0, best: 0 };

/** A13.6: −1 to every die of an attack on the bearer of a rosarius. */
export const handicapsOf = (game: Game, victim: Piece | null): Handicaps =>
  victim !== null && victim.side === 'marines' && profileOf(game, victim).rows.some(({ row }) => row === 'rosarius')
    ? { lowered: 1, best: 0 }
    : NO_HANDICAPS;

export const sumOf = (reasons: readonly Reasoned[]): number => reasons.reduce((sum, { value }) => sum + value, 0);

export const rollDice = (game: Game, stream: Stream, by: PieceId, count: number): number[] => {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(game.chance.die(game, { for: stream, by }));
  return dice;
};
