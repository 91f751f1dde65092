import { LONGEST_MISSION, MISSIONS, checkMission, drawMission, fewLines, type Mission } from '@sensorium/content';
import { MissionFileError, loadMission } from '@sensorium/content/load';
import {
  ENGLISH,
  commandLineWords,
  commandWords,
  inLanguage,
  tellMissionFinding,
  terminalWords,
  termsFor,
  wordsOf,
  type Language,
  type TerminalWords,
} from '../terminalWords.ts';
import { SIDES } from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { Command } from 'commander';
import pc from 'picocolors';
import { PlainError, readText } from '../terminal/disk.ts';
import { sealed, toOutput } from '../terminal/screenText.ts';

type Print = (line: string) => void;

export function createMission(language: Language, print: Print = toOutput): Command {
  const { mission: said } = commandWords(language);
  return new Command('mission')
    .description(said.about)
    .addCommand(new Command('list').description(said.list.about).action(() => listMissions(language, print)))
    .addCommand(
      new Command('show')
        .description(said.show.about)
        .argument('<mission>', said.show.mission)
        .action((id: string) => {
          process.exitCode = showMission(id, language, print) ? 0 : 1;
        }),
    )
    .addCommand(
      new Command('check')
        .description(said.check.about)
        .argument('<file...>', said.check.file)
        .action((files: string[]) => {
          const isSound = files.map((file) => checkMissionFile(file, print, language));
          process.exitCode = isSound.every(Boolean) ? 0 : 1;
        }),
    );
}

export function listMissions(language: Language, print: Print): void {
  const { missions: words } = terminalWords(language);
  const width = Math.max(...MISSIONS.map(({ id }) => id.length));
  for (const mission of MISSIONS) {
    const marines = mission.force.flatMap(({ pieces }) => pieces).length;
    const facts = `${'*'.repeat(mission.difficulty).padEnd(5)} ${words.marines(marines).padStart(10)}`;
    print(`${mission.id.padEnd(width)}  ${facts}  ${inLanguage(mission.words, language).title}`);
  }
}

/** A mission of ours, or the file of that name; null and a line of explanation if there is neither. */
function findMission(id: string, print: Print, language: Language): Mission | null {
  const known = missionCalled(id);
  if (known !== null) return known;
  if (/\.ya?ml$/.test(id)) return readMission(id, print, language)?.mission ?? null;
  const all = MISSIONS.map((mission) => mission.id);
  print(commandLineWords(language).noMissionAmong(id, all));
  return null;
}

function readMission(file: string, print: Print, language: Language): ReturnType<typeof loadMission> | null {
  try {
    return loadMission(file, readText(file, 'a mission file', LONGEST_MISSION));
  } catch (error) {
    const { severity } = terminalWords(language).missions;
    const { told } = wordsOf(language, 'faults');
    if (error instanceof PlainError) print(error.told(language));
    else if (error instanceof MissionFileError)
      for (const { line, message } of error.problems) print(`${file}:${line}: ${severity.error}: ${told(message)}`);
    else throw error;
    return null;
  }
}

const [bold, dim] = [sealed(pc.bold), sealed(pc.dim)];

const COLOURS = {
  wall: String,
  floor: dim,
  door: sealed(pc.yellow),
  feature: sealed(pc.magenta),
  mark: sealed(pc.cyan),
  entry: sealed(pc.red),
  exit: sealed(pc.green),
} as const;

export function showMission(id: string, language: Language, print: Print): boolean {
  const mission = findMission(id, print, language);
  if (mission === null) return false;
  tellMission(mission, language, print);
  return true;
}

