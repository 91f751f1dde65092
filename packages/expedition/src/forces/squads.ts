/** D16.7, D16.10: the five squads of the force list and what may be bought for them. */

export const SQUAD_IDS = ['squad-command', 'squad-heavy', 'squad-assault', 'squad-standard', 'squad-recon'] as const;
export type SquadId = (typeof SQUAD_IDS)[number];

export const RANKS = ['captain', 'librarian', 'sergeant', 'marine'] as const;
export type Rank = (typeof RANKS)[number];

export interface MemberRow {
  readonly rank: Rank;
  readonly gear: readonly string[];
  /** D16.8: heavy weapons of which the buyer takes one, free of charge; the first if he does not say. */
  readonly choice?: readonly string[];
}

export interface SquadRow {
  readonly id: SquadId;
  readonly points: number;
  readonly members: readonly MemberRow[];
}

const CAPTAINS_GEAR = ['storm-bolter', 'power-sword', 'grenade-glove'];
const BOLTER = ['storm-bolter', 'power-fist'];
const FLAMER = ['heavy-flamer', 'power-fist'];
const CANNON = ['assault-cannon', 'power-fist'];
const HEAVY_WEAPONS = ['heavy-flamer', 'assault-cannon'];

const marine: MemberRow = { rank: 'marine', gear: BOLTER };
const sergeant: MemberRow = { rank: 'sergeant', gear: BOLTER };
const heavy: MemberRow = { rank: 'marine', gear: FLAMER, choice: HEAVY_WEAPONS };

/** SQUAD TABLE. The spare of "+1 spare" belongs to every cannon (D5.6, D16.8). */
export const SQUADS: Readonly<Record<SquadId, SquadRow>> = {
  'squad-command': {
    id: 'squad-command',
    points: 20,
    members: [
      { rank: 'captain', gear: CAPTAINS_GEAR },
      { rank: 'librarian', gear: ['storm-bolter', 'force-axe'] },
      { rank: 'marine', gear: FLAMER },
      { rank: 'marine', gear: CANNON },
      marine,
    ],
  },
  'squad-heavy': { id: 'squad-heavy', points: 6, members: [heavy, marine] },
  'squad-assault': {
    id: 'squad-assault',
    points: 7,
    members: [
      { rank: 'sergeant', gear: ['storm-bolter', 'power-sword'] },
      { rank: 'marine', gear: ['lightning-claws'] },
      { rank: 'marine', gear: ['thunder-hammer', 'storm-shield'] },
      marine,
      marine,
    ],
  },
  'squad-standard': { id: 'squad-standard', points: 10, members: [sergeant, heavy, marine, marine, marine] },
  'squad-recon': { id: 'squad-recon', points: 4, members: [sergeant, marine, marine] },
};

export const OPTION_IDS = [
  'opt-psi-level',
  'opt-flamer-charge',
  'opt-cannon-magazine',
  'opt-sb-to-flamer',
  'opt-sb-to-heavy',
  'opt-chainfist',
  'opt-captain',
  'opt-sword',
  'opt-assault-arms',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];

export interface OptionRow {
  readonly squad: SquadId;
  readonly id: OptionId;
  readonly cost: number;
  readonly ranks: readonly Rank[];
  /** The member has one of these when everything that rearms him is done. */
  readonly needs?: readonly string[];
  /** The member has exactly this by Table D16.7, before any option. */
  readonly needsAtFirst?: readonly string[];
  /** How often one member may have it. */
  readonly most: number;
  /** D16.11: a member gets at most one of the options that rearm him. */
  readonly rearms: boolean;
  /** What he carries then, by the name of the choice; the only one where there is nothing to choose. */
  readonly gives?: Readonly<Record<string, readonly string[]>>;
  readonly becomes?: Rank;
  /** An item that takes another's place. */
  readonly swaps?: readonly [from: string, to: string];
  /** A counter on the piece that goes up by one. */
  readonly counts?: string;
}

const ANY_MARINE: readonly Rank[] = ['marine'];

