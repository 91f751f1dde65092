import { expect, test } from 'vitest';
import { said, sound } from '../testing/soundMission.ts';
import { checkMission } from './checkMission.ts';
import type { Mission } from './mission.ts';

/** Two squares of one section. */
const CELL: Partial<Mission> = {
  board: { floor: ['..'], sections: ['aa'], above: [] },
  entries: [{ id: 'E1', at: [1, 0], side: 'E' }],
  objectives: [{ is: 'cover-entries' }],
};

const BROKEN: readonly (readonly [string, Partial<Mission>, string])[] = [
  [
    'a unit nobody knows',
    { force: [{ squad: 'A', pieces: [{ is: 'sergeant' }, { is: 'librarian-of-nothing' }] }] },
    "error M0.3 there is no marine unit 'librarian-of-nothing'",
  ],
  [
    'a unit mistyped',
    { force: [{ squad: 'A', pieces: [{ is: 'flamer-marin' }] }] },
    "error M0.3 there is no marine unit 'flamer-marin'; is 'flamer-marine' meant?",
  ],
  [
    'more marines than squares',
    { force: [{ squad: 'A', pieces: Array.from({ length: 6 }, () => ({ is: 'flamer-marine' })) }] },
    "error C2.6 free places needed on '1': 6; there are 5",
  ],
  [
    'a start where somebody stands already',
    {
      force: [
        {
          squad: 'A',
          pieces: [{ is: 'sergeant', at: [10, 0], faces: 'S' }, ...Array.from({ length: 5 }, () => ({ is: 'marine' }))],
        },
      ],
    },
    "error C2.6 free places needed on '1': 5; there are 4",
  ],
  [
    'squads that want the same places',
    {
      force: [...sound.force, { squad: 'B', pieces: [{ is: 'marine' }] }],
      deployment: [...sound.deployment, { by: 'marines', who: ['B'], on: '1' }],
    },
    "error C2.6 free places needed on '1': 1; there are 0, if those before take theirs there",
  ],
  [
    'a start that others may take first',
    {
      force: [...sound.force, { squad: 'B', pieces: [{ is: 'marine' }] }],
      deployment: [{ by: 'marines', who: ['B'], on: 'any' }, ...sound.deployment],
    },
    "error C2.6 free places needed on '1': 5; there are 4, if those before take theirs there",
  ],
  [
    'any squares, all of them taken',
    {
      ...CELL,
      force: [{ squad: 'A', pieces: [{ is: 'marine', at: [0, 0] }, { is: 'marine' }] }],
      deployment: [{ by: 'marines', who: ['A2'], on: 'any' }],
      aliens: [{ is: 'genestealer', at: [1, 0], faces: 'W' }],
    },
    "error C2.6 free places needed on 'any': 1; there are 0",
  ],
  [
    'M2.1 one marine a section, and one stands there',
    {
      ...CELL,
      force: [{ squad: 'A', pieces: [{ is: 'marine', at: [0, 0] }, { is: 'marine' }] }],
      deployment: [{ by: 'marines', who: ['A'], on: 'any' }],
      special: [{ is: 'one-per-section' }],
    },
    "error C2.6 free places needed on 'any': 1; there are 0",
  ],
  [
    'a deployment of who stands there already',
    { force: [{ squad: 'A', pieces: [{ is: 'flamer-marine', at: [10, 0] }] }] },
    'error C2.4 A stands on the board from the start',
  ],
  [
    'a marine deployed twice',
    { deployment: [{ by: 'marines', who: ['A', 'A1'], on: '1' }] },
    'error C2.4 A1 is deployed twice',
  ],
  [
    'an automaton chosen by the mission',
    { modules: ['core', 'missions', 'diceroller-1'] },
    'error M0.8 diceroller-1 is chosen by the players, not by the mission',
  ],
  [
    'levels without the rules for them',
    { board: { ...sound.board, above: [{ floor: ['.'], sections: ['z'] }] } },
    'error D8.1 several levels need the module deathwing',
  ],
  [
    'marines on ducts',
    { deployment: [{ by: 'marines', who: ['A'], on: 'U' }] },
    'error M6.4 no marine stands on a duct',
  ],
  [
    'two marines on one square',
    {
      force: [
        {
          squad: 'A',
          pieces: [
            { is: 'marine', at: [10, 6] },
            { is: 'marine', at: [10, 6] },
          ],
        },
      ],
    },
    'error C1.3 (10, 6) is wanted by two pieces',
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
  [
    'fewer flamer markers than sections to burn',
    {
      force: [{ squad: 'A', pieces: [{ is: 'flamer-marine', ammo: { 'heavy-flamer': 1 } }] }],
      objectives: [{ is: 'burn-targets', sections: ['t', 'd'] }],
    },
    'error M4.3 sections to burn: 2; flamer markers in the force: 1',
  ],
  [
    'fewer markers by the special rule',
    {
      objectives: [{ is: 'burn-targets', sections: ['t', 'd', 'e'] }],
      special: [{ is: 'flamer-markers', count: 2 }],
    },
    'error M4.3 sections to burn: 3; flamer markers in the force: 2',
  ],
  [
    'targets no flamer may be fired at',
    {
      objectives: [{ is: 'burn-targets', sections: ['t', 'd', 'e'] }],
      special: [{ is: 'no-flamer', sections: ['d', 't'] }],
    },
    'error M6.3 no-flamer lets t, d burn by self-destruction only; heavy flamers in the force: 1',
  ],
  [
    'a target that one must die for',
    { special: [{ is: 'no-flamer', sections: ['t'] }] },
    'warning M6.3 no-flamer lets t burn by self-destruction only',
  ],
  [
    'more to kill than stand there',
    {
      blips: { start: 0, perTurn: 0 },
      aliens: [
        { is: 'genestealer', at: [10, 20], faces: 'N' },
        { is: 'blip', at: [10, 22], value: 2 },
      ],
      objectives: [{ is: 'kill', count: 999 }],
    },
    'error M2.3 no more than 3 can ever be killed',
  ],
  [
    'more to kill than come in so many turns',
    {
      objectives: [
        { is: 'kill', count: 46 },
        { is: 'turn-limit', turn: 10, winner: 'aliens' },
      ],
      special: [{ is: 'waves', turns: [2, 3] }],
    },
    'error M2.3 no more than 45 can ever be killed',
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
  [
    'an alien with a weapon nobody knows',
    { modules: ['core', 'missions', 'arsenal'], aliens: [{ is: 'hybrid', at: [10, 20], faces: 'N', gear: ['claw'] }] },
    "error M0.3 there is no weapon or item 'claw'; is 'claws' meant?",
  ],
  [
    'special rules in one language',
    { words: { ...sound.words, en: { ...sound.words.en, rules: ['Nobody lurks.'] } } },
    'warning M0.8 the special rules in words are 1 in English and 0 here',
  ],
];

test.each(BROKEN)('M0.8 what is promised and cannot be kept is named: %s', (_what, change, message) => {
  expect(said({ ...sound, ...change })).toContain(message);
});

const NO_GOALS: Mission['automaton'] = { mentionedMarines: 'none', objectiveSquares: [], alienGoalSquares: [] };

const SOUND: readonly (readonly [string, Partial<Mission>])[] = [
  [
    'as many to kill as may come in so many turns',
    {
      objectives: [
        { is: 'kill', count: 36 },
        { is: 'turn-limit', turn: 10, winner: 'aliens' },
      ],
      automaton: NO_GOALS,
    },
  ],
  ['any number to kill, where blips never end', { objectives: [{ is: 'kill', count: 999 }], automaton: NO_GOALS }],
  [
    'as many sections to burn as markers, a spare charge counted',
    {
      modules: ['core', 'missions', 'deathwing'],
      force: [
        {
          squad: 'A',
          pieces: [{ is: 'flamer-marine', ammo: { 'heavy-flamer': 0 }, spares: { 'heavy-flamer': 1 } }],
        },
      ],
      objectives: [{ is: 'burn-targets', sections: ['t', 'd', 'e', 'n', 'q', 'r'] }],
    },
  ],
  [
    'any squares after those with a mark',
    {
      force: [...sound.force, { squad: 'B', pieces: [{ is: 'marine' }] }],
      deployment: [...sound.deployment, { by: 'marines', who: ['B'], on: 'any' }],
    },
  ],
  [
    'nobody to deploy, since all stand there',
    { force: [{ squad: 'A', pieces: [{ is: 'flamer-marine', at: [10, 0], faces: 'S' }] }], deployment: [] },
  ],
];

test('M6.4 ducts without their rule are named where they are drawn', () => {
  const floor = sound.board.floor.with(12, '##########U');
  expect(checkMission({ ...sound, board: { ...sound.board, floor } })).toMatchObject([
    { rule: 'M6.4', path: ['board', 'floor', 12] },
  ]);
});

test.each(SOUND)('M0.8 %s: nothing is wrong', (_what, change) => {
  expect(said({ ...sound, ...change })).toEqual([]);
});
