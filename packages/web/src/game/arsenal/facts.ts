/** What chapter A says of a piece on its card: class, value, what jams, what is carried. */
import { LYING, type Piece } from '@sensorium/engine';
import {
  GRENADE_IDS,
  GUARD,
  SHIELD_ON_BACK,
  TERMINATUS,
  WEAPONS,
  encodeShot,
  hasJam,
  isJammed,
  marineStrength,
  rowIdsOf,
} from '@sensorium/rules';
import type { ProfileCard } from '../../engine/protocol.ts';
import { capital, wordFor, type GameWords } from '../displayNames.ts';

/** A4.4, Table A-2, Table A-12: who he is by the tables. */
export const classFacts = (words: GameWords, { unit }: ProfileCard): string[] => {
  if (unit.enemy !== undefined)
    return [
      capital(wordFor(words.arsenal.killClass, unit.enemy.killClass)),
      ...unit.enemy.traits.map((trait) => wordFor(words.arsenal.traits, trait)),
    ];
  if (unit.armour === undefined) return [];
  return [capital(`${wordFor(words.armours, unit.armour)}, ${wordFor(words.ranks, unit.rank ?? 'trooper')}`)];
};

/** A9.2–A9.9, facing an opponent; null for those whom chapter A does not know. */
export const closeCombatValue = (piece: Piece, profile: ProfileCard): { dice: number; bonus: number } | null => {
  if (profile.unit.armour === undefined) return null;
  const { dice, bonus } = marineStrength(piece, profile, true);
  return { dice, bonus: bonus.reduce((sum, { value }) => sum + value, 0) };
};

/** A7.24, A7.28: each row that cannot be fired. */
const spoilt = (words: GameWords, { gear, rows }: ProfileCard, piece: Piece): string[] =>
  rows.flatMap((row, place) =>
    rowIdsOf(row).flatMap((id, mode) => {
      if (!isJammed(piece, encodeShot({ gear: place, mode, second: -1 }))) return [];
      const name = wordFor(words.gear, row.composite === undefined ? gear[place]! : id);
      return [WEAPONS[id]?.overheats === true ? words.arsenal.overheatedItem(name) : words.arsenal.jammedItem(name)];
    }),
  );

/** A11.8: grenades that a unit has without their being in its gear. */
const grenades = (words: GameWords, { unit, gear }: ProfileCard, piece: Piece): string[] => {
  const carried = GRENADE_IDS.filter(
    (id) => unit.figure?.grenades.includes(id) === true && !gear.some((item) => item === id),
  );
  if (carried.length === 0) return [];
  const named = carried.map((id) => {
    const left = piece.counts[id];
    return left === undefined ? wordFor(words.gear, id) : `${wordFor(words.gear, id)} (${words.arsenal.left(left)})`;
  });
  return [words.arsenal.carried(named.join(', ').toLowerCase())];
};

/** What lies beside the figure: guard, prone, Terminatus, an overheated weapon. */
export type ArsenalMark = 'guard' | 'terminatus' | 'lying' | 'overheated';

export const marksOf = (piece: Piece, profile: ProfileCard): ArsenalMark[] => [
  ...(piece.counts[GUARD] === 1 ? (['guard'] as const) : []),
  ...(piece.counts[TERMINATUS] === 1 ? (['terminatus'] as const) : []),
  ...(piece.counts[LYING] === 1 ? (['lying'] as const) : []),
  ...(hasJam(piece) && isHot(piece, profile) ? (['overheated'] as const) : []),
];

/** A7.27: what does not fire is hot, not jammed. */
const isHot = (piece: Piece, { rows }: ProfileCard): boolean =>
  rows.some((row, gear) =>
    rowIdsOf(row).some(
      (id, mode) => isJammed(piece, encodeShot({ gear, mode, second: -1 })) && WEAPONS[id]?.overheats === true,
    ),
  );

export const arsenalFacts = (words: GameWords, profile: ProfileCard, piece: Piece): string[] => [
  ...marksOf(piece, profile)
    .filter((mark) => mark !== 'overheated')
    .map((mark) => words.arsenal[mark]),
  ...(piece.counts[SHIELD_ON_BACK] === 1 ? [words.arsenal.shieldOnBack] : []), // A10.5
  ...spoilt(words, profile, piece),
  ...grenades(words, profile, piece),
];
