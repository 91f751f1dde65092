/** D16.4–D16.17: what speaks against a force list. */
import {
  forceCost,
  gearAtFirst,
  leadersOf,
  memberOf,
  membersOf,
  rowsOf,
  type BoughtMember,
  type BoughtSquad,
  type ForceList,
  type Purchase,
} from './forceList.ts';
import { MOST_TIME_POINTS, SQUADS, optionRow, type OptionRow, type SquadId } from './squads.ts';

/** Where in a list something stands: the squad, the member, the purchase. */
type ForcePath = readonly (string | number)[];

export interface ForceFinding {
  readonly rule: string;
  readonly reason: ForceReason;
  readonly path: ForcePath;
  readonly values: Readonly<Record<string, string | number>>;
}

const FORCE_REASONS = [
  'too-expensive',
  'no-leader',
  'two-captains',
  'time-points',
  'not-this-squads-option',
  'not-eligible',
  'too-often',
  'rearmed-twice',
  'flamer-and-chainfist',
  'no-such-choice',
  'no-choice-here',
  'wrong-members',
  'no-squads',
  'one-squad',
  'too-many-squads',
  'no-room',
  'no-flamer',
] as const;
export type ForceReason = (typeof FORCE_REASONS)[number];

type Report = (
  rule: string,
  reason: ForceReason,
  path: ForcePath,
  values?: Readonly<Record<string, string | number>>,
) => void;

/** Everything that speaks against the list, in the order of its squads; empty if it may take the field. */
export const checkForce = (list: ForceList, bid: number): ForceFinding[] => {
  const findings: ForceFinding[] = [];
  const report: Report = (rule, reason, path, values = {}) => findings.push({ rule, reason, path, values });
  list.squads.forEach((squad, index) => checkSquad(squad, ['squads', index], report));
  if (list.squads.length === 0) report('D16.5', 'no-squads', ['squads']);
  else if (leadersOf(list) === 0) report('D16.5', 'no-leader', ['squads']);
  const captains = list.squads.flatMap(membersOf).filter(({ rank }) => rank === 'captain').length;
  if (captains > 1) report('D16.15', 'two-captains', ['squads'], { captains });
  if (!Number.isInteger(list.time) || list.time < 0 || list.time > MOST_TIME_POINTS)
    report('D16.17', 'time-points', ['time'], { most: MOST_TIME_POINTS, given: list.time });
  const cost = forceCost(list);
  if (cost > bid) report('D16.4', 'too-expensive', [], { cost, bid });
  return findings;
};

const checkSquad = (squad: BoughtSquad, path: ForcePath, report: Report): void => {
  const { members } = SQUADS[squad.type];
  if (squad.members.length !== members.length)
    report('D16.7', 'wrong-members', [...path, 'members'], { given: squad.members.length, wanted: members.length });
  squad.members.forEach((member, index) => {
    if (members[index] !== undefined) checkMember(squad.type, index, member, [...path, 'members', index], report);
  });
};

const checkMember = (type: SquadId, index: number, bought: BoughtMember, path: ForcePath, report: Report): void => {
  const row = SQUADS[type].members[index]!;
  if (bought.weapon !== undefined) {
    if (row.choice === undefined) report('D16.8', 'no-choice-here', [...path, 'weapon'], { given: bought.weapon });
    else if (!row.choice.includes(bought.weapon))
      report('D16.8', 'no-such-choice', [...path, 'weapon'], { given: bought.weapon, choices: row.choice.join(', ') });
  }
  bought.options.forEach((_, place) => {
    const why = whyNotBought(type, index, bought, place);
    if (why !== null) report(why.rule, why.reason, [...path, 'options', place], why.values);
  });
};

type Why = Omit<ForceFinding, 'path'>;

/** What speaks against one purchase of a member, given the purchases listed before it. */
const whyNotBought = (type: SquadId, index: number, bought: BoughtMember, place: number): Why | null => {
  const { option, as } = bought.options[place]!;
  const row = optionRow(type, option);
  const why = (rule: string, reason: ForceReason, values: Why['values'] = {}): Why => ({
    rule,
    reason,
    values: { option, ...values },
  });
  if (row === undefined) return why('D16.10', 'not-this-squads-option', { squad: type });
  const before = rowsOf(type, { options: bought.options.slice(0, place) }).map((earlier) => earlier.row);
  if (row.rearms && before.some(({ rearms, id }) => rearms && id !== row.id)) return why('D16.11', 'rearmed-twice');
  if (before.filter(({ id }) => id === row.id).length >= row.most)
    return why(limitRule(row), 'too-often', { most: row.most });
  if (as !== undefined && row.gives?.[as] === undefined)
    return why('D16.10', 'no-such-choice', { given: as, choices: Object.keys(row.gives ?? {}).join(', ') });
  return isFlamerWithChainfist(type, bought, row)
    ? why('D16.13', 'flamer-and-chainfist')
    : ineligible(type, index, bought, row, why);
};

const limitRule = ({ id }: OptionRow): string => (id === 'opt-psi-level' ? 'D16.12' : 'D16.10');

const isFlamerWithChainfist = (type: SquadId, { options }: BoughtMember, row: OptionRow): boolean =>
  type === 'squad-assault' && row.id === 'opt-chainfist' && options.some(({ option }) => option === 'opt-sb-to-flamer');

const ineligible = (
  type: SquadId,
  index: number,
  bought: BoughtMember,
  row: OptionRow,
  why: (rule: string, reason: ForceReason) => Why,
): Why | null => {
  const first = SQUADS[type].members[index]!;
  const atFirst = gearAtFirst(first, bought.weapon);
  if (!row.ranks.includes(first.rank)) return why('D16.10', 'not-eligible');
  if (row.needsAtFirst !== undefined && row.needsAtFirst.join(' ') !== atFirst.join(' '))
    return why('D16.10', 'not-eligible');
  if (row.needs === undefined) return null;
  const carried = memberOf(type, index, { ...bought, options: bought.options.filter((one) => isRearming(type, one)) });
  if (row.needs.some((item) => carried.gear.includes(item))) return null;
  return why(bought.options.some((one) => isRearming(type, one)) ? 'D16.11' : 'D16.10', 'not-eligible');
};

const isRearming = (type: SquadId, { option }: Purchase): boolean => optionRow(type, option)?.rearms === true;

/** Why a member cannot be given one more thing; null if he can: what a buyer is offered. */
export const whyNotBuy = (type: SquadId, index: number, bought: BoughtMember, purchase: Purchase): Why | null => {
  const wanted = { ...bought, options: [...bought.options, purchase] };
  for (let place = wanted.options.length - 1; place >= 0; place--) {
    const why = whyNotBought(type, index, wanted, place);
    if (why !== null) return why;
  }
  return null;
};
