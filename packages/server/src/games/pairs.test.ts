import { MISSIONS } from '@sensorium/content';
import { SIDES } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { playPair } from '../../testing/pairs.ts';

describe.each(SIDES)('C20.3  what the %s are sent does not depend on what is hidden from them', (side) => {
  test('the same bytes at the same moments, windows and waiting included', async () => {
    let windows = 0;
    for (const [i, mission] of MISSIONS.filter((_, index) => index % 4 === 0).entries()) {
      const played = await playPair(mission, i, side);
      expect([mission.id, played.differs]).toEqual([mission.id, null]);
      windows += played.windows;
    }
    expect(windows).toBeGreaterThan(0);
  });
});
