/** What can go wrong in a line of source: every small change the runner knows, as replacements of text. */
import { parseSync } from 'vite';

export interface Mutant {
  /** Path from the root of the project. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

type Change = readonly [start: number, end: number, replacement: string];

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
};

const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** Calls whose result is still one of the same kind when they are left out. */
const PASSING = ['filter', 'sort', 'reverse', 'slice'];

/** All mutants of a file, in reading order. */
export const mutantsIn = (file: string, text: string): Mutant[] => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const changes: Change[] = [];
  walk(program as unknown as Node, null, (node, parent) => changes.push(...changesOf(text, node, parent)));
  return changes
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([start, end, replacement]) => ({ file, start, end, replacement }));
};

export const applied = ({ start, end, replacement }: Mutant, text: string): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Types change nothing in a game: only what lies under an assertion is looked at. */
const ASSERTIONS = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];
const PASSED_OVER = ['ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement'];

const walk = (node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void => {
  if (ASSERTIONS.includes(node.type)) return walk(node['expression'] as Node, node, visit);
  if (node.type.startsWith('TS') || PASSED_OVER.includes(node.type) || isNode(node['source'])) return;
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, visit);
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const changesOf = (text: string, node: Node, parent: Node | null): Change[] => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return isTextSum(node) ? [] : operatorChanges(text, node);
    case 'LogicalExpression':
      return node['operator'] === '??' ? [replaced(node, sourceOf(text, node['right']))] : operatorChanges(text, node);
    case 'UpdateExpression':
      return (OPERATORS[String(node['operator'])] ?? []).map((other) =>
        replaced(node, sourceOf(text, node).replace(String(node['operator']), other)),
      );
    case 'UnaryExpression':
      return node['operator'] === '!' ? [replaced(node, sourceOf(text, node['argument']))] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((answer) => replaced(node['test'] as Node, answer));
    case 'ExpressionStatement':
      return parent?.type === 'BlockStatement' ? [replaced(node, '')] : [replaced(node, '{}')];
    case 'ContinueStatement':
    case 'BreakStatement':
      return parent?.type === 'SwitchCase' ? [] : [replaced(node, '{}')];
    case 'CallExpression':
      return callChanges(text, node);
    case 'Literal':
      return literalChanges(node, parent);
    default:
      return [];
  }
};

const sourceOf = (text: string, node: unknown): string => text.slice((node as Node).start, (node as Node).end);
const replaced = (node: Node, replacement: string): Change => [node.start, node.end, replacement];

/** A sum of texts has no difference. */
const isTextSum = (node: Node): boolean =>
  [node['left'], node['right']].some(
    (side) => isNode(side) && (side.type === 'TemplateLiteral' || typeof side['value'] === 'string'),
  ) && !['===', '!=='].includes(String(node['operator']));

const operatorChanges = (text: string, node: Node): Change[] => {
  const operator = String(node['operator']);
  const start = text.indexOf(operator, (node['left'] as Node).end);
  if (start < 0 || start >= (node['right'] as Node).start) return [];
  return (OPERATORS[operator] ?? []).map((other) => [start, start + operator.length, other]);
};

const callChanges = (text: string, node: Node): Change[] => {
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const property = callee['property'] as Node;
  const name = sourceOf(text, property);
  const other = METHODS[name];
  if (other !== undefined) return [replaced(property, other)];
  return PASSING.includes(name) ? [replaced(node, sourceOf(text, callee['object']))] : [];
};

/** A bound one higher is the operator's own mutant once more. */
const isBound = (parent: Node | null): boolean => /^[<>]=?$/.test(String(parent?.['operator']));

const literalChanges = (node: Node, parent: Node | null): Change[] => {
  const { value } = node;
  if (parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true) return [];
  // An id that has a name of its own is another one everywhere at once.
  if (parent?.type === 'VariableDeclarator' && typeof value === 'string') return [];
  if (typeof value === 'boolean') return [replaced(node, String(!value))];
  if (typeof value === 'number' && !isBound(parent))
    return [value + 1, value - 1].map((other) => replaced(node, String(other)));
  // What only a person reads, a sentence in an error, is no rule.
  if (typeof value === 'string' && /^\S+$/.test(value) && parent?.type !== 'NewExpression')
    return [replaced(node, "''")];
  return [];
};
