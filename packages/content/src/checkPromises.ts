/** Whether a mission keeps what it promises: forces that exist and find room, objectives that can be reached. */
import type { Coordinates, Rules } from '@sensorium/engine';
import { AUTOMATA, PSI, RELOADS, rulesFor } from '@sensorium/rules';
import { rowPath } from './checkBoard.ts';
import { checkDeployment } from './checkDeployment.ts';
import type { Finding, Report } from './checkMission.ts';
import { checkObjectives } from './checkObjectives.ts';
import { meant } from './meant.ts';
import { ENEMY_IDS } from './missionSchema.ts';
import {
  DUCT,
  FEATURES,
  floorAt,
  hasSection,
  hasSpecial,
  isDoor,
  isWall,
  markedSquares,
  membersOf,
  placeKey,
  type Member,
  type Mission,
} from './mission.ts';
import { carriesFlamer } from './scenario.ts';

export const checkPromises = (mission: Mission, report: Report): void => {
  const rules = compiled(mission, report);
  checkModules(mission, report);
  if (rules !== null) checkForce(mission, rules, report);
  checkDeployment(mission, report);
  checkAliens(mission, rules, report);
  checkObjectives(mission, report);
  mission.special.forEach((_, index) => checkSpecial(mission, index, report));
  checkAutomaton(mission, report);
  checkDucts(mission, report);
  checkWords(mission, report);
};

type Wrong = (rule: string, reason: Finding['reason'], values?: Finding['values']) => void;

const checkModules = ({ modules, board }: Mission, report: Report): void => {
  if (!modules.includes('missions')) report('error', 'M0.8', ['modules'], 'choose-module', { module: 'missions' });
  for (const id of modules)
    if (AUTOMATA.some((automaton) => automaton === id))
      report('error', 'M0.8', ['modules'], 'chosen-by-players', { module: id });
  if (board.above.length > 0 && !modules.includes('deathwing'))
    report('error', 'D8.1', ['board', 'above'], 'levels-need-deathwing');
};

const checkForce = (mission: Mission, rules: Rules, report: Report): void => {
  mission.force.forEach(({ squad, pieces }, index) => {
    pieces.forEach((member, place) => {
      const path = ['force', index, 'pieces', place];
      if (rules.units.get(member.is)?.side !== 'marines')
        report('error', 'M0.3', path, 'no-marine-unit', {
          unit: member.is,
          meant: meant(member.is, marineUnits(rules)),
        });
      else checkMember(rules, member, (rule, reason, values) => report('error', rule, path, reason, values));
      checkPlace(mission, member, path, report);
    });
    if (mission.force.findIndex((other) => other.squad === squad) < index)
      report('error', 'M0.3', ['force', index], 'squad-twice', { squad });
  });
};

/** The rules of the mission; what is wrong with its modules is said apart from what is wrong with its options. */
const compiled = (mission: Mission, report: Report): Rules | null => {
  for (const part of ['modules', 'options'] as const)
    try {
      const rules = rulesFor(mission.modules, part === 'options' ? mission.options : {});
      if (part === 'options') return rules;
    } catch (error) {
      report('error', 'M0.8', [part], 'rules-say', { reason: error instanceof Error ? error.message : String(error) });
      return null;
    }
  return null;
};

const marineUnits = ({ units }: Rules): string[] =>
  [...units].flatMap(([id, { side }]) => (side === 'marines' ? [id] : []));

const checkGear = (rules: Rules, gear: readonly string[], wrong: Wrong): void => {
  for (const item of gear)
    if (!rules.gear.has(item)) wrong('M0.3', 'no-gear', { gear: item, meant: meant(item, rules.gear.keys()) });
};

