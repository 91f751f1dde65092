/** D23.2, D23.3: who makes the last stand. */
import type { Counts, PiecePlan } from '@sensorium/engine';
import { checkForce, membersOf, sheetsOf, type ForceFinding, type ForceList } from '../forces/index.ts';

/** A marine of the mission: what he has now, and whether he lives. */
export interface StandMarine {
  readonly name: string;
  readonly is: string;
  readonly squad: string;
  readonly badge?: string;
  readonly gear: readonly string[];
  /** Rounds, spares, grenades, psi points: as they are now (D23.10); what is not named is as at the start. */
  readonly counts: Counts;
  /** The board on which he fell, or 0. */
  readonly fellOn: number;
}

const SQUAD_NAME = 'Cloud Runner';

const member = (name: string, is: string, gear: readonly string[], counts: Counts = {}): StandMarine => ({
  name,
  is,
  squad: SQUAD_NAME,
  gear,
  counts,
  fellOn: 0,
});

/** CLOUD RUNNER SQUAD. */
export const CLOUD_RUNNER: readonly StandMarine[] = [
  member('Cloud Runner', 'captain', ['storm-bolter', 'power-sword', 'grenade-glove']),
  member('Weasel Fierce', 'sergeant', ['storm-bolter', 'power-fist']),
  member('Lame Bear', 'sergeant', ['assault-cannon', 'power-fist'], { 'cannon-magazine': 3 }),
  member('Bloody Moon', 'sergeant', ['heavy-flamer', 'chainfist'], { 'flamer-charge': 1 }),
  member('Wisdom Keeper', 'librarian', ['storm-bolter', 'force-axe'], { level: 1, psi: 10 }),
];

/** D23.3. */
export const STAND_POINTS = 20;

export const standFindings = (list: ForceList): ForceFinding[] => [
  ...(list.squads.length > 1
    ? [{ rule: 'D23.3', reason: 'one-squad' as const, path: ['squads'], values: { squads: list.squads.length } }]
    : []),
  ...checkForce(list, STAND_POINTS),
];

/** Squads bought for the mission. */
export const marinesOf = (list: ForceList): StandMarine[] => {
  const sheets = sheetsOf(list);
  return list.squads.flatMap((squad, place) =>
    membersOf(squad).map(({ rank, gear, counts }, index) => ({
      name: squad.members[index]?.name ?? `${rank} ${place + 1}.${index + 1}`,
      is: rank,
      squad: sheets[place]!,
      ...(rank === 'captain' && squad.badge !== undefined ? { badge: squad.badge } : {}),
      gear,
      counts,
      fellOn: 0,
    })),
  );
};

export const planOf = ({ name, is, squad, badge, gear, counts }: StandMarine): PiecePlan => ({
  is,
  name,
  squad,
  gear,
  ...(badge === undefined ? {} : { badge }),
  counts,
});
