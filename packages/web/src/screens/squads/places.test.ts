import { describe, expect, test } from 'vitest';
import { formatMissionPlace, formatSquadsPlace, parseMissionPlace, parseSquadsPlace } from './places.ts';

const LIST = '01234567-89ab-cdef-0123-456789abcdef';
const MISSIONS = ['', 'decoy', 'generated:scn-raid:77', 'laid:a~b,1'];

describe('addresses of squads and missions', () => {
  test.each(MISSIONS)('of mission "%s" are read as they were written', (mission) => {
    for (const list of ['', LIST]) {
      const place = { list, mission };
      if (mission !== '' || list !== '') expect(parseSquadsPlace(formatSquadsPlace(place))).toEqual(place);
      if (mission !== '') expect(parseMissionPlace(formatMissionPlace(place))).toEqual(place);
    }
  });
});