const checkMember = (rules: Rules, member: Member, wrong: Wrong): void => {
  const gear = member.gear ?? rules.units.get(member.is)!.gear;
  checkGear(rules, gear, wrong);
  for (const [weapon, shots] of Object.entries(member.ammo ?? {})) {
    const full = gear.includes(weapon) ? rules.gear.get(weapon)?.ammunition : undefined;
    if (full === undefined) wrong('M0.3', 'not-loaded', { unit: member.is, weapon });
    else if (shots > full) wrong('M0.3', 'holds-at-most', { weapon, most: full });
  }
  for (const [weapon, spares] of Object.entries(member.spares ?? {})) {
    const reload = gear.includes(weapon) ? RELOADS[weapon] : undefined;
    if (reload === undefined) wrong('D5.15', 'not-reloadable', { unit: member.is, weapon });
    else if (spares > reload.most) wrong(reload.rule, 'too-many-spares', { weapon, most: reload.most });
  }
  const hasPsi = rules.units.get(member.is)!.counts?.[PSI] !== undefined;
  if (!hasPsi && (member.level !== undefined || member.psi !== undefined)) wrong('D3.3', 'no-psi', { unit: member.is });
};

/** A marine who stands on the board from the start. */
const checkPlace = (mission: Mission, member: Member, path: Finding['path'], report: Report): void => {
  const { is, at, faces, prone } = member;
  const wrong: Wrong = (rule, reason, values) => report('error', rule, path, reason, values);
  if (at === undefined) {
    if (faces !== undefined || prone !== undefined) wrong('C2.6', 'faces-but-deployed', { unit: is });
    return;
  }
  if (prone === true && faces !== undefined) wrong('D8.18', 'prone-faces');
  if (prone === true && !mission.modules.includes('deathwing'))
    wrong('D8.18', 'needs-module', { what: 'prone', module: 'deathwing' });
  checkStand(mission, is, at, wrong);
  const first = membersOf(mission).find((other) => other.at !== undefined && placeKey(other.at) === placeKey(at));
  if (first !== member) wrong('C1.3', 'two-pieces', { where: `(${at.join(', ')})` });
};

/** Floor without anything that keeps pieces out. */
const checkStand = (mission: Mission, is: string, at: Coordinates, wrong: Wrong): void => {
  const character = floorAt(mission, at);
  const where = `(${at.join(', ')})`;
  if (isWall(character)) wrong('C2.6', 'not-on-floor', { unit: is, where });
  else if (isDoor(character!)) wrong('C2.6', 'in-a-door', { unit: is, where });
  else if ('=&$:!'.includes(character!))
    wrong('C2.6', 'on-terrain', { unit: is, where, terrain: FEATURES[character!]! });
};

const checkAliens = (mission: Mission, rules: Rules | null, report: Report): void => {
  const taken = new Set(
    [
      ...mission.deployment.flatMap(({ on }) => (on === 'any' ? [] : markedSquares(mission, on))),
      ...membersOf(mission).flatMap(({ at }) => (at === undefined ? [] : [at])),
    ].map(placeKey),
  );
  const isModern = mission.modules.includes('deathwing');
  const hasArsenal = mission.modules.includes('arsenal');
  if (hasSpecial(mission, 'heavy-enemy') && !hasArsenal)
    report('error', 'M0.8', ['special'], 'needs-module', { what: 'heavy-enemy', module: 'arsenal' });
  mission.aliens.forEach((alien, index) => {
    const { at, is } = alien;
    const wrong: Wrong = (rule, reason, values) => report('error', rule, ['aliens', index], reason, values);
    checkStand(mission, is, at, wrong);
    if (rules !== null && 'gear' in alien) checkGear(rules, alien.gear ?? [], wrong);
    if (!isModern && (is === 'ambush-blip' || is === 'genestealer-leader'))
      wrong('M0.8', 'needs-module', { what: is, module: 'deathwing' });
    if (!hasArsenal && ENEMY_IDS.some((enemy) => enemy === is))
      wrong('M0.8', 'needs-module', { what: is, module: 'arsenal' });
    if (floorAt(mission, at) === DUCT && is === 'blip') wrong('M6.4', 'blip-on-duct', { where: `(${at.join(', ')})` });
    if (taken.has(placeKey(at))) wrong('C1.3', 'two-pieces', { where: `(${at.join(', ')})` });
    taken.add(placeKey(at));
  });
  const { start, perTurn } = mission.blips;
  const come =
    start + perTurn > 0 || mission.special.some((rule) => rule.is === 'waves' && Math.max(...rule.turns) > 0);
  if (come && mission.entries.length === 0) report('error', 'C18.2', ['entries'], 'blips-without-entry');
  if (!come && mission.aliens.length === 0) report('warning', 'C18.2', ['blips'], 'no-alien-comes');
};

