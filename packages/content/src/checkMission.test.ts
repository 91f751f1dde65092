import { distanceOnFoot, pathDistance, squareAt, type Coordinates } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { checkMission } from './checkMission.ts';
import { markedSquares, type Mission } from './mission.ts';
import { MISSIONS } from './missions.generated.ts';
import { startMission } from './scenario.ts';

const sound = MISSIONS.find(({ id }) => id === 'suicide-mission')!;
const row = (rows: readonly string[], y: number, text: string): string[] =>
  rows.map((old, i) => (i === y ? text : old));
const said = (mission: Mission): string[] =>
  checkMission(mission).map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);

test.each(MISSIONS.map((mission) => [mission.id, mission] as const))(
  'M7.1 %s is playable and can be laid out from the box',
  (_id, mission) => {
    expect(checkMission(mission)).toEqual([]);
  },
);

test.each(MISSIONS.filter(({ origin }) => origin === 'own').map((mission) => [mission.id, mission] as const))(
  'M7.2 %s keeps the aliens’ ways long: about 17 squares',
  (_id, mission) => {
    const game = startMission(mission, { seed: 1 });
    const square = ([x, y, level]: Coordinates): number => squareAt(game.setup.board, x, y, level);
    const starts = mission.deployment.flatMap(({ on }) => markedSquares(mission, on));
    const distances = mission.entries.map(({ at }) =>
      Math.min(
        ...starts.flatMap((start) => [
          distanceOnFoot(game, square(start), square(at)),
          pathDistance(game.setup.board, square(start), square(at)), // Bulkheads and crates are a delay only.
        ]),
      ),
    );
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    expect(mean).toBeGreaterThan(12);
    expect(mean).toBeLessThan(22);
  },
);

describe('M7.2 advice', () => {
  test('M7.2 an entry square near the start, and a straight corridor to it, are warned about', () => {
    const entries = [...sound.entries, { id: 'near', at: [10, 0] as const, side: 'N' as const }];
    expect(said({ ...sound, entries })).toEqual([
      "warning M7.2 area near is 0 squares from the marines' start; about 17 are better",
      "warning M7.2 from area near a straight corridor leads to the marines' start",
    ]);
  });
});

