/** D19: boards by seed: laid, made missions of, and checked like any mission. */
import { checkMission } from '@sensorium/content';
import { generateMission } from '@sensorium/expedition';

const PORTION = 5;

/** The next boards of an endless row of seeds. */
const forSeeds = (make: (seed: number) => void) => (): (() => number) => {
  let seed = 0;
  return () => {
    for (let i = 0; i < PORTION; i++) make(seed++);
    return PORTION;
  };
};

export const boards = forSeeds(generateMission);

/** An error in one of them ends the run. */
const check = (seed: number): void => {
  const wrong = checkMission(generateMission(seed)).find(({ severity }) => severity === 'error');
  if (wrong !== undefined) throw new Error(`seed ${seed}: ${wrong.rule}: ${wrong.message}`);
};

export const checkedBoards = forSeeds(check);

/** D19: whether this many seeds give as many playable boards. */
export const checkSeeds = (count: number): void => {
  for (let seed = 0; seed < count; seed++) check(seed);
};
