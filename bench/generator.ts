/** D19: boards by seed: laid, made missions of, and checked like any mission. */
import { checkMission, generateMission } from '@sensorium/content';

export const SEEDS = Number(process.env['BENCH_SEEDS'] ?? 10_000);
const PORTION = 20;

/** The next boards of an endless row of seeds. */
export const boards = (): (() => number) => {
  let seed = 0;
  return () => {
    for (let i = 0; i < PORTION; i++) generateMission(seed++);
    return PORTION;
  };
};

/** Every seed from 0 on, with the CPU seconds it took; an error in one of them ends the run. */
export const checkedBoards = (count: number): number => {
  const start = process.cpuUsage();
  for (let seed = 0; seed < count; seed++) {
    const wrong = checkMission(generateMission(seed)).find(({ severity }) => severity === 'error');
    if (wrong !== undefined) throw new Error(`seed ${seed}: ${wrong.rule}: ${wrong.message}`);
  }
  const { user, system } = process.cpuUsage(start);
  return count / ((user + system) / 1e6);
};