const psiLevel = (squad: SquadId): OptionRow => ({
  squad,
  id: 'opt-psi-level',
  cost: 3,
  ranks: ['librarian'],
  most: 3,
  rearms: false,
  counts: 'level',
});
const flamerCharge = (squad: SquadId): OptionRow => ({
  squad,
  id: 'opt-flamer-charge',
  cost: 2,
  ranks: ANY_MARINE,
  needs: ['heavy-flamer'],
  most: 1,
  rearms: false,
  counts: 'flamer-charge',
});
const cannonMagazine = (squad: SquadId): OptionRow => ({
  squad,
  id: 'opt-cannon-magazine',
  cost: 1,
  ranks: ANY_MARINE,
  needs: ['assault-cannon'],
  most: 2,
  rearms: false,
  counts: 'cannon-magazine',
});
const sword = (squad: SquadId): OptionRow => ({
  squad,
  id: 'opt-sword',
  cost: 1,
  ranks: ['sergeant'],
  needsAtFirst: BOLTER,
  most: 1,
  rearms: true,
  swaps: ['power-fist', 'power-sword'],
});
const assaultArms = (squad: SquadId): OptionRow => ({
  squad,
  id: 'opt-assault-arms',
  cost: 0,
  ranks: ANY_MARINE,
  most: 1,
  rearms: true,
  gives: { 'thunder-hammer': ['thunder-hammer', 'storm-shield'], 'lightning-claws': ['lightning-claws'] },
});

/** OPTION TABLE. */
export const OPTIONS: readonly OptionRow[] = [
  psiLevel('squad-command'),
  flamerCharge('squad-command'),
  cannonMagazine('squad-command'),
  flamerCharge('squad-heavy'),
  cannonMagazine('squad-heavy'),
  {
    squad: 'squad-assault',
    id: 'opt-sb-to-flamer',
    cost: 4,
    ranks: ANY_MARINE,
    needsAtFirst: BOLTER,
    most: 1,
    rearms: true,
    gives: { 'heavy-flamer': FLAMER },
  },
  {
    squad: 'squad-assault',
    id: 'opt-chainfist',
    cost: 1,
    ranks: ANY_MARINE,
    needsAtFirst: BOLTER,
    needs: ['power-fist'],
    most: 1,
    rearms: false,
    swaps: ['power-fist', 'chainfist'],
  },
  flamerCharge('squad-assault'),
  {
    squad: 'squad-standard',
    id: 'opt-captain',
    cost: 3,
    ranks: ['sergeant'],
    most: 1,
    rearms: true,
    gives: { captain: CAPTAINS_GEAR },
    becomes: 'captain',
  },
  sword('squad-standard'),
  {
    squad: 'squad-standard',
    id: 'opt-sb-to-heavy',
    cost: 4,
    ranks: ANY_MARINE,
    needsAtFirst: BOLTER,
    most: 1,
    rearms: true,
    gives: { 'assault-cannon': CANNON, 'heavy-flamer': FLAMER },
  },
  {
    squad: 'squad-standard',
    id: 'opt-chainfist',
    cost: 1,
    ranks: ['sergeant', 'marine'],
    needs: ['power-fist'],
    most: 1,
    rearms: false,
    swaps: ['power-fist', 'chainfist'],
  },
  flamerCharge('squad-standard'),
  cannonMagazine('squad-standard'),
  assaultArms('squad-standard'),
  sword('squad-recon'),
  assaultArms('squad-recon'),
];

const gearOfRow = ({ gear, choice = [] }: MemberRow): readonly string[] => [...gear, ...choice];
const gearOfOption = ({ gives = {}, swaps }: OptionRow): readonly string[] => [
  ...Object.values(gives).flat(),
  ...(swaps ?? []),
];

/** Everything that a member of a bought force can carry. */
export const FORCE_GEAR: readonly string[] = [
  ...new Set([
    ...Object.values(SQUADS).flatMap(({ members }) => members.flatMap(gearOfRow)),
    ...OPTIONS.flatMap(gearOfOption),
  ]),
];

export const optionRow = (squad: SquadId, id: OptionId): OptionRow | undefined =>
  OPTIONS.find((row) => row.squad === squad && row.id === id);

/** D16.17: at 1 point each. */
export const MOST_TIME_POINTS = 4;
