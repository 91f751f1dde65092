/** Which automaton a case lets play, and what it may know of the mission. */
import type { MissionRulePlan, PieceId } from '@sensorium/engine';
import { AUTOMATA, type AutomatonId } from '@sensorium/rules';
import type { Field } from './fields.ts';

/** By section of chapter S, or by their own ids. */
const AUTOMATON_IDS: Readonly<Record<string, AutomatonId>> = {
  S0: 'deathwing-solo',
  S1: 'diceroller-1',
  S2: 'diceroller-2',
  ...Object.fromEntries(AUTOMATA.map((id) => [id, id])),
};

/** S3.1: one for the whole game. */
export const automatonNamed = (top: Field): AutomatonId | null => {
  const named = top
    .at('steps')
    .list()
    .map((step) => step.at('automaton'))
    .filter((field) => field.isGiven)
    .map((field) => AUTOMATON_IDS[field.oneOf(Object.keys(AUTOMATON_IDS))]!);
  if (new Set(named).size > 1) top.at('steps').fail('a game has one automaton (S3.1)');
  return named[0] ?? null;
};

/** Modules with the rule option `timer`. */
const TIMED = ['deathwing', 'arsenal'];

/** D1.1, S6.2: always off in solitaire against S0. */
export const soloTimer = (automaton: AutomatonId | null, modules: readonly string[]): Record<string, string> =>
  automaton === AUTOMATON_IDS['S0'] && TIMED.some((module) => modules.includes(module)) ? { timer: 'off' } : {};

const MISSION_FIELDS = [
  'mentionedMarines',
  'objectiveSquares',
  'alienGoalSquares',
  'ambushAllowed',
  'ambushSchedule',
  'reinforcementTable',
  'heavyEnemy',
];

/** `mission` (S6.8): also `alienGoalSquares`, `ambushAllowed`, `ambushSchedule` (turns) and `reinforcementTable` (S0-R). */
export const missionNamed = (top: Field, ids: ReadonlyMap<string, PieceId>): MissionRulePlan => {
  const mission = top.at('mission');
  if (!mission.isGiven) return { is: 'solo-mission' };
  mission.mapping(MISSION_FIELDS);
  const list = <Value>(key: string, read: (field: Field) => Value): Record<string, Value[]> =>
    mission.at(key).isGiven ? { [key]: mission.at(key).list().map(read) } : {};
  const flag = (key: string): Record<string, boolean> =>
    mission.at(key).isGiven ? { [key]: mission.at(key).flag() } : {};
  return {
    is: 'solo-mission',
    ...list('mentionedMarines', (field) => ids.get(field.text()) ?? field.fail(`there is no piece '${field.text()}'`)),
    ...list('objectiveSquares', (field) => field.coordinates()),
    ...list('alienGoalSquares', (field) => field.coordinates()),
    ...list('ambushSchedule', (field) => field.count()),
    ...flag('ambushAllowed'),
    ...flag('reinforcementTable'),
  };
};

/** A17.5: the heavy enemy of the scenario. */
export const heavyEnemyNamed = (top: Field): MissionRulePlan[] => {
  const unit = top.at('mission').at('heavyEnemy');
  return unit.isGiven ? [{ is: 'heavy-enemy', unit: unit.text() }] : [];
};
