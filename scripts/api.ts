/**
 * The pages of `docs/api`, made from what the packages export: `npm run api`. The compiler writes declarations one way
 * only: a statement begins at the edge of its line, and what belongs to it is indented or closes a bracket.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = ['engine', 'rules', 'content', 'expedition', 'players', 'host', 'lab'] as const;

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, { readonly types: string }>>;
}

/** Longer ones are tables, not interfaces. */
const MOST_LINES = 60;

interface Statement {
  /** Its doc comment, or nothing. */
  readonly doc: string;
  readonly text: string;
}

const CONTINUES = /^(?:\s|[})\]|;]|$)/;

/** What follows one another at the edge of the lines, each with the comment above it. */
const statementsOf = (declarations: string): Statement[] => {
  const found: Statement[] = [];
  let doc = '';
  const lines = declarations.split('\n');
  for (let at = 0; at < lines.length;) {
    const from = at;
    if (lines[at]!.startsWith('/**')) {
      while (!lines[at]!.includes('*/')) at += 1;
      at += 1;
      doc = lines.slice(from, at).join('\n');
      continue;
    }
    at += 1;
    while (at < lines.length && CONTINUES.test(lines[at]!)) at += 1;
    const text = lines.slice(from, at).join('\n').trimEnd();
    if (text !== '') found.push({ doc, text });
    doc = '';
  }
  return found;
};

const DECLARED = /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/;
const PASSED_ON = /^export (?:type )?(\*|\{[^}]*\}) from ['"]([^'"]+)['"]/;

/** A declaration that a package exports, and the file it stands in. */
interface Exported extends Statement {
  readonly name: string;
  readonly file: string;
}

const namesIn = (list: string): Map<string, string> =>
  new Map(
    list
      .slice(1, -1)
      .split(',')
      .map((part) => part.trim().replace(/^type /, ''))
      .filter((part) => part !== '')
      .map((part) => part.split(' as '))
      .map(([name, alias = name]) => [name!, alias!]),
  );

/** Everything a file exports, through whatever it passes on; other packages' things are described there. */
const exportedBy = (file: string): Exported[] =>
  statementsOf(readFileSync(file, 'utf8')).flatMap((statement): Exported[] => {
    const name = DECLARED.exec(statement.text)?.[1];
    if (name !== undefined) return [{ ...statement, name, file }];
    const [, what, from] = PASSED_ON.exec(statement.text) ?? [];
    if (what === undefined || !from!.startsWith('.')) return [];
    const passed = exportedBy(join(dirname(file), from!.replace(/\.[jt]s$/, '.d.ts')));
    if (what === '*') return passed;
    const names = namesIn(what);
    return passed.flatMap((exported) => {
      const alias = names.get(exported.name);
      if (alias === undefined) return [];
      return [{ ...exported, name: alias, text: exported.text.replace(exported.name, alias) }];
    });
  });

/** As it is written down: without what is private, marks for tools, where types were fetched from, and the ends of long tables. */
const shown = ({ doc, text }: Statement): string => {
  const lines = text
    .replace(/^export (?:declare )?/, '')
    .replaceAll(/import\(['"][^'"]+['"]\)\./g, '')
    .replaceAll(/(?:^ {4}\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^ {4}(?:private|protected) .*;\n/gm, '')
    .split('\n');
  const kept = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '    // …'] : lines;
  return [...(doc === '' ? [] : [doc.replace(/\s*(?:\* )?@public\b/, '')]), ...kept]
    .join('\n')
    .replaceAll(/^( +)/gm, (space) => space.replaceAll('    ', '  '));
};

const sectionsOf = (exported: readonly Exported[], home: string): string[] =>
  [...new Set(exported.map(({ file }) => file))].map((file) => {
    const title = relative(join(home, 'dist'), file)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '');
    const texts = exported.filter((one) => one.file === file).map(shown);
    return `### ${title}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``;
  });

/** The page of the package in that folder, from its compiled declarations. */
export const apiPage = (home: string): string => {
  const { name, description, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(exports).flatMap(([entry, { types }]) => [
    `## \`${name}${entry.slice(1)}\``,
    ...sectionsOf(exportedBy(join(home, types)), home),
  ]);
  const head = [`# ${name}`, `${description}.`, 'Made from the sources by `npm run api`; sections are source files.'];
  return `${[...head, ...entries].join('\n\n')}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const house = fileURLToPath(new URL('..', import.meta.url));
  mkdirSync(join(house, 'docs/api'), { recursive: true });
  for (const name of PACKAGES)
    writeFileSync(join(house, `docs/api/${name}.md`), apiPage(join(house, 'packages', name)));
}
