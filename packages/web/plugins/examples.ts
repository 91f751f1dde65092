/**
 * `import('virtual:examples/C')`: the examples of a chapter, played when the page is built and loaded when somebody opens
 * one. `virtual:examples` lists the rules that have one.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const NAME = 'virtual:examples';
const HOME = fileURLToPath(new URL('../../../', import.meta.url));
const RECORDER = ['--conditions=sensorium-source', '--import', 'tsx', 'scripts/record-examples.ts'];
const MOST_BYTES = 64 << 20;

const record = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { stdout } = await promisify(execFile)(process.execPath, RECORDER, { cwd: HOME, maxBuffer: MOST_BYTES });
  return JSON.parse(stdout) as Record<string, unknown>;
};

/** As text to be parsed, which is quicker than reading so large a literal. */
const moduleOf = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

export const examples = (): Plugin => {
  let recorded: ReturnType<typeof record> | undefined;
  return {
    name: 'sensorium-examples',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const all = Object.entries(await (recorded ??= record()));
      const chapter = id.slice(NAME.length + 2);
      const code =
        chapter === ''
          ? moduleOf(all.map(([rule]) => rule))
          : moduleOf(Object.fromEntries(all.filter(([rule]) => rule.startsWith(chapter))));
      return { code, moduleType: 'js' };
    },
  };
};
