import { distanceOnFoot, pathDistance, squareAt, type Coordinates } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { said, sound } from '../testing/soundMission.ts';
import { checkMission } from './checkMission.ts';
import { markedSquares, type Mission } from './mission.ts';
import { MISSIONS } from './missions.generated.ts';
import { startMission, toScenario } from './scenario.ts';

const row = (rows: readonly string[], y: number, text: string): string[] =>
  rows.map((old, i) => (i === y ? text : old));

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
    'a tab',
    { board: { ...sound.board, floor: row(sound.board.floor, 0, '##########1\t') } },
    'error M0.1 a tab at (11, 0) means nothing on a board',
  ],
  [
    'a space that is none',
    { board: { ...sound.board, floor: row(sound.board.floor, 0, '##########\u00a0') } },
    'error M0.1 a strange space at (10, 0) means nothing on a board',
  ],
  [
    'a character of two halves',
    { board: { ...sound.board, floor: row(sound.board.floor, 0, '##########😀') } },
    "error M0.1 '😀' at (10, 0) means nothing on a board",
  ],
  [
    'a square nobody could name',
    { board: { ...sound.board, floor: row(sound.board.floor, 0, `##########1${'#'.repeat(190)}.`) } },
    'error M0.1 the floor square (201, 0) lies beyond 200, where no place can be named',
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
  ['a module nobody knows', { modules: ['core', 'fairies'] }, "error M0.8 there is no rule module 'fairies'"],
  ['the rules of missions not chosen', { modules: ['core'] }, "error M0.8 choose the rule module 'missions'"],
];

describe('M0.8 what cannot be played is named', () => {
  test.each(BROKEN)('M0.8 %s', (_what, change, message) => {
    expect(said({ ...sound, ...change })).toContain(message);
  });

  test('C1.2 a row left out is named, not every square that it shifts', () => {
    const floor = sound.board.floor.toSpliced(6, 1);
    expect(said({ ...sound, board: { ...sound.board, floor } })).toEqual([
      'error C1.2 the floor plan has 26 rows, the sections board 27',
    ]);
  });

  test('C1.2 a row is blamed once, however much of it is wrong', () => {
    const floor = row(sound.board.floor, 14, '?'.repeat(22));
    expect(said({ ...sound, board: { ...sound.board, floor } })).toEqual([
      "error M0.1 '?' at (0, 14) means nothing on a board",
    ]);
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

  test('A3.10 a force of which the first marine player has nobody', () => {
    const given = (isOfSecond: (place: number) => boolean): Mission => ({
      ...sound,
      force: sound.force.map(({ squad, pieces }) => ({
        squad,
        pieces: pieces.map((piece, place) => (isOfSecond(place) ? { ...piece, player: 2 } : piece)),
      })),
    });
    expect(said(given(() => true))).toEqual([
      'error A3.10 the first marine player has no marine: not all can be `player: 2`',
    ]);
    expect(said(given((place) => place > 0))).toEqual([]);
    expect(toScenario(given((place) => place === 1)).pieces.map(({ player }) => player)).toContain(2);
  });
});
