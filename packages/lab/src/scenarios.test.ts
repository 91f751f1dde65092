import { generateMission } from '@sensorium/expedition';
import { SCENARIO_IDS, type ScenarioId } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { LAST_TURN, playGame } from './match.ts';

/** Searching players think as little as they can here: what is tried is that they play, not how well. */
const PAIRS: readonly (readonly [marines: string, aliens: string, nodes?: number])[] = [
  ['marine-drill', 'deathwing-solo'],
  ['marine-drill', 'diceroller-1'],
  ['marine-drill', 'diceroller-2'],
  ['marine-drill', 'alien-hunter-5', 1],
  ['marine-captain', 'diceroller-1', 1],
];

/** Boards on which games are short. */
const SEEDS: Readonly<Record<ScenarioId, number>> = {
  'scn-recon': 54,
  'scn-establish': 107,
  'scn-defend': 104,
  'scn-raid': 54,
  'scn-escape': 45,
  'scn-destroy': 54,
};

const games = SCENARIO_IDS.flatMap((id) => PAIRS.map((pair) => ({ id, pair, seed: SEEDS[id] })));

test.for(games)('D20 S9.15  $id: $pair.0 against $pair.1 on a generated board, to the end', ({ id, pair, seed }) => {
  const [marines, aliens, nodes] = pair;
  const mission = generateMission(seed, id);
  const { record } = playGame({ mission, marines, aliens, ...(nodes === undefined ? {} : { nodes }) }, seed);
  expect(record.mission).toBe(`${id}-${seed}`);
  expect(['marines', 'aliens', 'draw']).toContain(record.outcome);
  expect(record.turns).toBeLessThan(LAST_TURN);
  expect(record.rule).toMatch(/^D(19|20)\.\d+$/);
});

test.for(['alien-hunter-4', 'alien-hunter-5'])('%s plays a generated board', (aliens) => {
  const match = { mission: generateMission(54, 'scn-recon'), marines: 'marine-captain', aliens, nodes: 1 };
  const { record } = playGame(match, 3);
  expect(['marines', 'aliens', 'draw']).toContain(record.outcome);
});
