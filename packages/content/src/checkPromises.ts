/** Whether a mission keeps what it promises: forces that exist and find room, objectives that can be reached. */
import { rulesFor } from '@sensorium/rules';
import type { Report } from './checkMission.ts';
import { DUCT, isDoor, isWall, markedSquares, type Mission } from './mission.ts';

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

const piecesOf = (mission: Mission): string[] => mission.force.flatMap(({ pieces }) => pieces);

const checkForce = (mission: Mission, report: Report): void => {
  let units: ReadonlyMap<string, { readonly side: string }>;
  try {
    ({ units } = rulesFor(mission.modules, mission.options));
  } catch (error) {
    report('error', 'M0.8', ['modules'], error instanceof Error ? error.message : String(error));
    return;
  }
  mission.force.forEach(({ squad, pieces }, index) => {
    pieces.forEach((is, member) => {
      if (units.get(is)?.side !== 'marines')
        report('error', 'M0.3', ['force', index, 'pieces', member], `there is no marine unit '${is}'`);
    });
    if (mission.force.findIndex((other) => other.squad === squad) < index)
      report('error', 'M0.3', ['force', index], `there is another squad ${squad} already`);
  });
};

/** The pieces a reference names, each as squad and place. */
const namedBy = (mission: Mission, reference: string): string[] => {
  const squad = mission.force.find((other) => other.squad === reference[0]);
  const all = (squad?.pieces ?? []).map((_, member) => `${reference[0]}${member + 1}`);
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
    const places = onePerSection
      ? new Set(squares.map(([x, y]) => mission.board.sections[y]![x])).size
      : squares.length;
    if (squares.length === 0) report('error', 'C2.4', [...path, 'on'], `the floor plan has no square marked '${on}'`);
    else if (places < crowd.get(on)!)
      report('error', 'C2.6', [...path, 'on'], `${crowd.get(on)} pieces find only ${places} places on '${on}'`);
  });
  for (const name of mission.force.flatMap(({ squad }) => namedBy(mission, squad)))
    if (!deployed.includes(name)) report('error', 'C2.4', ['deployment'], `${name} is deployed by nobody`);
};

const checkAliens = (mission: Mission, report: Report): void => {
  const starts = new Set(
    mission.deployment.flatMap(({ on }) => (on === 'any' ? [] : markedSquares(mission, on))).map(String),
  );
  mission.aliens.forEach(({ at: [x, y], is }, index) => {
    const path = ['aliens', index];
    const character = mission.board.floor[y]?.[x];
    if (isWall(character)) report('error', 'C2.6', path, `the ${is} at (${x}, ${y}) does not stand on floor`);
    else if (isDoor(character!)) report('error', 'C2.6', path, `the ${is} at (${x}, ${y}) stands in a closed door`);
    else if (character === DUCT && is === 'blip')
      report('error', 'M6.4', path, `no blip stands on the duct (${x}, ${y})`);
    if (starts.has(String([x, y])) || mission.aliens.findIndex((other) => String(other.at) === String([x, y])) < index)
      report('error', 'C1.3', path, `(${x}, ${y}) is wanted by two pieces`);
  });
  const { start, perTurn } = mission.blips;
  const come =
    start + perTurn > 0 || mission.special.some((rule) => rule.is === 'waves' && Math.max(...rule.turns) > 0);
  if (come && mission.entries.length === 0)
    report('error', 'C18.2', ['entries'], 'blips come, but there is no entry area');
  if (!come && mission.aliens.length === 0) report('warning', 'C18.2', ['blips'], 'no alien ever comes');
};

const hasSection = (mission: Mission, name: string): boolean =>
  mission.board.sections.some((row) => row.includes(name));
const hasFlamer = (mission: Mission): boolean => piecesOf(mission).includes('flamer-marine');
const hasSpecial = (mission: Mission, is: string): boolean => mission.special.some((rule) => rule.is === is);

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
      if (objective.count > piecesOf(mission).length)
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
      if (objective.count > piecesOf(mission).length)
        wrong('M0.7', `the force has fewer than ${objective.count} marines`);
      break;
    case 'cover-entries':
      if (mission.entries.length === 0) wrong('M2.3', 'there is no entry square to cover');
      break;
    case 'kill':
    case 'all-dead':
    case 'turn-limit':
      break;
    default:
      objective satisfies never;
  }
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
        if (isWall(mission.board.floor[place[1]]?.[place[0]]))
          report('error', 'S6.8', path, `(${place.join(', ')}) is no floor square`);
        return;
      }
      const needed = NEEDED[place];
      if (needed !== undefined && !chosen.has(needed))
        report('error', 'S6.8', path, `${place} needs the rule ${needed}`);
      if (place === 'exits' && mission.exits.length === 0) report('error', 'S6.8', path, 'the mission has no exits');
    });
  if (markedSquares(mission, DUCT).length > 0 && !hasSpecial(mission, 'ducts'))
    report('error', 'M6.4', ['special'], 'the floor plan has ducts: choose the special rule ducts');
};

const checkLessons = (mission: Mission, report: Report): void => {
  mission.lessons.forEach(({ id }, index) => {
    if (mission.lessons.findIndex((other) => other.id === id) < index)
      report('error', 'M0.8', ['lessons', index], `there is another lesson '${id}' already`);
  });
};