/** The board, the forces and what each side is after. */
export function tellMission(mission: Mission, language: Language, print: Print): void {
  const { title, briefing, marines, aliens, rules, hints } = inLanguage(mission.words, language);
  const words = terminalWords(language).missions;
  print(bold(title) + dim(`  (${mission.id})`));
  print('');
  for (const line of wrap(briefing)) print(line);
  print('');
  for (const line of drawMission(mission, ({ character, kind }) => COLOURS[kind](character))) print(line);
  print('');
  print(dim(words.legend));
  if (mission.modules.includes('deathwing')) print(dim(words.legendD));
  print('');
  for (const { squad, pieces } of mission.force)
    print(words.squad(squad, pieces.map((member) => describe(member, language)).join(', ')));
  for (const { by, who, on } of mission.deployment) print(words.deploy(by, who.join(', '), on === 'any' ? null : on));
  print(blipsOf(mission, words));
  for (const line of wrap(words.inForce(rulesOf(mission, language)))) print(line);
  print('');
  for (const line of [...words.aims(marines, aliens), ...rules].flatMap(wrap)) print(line);
  for (const side of SIDES) tellAdvice(words.advice[side], hints[side], print);
}

const tellAdvice = (title: string, hints: readonly string[], print: Print): void => {
  if (hints.length === 0) return;
  print('');
  print(bold(title));
  for (const line of hints.flatMap((hint) => wrap(`- ${hint}`))) print(line);
};

/** What the mission has chosen from the list, each once. */
const rulesOf = ({ objectives, special }: Mission, language: Language): string[] => {
  const names: Readonly<Record<string, string>> = termsFor(language).missionRules;
  return [...new Set([...objectives, ...special].map(({ is }) => names[is] ?? is))];
};

const blipsOf = ({ blips: { start, perTurn }, objectives }: Mission, words: TerminalWords['missions']): string => {
  const scenario = objectives.find(({ is }) => is === 'scenario');
  return scenario?.is === 'scenario' ? words.blipsInAll(start, perTurn, scenario.blips) : words.blips(start, perTurn);
};

/** What units and gear are called; an id of somebody's own stays as it is. */
const namesFor = (language: Language): { unit: (id: string) => string; gear: (id: string) => string } => {
  const { units, gear }: Readonly<Record<'units' | 'gear', Readonly<Record<string, string>>>> = termsFor(language);
  return { unit: (id) => units[id] ?? id, gear: (id) => gear[id] ?? id };
};

type Member = Mission['force'][number]['pieces'][number];

/** A marine with what is not usual about him: `librarian (level 2)`. */
const describe = (
  { is, gear = [], level, psi, ammo = {}, spares = {}, at, faces = 'N', prone }: Member,
  language: Language,
): string => {
  const words = terminalWords(language).missions;
  const names = namesFor(language);
  const facts = [
    ...gear.map(names.gear),
    ...(level === undefined ? [] : [words.level(level)]),
    ...(psi === undefined ? [] : [`${psi} psi`]),
    ...Object.entries(ammo).map(([weapon, count]) => words.shots(names.gear(weapon), count)),
    ...Object.entries(spares).map(([weapon, count]) => words.spares(names.gear(weapon), count)),
    ...(at === undefined ? [] : [words.standsAt(at.join(',')), prone === true ? words.prone : words.faces(faces)]),
  ];
  return facts.length === 0 ? names.unit(is) : `${names.unit(is)} (${facts.join(', ')})`;
};

const WIDTH = 100;

const wrap = (text: string): string[] => {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
};

const MOST_LINES = 200;

/** Prints one line per error and warning with the line of the file; true if there is no error. */
export function checkMissionFile(file: string, print: Print, language: Language = ENGLISH): boolean {
  const loaded = readMission(file, print, language);
  if (loaded === null) return false;
  const findings = checkMission(loaded.mission);
  const words = terminalWords(language).missions;
  const lines = findings.map(
    (one) =>
      `${file}:${loaded.lineOf(one.path)}: ${words.severity[one.severity]}: ${one.rule}: ${tellMissionFinding(language, one)}`,
  );
  for (const line of fewLines(lines, MOST_LINES)) print(wordsOf(language, 'faults').told(line));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  print(words.checked(file, errors, findings.length - errors));
  return errors === 0;
}
