/**
 * The judgement that is told to people (`packages/players/src/worth`): plays games to fit it on, fits it, and says how far it
 * can be believed. The games are not kept in the repository; the same seeds give the same ones.
 *
 *   npm run fit-worth -- play FILE [--minutes 24] [--seed 1]    games of quick programs, one position a line
 *   npm run fit-worth -- fit FILE                               writes weights.generated.ts
 *   npm run fit-worth -- check FILE                             predicted against real wins, in games that were not fitted
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { judge } from '../packages/players/src/worth/network.ts';
import { fitNetwork, partOf } from './worth/fitting.ts';
import { playGames, type Position } from './worth/positions.ts';

const WEIGHTS = new URL('../packages/players/src/worth/weights.generated.ts', import.meta.url);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '24' }, seed: { type: 'string', default: '1' } },
});
const [task, file] = positionals;

const positionsIn = (path: string): Position[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Position);

const fit = (path: string): void => {
  const network = fitNetwork(positionsIn(path));
  const rows = Object.entries(network).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  const text = [
    '/** Made by `npm run fit-worth`; never merged by hand. */',
    "import type { Network } from './network.ts';",
    '',
    '// oxlint-disable oxc/approx-constant',
    '// prettier-ignore',
    'export const WEIGHTS: Network = {',
    ...rows,
    '};',
    '',
  ].join('\n');
  writeFileSync(WEIGHTS, text);
  process.stdout.write(`${(gzipSync(text).length / 1000).toFixed(1)} kB gzipped\n`);
};

const TENTHS = 10;

const check = async (path: string): Promise<void> => {
  const { WEIGHTS: network } = await import('../packages/players/src/worth/weights.generated.ts');
  const apart = positionsIn(path).filter((position) => partOf(position) === 'apart');
  const tenths = Array.from({ length: TENTHS }, () => ({ count: 0, predicted: 0, real: 0 }));
  let loss = 0;
  let base = 0;
  const share = apart.reduce((sum, { end }) => sum + end, 0) / apart.length;
  for (const { row, names, end } of apart) {
    const chance = judge(network, row, names);
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))]!;
    tenth.count += 1;
    tenth.predicted += chance;
    tenth.real += end;
    loss -= end * Math.log(chance) + (1 - end) * Math.log(1 - chance);
    base -= end * Math.log(share) + (1 - end) * Math.log(1 - share);
  }
  const games = new Set(apart.map(({ game }) => game)).size;
  const percent = (value: number): string => `${(100 * value).toFixed(1).padStart(5)} %`;
  process.stdout.write(`${apart.length} positions of ${games} games that were not fitted\n`);
  process.stdout.write(
    `log-loss ${(loss / apart.length).toFixed(3)}, of the mean alone ${(base / apart.length).toFixed(3)}\n`,
  );
  process.stdout.write('predicted      mean    real   positions\n');
  tenths.forEach(({ count, predicted, real }, i) => {
    const range = `${String(i * 10).padStart(3)}–${String(i * 10 + 10).padStart(3)} %`;
    process.stdout.write(
      `${range}   ${percent(predicted / count)} ${percent(real / count)} ${String(count).padStart(9)}\n`,
    );
  });
};

if (file === undefined || !['play', 'fit', 'check'].includes(task ?? ''))
  throw new Error('say `play FILE`, `fit FILE` or `check FILE`');
if (task === 'play') playGames(file, Number(values.minutes), Number(values.seed));
else if (task === 'fit') fit(file);
else await check(file);
