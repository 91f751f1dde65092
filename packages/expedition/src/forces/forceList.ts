/** D16: what a player has bought, what it costs, and who stands on the board for it. */
import { highestRanking, sheetNames } from '@sensorium/content';
import { PSI_AT_START } from '@sensorium/rules';
import { SQUADS, optionRow, type MemberRow, type OptionId, type OptionRow, type Rank, type SquadId } from './squads.ts';

/** One application of an option to one member (D16.9). */
export interface Purchase {
  readonly option: OptionId;
  /** Which of the option's choices. */
  readonly as?: string;
}

export interface BoughtMember {
  readonly name?: string;
  /** D16.8: the heavy weapon taken where the table says "or". */
  readonly weapon?: string;
  readonly options: readonly Purchase[];
}

export interface BoughtSquad {
  readonly type: SquadId;
  readonly name?: string;
  /** D15.1: of the captain who leads it. */
  readonly badge?: string;
  readonly members: readonly BoughtMember[];
}

export interface ForceList {
  readonly name: string;
  /** D16.17: time points. */
  readonly time: number;
  readonly squads: readonly BoughtSquad[];
}

/** A member as he takes the field. */
export interface Member {
  readonly rank: Rank;
  readonly gear: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly cost: number;
}

const LEADERS: readonly Rank[] = ['captain', 'sergeant'];

export const isLeader = (rank: string): boolean => LEADERS.some((leader) => leader === rank);

export const emptySquad = (type: SquadId): BoughtSquad => ({
  type,
  members: SQUADS[type].members.map(() => ({ options: [] })),
});

export const gearAtFirst = (row: MemberRow, weapon: string | undefined): readonly string[] => {
  if (row.choice === undefined || weapon === undefined) return row.gear;
  return [weapon, ...row.gear.slice(1)];
};

export const rowsOf = (
  type: SquadId,
  { options }: Pick<BoughtMember, 'options'>,
): { row: OptionRow; as: string | undefined }[] =>
  options.flatMap(({ option, as }) => {
    const row = optionRow(type, option);
    return row === undefined ? [] : [{ row, as }];
  });

const rearmed = (gear: readonly string[], row: OptionRow, as: string | undefined): readonly string[] => {
  if (row.gives !== undefined) return row.gives[as ?? Object.keys(row.gives)[0]!] ?? gear;
  return swapped(gear, row);
};

const swapped = (gear: readonly string[], { swaps }: OptionRow): readonly string[] =>
  swaps === undefined ? gear : gear.map((item) => (item === swaps[0] ? swaps[1] : item));

/** The counters a piece of that rank with that gear begins with beyond its usual ones (D3.3, D5.6). */
const countsOf = (rank: Rank, gear: readonly string[], bought: readonly OptionRow[]): Record<string, number> => {
  const times = (counter: string): number => bought.filter(({ counts }) => counts === counter).length;
  const counts: Record<string, number> = {};
  if (rank === 'librarian') {
    counts['level'] = 1 + times('level');
    counts['psi'] = PSI_AT_START[counts['level']] ?? 0;
  }
  if (gear.includes('assault-cannon')) counts['cannon-magazine'] = 1 + times('cannon-magazine');
  if (gear.includes('heavy-flamer') && times('flamer-charge') > 0) counts['flamer-charge'] = times('flamer-charge');
  return counts;
};

/** What rearms a member is done first, then the rest (D16.11). */
export const memberOf = (type: SquadId, index: number, bought: BoughtMember): Member => {
  const first = SQUADS[type].members[index]!;
  const rows = rowsOf(type, bought);
  const gear = rows
    .filter(({ row }) => row.rearms)
    .reduce((carried, { row, as }) => rearmed(carried, row, as), gearAtFirst(first, bought.weapon));
  const others = rows.filter(({ row }) => !row.rearms).map(({ row }) => row);
  const rank = rows.find(({ row }) => row.becomes !== undefined)?.row.becomes ?? first.rank;
  return {
    rank,
    gear: others.reduce(swapped, gear),
    counts: countsOf(rank, gear, others),
    cost: rows.reduce((sum, { row }) => sum + row.cost, 0),
  };
};

export const membersOf = ({ type, members }: BoughtSquad): Member[] =>
  SQUADS[type].members.map((_, index) => memberOf(type, index, members[index] ?? { options: [] }));

/** D15.1: its own name, or that of its highest-ranking member, if he has one. */
export const squadName = (squad: BoughtSquad): string | undefined => {
  const leader = highestRanking(membersOf(squad).map(({ rank }) => rank));
  return squad.name ?? squad.members[leader]?.name;
};

/** What its squads are called on their sheets; one without any name is known by its number. */
export const sheetsOf = ({ squads }: Pick<ForceList, 'squads'>): string[] =>
  sheetNames(squads.map((squad, place) => squadName(squad) ?? String(place + 1)));

export const squadCost = (squad: BoughtSquad): number =>
  SQUADS[squad.type].points + membersOf(squad).reduce((sum, { cost }) => sum + cost, 0);

/** D16.4: squads, options and time. */
export const forceCost = ({ squads, time }: ForceList): number =>
  squads.reduce((sum, squad) => sum + squadCost(squad), 0) + time;

export const leadersOf = ({ squads }: Pick<ForceList, 'squads'>): number =>
  squads.flatMap(membersOf).filter(({ rank }) => isLeader(rank)).length;

/** D16.17, TIME TABLE: seconds of a turn while nobody is lost. */
export const turnSecondsOf = (leaders: number, timePoints: number): number => Math.max(30, 30 * (leaders + timePoints));
