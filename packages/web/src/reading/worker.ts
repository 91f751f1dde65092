/** Files are read in a thread of their own: one that takes for ever hangs nobody, and can be given up. */
import { LONGEST_MISSION, checkMission, fewLines, type Mission } from '@sensorium/content';
import { loadWords, tellMissionFinding, wordsOf, type Language } from '@sensorium/content/words';
import { LONGEST_FILE } from '@sensorium/engine';
import { parseCampaign } from '@sensorium/expedition/campaign';
import { parseForce } from '@sensorium/expedition/forces';
import { parseStand } from '@sensorium/expedition/lastStand';
import { parseSquads } from '@sensorium/expedition/squads';
import { framesOf } from '@sensorium/host';
import type { Answers, FileKind, FromReader, Question, ToReader } from './protocol.ts';
import { BACKUP_FORMAT } from '../storage/backup.ts';
import { readBackup } from './readBackup.ts';
import { NoGame, readGame } from './readGame.ts';

class Unsound extends Error {}

/** The reader of YAML is fetched when a mission is read. */
const missionIn = async (text: string, language: Language): Promise<Mission> => {
  const { loadMission } = await import('@sensorium/content/load');
  const { mission, lineOf } = loadMission('mission', text);
  const errors = checkMission(mission).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return mission;
  await loadWords(language, ['findings']);
  const lines = errors.map(
    (finding) => `mission:${lineOf(finding.path)}: ${finding.rule}: ${tellMissionFinding(language, finding)}`,
  );
  throw new Unsound(fewLines(lines).join('\n'));
};

const seenIn = (text: string): string => {
  framesOf(text);
  return text;
};

/** By what they call themselves; missions are YAML and do not. */
const FORMATS: ReadonlyMap<unknown, FileKind> = new Map([
  ['sensorium-replay', 'game'],
  ['sensorium-seen', 'seen'],
  ['sensorium-force', 'force'],
  ['sensorium-squads', 'squads'],
  ['sensorium-campaign', 'campaign'],
  ['sensorium-last-stand', 'stand'],
  [BACKUP_FORMAT, 'backup'],
]);
const isMission = (text: string): boolean => /^id\s*:/m.test(text) && /^(levels|floor|map|board)\s*:/m.test(text);

const kindOf = (text: string): Answers['kind'] => {
  try {
    const read: unknown = JSON.parse(text);
    const format = typeof read === 'object' && read !== null && 'format' in read ? read.format : undefined;
    return FORMATS.get(format) ?? 'unknown';
  } catch {
    return isMission(text) ? 'mission' : 'unknown';
  }
};

const READERS: {
  readonly [Kind in Question]: (text: string, language: Language) => Answers[Kind] | Promise<Answers[Kind]>;
} = {
  kind: kindOf,
  mission: missionIn,
  force: parseForce,
  squads: parseSquads,
  campaign: parseCampaign,
  stand: parseStand,
  game: readGame,
  seen: seenIn,
  backup: readBackup,
};

const told = async (fault: string, language: Language): Promise<string> => {
  await loadWords(language, ['faults']);
  return wordsOf(language, 'faults').told(fault);
};

/** Of which kind a file is must be known before it is known how long it may be. */
const LONGEST_BACKUP = 10 * LONGEST_FILE;
const mostOf = (kind: Question): number => {
  if (kind === 'mission') return LONGEST_MISSION;
  return kind === 'backup' || kind === 'kind' ? LONGEST_BACKUP : LONGEST_FILE;
};

const answerTo = async ({ kind, file, language }: ToReader): Promise<FromReader> => {
  const most = mostOf(kind);
  if (file.size > most)
    return { fault: await told(`the file is longer than ${most / 1000} kB`, language), is: 'too-big' };
  try {
    return { read: await READERS[kind](await file.text(), language) };
  } catch (error) {
    const is = error instanceof NoGame ? error.is : 'broken';
    return { fault: await told(error instanceof Error ? error.message : String(error), language), is };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
