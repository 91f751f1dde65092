/**
 * `import codex from 'virtual:codex'`: for every language that has the codex, its chapters, each a chunk of its own that is loaded when
 * somebody reads it. English lies in docs/codex, any other language in a folder of its own there.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseCodex } from '../src/rules/parseCodex.ts';

const FILES: Readonly<Record<string, string>> = {
  C: 'C-core.md',
  M: 'M-missions.md',
  S: 'S-solo.md',
  D: 'D-deathwing.md',
  A: 'A-arsenal.md',
};
const NAME = 'virtual:codex';
const HOME = new URL('../../../docs/codex/', import.meta.url);

const languages = (): string[] => [
  'en',
  ...readdirSync(HOME, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
];

const fileOf = (language: string, chapter: string): string | null => {
  const path = fileURLToPath(new URL(`${language === 'en' ? '' : `${language}/`}${FILES[chapter]}`, HOME));
  return existsSync(path) ? path : null;
};

const chaptersOf = (language: string): string =>
  Object.keys(FILES)
    .filter((chapter) => fileOf(language, chapter) !== null)
    .map((chapter) => `${chapter}: () => import('${NAME}/${language}/${chapter}')`)
    .join(', ');

const index = (): string =>
  `export default { ${languages()
    .map((language) => `${language}: { ${chaptersOf(language)} }`)
    .join(', ')} };`;

export const codex = (): Plugin => ({
  name: 'sensorium-codex',
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${NAME}`) return { code: index(), moduleType: 'js' };
    if (!id.startsWith(`\0${NAME}/`)) return undefined;
    const [language = '', chapter = ''] = id.slice(NAME.length + 2).split('/');
    const path = fileOf(language, chapter);
    if (path === null) throw new Error(`there is no chapter ${chapter} in ${language}`);
    this.addWatchFile(path);
    const json = JSON.stringify(parseCodex(chapter, readFileSync(path, 'utf8'), language));
    return { code: `export default JSON.parse(${JSON.stringify(json)});`, moduleType: 'js' };
  },
});
