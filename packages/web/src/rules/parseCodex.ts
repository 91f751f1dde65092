/** The codex, from the text of one chapter to what the rules screen shows. Runs when the page is built. */

/** `id` is a rule's number or a table's name; a block without one is a remark between rules. */
export type Block =
  | { readonly is: 'text'; readonly id?: string; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly is: 'drawing'; readonly text: string };

export interface Section {
  /** `C13`; a section without a number has its title's first word. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export class CodexError extends Error {}

const RULE = /^\*\*([A-Z]\d+\.\d+[a-z]?)\*\*\s*/;
const TABLE_NAME = /^\*\*(Table [A-Z]-\w+)\s*(?:[—-]\s*)?(.*?)\*\*\s*/;
const SECTION = /^## (?:([A-Z]\d+)\.? )?(.*)$/;

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());

const isRuleOfTable = (line: string): boolean => /^\|[\s:|-]+\|?\s*$/.test(line);

/** Paragraphs, tables and drawings are told apart by how their first line begins. */
const splitParts = (lines: readonly string[]): string[][] => {
  const parts: string[][] = [];
  let open: string[] = [];
  let isDrawing = false;
  const close = (): void => {
    if (open.length > 0) parts.push(open);
    open = [];
  };
  for (const line of lines) {
    const isFence = line.startsWith('```');
    if (isFence && !isDrawing) close();
    const isOtherKind = open.length > 0 && line.startsWith('|') !== open[0]!.startsWith('|');
    if (!isDrawing && !isFence && (line.trim() === '' || isOtherKind || line.startsWith('#') || RULE.test(line)))
      close();
    if (isDrawing || line.trim() !== '') open.push(line);
    if (isFence) {
      if (isDrawing) close();
      isDrawing = !isDrawing;
    }
  }
  close();
  return parts;
};

const blockOf = (part: readonly string[]): Block | null => {
  const first = part[0]!;
  if (/^-{3,}$/.test(first)) return null;
  if (first.startsWith('```')) return { is: 'drawing', text: part.slice(1, -1).join('\n') };
  if (first.startsWith('|')) return { is: 'table', rows: part.filter((line) => !isRuleOfTable(line)).map(cellsOf) };
  if (first.startsWith('### ')) return { is: 'heading', text: first.slice(4) };
  const text = part.map((line) => line.trim()).join(' ');
  const rule = RULE.exec(text);
  if (rule !== null) return { is: 'text', id: rule[1]!, text: text.slice(rule[0].length) };
  const table = TABLE_NAME.exec(text);
  if (table !== null) return { is: 'text', id: table[1]!, text: `${table[2]} ${text.slice(table[0].length)}`.trim() };
  return { is: 'text', text };
};

const sectionOf = (lines: readonly string[]): Section => {
  const [, id, title = ''] = SECTION.exec(lines[0]!)!;
  const blocks = splitParts(lines.slice(1)).flatMap((part) => blockOf(part) ?? []);
  return { id: id ?? title.split(' ')[0]!, title, blocks };
};

export const parseCodex = (id: string, text: string, language = 'en'): Chapter => {
  const lines = text.split(/\r?\n/);
  const title = lines.find((line) => line.startsWith('# '))?.slice(2);
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  if (title === undefined || starts.length === 0) throw new CodexError(`chapter ${id} has no title or no section`);
  return {
    id,
    language,
    title,
    sections: starts.map((start, index) => sectionOf(lines.slice(start, starts[index + 1]))),
  };
};
