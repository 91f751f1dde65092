/** Reading mission files. Kept apart, because a parser of YAML has no place in the page. */
import { MOST_PIECES } from '@sensorium/engine';
import * as v from 'valibot';
import { LineCounter, isNode, isScalar, parseDocument, type Document } from 'yaml';
import { checkMission, type Finding } from './checkMission.ts';
import { andMore, shortened } from './few.ts';
import { missionData } from './formatMission.ts';
import type { Lesson } from './lessons/lesson.ts';
import { lessonSchema } from './lessons/lessonSchema.ts';
import { LONGEST_MISSION, membersOf, type LevelDrawing, type Mission } from './mission.ts';
import { missionSchema, type MissionFile } from './missionSchema.ts';
import { PARSING, readYaml } from './readYaml.ts';
import { missionFindings } from './words/en/missionFindings.ts';
import { typesetTexts } from './words/texts.ts';

export interface Problem {
  readonly line: number;
  readonly message: string;
}

/** Everything that is wrong with a file, each with its line. */
export class MissionFileError extends Error {
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

const BLOCKS = ['floor', 'sections'];

export type Path = readonly (string | number)[];

export interface LoadedMission {
  readonly mission: Mission;
  /** The line of the file on which the thing at that path of the mission stands. */
  readonly lineOf: (path: Path) => number;
}

/** A row of a board is a line of the block of text it was cut from: `board floor 7`, `board above 0 floor 7`. */
const isBoardRow = (path: Path): boolean =>
  path[0] === 'board' && typeof path.at(-1) === 'number' && BLOCKS.includes(String(path.at(-2)));

const locator = (document: Document, lines: LineCounter): ((path: Path) => number) => {
  const lineAt = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range !== null && node.range !== undefined) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return (path) => (isBoardRow(path) ? lineAt(path.slice(0, -1)) + 1 + Number(path.at(-1)) : lineAt(path));
};

/** Of one level: 100 × 100, in any shape. */
const MOST_SQUARES = 10_000;
const MOST_PROBLEMS = 20;
const LONGEST_PROBLEM = 300;
const MOST_ALIASES = 100;
/** What is read in place of bytes that are no UTF-8. */
const NO_CHARACTER = '\uFFFD';

interface Parsed {
  /** What is read, in the words of its faults. */
  readonly kind: 'mission' | 'lesson';
  readonly document: Document;
  readonly data: unknown;
  readonly lineOf: (path: Path) => number;
}

const parsed = (kind: Parsed['kind'], file: string, text: string): Parsed => {
  if (text.length > LONGEST_MISSION)
    throw new MissionFileError(file, [
      { line: 1, message: `the file has ${text.length} characters; a ${kind} has at most ${LONGEST_MISSION}` },
    ]);
  const damage = text.indexOf(NO_CHARACTER);
  if (damage >= 0)
    throw new MissionFileError(file, [
      { line: text.slice(0, damage).split('\n').length, message: 'the file is no text in UTF-8' },
    ]);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...PARSING, lineCounter });
  const { data, faults } = readYaml(document, MOST_ALIASES);
  if (faults.length > 0)
    throw new MissionFileError(
      file,
      faults.map(({ at, message }) => ({ line: lineCounter.linePos(at).line, message })),
    );
  return { kind, document, data, lineOf: locator(document, lineCounter) };
};

type Issue = v.BaseIssue<unknown>;

