/** `import('virtual:codex/C')`: a chapter of docs/codex as a chunk of its own, loaded when somebody reads it. */
import { readFileSync } from 'node:fs';
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
const NAME = 'virtual:codex/';
const HOME = new URL('../../../docs/codex/', import.meta.url);

export const codex = (): Plugin => ({
  name: 'sensorium-codex',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const chapter = id.slice(NAME.length + 1);
    const file = FILES[chapter];
    if (file === undefined) throw new Error(`there is no chapter ${chapter}`);
    const path = fileURLToPath(new URL(file, HOME));
    this.addWatchFile(path);
    const json = JSON.stringify(parseCodex(chapter, readFileSync(path, 'utf8')));
    return { code: `export default JSON.parse(${JSON.stringify(json)});`, moduleType: 'js' };
  },
});
