import { MISSIONS, toScenario } from '@sensorium/content';
import { expect, test } from 'vitest';
import { alterScenario, openAltered } from '../testing/alterScenario.ts';
import { picker, playRandomly } from '../testing/playRandomly.ts';

const SCENARIOS = MISSIONS.map((mission) => toScenario(mission));
const LAST_TURN = 3;

test('C1.15  a scenario altered by hand is refused when it is opened, or played without a dead end', () => {
  let played = 0;
  let refused = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const pick = picker(seed * 7919);
    const base = SCENARIOS[seed % SCENARIOS.length]!;
    const game = openAltered(JSON.parse(JSON.stringify(alterScenario(base, pick, SCENARIOS))), seed);
    if (game === null) refused += 1;
    else played += Math.min(1, playRandomly(game, seed, LAST_TURN));
  }
  expect(played).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(20);
});