const pathOf = (issue: Issue): (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

interface Complaint {
  readonly path: Path;
  readonly issue: Issue;
}

/** What is wrong inside the alternative that was meant, where something may be written in several ways. */
const complaintsOf = (issue: Issue, before: Path = []): Complaint[] => {
  const path = [...before, ...pathOf(issue)];
  const inside = (issue.issues ?? []).filter((part) => part.path !== undefined);
  return inside.length === 0 ? [{ path, issue }] : inside.flatMap((part) => complaintsOf(part, path));
};

/** Kinds of values in the words of whoever writes the file. */
const KINDS: Readonly<Record<string, string>> = {
  Object: 'a record of named fields',
  Array: 'a list',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  null: 'empty',
};

/** Their names within a list of what may stand there, but not within a quoted word. */
const KIND = new RegExp(`(?<!")\\b(${Object.keys(KINDS).join('|')})\\b(?!")`, 'g');

const expectedBy = ({ type, expected, message, input }: Issue): string => {
  if (type === 'integer') return 'a whole number';
  if (type === 'non_empty') return KINDS['string']!;
  if (type === 'regex') return message;
  if (type === 'string' && typeof input === 'number') return `${KINDS['string']} in quotes`;
  return (expected ?? 'something else')
    .replace(/^>=(.+)$/, '$1 or more')
    .replace(/^<=(.+)$/, '$1 or less')
    .replaceAll(' | ', ' or ')
    .replaceAll(KIND, (kind) => KINDS[kind]!);
};

const foundBy = ({ type, received }: Issue): string => {
  if (type === 'non_empty') return 'is empty';
  return `${type.endsWith('_length') ? 'has a length of' : 'is'} ${KINDS[received] ?? received}`;
};

const explain = (kind: Parsed['kind'], { path, issue }: Complaint): string => {
  const where = path.join('.') || 'the file';
  if (issue.kind === 'schema' && issue.received === 'undefined') return `${where} is missing`;
  if (issue.expected === 'never') return `${where} is not a field of a ${kind}`;
  return `${where} ${foundBy(issue)}, but ${expectedBy(issue)} is expected`;
};

const rowsOf = (block: string): string[] =>
  block
    .replaceAll('\r', '')
    .replace(/\n+$/, '')
    .split('\n')
    .map((row) => row.trimEnd());

const isLiteral = (document: Document, path: Path): boolean => {
  const node = document.getIn(path, true);
  return isScalar(node) && node.type === 'BLOCK_LITERAL';
};

const blocksOf = ({ board }: Pick<MissionFile, 'board'>): Path[] =>
  [['board'], ...board.above.map((_, level) => ['board', 'above', level])].flatMap((path) =>
    BLOCKS.map((block) => [...path, block]),
  );

/** A list has no named fields: the list is wrong, not each field that is not in it. */
const listIn = (data: unknown, path: Path): number => {
  let part = data;
  return path.findIndex((key) => {
    const isWrong = Array.isArray(part) && typeof key === 'string';
    part = (part as Record<string | number, unknown> | null | undefined)?.[key];
    return isWrong;
  });
};

/** The line of a problem is searched for in the whole file: only of those that are told. */
const problemsIn = (issues: readonly Issue[], { kind, data, lineOf }: Parsed): Problem[] => {
  const lists = new Set<string>();
  const complaints = issues.flatMap((issue) => complaintsOf(issue));
  const left = complaints.length - MOST_PROBLEMS;
  const told = complaints.slice(0, MOST_PROBLEMS).flatMap((complaint): Problem[] => {
    const end = listIn(data, complaint.path);
    if (end < 0)
      return [{ line: lineOf(complaint.path), message: shortened(explain(kind, complaint), LONGEST_PROBLEM) }];
    const path = complaint.path.slice(0, end);
    const where = path.join('.') || 'the file';
    if (lists.has(where)) return [];
    lists.add(where);
    return [{ line: lineOf(path), message: `${where} is ${KINDS['Array']}, but ${KINDS['Object']} is expected` }];
  });
  return left > 0 ? [...told, { line: told.at(-1)?.line ?? 1, message: andMore(left) }] : told;
};

/** A board or a force that no game gets through. */
const tooLarge = (mission: MissionFile, lineOf: Parsed['lineOf']): Problem[] => {
  const problems = blocksOf(mission).flatMap((path): Problem[] => {
    const rows = rowsOf(path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], mission) as string);
    const width = Math.max(...rows.map((row) => row.length));
    const message = `${path.join('.')} is ${width} × ${rows.length} squares; at most ${MOST_SQUARES} (100 × 100) can be played on`;
    return width * rows.length > MOST_SQUARES ? [{ line: lineOf(path), message }] : [];
  });
  const pieces = membersOf(mission).length + mission.aliens.length;
  return pieces > MOST_PIECES
    ? [
        ...problems,
        { line: lineOf(['force']), message: `there are ${pieces} pieces; a mission has at most ${MOST_PIECES}` },
      ]
    : problems;
};

