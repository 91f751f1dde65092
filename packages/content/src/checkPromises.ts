/** Whether a mission keeps what it promises: forces that exist and find room, objectives that can be reached. */
import type { Coordinates, Rules } from '@sensorium/engine';
import { PSI, RELOADS, SCENARIOS, rulesFor } from '@sensorium/rules';
import type { Finding, Report } from './checkMission.ts';
import { ENEMY_IDS } from './missionSchema.ts';
import {
  DUCT,
  FEATURES,
  floorAt,
  isDoor,
  isWall,
  levelsOf,
  markedSquares,
  sectionAt,
  squaresWhere,
  type Mission,
} from './mission.ts';
import { carriesFlamer } from './scenario.ts';

export const checkPromises = (mission: Mission, report: Report): void => {
  checkForce(mission, report);
  checkDeployment(mission, report);
  checkAliens(mission, report);
  mission.objectives.forEach((_, index) => checkObjective(mission, index, report));
  mission.special.forEach((_, index) => checkSpecial(mission, index, report));
  checkAutomaton(mission, report);
  checkLessons(mission, report);
  if (!mission.objectives.some((objective) => canMarinesWinBy(objective)))
    report('error', 'C21.2', ['objectives'], 'nothing in the mission makes the marines win');
};

const canMarinesWinBy = (objective: Mission['objectives'][number]): boolean =>
  objective.is === 'turn-limit' ? objective.winner === 'marines' : objective.is !== 'all-dead';

type Member = Mission['force'][number]['pieces'][number];

const membersOf = (mission: Mission): Member[] => mission.force.flatMap(({ pieces }) => pieces);

const checkForce = (mission: Mission, report: Report): void => {
  const rules = compiled(mission, report);
  if (rules === null) return;
  mission.force.forEach(({ squad, pieces }, index) => {
    pieces.forEach((member, place) => {
      const path = ['force', index, 'pieces', place];
      if (rules.units.get(member.is)?.side !== 'marines')
        report('error', 'M0.3', path, `there is no marine unit '${member.is}'`);
      else checkMember(rules, member, (rule, message) => report('error', rule, path, message));
      checkPlace(mission, member, path, report);
    });
    if (mission.force.findIndex((other) => other.squad === squad) < index)
      report('error', 'M0.3', ['force', index], `there is another squad ${squad} already`);
  });
};

/** The rules of the mission; what is wrong with its modules is said apart from what is wrong with its options. */
const compiled = (mission: Mission, report: Report): Rules | null => {
  for (const part of ['modules', 'options'] as const)
    try {
      const rules = rulesFor(mission.modules, part === 'options' ? mission.options : {});
      if (part === 'options') return rules;
    } catch (error) {
      report('error', 'M0.8', [part], error instanceof Error ? error.message : String(error));
      return null;
    }
  return null;
};

const checkMember = (rules: Rules, member: Member, wrong: (rule: string, message: string) => void): void => {
  const gear = member.gear ?? rules.units.get(member.is)!.gear;
  for (const item of gear) if (!rules.gear.has(item)) wrong('M0.3', `there is no weapon or item '${item}'`);
  for (const [weapon, shots] of Object.entries(member.ammo ?? {})) {
    const full = gear.includes(weapon) ? rules.gear.get(weapon)?.ammunition : undefined;
    if (full === undefined) wrong('M0.3', `the ${member.is} has no ${weapon} that is loaded`);
    else if (shots > full) wrong('M0.3', `a ${weapon} holds ${full} at most`);
  }
  for (const [weapon, spares] of Object.entries(member.spares ?? {})) {
    const reload = gear.includes(weapon) ? RELOADS[weapon] : undefined;
    if (reload === undefined) wrong('D5.15', `the ${member.is} has no ${weapon} that can be reloaded`);
    else if (spares > reload.most) wrong(reload.rule, `at most ${reload.most} spares for a ${weapon} can be carried`);
  }
  const hasPsi = rules.units.get(member.is)!.counts?.[PSI] !== undefined;
  if (!hasPsi && (member.level !== undefined || member.psi !== undefined))
    wrong('D3.3', `the ${member.is} has no mastery level and no psi points`);
};

