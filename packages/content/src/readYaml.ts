/** YAML that anybody may have written, made into plain data. */
import { isAlias, isCollection, isNode, isPair, isScalar, visit, type Document } from 'yaml';

interface YamlFault {
  /** Where in the text. */
  readonly at: number;
  readonly message: string;
}

const DEEPEST = 100;
const TOO_DEEP = 'there are too many levels within each other';
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

/** Whatever a document cannot mean; and where its first alias stands. */
const lookThrough = (document: Document.Parsed): { faults: YamlFault[]; firstAlias: number } => {
  const faults: YamlFault[] = [];
  const anchors = new Map<string, unknown>();
  let firstAlias = -1;
  visit(document, (_key, node, path) => {
    const part = isPair(node) ? node.key : node;
    const at = isNode(part) ? (part.range?.[0] ?? 0) : 0;
    const wrong = (message: string): void => void faults.push({ at, message });
    if (path.length > DEEPEST) {
      wrong(TOO_DEEP);
      return visit.BREAK;
    }
    if (isAlias(node)) {
      if (firstAlias < 0) firstAlias = at;
      if (!anchors.has(node.source)) wrong(`'*${node.source}' stands for nothing: no '&${node.source}' is before it`);
      else if (path.includes(anchors.get(node.source) as never))
        wrong(`'*${node.source}' is within what it stands for`);
    } else if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isPair(node) && isCollection(part)) wrong('a name is one word, no list and no record');
    if (isPair(node) && isScalar(part) && NO_NAMES.includes(part.value))
      wrong(`there is no field '${String(part.value)}'`);
    return undefined;
  });
  return { faults, firstAlias };
};

/** The data of a document; worth nothing where there are faults. */
export const readYaml = (
  document: Document.Parsed,
  maxAliasCount: number,
): { readonly data: unknown; readonly faults: readonly YamlFault[] } => {
  const broken = brokenIn(document);
  if (broken.length > 0) return { data: null, faults: broken };
  const { faults, firstAlias } = lookThrough(document);
  if (faults.length > 0) return { data: null, faults };
  try {
    return { data: document.toJS({ maxAliasCount }), faults };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { data: null, faults: [{ at: firstAlias, message: 'the aliases stand for too much' }] };
  }
};
