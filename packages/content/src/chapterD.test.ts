import { NO_FACING, createGame, loadGame, pieceOf, saveGame, squareAt } from '@sensorium/engine';
import { rosterOf, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { DECK_PLAN } from '../testing/deckPlan.ts';
import { checkMission } from './checkMission.ts';
import { drawMission } from './drawMission.ts';
import { MissionFileError, loadMission, parseMission } from './load.ts';
import { toScenario } from './scenario.ts';

const mission = parseMission('trial.yaml', DECK_PLAN);
const game = createGame(setupFor(toScenario(mission)), { seed: 1 });
const { board, rules } = game.setup;

test('D8.1 a mission has several levels, lowest first, each with its sections', () => {
  expect(board.levels).toBe(2);
  expect(board.sectionNames).toContain('b@1');
  expect(mission.board.above[0]!.floor[0]).toBe('##########...*....^');
});

test('D8.2, D9.1, D17 every feature stands where it is drawn', () => {
  const names = game.state.features.map(({ at, is }) => `${rules.terrain[is]!.id} ${board.x[at]},${board.y[at]}`);
  expect(names).toEqual([
    'bulkhead 9,0',
    'debris 13,0',
    'crate 16,0',
    'disposal-chute 5,2',
    'disposal-chute 5,3',
    'cryo-tank 10,3',
    'outer-door 5,4',
    'trap 13,0',
    'ladder 18,0',
  ]);
});

test('D3.3, D5.6, D6.7, D11.6 marines have the ammunition, spares, points and names they are given', () => {
  const [sheet] = rosterOf(game).squads;
  expect(sheet!.badge).toBe('a black wing');
  expect(sheet!.members[0]).toMatchObject({ name: 'Aurel', ammunition: { 'grenade-glove': 4 } });
  expect(sheet!.members[1]).toMatchObject({ level: 2, psi: 20 });
  expect(sheet!.members[2]).toMatchObject({
    ammunition: { 'assault-cannon': 10 },
    spares: { 'assault-cannon': { atStart: 3, left: 3 } },
  });
  expect(sheet!.members[3]).toMatchObject({ ammunition: { 'heavy-flamer': 2 } });
  expect(sheet!.members[4]).toMatchObject({ level: 4, psi: 7 });
});

test('D15.1 a squad of a mission is called after its highest-ranking member', () => {
  expect(rosterOf(game).squads.map(({ squad }) => squad)).toEqual(['Aurel']);
});

test('D8.18 who stands at a place from the start is not deployed, and may be prone', () => {
  const sergeant = pieceOf(game, 5);
  expect([sergeant.square, sergeant.facing]).toEqual([squareAt(board, 11, 0, 1), NO_FACING]);
  expect(game.setup.scenario.deployment[0]!.pieces).toEqual([0, 1, 2, 3, 4]);
});

test('D1.1 options are those of the mission, and the game can be saved', () => {
  expect(rules.options).toMatchObject({ ambush: 'on', shield: 'parry', stealerPool: 12, teleport: 'off' });
  expect(loadGame(saveGame(game), setupFor).state).toEqual(game.state);
});

test('D8.1 every level is drawn under its number', () => {
  const drawn = drawMission(mission);
  expect(drawn.filter((line) => line.includes('=')).map((line) => line.trim())).toEqual([
    '= 0 =',
    '0   11111...=...%..&...T<',
    '= 1 =',
  ]);
  expect(drawn.at(-1)!.trim()).toBe('2            ^');
});

/** The line of a text on which a part of it begins. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

const found = (text: string): string[] => {
  try {
    const { mission: read, lineOf: find } = loadMission('trial.yaml', text);
    return checkMission(read)
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, message, path }) => `${find(path)}: ${rule} ${message}`);
  } catch (error) {
    if (!(error instanceof MissionFileError)) throw error;
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
};

test('M0.8 it is sound', () => {
  expect(found(DECK_PLAN)).toEqual([]);
});

describe('M0.8 what cannot be played is named with its line', () => {
  test.each([
    ['a trap over a crate', '...*....^', '...*..*.^', 'D8.2 the trap at (16, 0, 1) opens onto a crate'],
    ['a ladder on the lowest level', '#11111...=', '#11111.^.=', 'D8.2 the ladder at (7, 0) has no floor below it'],
    ['a chute of two squares', '#####h#########g', '#####i#########g', 'D17.20 the chute in section h'],
    ['a hole in upper sections', '##########aaabbbccc', '##########aaabb#ccc', 'C1.2 the floor square (15, 0, 1)'],
    ['an upper section apart', '##########a########\n', '##########b########\n', 'C1.2 section b@1 lies in several'],
    ['an upper entry in the wall', 'at: [10, 1, 1]', 'at: [11, 1, 1]', 'C18.1 (11, 1, 1) is no floor square'],
    ['a level that is not there', 'at: [10, 1, 1]', 'at: [10, 1, 2]', 'C18.1 (10, 1, 2) is no floor square'],
    ['gear nobody knows', 'chainfist]', 'egg-whisk]', "M0.3 there is no weapon or item 'egg-whisk'"],
    ['too many magazines', 'assault-cannon: 3 }', 'assault-cannon: 4 }', 'D5.15 at most 3 spares'],
    ['spares of nothing', '{ heavy-flamer: 1 }', '{ power-fist: 1 }', 'D5.15 the marine has no power-fist that can'],
    ['too many shots', 'heavy-flamer: 2 }', 'heavy-flamer: 7 }', 'M0.3 a heavy-flamer holds 6 at most'],
    ['psi of a captain', '{ is: captain,', '{ is: captain, psi: 3,', 'D3.3 the captain has no mastery level'],
    ['a prone marine who is deployed', 'level: 2 }', 'level: 2, prone: true }', 'C2.6 the librarian is deployed'],
    ['a prone marine who faces', 'prone: true', 'prone: true, faces: N', 'D8.18 a prone marine has no facing'],
    ['a marine in a crate', 'at: [11, 0, 1]', 'at: [16, 0]', 'C2.6 the sergeant at (16, 0) stands on a crate'],
    ['an alien on a marine', 'at: [16, 0, 1]', 'at: [11, 0, 1]', 'C1.3 (11, 0, 1) is wanted by two pieces'],
    ['nobody to bring out', 'unit: captain', 'unit: flamer-marine', 'M5.4 nobody in the force is a flamer-marine'],
    ['more areas than there are', 'secure, count: 2', 'secure, count: 3', 'D13.1 only 2 entry areas may be secured'],
    ['a section of no level', '[b@1]', '[b@2]', 'M1.3 there is no section b@2'],
    ['ambushes not allowed', "ambush: 'on'", "ambush: 'off'", 'D12.1 there are no ambush blips'],
    ['an option nobody knows', 'stealerPool', 'stealerTank', "M0.8 there is no rule option 'stealerTank'"],
    ['a value out of range', 'shield: parry', 'shield: wood', 'M0.8 '],
    ['a module that is missing', 'missions, deathwing]', 'missions]', 'M0.1 '],
    ['a level too high', 'level: 2 }', 'level: 5 }', 'force.0.pieces.1.level is 5, but 4 or less is expected'],
    ['a square of one number', 'at: [20, 0]', 'at: [20]', 'entries.0.at has a length of 1, but 2 or more is expected'],
    ['a field nobody knows', 'spares: { assault', 'spare: { assault', 'force.0.pieces.2.spare is not a field'],
    ['a folded upper board', '- floor: |', '- floor: >', "board.above.0.floor is a block of text begun with '|'"],
  ])('%s', (_what, part, instead, message) => {
    const broken = DECK_PLAN.replace(part, instead);
    expect(broken).not.toBe(DECK_PLAN);
    expect(found(broken).join('\n')).toContain(message);
  });

  test.each([
    ['##########...*....^', '##########..?*....^', "'?' at (12, 0, 1) means nothing on a board"],
    ['##########...*....^', '##########......*.^', 'D8.2'],
    ['- { is: librarian, level: 2 }', '- { is: librarian, level: 0 }', 'force.0.pieces.1.level'],
  ])('the line of %s', (part, instead, message) => {
    const broken = DECK_PLAN.replace(part, instead);
    const [first] = found(broken);
    expect(first).toContain(message);
    expect(Number(first!.split(':')[0])).toBe(lineOf(broken, instead));
  });
});
