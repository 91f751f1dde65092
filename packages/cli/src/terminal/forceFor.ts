/** Forces out of files, for every command that takes one: force lists (D16) and squads of the arsenal (A16). */
import { MissionError, fewLines, marinesOf, type Mission } from '@sensorium/content';
import { ENGLISH, tellForceFinding, tellSquadFinding, type Language } from '../terminalWords.ts';
import type { ForcedMission } from '@sensorium/expedition';
import {
  MOST_BID,
  checkForce,
  parseForce,
  withForce,
  type ForceFinding,
  type ForceList,
} from '@sensorium/expedition/forces';
import { SQUADS_FORMAT, checkSquads, parseSquads, withSquads, type SquadList } from '@sensorium/expedition/squads';
import { PlainError, readText } from './disk.ts';
import { inFile } from './files.ts';

/** What a file holds: one list or the other. */
export type ForceFile = { readonly force: ForceList } | { readonly squads: SquadList };

interface Finding {
  readonly rule: string;
  readonly path: readonly (string | number)[];
}

const isSquads = (text: string): boolean => text.includes(`"${SQUADS_FORMAT}"`);

export const readForceFile = (file: string): ForceFile => {
  const text = readText(file, 'a force list; `sensorium force buy` writes one');
  return inFile(file, () => (isSquads(text) ? { squads: parseSquads(text) } : { force: parseForce(text) }));
};

/** A list of D16, where squads of the arsenal have no place. */
export const readForceList = (file: string): ForceList => {
  const read = readForceFile(file);
  if ('force' in read) return read.force;
  throw new PlainError(`${file}: squads of the arsenal; here a force list of D16 is needed.`);
};

const placeOf = (path: Finding['path']): string =>
  path.reduce<string>(
    (way, step) => (typeof step === 'number' ? `${way}[${step}]` : way === '' ? step : `${way}.${step}`),
    '',
  );

/** A finding on a line: the place in the file, the rule, the sentence. */
const line = (file: string, { rule, path }: Finding, sentence: string): string => {
  const place = placeOf(path);
  return `${file}: ${place === '' ? '' : `${place}: `}${rule}: ${sentence}`;
};

export const formatFinding = (file: string, finding: ForceFinding, language: Language): string =>
  line(file, finding, tellForceFinding(language, finding));

/** What speaks against the file, a line each: against a force list for so many points, or squads for so many terminators. */
export const findingsIn = (file: string, read: ForceFile, allowance: number, language: Language): string[] =>
  'force' in read
    ? checkForce(read.force, allowance).map((finding) => formatFinding(file, finding, language))
    : checkSquads(read.squads, allowance).map((finding) => line(file, finding, tellSquadFinding(language, finding)));

/** D16.1, A16.2: the mission with the force of the file; a list that breaks a rule is refused with all of them. */
export const forceMission = (mission: Mission, file: string, language: Language = ENGLISH): ForcedMission => {
  const read = readForceFile(file);
  const findings = findingsIn(file, read, 'force' in read ? MOST_BID : marinesOf(mission).length, language);
  if (findings.length > 0) throw new PlainError(fewLines(findings).join('\n'));
  try {
    return 'force' in read ? withForce(mission, read.force) : withSquads(mission, read.squads);
  } catch (error) {
    if (error instanceof MissionError) throw new PlainError(`${file}: ${error.message}.`);
    throw error;
  }
};
