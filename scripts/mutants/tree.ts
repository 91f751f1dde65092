/** A copy of the project in which sources are changed: the working tree is never touched. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { applied, type Mutant } from './operators.ts';

const SCOPE = '@sensorium';
const NOT_COPIED = ['.git', 'node_modules', 'dist'];

export class Tree {
  readonly home = mkdtempSync(join(tmpdir(), 'sensorium-mutants-'));
  /** What was changed, as it was when the copy was made. */
  private readonly originals = new Map<string, string>();

  constructor() {
    cpSync('.', this.home, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
    this.linkModules();
  }

  /** Dependencies are shared; our own packages are those of the copy. */
  private linkModules(): void {
    const modules = join(this.home, 'node_modules');
    mkdirSync(join(modules, SCOPE), { recursive: true });
    for (const name of readdirSync('node_modules'))
      if (name !== SCOPE) symlinkSync(resolve('node_modules', name), join(modules, name));
    for (const name of readdirSync('packages')) symlinkSync(`../../packages/${name}`, join(modules, SCOPE, name));
  }

  apply(mutant: Mutant): void {
    const path = join(this.home, mutant.file);
    const text = readFileSync(path, 'utf8');
    this.originals.set(path, text);
    writeFileSync(path, applied(mutant, text));
  }

  restore(): void {
    for (const [path, text] of this.originals) writeFileSync(path, text);
    this.originals.clear();
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
