/** Whole games between players that need no person (S9.23). */
import { MISSIONS } from '@sensorium/content';
import { playGame, runGames, type Match } from '@sensorium/lab';

const mission = MISSIONS.find(({ id }) => id === 'suicide-mission')!;

/** Games it takes until the machine code of all that is played is there. */
const WARM = 150;

/** One game after the other, each with the next seed. */
export const games = (marines: string, aliens: string): (() => number) => {
  const match: Match = { mission, marines, aliens };
  let seed = 0;
  while (seed < WARM) playGame(match, ++seed);
  return () => {
    playGame(match, ++seed);
    return 1;
  };
};

const ENOUGH = 600;

/** How much faster a run is on two workers than on one, by the clock on the wall. */
export const speedUp = async (): Promise<number> => {
  const match: Match = { mission, marines: 'marine-drill', aliens: 'diceroller-1' };
  const seconds = async (jobs: number): Promise<number> => {
    const start = performance.now();
    await runGames({ matches: [match], games: ENOUGH, seed: 1, jobs });
    return (performance.now() - start) / 1000;
  };
  const one = await seconds(1);
  return one / (await seconds(2));
};
