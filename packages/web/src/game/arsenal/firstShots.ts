/** What the first shot of each weapon is worth: of those fired on the move (C14, A4.10), of those that watch (C13, A7.8). */
import {
  OVERWATCH_WITH,
  decodeShot,
  movingCodes,
  overwatchRangeOf,
  pairOf,
  weaponRowOf,
  type Kills,
} from '@sensorium/rules';
import type { Piece } from '@sensorium/engine';
import type { ProfileCard } from '../../engine/protocol.ts';
import type { Action } from '../actions.ts';
import type { GameWords } from '../displayNames.ts';
import { weaponName } from './aims.ts';
import { anyAtLeast, weaponOdds } from '@sensorium/host/chances';

interface FirstShot {
  readonly name: string;
  /** Against a genestealer. */
  readonly chance: number;
  /** On overwatch; 0 where it does not watch. */
  readonly within: number;
}

const chanceOf = (profile: ProfileCard, code: number, column: keyof Kills = 'genestealer'): number => {
  const weapon = weaponRowOf(profile, code);
  if (weapon !== undefined) return weaponOdds(weapon, column);
  const ranged = profile.rows[decodeShot(code).gear]?.ranged;
  return ranged === undefined ? 0 : anyAtLeast(ranged.needed[0]!, ranged.dice);
};

/** A15.33: both of two partners, where both reach. */
const together = (profile: ProfileCard, code: number, column?: keyof Kills): number => {
  const pair = pairOf(profile);
  const codes = pair?.first === code ? [code, pair.other] : [code];
  return 1 - codes.reduce((miss, one) => miss * (1 - chanceOf(profile, one, column)), 1);
};

export const firstShot = (words: GameWords, profile: ProfileCard, code: number): FirstShot => {
  const pair = pairOf(profile);
  const partner = pair?.first === code ? overwatchRangeOf(profile, pair.other) : 0;
  return {
    name: weaponName(words, profile, code),
    chance: together(profile, code),
    within: Math.max(overwatchRangeOf(profile, code), partner),
  };
};

/** A7.16: what a shot on overwatch at a closing door is worth. */
export const doorChance = (profile: ProfileCard, { counts }: Piece): number =>
  together(profile, (counts[OVERWATCH_WITH] ?? 1) - 1, 'door');

/** The best first; nothing for an action without a shot of this kind. */
export const firstShots = (words: GameWords, profile: ProfileCard, { id, word, offers }: Action): FirstShot[] => {
  const codes =
    word === 'overwatch' ? offers.map(({ how }) => how) : id === 'move-and-fire' ? movingCodes(profile) : [];
  return codes.map((code) => firstShot(words, profile, code)).toSorted((a, b) => b.chance - a.chance);
};