/** A marine who stands on the board from the start. */
const checkPlace = (
  mission: Mission,
  { is, at, faces, prone }: Member,
  path: Finding['path'],
  report: Report,
): void => {
  const wrong = (rule: string, message: string): void => report('error', rule, path, message);
  if (at === undefined) {
    if (faces !== undefined || prone !== undefined)
      wrong('C2.6', `the ${is} is deployed: only who stands at a place from the start faces somewhere or is prone`);
    return;
  }
  if (prone === true && faces !== undefined) wrong('D8.18', 'a prone marine has no facing');
  if (prone === true && !mission.modules.includes('deathwing')) wrong('D8.18', 'prone needs the module deathwing');
  checkStand(mission, is, at, wrong);
};

/** The pieces a reference names, each as squad and place. */
const namedBy = (mission: Mission, reference: string): string[] => {
  const squad = mission.force.find((other) => other.squad === reference[0]);
  const all = (squad?.pieces ?? []).flatMap(({ at }, member) =>
    at === undefined ? [`${reference[0]}${member + 1}`] : [],
  );
  return reference.length === 1 ? all : all.filter((name) => name === reference);
};

const checkDeployment = (mission: Mission, report: Report): void => {
  const deployed: string[] = [];
  const onePerSection = mission.special.some(({ is }) => is === 'one-per-section');
  const crowd = new Map<string, number>();
  mission.deployment.forEach(({ who, on }, index) => {
    const path = ['deployment', index];
    const squares = markedSquares(mission, on);
    for (const reference of who) {
      const named = namedBy(mission, reference);
      if (named.length === 0) report('error', 'C2.4', [...path, 'who'], `the force has no ${reference}`);
      for (const name of named.filter((other) => deployed.includes(other)))
        report('error', 'C2.4', [...path, 'who'], `${name} is deployed twice`);
      deployed.push(...named);
      crowd.set(on, (crowd.get(on) ?? 0) + named.length);
    }
    const places = onePerSection ? new Set(squares.map((at) => sectionAt(mission, at))).size : squares.length;
    if (squares.length === 0) report('error', 'C2.4', [...path, 'on'], `the floor plan has no square marked '${on}'`);
    else if (places < crowd.get(on)!)
      report('error', 'C2.6', [...path, 'on'], `${crowd.get(on)} pieces find only ${places} places on '${on}'`);
  });
  for (const name of mission.force.flatMap(({ squad }) => namedBy(mission, squad)))
    if (!deployed.includes(name)) report('error', 'C2.4', ['deployment'], `${name} is deployed by nobody`);
};

/** Floor without anything that keeps pieces out. */
const checkStand = (
  mission: Mission,
  is: string,
  at: Coordinates,
  wrong: (rule: string, message: string) => void,
): void => {
  const character = floorAt(mission, at);
  const where = `(${at.join(', ')})`;
  if (isWall(character)) wrong('C2.6', `the ${is} at ${where} does not stand on floor`);
  else if (isDoor(character!)) wrong('C2.6', `the ${is} at ${where} stands in a closed door`);
  else if ('=&$:!'.includes(character!)) wrong('C2.6', `the ${is} at ${where} stands on a ${FEATURES[character!]}`);
};

const checkAliens = (mission: Mission, report: Report): void => {
  const taken = new Set(
    [
      ...mission.deployment.flatMap(({ on }) => (on === 'any' ? [] : markedSquares(mission, on))),
      ...membersOf(mission).flatMap(({ at }) => (at === undefined ? [] : [at])),
    ].map(placeKey),
  );
  const isModern = mission.modules.includes('deathwing');
  const hasArsenal = mission.modules.includes('arsenal');
  if (hasSpecial(mission, 'heavy-enemy') && !hasArsenal)
    report('error', 'M0.8', ['special'], 'heavy-enemy needs the module arsenal');
  mission.aliens.forEach(({ at, is }, index) => {
    const wrong = (rule: string, message: string): void => report('error', rule, ['aliens', index], message);
    checkStand(mission, is, at, wrong);
    if (!isModern && (is === 'ambush-blip' || is === 'genestealer-leader'))
      wrong('M0.8', `${is} needs the module deathwing`);
    if (!hasArsenal && ENEMY_IDS.some((enemy) => enemy === is)) wrong('M0.8', `${is} needs the module arsenal`);
    if (floorAt(mission, at) === DUCT && is === 'blip') wrong('M6.4', `no blip stands on the duct (${at.join(', ')})`);
    if (taken.has(placeKey(at))) wrong('C1.3', `(${at.join(', ')}) is wanted by two pieces`);
    taken.add(placeKey(at));
  });
  const { start, perTurn } = mission.blips;
  const come =
    start + perTurn > 0 || mission.special.some((rule) => rule.is === 'waves' && Math.max(...rule.turns) > 0);
  if (come && mission.entries.length === 0)
    report('error', 'C18.2', ['entries'], 'blips come, but there is no entry area');
  if (!come && mission.aliens.length === 0) report('warning', 'C18.2', ['blips'], 'no alien ever comes');
};

