/** YAML that anybody may have written, made into plain data. */
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  visit,
  type Document,
  type DocumentOptions,
  type Node,
  type ParseOptions,
  type SchemaOptions,
  type YAMLMap,
} from 'yaml';
import { andMore, shortened } from './few.ts';

interface YamlFault {
  /** Where in the text. */
  readonly at: number;
  readonly message: string;
}

/** A parser can name a fault for every character of a file; nobody reads more of them. */
const MOST_FAULTS = 20;
const LONGEST_FAULT = 200;

const DEEPEST = 100;
const TOO_DEEP = 'there are too many levels within each other';
const TOO_MUCH = 'the aliases stand for too much';
const TWICE = 'Map keys must be unique';
/** Objects have these of their own: readers pass over them. */
const NO_NAMES: readonly unknown[] = ['__proto__', 'constructor', 'prototype'];

const SECOND_DOCUMENT = "a second document begins at '---'; a file has one";

const spoken = ({ code, message, pos }: Document.Parsed['errors'][number]): YamlFault => ({
  at: pos[0],
  message: code === 'MULTIPLE_DOCS' ? SECOND_DOCUMENT : message,
});

/** What the parser itself has found; a tag nobody knows is no less wrong than a bracket that is not closed. */
const brokenIn = ({ errors, warnings }: Document.Parsed): YamlFault[] => {
  const tooDeep = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  return tooDeep === undefined ? [...errors, ...warnings].map(spoken) : [{ at: tooDeep.pos[0], message: TOO_DEEP }];
};

/** Names that stand twice in a record. The parser compares each with each, and a long record would take it for ever. */
const namedTwice = (map: YAMLMap): Node[] => {
  const names = new Set<unknown>();
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const isKnown = names.has(key.value);
    names.add(key.value);
    return isKnown ? [key] : [];
  });
};

/** Whatever a document cannot mean; and where its first alias stands. */
const lookThrough = (document: Document.Parsed, mostAliases: number): { faults: YamlFault[]; firstAlias: number } => {
  const faults: YamlFault[] = [];
  const anchors = new Map<string, unknown>();
  let firstAlias = -1;
  let aliases = 0;
  visit(document, (_key, node, path) => {
    const part = isPair(node) ? node.key : node;
    const at = isNode(part) ? (part.range?.[0] ?? 0) : 0;
    const wrong = (message: string): void => void faults.push({ at, message });
    if (path.length > DEEPEST) {
      wrong(TOO_DEEP);
      return visit.BREAK;
    }
    if (faults.length > MOST_FAULTS) return visit.BREAK;
    if (isAlias(node)) {
      if (firstAlias < 0) firstAlias = at;
      aliases += 1;
      if (aliases > mostAliases) {
        wrong(TOO_MUCH);
        return visit.BREAK;
      }
      if (!anchors.has(node.source)) wrong(`'*${node.source}' stands for nothing: no '&${node.source}' is before it`);
      else if (path.includes(anchors.get(node.source) as never))
        wrong(`'*${node.source}' is within what it stands for`);
    } else if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node)) for (const name of namedTwice(node)) faults.push({ at: name.range?.[0] ?? 0, message: TWICE });
    if (isPair(node) && isCollection(part)) wrong('a name is one word, no list and no record');
    if (isPair(node) && isScalar(part) && NO_NAMES.includes(part.value))
      wrong(`there is no field '${String(part.value)}'`);
    return undefined;
  });
  return { faults, firstAlias };
};

/** How a text is parsed whose document `readYaml` is given: it looks for names that stand twice itself. */
export const PARSING: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  uniqueKeys: false,
  merge: false,
};

const few = (faults: readonly YamlFault[]): YamlFault[] => {
  const told = faults
    .slice(0, MOST_FAULTS)
    .map(({ at, message }) => ({ at, message: shortened(message, LONGEST_FAULT) }));
  const left = faults.length - told.length;
  return left > 0 ? [...told, { at: faults[MOST_FAULTS]!.at, message: andMore(left) }] : told;
};

/** The data of a document parsed as `PARSING` says; worth nothing where there are faults. */
export const readYaml = (
  document: Document.Parsed,
  maxAliasCount: number,
): { readonly data: unknown; readonly faults: readonly YamlFault[] } => {
  const broken = brokenIn(document);
  if (broken.length > 0) return { data: null, faults: few(broken) };
  const { faults, firstAlias } = lookThrough(document, maxAliasCount);
  if (faults.length > 0) return { data: null, faults: few(faults) };
  try {
    return { data: document.toJS({ maxAliasCount }), faults };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { data: null, faults: [{ at: firstAlias, message: TOO_MUCH }] };
  }
};
