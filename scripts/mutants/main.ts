// Mutation testing: small faults are put into the sources one by one, and the cases and tests must notice.
//   npm run mutants -- --sample 200 --minutes 30
//   --package engine,rules   where faults are made     --file overwatch   only in files whose path holds this
//   --seed 7                 the same sample again     --at-once 2        how many are judged side by side
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isEquivalent, readEquivalents, staleEquivalents } from './equivalents.ts';
import { Judge, packageOf } from './judge.ts';
import { mutantsIn, type Mutant } from './operators.ts';
import { placeOf } from './place.ts';
import { drawSample, shuffled } from './sample.ts';
import { scoreLines, type Result } from './score.ts';
import { Tree } from './tree.ts';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { values: options } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '30' },
    package: { type: 'string', default: 'engine,rules' },
    file: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const packages = options.package.split(',');
const deadline = performance.now() + Number(options.minutes) * 60_000;

/** Sources as they were when they were first looked at: somebody may be working on them. */
const TEXTS = new Map<string, string>();
const textOf = (file: string): string => {
  let text = TEXTS.get(file);
  if (text === undefined) TEXTS.set(file, (text = readFileSync(file, 'utf8')));
  return text;
};

const sourcesOf = (name: string): string[] =>
  readdirSync(join('packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.generated)\.tsx?$/.test(file))
    .map((file) => join('packages', name, 'src', file))
    .filter((file) => file.includes(options.file))
    .sort();

const tell = (mutant: Mutant): string => {
  const { line, was, becomes } = placeOf(mutant, textOf(mutant.file));
  return `${mutant.file}:${line}\n  - ${was}\n  + ${becomes}`;
};

/** Judges side by side until the sample or the time is used up. */
const judgeAll = async (judges: readonly Judge[], sample: readonly Mutant[]): Promise<Result[]> => {
  const equivalents = readEquivalents();
  const queue = [...sample];
  const results: Result[] = [];
  const work = async (judge: Judge): Promise<void> => {
    while (performance.now() < deadline) {
      const mutant = queue.shift();
      if (mutant === undefined) return;
      const isKnown = isEquivalent(equivalents, mutant, textOf(mutant.file));
      const verdict = isKnown ? 'equivalent' : await judge.judge(mutant);
      results.push({ package: packageOf(mutant.file), verdict });
      if (verdict === 'survived') console.log(`${results.length} survived  ${tell(mutant)}`);
    }
  };
  await Promise.all(judges.map(work));
  return results;
};

const main = async (trees: readonly Tree[]): Promise<number> => {
  const stale = staleEquivalents(readEquivalents(), textOf);
  for (const entry of stale) console.log(`equivalent.yaml: no reason, or no such mutant: ${entry}`);
  if (stale.length > 0) return 1;
  const judges = trees.map((tree) => new Judge(tree));
  const files = packages.flatMap(sourcesOf);
  const limits = await judges[0]!.rehearse(files);
  if (typeof limits === 'string') return (console.log(limits), 1);
  for (const judge of judges) judge.limits = limits;
  const all = files.flatMap((file) => mutantsIn(file, textOf(file)));
  const order = shuffled(all, Number(options.seed));
  const sample = await drawSample(order, Number(options.sample), (mutants) => judges[0]!.accepted(mutants));
  console.log(`${sample.length} of ${all.length} mutants, seed ${options.seed}`);
  const began = performance.now();
  const results = await judgeAll(judges, sample);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${results.length} judged in ${(seconds / 60).toFixed(1)} minutes, ${judges.length} at once`);
  if (results.length < sample.length) console.log(`time is up after ${results.length}`);
  for (const line of scoreLines(results)) console.log(line);
  return 0;
};

const trees = Array.from({ length: Number(options['at-once']) }, () => new Tree());
process.on('exit', () => trees.forEach((tree) => tree.remove()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.exitCode = await main(trees);