const placeKey = ([x, y, level = 0]: Coordinates): string => `${x},${y},${level}`;

const hasSection = (mission: Mission, name: string): boolean =>
  (levelsOf(mission)[Number(name[2] ?? 0)]?.sections ?? []).some((row) => row.includes(name[0]!));
const hasFlamer = (mission: Mission): boolean => membersOf(mission).some(carriesFlamer);
const hasSpecial = (mission: Mission, is: string): boolean => mission.special.some((rule) => rule.is === is);

type ScenarioObjective = Extract<Mission['objectives'][number], { readonly is: 'scenario' }>;

/** D20: what a scenario of the generator cannot be played without. */
const checkScenario = (
  mission: Mission,
  { id, corridors, controlRoom = [], secured = [] }: ScenarioObjective,
  wrong: (rule: string, message: string) => void,
): void => {
  if (!mission.modules.includes('scenarios')) wrong('M0.8', "choose the rule module 'scenarios'");
  for (const at of [...corridors.flat(), ...controlRoom])
    if (isWall(floorAt(mission, at))) wrong('D19.9', `(${at.join(', ')}) is no floor square`);
  for (const area of secured)
    if (!mission.entries.some((entry) => entry.id === area)) wrong('D21.14', `there is no entry area ${area}`);
  const { needsControlRoom, options } = SCENARIOS[id];
  if (needsControlRoom && controlRoom.length === 0) wrong('D19.8', `${id} needs the control room`);
  if (id === 'scn-raid' && !squaresWhere(mission, (character) => FEATURES[character] === 'cryo-tank').length)
    wrong('D20.11', 'there are no tanks to destroy');
  for (const [option, value] of Object.entries(options))
    if ((mission.options[option] ?? 'off') !== value)
      wrong('D20', `${id} is played with the option ${option}: ${value}`);
  if (mission.entries.length === 0) wrong('D19.10', 'there is no entry area');
};

