/** Whether anything notices a mutant: the compiler, the cases, the unit tests; the quickest first. */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Mutant } from './operators.ts';
import type { Verdict } from './score.ts';
import type { Tree } from './tree.ts';

interface Outcome {
  readonly ok: boolean;
  readonly isStopped: boolean;
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

/** Process groups that must not outlive this program. */
const running = new Set<number>();
process.on('exit', () => running.forEach((group) => process.kill(-group, 'SIGKILL')));

/** Processor time: what a busy machine takes longer for is no fault of the mutant. */
const LIMITED = 'ulimit -t "$0"; "$@"';
/** What a shell tells of a program that has used its time up: 128 and SIGXCPU, or SIGKILL after it. */
const OUT_OF_TIME = 152;
/** For a mutant that waits for ever and uses no time. */
const WAITING = 5;

const run = (tree: Tree, args: readonly string[], seconds: number): Promise<Outcome> =>
  new Promise((done) => {
    const started = performance.now();
    // A group of its own, so that a test that never ends goes with the workers it runs in.
    const child = spawn('/bin/sh', ['-c', LIMITED, String(Math.ceil(seconds)), process.execPath, ...args], {
      cwd: tree.home,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child.pid!);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    let isStopped = false;
    const limit = setTimeout(
      () => {
        isStopped = true;
        process.kill(-child.pid!, 'SIGKILL');
      },
      seconds * WAITING * 1000,
    );
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child.pid!);
      if (code === OUT_OF_TIME || /SIGXCPU/.test(output)) isStopped = true;
      done({ ok: code === 0, isStopped, code, output, seconds: (performance.now() - started) / 1000 });
    });
  });

/** Seconds after which a mutant counts as hanging. */
interface Limits {
  readonly cases: number;
  readonly tests: number;
}

const FIRST_RUN = 600;
/** How much longer a mutant may take than the sources as they are. */
const PATIENCE = 3;
const START = 5;
/** What `runCases.ts` ends with where no case fails. */
const ACCOUNT_DIFFERS = 2;

const RULES_TESTS = ['packages/rules/src', 'packages/cli/src/cases'];
/** Where tests lie that look at other packages' files: the first row that fits; else in the package itself. */
const TESTS: readonly (readonly [files: string, folders: readonly string[]])[] = [
  ['packages/engine/', ['packages/engine/src', ...RULES_TESTS]],
  ['packages/rules/src/solo/', [...RULES_TESTS, 'packages/players/src/automata']],
  ['packages/rules/src/scenarios/', [...RULES_TESTS, 'packages/expedition/src/campaign']],
  ['packages/rules/src/deathwing/', [...RULES_TESTS, 'packages/expedition/src/forces']],
  ['packages/rules/src/arsenal/', [...RULES_TESTS, 'packages/expedition/src/squads']],
  ['packages/rules/', RULES_TESTS],
];

const testsOf = (file: string): readonly string[] =>
  TESTS.find(([files]) => file.startsWith(files))?.[1] ?? [`packages/${packageOf(file)}/src`];

export const packageOf = (file: string): string => file.split('/')[1]!;

export class Judge {
  private readonly tree: Tree;
  private readonly cases = readdirSync('cases', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ file: join('cases', name), rules: rulesIn(readFileSync(join('cases', name), 'utf8')) }));
  limits: Limits = { cases: FIRST_RUN, tests: FIRST_RUN };

  constructor(tree: Tree) {
    this.tree = tree;
  }

  /** Everything must pass before anything is changed: what fails, or how long it takes. */
  async rehearse(files: readonly string[]): Promise<string | Limits> {
    const compiled = await this.compile();
    if (!compiled.ok) return compiled.output;
    const cases = await this.runCases(this.cases.map(({ file }) => file));
    if (!cases.ok) return `a case fails before anything is changed\n${cases.output}`;
    const tests = await this.runTests([...new Set(files.flatMap(testsOf))]);
    if (!tests.ok) return tests.output;
    return { cases: cases.seconds * PATIENCE + START, tests: tests.seconds * PATIENCE + START };
  }

  /** Of mutants in different files, those that the compiler accepts: what it refuses can never be committed. */
  async accepted(mutants: readonly Mutant[]): Promise<Mutant[]> {
    for (const mutant of mutants) this.tree.apply(mutant);
    const { output } = await this.compile();
    this.tree.restore();
    return mutants.filter(({ file }) => !output.includes(`${file}(`));
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    this.tree.apply(mutant);
    try {
      const cases = await this.runCases(this.casesFor(mutant));
      if (cases.isStopped) return 'stopped for its time';
      if (!cases.ok) return cases.code === ACCOUNT_DIFFERS ? 'killed by an account' : 'killed by a case';
      const tests = await this.runTests(testsOf(mutant.file));
      if (tests.isStopped) return 'stopped for its time';
      if (!tests.ok) return 'killed by a test';
      // Alone: an error in another file could not be laid to one of many.
      return (await this.compile()).ok ? 'survived' : 'refused by the compiler';
    } finally {
      this.tree.restore();
    }
  }

  /** All of them; those that share the most rule numbers with the source come first. */
  private casesFor({ file }: Mutant): string[] {
    const cited = rulesIn(readFileSync(file, 'utf8'));
    const shared = (rules: ReadonlySet<string>): number => [...cited].filter((rule) => rules.has(rule)).length;
    return this.cases
      .map((entry) => ({ file: entry.file, shared: shared(entry.rules) }))
      .sort((a, b) => b.shared - a.shared)
      .map((entry) => entry.file);
  }

  private compile(): Promise<Outcome> {
    return run(this.tree, ['node_modules/typescript/bin/tsc', '-b', 'packages/cli', '--pretty', 'false'], FIRST_RUN);
  }

  private runCases(files: readonly string[]): Promise<Outcome> {
    const script = resolve('scripts/mutants/runCases.ts');
    const loader = ['--conditions=sensorium-source', '--import', 'tsx'];
    return run(this.tree, [...loader, script, ...files], this.limits.cases);
  }

  /** The random games of `properties` take the longest: they come last. The accounts have been compared already. */
  private async runTests(folders: readonly string[]): Promise<Outcome> {
    const quick = await this.vitest(folders, '--exclude', '**/properties/**', '--exclude', '**/account.test.ts');
    if (!quick.ok) return quick;
    const slow = await this.vitest(folders.map((folder) => `${folder}/properties`));
    return { ...slow, seconds: quick.seconds + slow.seconds };
  }

  private vitest(folders: readonly string[], ...rest: readonly string[]): Promise<Outcome> {
    const flags = ['--bail=1', '--no-isolate', '--maxWorkers=1', '--passWithNoTests'];
    return run(this.tree, ['node_modules/vitest/vitest.mjs', 'run', ...flags, ...folders, ...rest], this.limits.tests);
  }
}

const rulesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\b[CDAMS]\d+(?:\.\d+)?\b/g));