const shaped = (file: string, source: Parsed): MissionFile => {
  const { data, lineOf } = source;
  const result = v.safeParse(missionSchema(), data);
  const problems = problemsIn(result.issues ?? [], source);
  if (result.success) problems.push(...tooLarge(result.output, lineOf));
  if (result.success) problems.push(...undrawn(source, blocksOf(result.output)));
  if (!result.success || problems.length > 0) throw new MissionFileError(file, problems);
  return result.output;
};

/** Reads a mission file with a way to find lines again; throws `MissionFileError` with every error it finds. */
export const loadMission = (file: string, text: string): LoadedMission => {
  const source = parsed('mission', file, text);
  const content = shaped(file, source);
  const mission: Mission = {
    ...content,
    words: typesetTexts(content.words),
    board: boardOf(content),
  };
  return { mission, lineOf: source.lineOf };
};

const cut = ({ floor, sections }: { floor: string; sections: string }): LevelDrawing => ({
  floor: rowsOf(floor),
  sections: rowsOf(sections),
});
const boardOf = ({ board }: Pick<MissionFile, 'board'>): Mission['board'] => ({
  ...cut(board),
  above: board.above.map(cut),
});

const undrawn = ({ document, lineOf }: Parsed, blocks: readonly Path[]): Problem[] =>
  blocks
    .filter((path) => !isLiteral(document, path))
    .map((path) => ({ line: lineOf(path), message: `${path.join('.')} is a block of text begun with '|'` }));

/** Reads a lesson file; throws `MissionFileError` with every error it finds. */
export const parseLesson = (file: string, text: string): Lesson => {
  const source = parsed('lesson', file, text);
  const { success, output, issues = [] } = v.safeParse(lessonSchema(), source.data);
  const problems = problemsIn(issues, source);
  if (success && output.kind === 'board') problems.push(...undrawn(source, blocksOf(output)));
  if (!success || problems.length > 0) throw new MissionFileError(file, problems);
  const worded = <T extends { readonly words: object }>(part: T): T => ({ ...part, words: typesetTexts(part.words) });
  if (output.kind === 'mission') return { ...worded(output), hints: output.hints.map(worded) };
  const steps = output.steps.map((step) => ({ ...worded(step), wrong: step.wrong.map(worded) }));
  return { ...worded(output), board: boardOf(output), steps };
};

/** The field in words that is wrong in a draft, which no text has a line for. */
const fieldFinding = ({ path, issue }: Complaint): Finding => {
  const reason = issue.type === 'non_empty' ? 'field-empty' : 'field-wrong';
  const values = { field: path.join('.'), found: foundBy(issue), expected: expectedBy(issue) };
  return { severity: 'error', rule: 'M0.8', message: missionFindings[reason](values), reason, values, path };
};

/** What is wrong with a mission that is being drawn: its fields first, then whatever `checkMission` finds. */
export const checkDraft = (draft: Mission): Finding[] => {
  const { issues = [] } = v.safeParse(missionSchema(), missionData(draft));
  const fields = issues
    .flatMap((issue) => complaintsOf(issue))
    .slice(0, MOST_PROBLEMS)
    .map(fieldFinding);
  return [...fields, ...checkMission(draft)];
};

export const parseMission = (file: string, text: string): Mission => loadMission(file, text).mission;

export { formatMission } from './formatMission.ts';
export { lessonSchema } from './lessons/lessonSchema.ts';
export { missionSchema } from './missionSchema.ts';
export { PARSING, readYaml } from './readYaml.ts';
