/** What a process costs, by Linux; and how times are summed up. */
import { readFileSync } from 'node:fs';

const TICKS = 100;

/** Seconds of processor time. */
export const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** MB in memory. */
export const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

export const percentile = (sorted: readonly number[], share: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2));

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Milliseconds it takes. */
export const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  return performance.now() - began;
};

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

export type Row = Readonly<Record<string, string | number>>;
