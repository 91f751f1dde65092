import { measuredIds, measuredMissions } from '@sensorium/content';
import { expect, test } from 'vitest';
import { missionCalled } from './catalogue.ts';

test('S9.15: the missions that are measured are known by what they call themselves', () => {
  expect(measuredIds()).toEqual(measuredMissions().map((name) => missionCalled(name)?.id));
});
