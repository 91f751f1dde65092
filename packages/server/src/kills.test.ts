import { describe, expect, test } from 'vitest';
import { runKills } from '../testing/kills.ts';
import { postgresPrograms, startPostgres } from '../testing/postgres.ts';

const LONG = 400_000;

describe.concurrent('C1.13 aside, nothing that was acknowledged is ever taken back', () => {
  test(
    'the embedded database: killed at random moments, every acknowledged order is there, once, and every game goes on',
    async () => {
      const { lost, stuck, acknowledged } = await runKills({ processes: 1, games: 6, kills: 6, seed: 1 });
      expect({ lost, stuck }).toEqual({ lost: [], stuck: 0 });
      expect(acknowledged).toBeGreaterThan(6);
    },
    LONG,
  );

  describe.skipIf(postgresPrograms() === null).concurrent('PostgreSQL with three processes', () => {
    test(
      'killed at random moments, every acknowledged order is there, once, and every game goes on',
      async () => {
        const { address, stop } = await startPostgres();
        const figures = await runKills({ database: address, processes: 3, games: 10, kills: 10, seed: 2 });
        stop();
        expect(figures).toMatchObject({ lost: [], stuck: 0 });
        expect(figures.acknowledged).toBeGreaterThan(10);
      },
      LONG,
    );

    test(
      'a rolling restart loses no order',
      async () => {
        const { address, stop } = await startPostgres();
        const figures = await runKills({
          database: address,
          processes: 3,
          games: 10,
          kills: 4,
          seed: 3,
          signal: 'SIGTERM',
        });
        stop();
        expect(figures).toMatchObject({ lost: [], stuck: 0 });
      },
      LONG,
    );
  });
});
