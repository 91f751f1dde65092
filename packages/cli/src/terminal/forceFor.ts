/** Force lists out of files, for every command that takes one. */
import { FileError } from '@sensorium/engine';
import { MissionError, type Mission } from '@sensorium/content';
import {
  MOST_BID,
  checkForce,
  parseForce,
  withForce,
  type ForceFinding,
  type ForceList,
  type ForcedMission,
} from '@sensorium/content/forces';
import { tellForceFinding } from '@sensorium/content/words';
import { PlainError, readText } from './files.ts';

export const readForceFile = (file: string): ForceList => {
  try {
    return parseForce(readText(file, 'a force list; `sensorium force buy` writes one'));
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${file}: ${error.message}.`);
    throw error;
  }
};

const placeOf = (path: ForceFinding['path']): string =>
  path.reduce<string>(
    (way, step) => (typeof step === 'number' ? `${way}[${step}]` : way === '' ? step : `${way}.${step}`),
    '',
  );

/** A finding on a line: the place in the file, the rule, the sentence. */
export const formatFinding = (file: string, finding: ForceFinding): string => {
  const place = placeOf(finding.path);
  return `${file}: ${place === '' ? '' : `${place}: `}${finding.rule}: ${tellForceFinding('en', finding)}`;
};

/** D16.1: the mission with the force of the file; a list that breaks a rule is refused with all of them. */
export const forceMission = (mission: Mission, file: string): ForcedMission => {
  const list = readForceFile(file);
  const findings = checkForce(list, MOST_BID);
  if (findings.length > 0) throw new PlainError(findings.map((finding) => formatFinding(file, finding)).join('\n'));
  try {
    return withForce(mission, list);
  } catch (error) {
    if (error instanceof MissionError) throw new PlainError(`${file}: ${error.message}.`);
    throw error;
  }
};
