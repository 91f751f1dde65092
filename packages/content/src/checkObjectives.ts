/** Whether the objectives of a mission can be reached. */
import { RELOADS, SCENARIOS } from '@sensorium/rules';
import type { Finding, Report } from './checkMission.ts';
import {
  FEATURES,
  floorAt,
  hasSection,
  hasSpecial,
  isWall,
  markedSquares,
  membersOf,
  squaresWhere,
  type Member,
  type Mission,
} from './mission.ts';
import { carriesFlamer } from './scenario.ts';

export const checkObjectives = (mission: Mission, report: Report): void => {
  mission.objectives.forEach((_, index) => checkObjective(mission, index, report));
  if (!mission.objectives.some((objective) => canMarinesWinBy(objective)))
    report('error', 'C21.2', ['objectives'], 'marines-cannot-win');
};

const canMarinesWinBy = (objective: Mission['objectives'][number]): boolean =>
  objective.is === 'turn-limit' ? objective.winner === 'marines' : objective.is !== 'all-dead';

type Wrong = (rule: string, reason: Finding['reason'], values?: Finding['values']) => void;

type ScenarioObjective = Extract<Mission['objectives'][number], { readonly is: 'scenario' }>;

/** D20: what a scenario of the generator cannot be played without. */
const checkScenario = (
  mission: Mission,
  { id, corridors, controlRoom = [], secured = [] }: ScenarioObjective,
  wrong: Wrong,
): void => {
  if (!mission.modules.includes('scenarios')) wrong('M0.8', 'choose-module', { module: 'scenarios' });
  for (const at of [...corridors.flat(), ...controlRoom])
    if (isWall(floorAt(mission, at))) wrong('D19.9', 'no-floor-square', { where: `(${at.join(', ')})` });
  for (const area of secured)
    if (!mission.entries.some((entry) => entry.id === area)) wrong('D21.14', 'no-area', { area });
  const { needsControlRoom, options } = SCENARIOS[id];
  if (needsControlRoom && controlRoom.length === 0) wrong('D19.8', 'needs-control-room', { scenario: id });
  if (id === 'scn-raid' && !squaresWhere(mission, (character) => FEATURES[character] === 'cryo-tank').length)
    wrong('D20.11', 'no-tanks');
  for (const [option, value] of Object.entries(options))
    if ((mission.options[option] ?? 'off') !== value) wrong('D20', 'scenario-option', { scenario: id, option, value });
  if (mission.entries.length === 0) wrong('D19.10', 'no-entry-area');
};

const FLAMER = 'heavy-flamer';
/** C15.1. */
const MARKERS = RELOADS[FLAMER]!.full;

/** C15.1, M6.3, D11.9: what a flamer-marine can fire in all. */
const shotsOf = (mission: Mission, { ammo = {}, spares = {} }: Member): number => {
  const markers = mission.special.find((rule) => rule.is === 'flamer-markers');
  return (markers?.count ?? ammo[FLAMER] ?? MARKERS) + (spares[FLAMER] ?? 0) * MARKERS;
};

type Say = (severity: Finding['severity'], rule: string, reason: Finding['reason'], values?: Finding['values']) => void;

/** M1.3, M4.3: one shot, or one flamer blown up within it, a section. */
const checkTargets = (mission: Mission, targets: readonly string[], say: Say): void => {
  for (const name of targets)
    if (!hasSection(mission, name)) say('error', 'M1.3', 'no-section-to-burn', { section: name });
  const flamers = membersOf(mission).filter(carriesFlamer);
  if (flamers.length === 0) {
    say('error', 'M1.3', 'nobody-has-flamer');
    return;
  }
  const shots = flamers.reduce((sum, marine) => sum + shotsOf(mission, marine), 0);
  if (shots < targets.length && !mission.modules.includes('arsenal'))
    // A8: other flamers burn sections as well.
    say('error', 'M4.3', 'too-few-markers', { sections: targets.length, shots });
  const spared = mission.special.flatMap((rule) => (rule.is === 'no-flamer' ? rule.sections : []));
  const unshot = targets.filter((name) => spared.includes(name));
  if (unshot.length === 0) return;
  const sections = unshot.join(', ');
  if (unshot.length <= flamers.length) say('warning', 'M6.3', 'self-destruction-only', { sections });
  else say('error', 'M6.3', 'too-few-flamers', { sections, flamers: flamers.length });
};

