import { loadGame, saveGame } from '@sensorium/engine';
import { SCENARIO_IDS, setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { playRandomly } from '../testing/playRandomly.ts';
import { generateMission } from './generator/mission.ts';
import { MISSIONS } from './missions.generated.ts';
import { startMission } from './scenario.ts';

const LAST_TURN = 5;
const EVERY = 29;

const PLAYED = [...MISSIONS, ...SCENARIO_IDS.map((id) => generateMission(77, id))];

test.for(PLAYED.map(({ id }) => id))('M0.8 %s can be saved in the middle of anything', (id) => {
  const game = startMission(
    PLAYED.find((mission) => mission.id === id)!,
    { seed: 7 },
  );
  const seen = new Set<string>();
  let count = 0;
  playRandomly(game, 7, LAST_TURN, (decision) => {
    if (seen.has(decision) && count++ % EVERY !== 0) return;
    seen.add(decision);
    expect(loadGame(saveGame(game), setupFor).state).toEqual(game.state);
  });
  expect(seen.size).toBeGreaterThan(2);
});
