import { MISSIONS, startMission } from '@sensorium/content';
import { SCENARIO_IDS } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { playRandomly } from '../testing/playRandomly.ts';
import { generateMission } from './generator/mission.ts';

const LAST_TURN = 60;

test.for(MISSIONS.map(({ id }) => id))('M0.8 random play of %s comes to an end', (id) => {
  const mission = MISSIONS.find((other) => other.id === id)!;
  for (let seed = 1; seed <= 3; seed++) {
    const game = startMission(mission, { seed });
    expect(playRandomly(game, seed, LAST_TURN)).toBeGreaterThan(mission.force.length);
    expect(game.state.winner !== 'none' || game.state.turn > LAST_TURN).toBe(true);
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
  }
});

test.for(SCENARIO_IDS)('D19 random play of generated boards of %s comes to an end', (id) => {
  for (let seed = 1; seed <= 4; seed++) {
    const game = startMission(generateMission(500 + seed, id), { seed });
    playRandomly(game, seed, LAST_TURN);
    expect(game.state.winner !== 'none' || game.state.turn > LAST_TURN).toBe(true);
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
  }
});
