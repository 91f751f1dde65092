/** What an offer of chapter A is made with: one row of a weapon, a grenade, a power. */
import type { GearId, Word } from '@sensorium/engine';
import { GRENADE_IDS, POWERS, POWER_IDS, WEAPONS, decodeShot, encodeShot, rowIdsOf } from '@sensorium/rules';
import type { ProfileCard, Offer } from '../../engine/protocol.ts';
import { lookOfWord } from '../looks/wordLooks.ts';
import { wordFor, type GameWords } from '../displayNames.ts';

/** Words that are nothing but the use of a thing: called by its name. */
export const isUse = (word: Word): boolean => lookOfWord(word).isRolled && lookOfWord(word).how !== 'nothing';

/** The weapon and its row, whatever second target is named (A15.33). */
export const weaponCode = (how: number): number => encodeShot({ ...decodeShot(how), second: -1 });

/** A15.33: the square of the second target, or −1. */
export const secondTarget = ({ do: word, how }: Offer): number =>
  word === 'fire' || word === 'target' ? decodeShot(how).second : -1;

/** The row of Table A-13 of a shot, or undefined outside chapter A. */
export const rowOfShot = ({ rows }: ProfileCard, how: number): GearId | undefined => {
  const { gear, mode } = decodeShot(how);
  return rowIdsOf(rows[gear])[mode] as GearId | undefined; // rows of Table A-13 are gear by themselves
};

/** Whether a shot strikes more than what it is aimed at. */
export const strikesArea = (profile: ProfileCard, how: number): boolean => {
  const id = rowOfShot(profile, how);
  const area = id === undefined ? profile.rows[decodeShot(how).gear]?.ranged?.area : WEAPONS[id]?.area;
  return (area ?? 'target') !== 'target';
};

/** C15.6: whether what it strikes burns on. */
export const burnsArea = (profile: ProfileCard, how: number): boolean => {
  const id = rowOfShot(profile, how);
  return id === undefined
    ? profile.rows[decodeShot(how).gear]?.ranged?.area === 'section'
    : WEAPONS[id]?.family === 'flame';
};

/** A composite weapon by the row that is fired (A12.12, A15.2). */
export const weaponName = (words: GameWords, { gear, rows }: ProfileCard, how: number): string => {
  const { gear: place, mode } = decodeShot(how);
  return wordFor(words.gear, rows[place]?.composite?.modes[mode] ?? gear[place] ?? '');
};

/** With what an offer is made, or nothing where there is only one way to do it. */
export const itemName = (
  words: GameWords,
  profile: ProfileCard,
  { do: word, how }: Pick<Offer, 'do' | 'how'>,
): string => {
  const { how: kind } = lookOfWord(word);
  if (kind === 'shot') return weaponName(words, profile, how);
  if (kind === 'gear') return wordFor(words.gear, profile.gear[how] ?? '');
  if (kind === 'grenade') return wordFor(words.gear, GRENADE_IDS[how] ?? '');
  return kind === 'power' ? wordFor(words.powers, POWER_IDS[how] ?? '') : '';
};

/** Psi points that a power takes (Table A-10). */
export const powerCost = ({ how }: Offer): number => POWERS[POWER_IDS[how] ?? '']?.psi ?? 0;
