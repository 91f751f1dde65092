import { MEASURED } from '@sensorium/content';
import { expect, test } from 'vitest';
import { AUTOMATA, LEVELS, opponentsOf } from './opponents.ts';

test.each(['exterminate', 'rescue', 'decoy'])(
  'S9.21  in %s the automata stand as the captain has met them, S9.13 and the levels after them',
  (mission) => {
    const opponents = opponentsOf('aliens', mission);
    const won = opponents
      .slice(0, AUTOMATA.length)
      .flatMap((id) =>
        MEASURED.filter((row) => row.mission === mission && row.marines === 'marine-captain' && row.aliens === id),
      );
    const shares = won.map(({ won: { marines }, games }) => marines.wins / games);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(opponents.slice(AUTOMATA.length)).toEqual(LEVELS.aliens);
    expect(opponents.toSorted()).toEqual(opponentsOf('aliens').toSorted());
  },
);
