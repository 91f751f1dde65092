import { describe, expect, test } from 'vitest';
import { formatMissionPlace, formatSquadsPlace, parseMissionPlace, parseSquadsPlace } from './places.ts';

const LIST = '01234567-89ab-cdef-0123-456789abcdef';
const PLACES = ['decoy', 'generated:scn-raid:77', 'laid:a~b,1'].flatMap((mission) =>
  ['', LIST].map((list) => ({ list, mission })),
);

describe('addresses of squads and missions', () => {
  test.each(PLACES)('are read as they were written: $mission, $list', (place) => {
    expect(parseSquadsPlace(formatSquadsPlace(place))).toEqual(place);
    expect(parseMissionPlace(formatMissionPlace(place))).toEqual(place);
  });

  test('may name a list alone, or nothing', () => {
    expect(parseSquadsPlace(LIST)).toEqual({ list: LIST, mission: '' });
    expect(parseMissionPlace('')).toEqual({ list: '', mission: '' });
  });
});
