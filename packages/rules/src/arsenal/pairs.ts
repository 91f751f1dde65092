import type { GearId, Profile } from '@sensorium/engine';
import { encodeShot } from './shotCodes.ts';

/** A15.33: two weapons that fire together, in the order of their dice. */
interface Pair {
  readonly first: number;
  readonly other: number;
}
const PARTNERS: readonly (readonly [first: GearId, other: GearId])[] = [['graviton-pistol', 'forge-bolter']];

export const pairOf = (profile: Pick<Profile, 'gear'>): Pair | null => {
  let pair = PAIRS.get(profile);
  if (pair === undefined) PAIRS.set(profile, (pair = findPair(profile)));
  return pair;
};
/** Asked for every shot of every figure, and the same for ever. */
const PAIRS = new WeakMap<Pick<Profile, 'gear'>, Pair | null>();

const findPair = ({ gear }: Pick<Profile, 'gear'>): Pair | null => {
  for (const [first, other] of PARTNERS) {
    const places = [gear.indexOf(first), gear.indexOf(other)] as const;
    if (places[0] >= 0 && places[1] >= 0) return { first: codeOf(places[0]), other: codeOf(places[1]) };
  }
  return null;
};
const codeOf = (gear: number): number => encodeShot({ gear, mode: 0, second: -1 });
