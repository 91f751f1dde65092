/** What the first shot of each weapon is worth: of those fired on the move (C14, A4.10), of those that watch (C13, A7.8). */
import { OVERWATCH_WITH, WEAPONS, decodeShot, encodeShot, pairOf, rowIdsOf, type Kills } from '@sensorium/rules';
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

const chanceOf = ({ rows }: ProfileCard, code: number, column: keyof Kills = 'genestealer'): number => {
  const { gear, mode } = decodeShot(code);
  const row = rows[gear]!;
  const weapon = WEAPONS[rowIdsOf(row)[mode] ?? ''];
  if (row.weapon === undefined && row.composite === undefined)
    return row.ranged === undefined ? 0 : anyAtLeast(row.ranged.needed[0]!, row.ranged.dice);
  return weapon === undefined ? 0 : weaponOdds(weapon, column);
};

const withinOf = ({ rows }: ProfileCard, code: number): number => {
  const { gear, mode } = decodeShot(code);
  const row = rows[gear]!;
  return WEAPONS[rowIdsOf(row)[mode] ?? '']?.overwatchRange ?? row.ranged?.overwatchRange ?? 0;
};

/** Codes of the weapons that fire with a move: of composite ones each row that may (A4.12). */
const movingCodes = ({ rows }: ProfileCard): number[] =>
  rows.flatMap((row, gear) => {
    if (row.ranged === undefined) return [];
    const modes = row.composite?.modes ?? [''];
    return modes.flatMap((id, mode) =>
      (row.composite === undefined ? row.ranged!.firesOnTheMove : WEAPONS[id]?.isFree === true)
        ? [encodeShot({ gear, mode, second: -1 })]
        : [],
    );
  });

/** A15.33: both of two partners, where both reach. */
const together = (profile: ProfileCard, code: number, column?: keyof Kills): number => {
  const pair = pairOf(profile);
  const codes = pair?.first === code ? [code, pair.other] : [code];
  return 1 - codes.reduce((miss, one) => miss * (1 - chanceOf(profile, one, column)), 1);
};

export const firstShot = (words: GameWords, profile: ProfileCard, code: number): FirstShot => {
  const pair = pairOf(profile);
  const partner = pair?.first === code ? withinOf(profile, pair.other) : 0;
  return {
    name: weaponName(words, profile, code),
    chance: together(profile, code),
    within: Math.max(withinOf(profile, code), partner),
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