/** C21.1: what a piece counts that stands on the board from the start. */
const killsFor = (alien: Mission['aliens'][number]): number => {
  if (alien.is === 'blip') return alien.value;
  return alien.is === 'ambush-blip' && !alien.real ? 0 : 1;
};

/** Blips that come in the whole game: without end, where nothing ends the game. */
const blipsInAll = ({ blips, objectives, special }: Mission): number => {
  const last = Math.min(
    ...objectives.map((one) => (one.is === 'turn-limit' || one.is === 'hold-ducts' ? one.turn : Infinity)),
  );
  const waves = (special.find((rule) => rule.is === 'waves')?.turns ?? []).slice(0, last);
  const first = waves.reduce((sum, count) => sum + count, blips.start);
  return blips.perTurn === 0 ? first : first + blips.perTurn * (last - waves.length);
};

const MOST_IN_BLIP = 3;
/** Modules that bring aliens besides those of the mission (A11.32, S0.18). */
const BRINGING = ['arsenal', 'scenarios'];

/** C21.1: kills there can be in a whole game. */
const mostKills = (mission: Mission): number => {
  if (mission.modules.some((id) => BRINGING.includes(id))) return Infinity;
  return mission.aliens.reduce((sum, alien) => sum + killsFor(alien), MOST_IN_BLIP * blipsInAll(mission));
};

const checkObjective = (mission: Mission, index: number, report: Report): void => {
  const objective = mission.objectives[index]!;
  const wrong: Wrong = (rule, reason, values) => report('error', rule, ['objectives', index], reason, values);
  switch (objective.is) {
    case 'burn-targets':
      checkTargets(mission, [...new Set(objective.sections)], (severity, rule, reason, values) =>
        report(severity, rule, ['objectives', index], reason, values),
      );
      break;
    case 'kill': {
      const most = mostKills(mission);
      if (most < objective.count) wrong('M2.3', 'too-few-kills', { most });
      break;
    }
    case 'escape':
      if (mission.exits.length === 0) wrong('M0.5', 'no-exit-to-escape');
      if (objective.count > membersOf(mission).length) wrong('M5.4', 'too-few-marines', { count: objective.count });
      break;
    case 'rescue-cat':
      if (mission.exits.length === 0) wrong('M0.5', 'no-exit-to-leave');
      if (!hasSpecial(mission, 'cat')) wrong('M3.4', 'no-cat');
      break;
    case 'hold-ducts':
      if (!hasSpecial(mission, 'ducts')) wrong('M6.5', 'no-ducts');
      break;
    case 'occupy':
      if (markedSquares(mission, objective.on).length < objective.count)
        wrong('M0.7', 'too-few-marks', { count: objective.count, mark: objective.on });
      if (objective.count > membersOf(mission).length) wrong('M0.7', 'too-few-marines', { count: objective.count });
      break;
    case 'cover-entries':
      if (mission.entries.length === 0) wrong('M2.3', 'no-entry-to-cover');
      break;
    case 'bring-out':
      if (mission.exits.length === 0) wrong('M0.5', 'no-exit-to-leave');
      if (!membersOf(mission).some(({ is }) => is === objective.unit))
        wrong('M5.4', 'nobody-is', { unit: objective.unit });
      break;
    case 'secure': {
      const areas = areasToSecure(mission);
      if (areas < objective.count) wrong('D13.1', 'too-few-areas', { areas });
      break;
    }
    case 'scenario':
      checkScenario(mission, objective, wrong);
      break;
    case 'all-dead':
    case 'turn-limit':
      break;
    default:
      objective satisfies never;
  }
};

/** D13.1: every area by the option, or those the mission names. */
const areasToSecure = (mission: Mission): number => {
  const ids = new Set(mission.entries.map(({ id }) => id));
  if (!mission.modules.includes('deathwing')) return 0;
  if (mission.options['secure'] === 'on') return ids.size;
  return new Set(mission.special.flatMap((rule) => (rule.is === 'secure-areas' ? rule.areas : []))).size;
};
