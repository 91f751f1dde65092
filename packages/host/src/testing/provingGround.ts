import type { Scenario } from '@sensorium/engine';

/** A small board with everything on it: rooms, corridors, doors, a flamer, entry areas. For tests and first steps. */
const FLOOR = [
  '#########################',
  '#...###########...#######',
  '#...+.........+...#######',
  '#...###.#######...#######',
  '##.####.########.########',
  '##.####.########+########',
  '##+####.########.########',
  '##.####.########.########',
  '.......................+.',
  '##.####.########.########',
  '##.####.########.########',
  '##.####.######.....######',
  '##.####+######.....######',
  '##.###...#####.....######',
  '##......................#',
  '######...##############.#',
  '#######################.#',
];
const SECTIONS = [
  '                         ',
  ' AAA           BBB       ',
  ' AAACCCCCCCCCCCBBB       ',
  ' AAA   D       BBB       ',
  '  E    D        F        ',
  '  E    D        F        ',
  '  E    D        F        ',
  '  E    D        F        ',
  'GGGGGGGGGHHHHHHHHHHHHHIII',
  '  J    K        L        ',
  '  J    K        L        ',
  '  J    K      MMMMM      ',
  '  J    K      MMMMM      ',
  '  J   NNN     MMMMM      ',
  '  JOOONNNPPPPPPPPPPPPPPP ',
  '      NNN              Q ',
  '                       Q ',
];

export const PROVING_GROUND: Scenario = {
  id: 'proving-ground',
  modules: ['core'],
  options: {},
  board: {
    levels: [{ floor: FLOOR, sections: SECTIONS }],
    entries: [
      { id: 'west', squares: [{ at: [0, 8], side: 3 }] },
      { id: 'east', squares: [{ at: [24, 8], side: 1 }] },
      { id: 'south', squares: [{ at: [23, 16], side: 2 }] },
    ],
  },
  features: [
    { at: [4, 2], is: 'closed-door' },
    { at: [14, 2], is: 'closed-door' },
    { at: [16, 5], is: 'closed-door' },
    { at: [2, 6], is: 'closed-door' },
    { at: [23, 8], is: 'closed-door' },
    { at: [7, 12], is: 'closed-door' },
  ],
  burning: [],
  pieces: [
    { is: 'sergeant', name: 'Helix', squad: 'red', at: [14, 8], faces: 3 },
    { is: 'marine', name: 'Toran', squad: 'red', at: [15, 8], faces: 3 },
    { is: 'flamer-marine', name: 'Vael', squad: 'red', at: [16, 9], faces: 0 },
    { is: 'marine', name: 'Osk', squad: 'red', at: [16, 7], faces: 0 },
    { is: 'marine', name: 'Ruun', squad: 'red' },
  ],
  deployment: [
    {
      by: 'marines',
      pieces: [4],
      squares: [
        [15, 12],
        [16, 12],
        [18, 13],
      ],
    },
  ],
  startingBlips: 2,
  reinforcements: 2,
  novice: false,
  rules: [],
};
