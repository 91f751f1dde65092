/** Where a side stands on the way to its aim, and who has won and why, in words. */
import { otherSide, type Side } from '@sensorium/engine';
import { QUIET_TURNS } from '@sensorium/rules';
import type { GameWords } from './displayNames.ts';
import { AIM_LOOKS, type Standing, type Winner } from './looks/aims.ts';

const WORTH_SAYING = 4;

/** What the strip of a side says: its aims in the mission's order, and quiet turns when they begin to count (C21.8). */
export const aimsTold = (standing: Standing, side: Side): string[] => {
  const { dossier, view, words } = standing;
  const told = dossier.aims.map((plan) => AIM_LOOKS.of(plan.is)?.told(standing, plan, side) ?? '');
  const quiet = view.quietTurns >= WORTH_SAYING ? [words.aims.quiet(view.quietTurns, QUIET_TURNS)] : [];
  return [...told.filter((text) => text !== ''), ...quiet];
};

/** The rules that end any game, whatever its mission. */
const GENERAL: Readonly<Record<string, (said: GameWords['aims']['general'], winner: Winner) => string>> = {
  'C21.4': ({ deserted }) => deserted,
  'C21.5': ({ both }) => both,
  'C21.8': ({ quiet }) => quiet,
  'C21.9': ({ resigned, agreed }, winner) => (winner === 'draw' ? agreed : resigned[otherSide(winner)]),
  'D19.18': ({ both }) => both,
  'D19.19': ({ usedUp }) => usedUp,
  'D19.20': ({ deserted }) => deserted,
  'D19.21': ({ quiet }) => quiet,
  'D21.17': ({ perimeter }) => perimeter,
  'D21.19': ({ raid }, winner) => raid[winner === 'marines' ? 'marines' : 'aliens'],
};

/** Why the game has ended; empty where a rule from outside has said nothing about it. */
export const whyEnded = (standing: Standing, winner: Winner, endedBy: string): string => {
  const { dossier, words } = standing;
  const general = GENERAL[endedBy];
  if (general !== undefined) return general(words.aims.general, winner);
  const aims = dossier.aims.flatMap((plan) => {
    const aim = AIM_LOOKS.of(plan.is);
    return aim?.ends(plan)[winner] === endedBy ? [{ aim, plan }] : [];
  });
  const found = aims.find(({ aim, plan }) => aim.isMet(standing, plan)) ?? aims[0];
  return found === undefined ? '' : found.aim.why(standing, found.plan, winner);
};
