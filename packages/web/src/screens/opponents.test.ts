import { MEASURED } from '@sensorium/content';
import { expect, test } from 'vitest';
import { opponentsOf } from './opponents.ts';

test.each(['exterminate', 'rescue', 'decoy'])(
  'S9.21  in %s the aliens stand as the captain has met them',
  (mission) => {
    const opponents = opponentsOf('aliens', mission);
    const won = opponents.flatMap((id) =>
      MEASURED.filter((row) => row.mission === mission && row.marines === 'marine-captain' && row.aliens === id),
    );
    const shares = won.map(({ won: { marines }, games }) => marines.wins / games);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(opponents.toSorted()).toEqual(opponentsOf('aliens').toSorted());
  },
);
