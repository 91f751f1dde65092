/** Reading case files: YAML documents, with the line of everything that can be wrong. */
import { PARSING, readYaml } from '@sensorium/content/load';
import { LineCounter, isMap, isScalar, parseAllDocuments, type Document, type Node, type ParsedNode } from 'yaml';

export interface CaseDocument {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly rules: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
  /** The line on which the value at a path begins. */
  lineOf(path: readonly (string | number)[]): number;
  /** The keys of the mapping at a path as they are written; an object would put digits first. */
  keysOf(path: readonly (string | number)[]): string[];
}

export class CaseError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The fields of a case; a name that is not here is an error with its line. */
const CASE_FIELDS = new Set([
  'case',
  'rules',
  'use',
  'options',
  'board',
  'levels',
  'sections',
  'features',
  'burning',
  'pieces',
  'entries',
  'turn',
  'cp',
  'dice',
  'reinforcements',
  'draws',
  'mission',
  'steps',
]);

const MOST_ALIASES = 1000;

const lineAt = (counter: LineCounter, node: Node | ParsedNode | null | undefined): number =>
  node?.range === undefined || node.range === null ? 1 : counter.linePos(node.range[0]).line;

/** Every case of a file; in place of one that cannot be read, what is wrong with it. */
export const parseCases = (file: string, text: string): (CaseDocument | CaseError)[] => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { ...PARSING, lineCounter: counter });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => (isBlank(document) ? [] : [tryDocument(file, document, counter)]));
};

const tryDocument = (file: string, document: Document.Parsed, counter: LineCounter): CaseDocument | CaseError => {
  try {
    return readDocument(file, document, counter);
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    const title = document.get('case');
    return typeof title === 'string' ? new CaseError(`${title}: step 0: ${error.message}`, error.line) : error;
  }
};

/** Nothing, or only a comment, between two lines of `---`. */
const isBlank = ({ contents, errors }: Document.Parsed): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null));

const readDocument = (file: string, document: Document.Parsed, counter: LineCounter): CaseDocument => {
  const read = readYaml(document, MOST_ALIASES);
  const [broken] = read.faults;
  if (broken !== undefined) throw new CaseError(broken.message, counter.linePos(broken.at).line);
  const { contents } = document;
  if (!isMap(contents)) throw new CaseError('a case is a mapping', lineAt(counter, contents));
  const line = lineAt(counter, contents);
  for (const pair of contents.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '?';
    if (!CASE_FIELDS.has(key)) throw new CaseError(`unknown field '${key}'`, lineAt(counter, pair.key));
  }
  const data = read.data as Record<string, unknown>;
  if (typeof data['case'] !== 'string' || data['case'] === '')
    throw new CaseError("a case has a title: 'case: …'", line);
  const rules = data['rules'] ?? [];
  if (!Array.isArray(rules) || rules.some((rule) => typeof rule !== 'string'))
    throw new CaseError("'rules' is a list of rule numbers", line);
  return {
    file,
    line,
    title: data['case'],
    rules: rules as string[],
    data,
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true) as Node | undefined;
        if (node?.range !== undefined && node.range !== null) return lineAt(counter, node);
      }
      return line;
    },
    keysOf: (path) => {
      const node = path.length === 0 ? contents : document.getIn(path, true);
      return isMap(node) ? node.items.map((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key)) : [];
    },
  };
};
