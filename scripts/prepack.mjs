// Runs in a package before it is packed: compiles it, and clears away what an earlier source left in its `dist`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPILED = /\.(?:js|d\.ts)(?:\.map)?$/;

const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const { status } = spawnSync(process.execPath, [compiler, '-b'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }))
  if (COMPILED.test(file) && !existsSync(join('src', file.replace(COMPILED, '.ts')))) rmSync(join('dist', file));