const BROKEN: readonly (readonly [string, Partial<Mission>, string])[] = [
  [
    'a floor square without section',
    { board: { ...sound.board, sections: row(sound.board.sections, 0, '') } },
    'error C1.2 the floor square (10, 0) belongs to no section',
  ],
  [
    'a section without floor',
    { board: { ...sound.board, sections: row(sound.board.sections, 0, 'q#########a') } },
    'error C1.2 section q has (0, 0), where there is no floor',
  ],
  [
    'a strange character',
    { board: { ...sound.board, floor: row(sound.board.floor, 0, '##########?') } },
    "error M0.1 '?' at (10, 0) means nothing on a board",
  ],
  [
    'a section in two places',
    { board: { ...sound.board, sections: row(sound.board.sections, 0, '##########r') } },
    'error C1.2 section r lies in several places',
  ],
  ['an entry in the wall', { entries: [{ id: 'E1', at: [0, 0], side: 'W' }] }, 'error C18.1 (0, 0) is no floor square'],
  [
    'an entry area on the floor',
    { entries: [{ id: 'E1', at: [10, 0], side: 'S' }] },
    'error C18.1 S of (10, 0) there is floor',
  ],
  [
    'an exit without room',
    { exits: [{ at: [10, 0], side: 'N' }] },
    'error M0.5 N of (10, 0) the board has no room for an exit; begin it one square later',
  ],
  ['blips that cannot come', { entries: [] }, 'error C18.2 blips come, but there is no entry area'],
  [
    'a unit nobody knows',
    { force: [{ squad: 'A', pieces: [{ is: 'sergeant' }, { is: 'librarian-of-nothing' }] }] },
    "error M0.3 there is no marine unit 'librarian-of-nothing'",
  ],
  [
    'more marines than squares',
    { force: [{ squad: 'A', pieces: Array.from({ length: 6 }, () => ({ is: 'flamer-marine' })) }] },
    "error C2.6 6 pieces find only 5 places on '1'",
  ],
  [
    'a squad nobody deploys',
    { force: [...sound.force, { squad: 'B', pieces: [{ is: 'marine' }] }] },
    'error C2.4 B1 is deployed by nobody',
  ],
  [
    'a deployment of nobody',
    { deployment: [...sound.deployment, { by: 'marines', who: ['C'], on: '1' }] },
    'error C2.4 the force has no C',
  ],
  [
    'no flamer to burn with',
    { force: [{ squad: 'A', pieces: [{ is: 'marine' }] }] },
    'error M1.3 nobody in the force has a heavy flamer',
  ],
  [
    'no section to burn',
    { objectives: [{ is: 'burn-targets', sections: ['Z'] }] },
    'error M1.3 there is no section Z to burn',
  ],
  ['no exit to escape by', { objectives: [{ is: 'escape', count: 2 }] }, 'error M0.5 there is no exit to escape by'],
  [
    'too few to escape',
    { exits: [{ at: [10, 1], side: 'E' }], objectives: [{ is: 'escape', count: 6 }] },
    'error M5.4 the force has fewer than 6 marines',
  ],
  [
    'no machine to rescue',
    { objectives: [{ is: 'rescue-cat' }] },
    'error M3.4 there is no C.A.T.: choose the special rule cat',
  ],
  [
    'no ducts to hold',
    { objectives: [{ is: 'hold-ducts', turn: 9 }] },
    'error M6.5 there are no ducts: choose the special rule ducts',
  ],
  [
    'nothing to occupy',
    { objectives: [{ is: 'occupy', on: 'Q', count: 1 }] },
    "error M0.7 the floor plan has fewer than 1 squares marked 'Q'",
  ],
  ['no way to win', { objectives: [{ is: 'all-dead' }] }, 'error C21.2 nothing in the mission makes the marines win'],
  [
    'a rule chosen twice',
    { special: [{ is: 'no-lurking' }, { is: 'no-lurking' }] },
    'error M0.8 no-lurking stands there twice',
  ],
  [
    'an automaton that hopes for ducts',
    { automaton: { ...sound.automaton, alienGoalSquares: ['intact-ducts'] } },
    'error S6.8 intact-ducts needs the rule ducts',
  ],
  [
    'an alien in a wall',
    { aliens: [{ is: 'genestealer', at: [0, 0], faces: 'N' }] },
    'error C2.6 the genestealer at (0, 0) does not stand on floor',
  ],
  [
    'an alien where marines start',
    { aliens: [{ is: 'blip', at: [10, 0], value: 1 }] },
    'error C1.3 (10, 0) is wanted by two pieces',
  ],
  ['a module nobody knows', { modules: ['core', 'fairies'] }, "error M0.8 there is no rule module 'fairies'"],
];

describe('M0.8 what cannot be played is named', () => {
  test.each(BROKEN)('M0.8 %s', (_what, change, message) => {
    expect(said({ ...sound, ...change })).toContain(message);
  });

  test('C1.1 a board in two parts', () => {
    const floor = row(sound.board.floor, 10, '#.');
    const sections = row(sound.board.sections, 10, '#e');
    expect(said({ ...sound, board: { floor, sections, above: [] } })).toContain(
      'error C1.1 no way leads from (10, 0) to (10, 11)',
    );
  });

  test('M0.1 a door that bars nothing is warned about', () => {
    const floor = row(sound.board.floor, 12, '##########|');
    expect(said({ ...sound, board: { ...sound.board, floor } })).toEqual([
      'warning M0.1 the door at (10, 12) has no floor on one of its sides',
      'warning M0.1 the door at (10, 12) can be walked round',
    ]);
  });
});