const checkObjective = (mission: Mission, index: number, report: Report): void => {
  const objective = mission.objectives[index]!;
  const wrong = (rule: string, message: string): void => report('error', rule, ['objectives', index], message);
  switch (objective.is) {
    case 'burn-targets':
      for (const name of objective.sections)
        if (!hasSection(mission, name)) wrong('M1.3', `there is no section ${name} to burn`);
      if (!hasFlamer(mission)) wrong('M1.3', 'nobody in the force has a heavy flamer');
      break;
    case 'escape':
      if (mission.exits.length === 0) wrong('M0.5', 'there is no exit to escape by');
      if (objective.count > membersOf(mission).length)
        wrong('M5.4', `the force has fewer than ${objective.count} marines`);
      break;
    case 'rescue-cat':
      if (mission.exits.length === 0) wrong('M0.5', 'there is no exit to leave by');
      if (!hasSpecial(mission, 'cat')) wrong('M3.4', 'there is no C.A.T.: choose the special rule cat');
      break;
    case 'hold-ducts':
      if (!hasSpecial(mission, 'ducts')) wrong('M6.5', 'there are no ducts: choose the special rule ducts');
      break;
    case 'occupy':
      if (markedSquares(mission, objective.on).length < objective.count)
        wrong('M0.7', `the floor plan has fewer than ${objective.count} squares marked '${objective.on}'`);
      if (objective.count > membersOf(mission).length)
        wrong('M0.7', `the force has fewer than ${objective.count} marines`);
      break;
    case 'cover-entries':
      if (mission.entries.length === 0) wrong('M2.3', 'there is no entry square to cover');
      break;
    case 'bring-out':
      if (mission.exits.length === 0) wrong('M0.5', 'there is no exit to leave by');
      if (!membersOf(mission).some(({ is }) => is === objective.unit))
        wrong('M5.4', `nobody in the force is a ${objective.unit}`);
      break;
    case 'secure': {
      const areas = areasToSecure(mission);
      if (areas < objective.count) wrong('D13.1', `only ${areas} entry areas may be secured`);
      break;
    }
    case 'scenario':
      checkScenario(mission, objective, wrong);
      break;
    case 'kill':
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

const checkSpecial = (mission: Mission, index: number, report: Report): void => {
  const rule = mission.special[index]!;
  const wrong = (number: string, message: string): void => report('error', number, ['special', index], message);
  if (mission.special.findIndex(({ is }) => is === rule.is) < index) wrong('M0.8', `${rule.is} stands there twice`);
  if (rule.is === 'no-flamer')
    for (const name of rule.sections) if (!hasSection(mission, name)) wrong('M6.3', `there is no section ${name}`);
  if (rule.is === 'flamer-markers' && !hasFlamer(mission)) wrong('M6.3', 'nobody in the force has a heavy flamer');
  if (rule.is === 'ducts' && markedSquares(mission, DUCT).length === 0)
    wrong('M6.4', `the floor plan has no duct '${DUCT}'`);
  if ((rule.is === 'ambush-allowance' || rule.is === 'secure-areas') && !mission.modules.includes('deathwing'))
    wrong('M0.8', `${rule.is} needs the module deathwing`);
  if (rule.is === 'ambush-allowance' && mission.options['ambush'] !== 'on')
    wrong('D12.1', 'there are no ambush blips: set the option ambush to on');
  if (rule.is === 'secure-areas')
    for (const area of rule.areas)
      if (!mission.entries.some(({ id }) => id === area)) wrong('D13.1', `there is no entry area ${area}`);
  if (rule.is === 'cat' && markedSquares(mission, rule.start).length === 0)
    wrong('M3.1', `the floor plan has no square marked '${rule.start}'`);
};

const NEEDED: Readonly<Record<string, string>> = {
  'unburned-targets': 'burn-targets',
  'loose-cat': 'cat',
  'cat-or-exits': 'cat',
  'intact-ducts': 'ducts',
};

const checkAutomaton = (mission: Mission, report: Report): void => {
  const chosen = new Set<string>([...mission.objectives, ...mission.special].map(({ is }) => is));
  for (const field of ['objectiveSquares', 'alienGoalSquares'] as const)
    mission.automaton[field].forEach((place, index) => {
      const path = ['automaton', field, index];
      if (typeof place !== 'string') {
        if (isWall(floorAt(mission, place))) report('error', 'S6.8', path, `(${place.join(', ')}) is no floor square`);
        return;
      }
      const needed = NEEDED[place];
      if (needed !== undefined && !chosen.has(needed))
        report('error', 'S6.8', path, `${place} needs the rule ${needed}`);
      if (place === 'exits' && mission.exits.length === 0) report('error', 'S6.8', path, 'the mission has no exits');
    });
  if (mission.automaton.mentionedMarines === 'to-bring-out' && !chosen.has('bring-out'))
    report('error', 'S6.8', ['automaton', 'mentionedMarines'], 'to-bring-out needs the rule bring-out');
  if (markedSquares(mission, DUCT).length > 0 && !hasSpecial(mission, 'ducts'))
    report('error', 'M6.4', ['special'], 'the floor plan has ducts: choose the special rule ducts');
};

const checkLessons = (mission: Mission, report: Report): void => {
  mission.lessons.forEach(({ id }, index) => {
    if (mission.lessons.findIndex((other) => other.id === id) < index)
      report('error', 'M0.8', ['lessons', index], `there is another lesson '${id}' already`);
  });
};
