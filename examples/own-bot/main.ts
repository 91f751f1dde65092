/** A bot of one's own beside one of the house, in the lab. */
import { MISSIONS } from '@sensorium/content';
import { runGames, summarize } from '@sensorium/lab';
import { HERE, SENTRY } from './bot.ts';

const mission = MISSIONS.find(({ id }) => id === 'suicide-mission')!;
const matches = [SENTRY, 'marine-drill'].map((marines) => ({ mission, marines, aliens: 'alien-hunter-1', nodes: 10 }));
const { lines } = await runGames({ matches, games: 4, seed: 1, jobs: 2, extensions: [HERE] });
for (const { marines, games, wins } of summarize(lines)) console.log(`${marines}: ${wins} of ${games} won`);
