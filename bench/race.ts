/** Things measured against each other, a little of each in turn: a machine that is slow for a while is slow for all of them. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './timing.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 0.1);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
/** Until the machine code of all that is played is there. */
const WARM_SECONDS = 2.5;
/** Whole games use far more code, and one is not like the next. */
const LONGER = 4;

interface Runner {
  /** How often a second, measured over that many seconds. */
  rate(seconds: number): Promise<number>;
  end(): void;
}

const startRunner = (name: string): Runner => {
  const child = fork(fileURLToPath(new URL('runner.ts', import.meta.url)), [name], { execArgv: ['--import', 'tsx'] });
  return {
    rate: (seconds) =>
      new Promise((resolve, reject) => {
        child.once('message', (rate: number) => {
          child.removeAllListeners('exit');
          resolve(rate);
        });
        child.once('exit', (code) => reject(new Error(`'${name}' ended with ${code}`)));
        child.send(seconds);
      }),
    end: () => child.disconnect(),
  };
};

export interface Race {
  /** Times a second. */
  rate(name: string): number;
  /** How much faster one was than another in the same round. */
  ratio(name: string, other: string): number;
}

/** Every round asks each of them once, in turns from the first and from the last. */
export const race = async (names: readonly string[], isLong = false): Promise<Race> => {
  const times = isLong ? LONGER : 1;
  const runners = new Map(names.map((name) => [name, startRunner(name)]));
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (const runner of runners.values()) await runner.rate(times * WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      rates.get(name)!.push(await runners.get(name)!.rate(times * SECONDS));
  for (const runner of runners.values()) runner.end();
  return {
    rate: (name) => median(rates.get(name)!),
    ratio: (name, other) => median(rates.get(name)!.map((rate, round) => rate / rates.get(other)![round]!)),
  };
};
