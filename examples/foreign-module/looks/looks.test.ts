/** The page opens a game of the module as its host offers it, and names each part that it could not show. */
import { readFileSync } from 'node:fs';
import { toScenario } from '@sensorium/content';
import { parseMission } from '@sensorium/content/load';
import { openTable, type Dossier } from '@sensorium/host';
import { beforeAll, expect, test } from 'vitest';
import { missingLooks, registerLook, requireLooks } from '../../../packages/web/src/game/looks/register.ts';
import { beaconLooks } from './looks.tsx';

/** Not known when this is compiled: its declarations would be holes in the page's own tables. */
const MODULE: string = '../index.ts';

let dossier: Dossier;

beforeAll(async () => {
  const { installBeacons } = (await import(MODULE)) as { installBeacons: () => Promise<void> };
  await installBeacons();
  const file = readFileSync(new URL('../corridor.yaml', import.meta.url), 'utf8');
  const sides = { marines: 'person', aliens: 'alien-random' };
  const scenario = toScenario(parseMission('corridor.yaml', file));
  dossier = openTable({ scenario, sides, clock: 'off', seed: 3 }, { now: () => 0, drawSeed: () => 1 }).dossier();
});

const LACKING = [
  "unit 'signaller' has no look",
  "word 'light' has no look",
  "word 'heed' has no look",
  "decision 'heed-beacon' has no look",
  "question 'heed-beacon' has no look",
  "mission rule 'light-beacons' has no look",
  "aim 'light-beacons' has no look",
  "event 'beacon-lit' has no look",
  "event 'beacon-heeded' has no look",
];

test('each part without a look is named before the game begins, until it has one', () => {
  expect(missingLooks(dossier).toSorted()).toEqual(LACKING.toSorted());
  expect(() => requireLooks(dossier)).toThrow("unit 'signaller' has no look");
  for (const [table, rows] of Object.entries(beaconLooks))
    for (const [id, row] of Object.entries(rows)) {
      expect(missingLooks(dossier).filter((missing) => missing.includes(`'${id}'`))).not.toEqual([]);
      registerLook({ [table]: { [id]: row } });
    }
  expect(() => requireLooks(dossier)).not.toThrow();
});

test('the dossier says where the beacons are', () => {
  expect(dossier.zones).toEqual([{ rule: 'light-beacons', squares: [10, 16] }]);
});