const checkSpecial = (mission: Mission, index: number, report: Report): void => {
  const rule = mission.special[index]!;
  const wrong: Wrong = (number, reason, values) => report('error', number, ['special', index], reason, values);
  if (mission.special.findIndex(({ is }) => is === rule.is) < index) wrong('M0.8', 'rule-twice', { rule: rule.is });
  if (rule.is === 'no-flamer')
    for (const name of rule.sections) if (!hasSection(mission, name)) wrong('M6.3', 'no-section', { section: name });
  if (rule.is === 'flamer-markers' && !membersOf(mission).some(carriesFlamer)) wrong('M6.3', 'nobody-has-flamer');
  if (rule.is === 'ducts' && markedSquares(mission, DUCT).length === 0) wrong('M6.4', 'no-duct-drawn', { sign: DUCT });
  if ((rule.is === 'ambush-allowance' || rule.is === 'secure-areas') && !mission.modules.includes('deathwing'))
    wrong('M0.8', 'needs-module', { what: rule.is, module: 'deathwing' });
  if (rule.is === 'ambush-allowance' && mission.options['ambush'] !== 'on') wrong('D12.1', 'no-ambush');
  if (rule.is === 'secure-areas')
    for (const area of rule.areas)
      if (!mission.entries.some(({ id }) => id === area)) wrong('D13.1', 'no-area', { area });
  if (rule.is === 'cat' && markedSquares(mission, rule.start).length === 0)
    wrong('M3.1', 'no-mark', { mark: rule.start });
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
        if (isWall(floorAt(mission, place)))
          report('error', 'S6.8', path, 'no-floor-square', { where: `(${place.join(', ')})` }, place);
        return;
      }
      const needed = NEEDED[place];
      if (needed !== undefined && !chosen.has(needed))
        report('error', 'S6.8', path, 'needs-rule', { what: place, rule: needed });
      if (place === 'exits' && mission.exits.length === 0) report('error', 'S6.8', path, 'no-exits');
    });
  if (mission.automaton.mentionedMarines === 'to-bring-out' && !chosen.has('bring-out'))
    report('error', 'S6.8', ['automaton', 'mentionedMarines'], 'needs-rule', {
      what: 'to-bring-out',
      rule: 'bring-out',
    });
};

const checkDucts = (mission: Mission, report: Report): void => {
  const [duct] = markedSquares(mission, DUCT);
  if (duct !== undefined && !hasSpecial(mission, 'ducts'))
    report('error', 'M6.4', rowPath('floor', duct[1], duct[2]), 'ducts-without-rule', {}, duct);
};

const LANGUAGE_CODE = /^[a-z]{2,3}$/;

const checkWords = ({ words }: Mission, report: Report): void => {
  for (const [language, { rules = [] }] of Object.entries(words)) {
    const wrong = (severity: Finding['severity'], reason: Finding['reason'], values: Finding['values']): void =>
      report(severity, 'M0.8', ['words', language], reason, values);
    if (!LANGUAGE_CODE.test(language)) wrong('error', 'no-language', { language });
    if (rules.length !== words.en.rules.length)
      wrong('warning', 'rules-differ', { english: words.en.rules.length, here: rules.length });
  }
};
