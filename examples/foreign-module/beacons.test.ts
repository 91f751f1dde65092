import {
  FileError,
  RulesError,
  command,
  createGame,
  legal,
  parseReplay,
  pending,
  planOf,
  playReplay,
  submit,
  Table,
  declareModule,
  type DeclaredModule,
  type GameEvent,
  type Scenario,
  type UnitRow,
} from '@sensorium/engine';
import { setupFromFile, startMission } from '@sensorium/content';
import { parseMission } from '@sensorium/content/load';
import { loadWords, missingWords, refusalWords, tellEvent, termsFor, type Names } from '@sensorium/content/words';
import { createPlayer, requireGoals } from '@sensorium/players';
import { MODULES, addModule, rulesFor, setupFor } from '@sensorium/rules';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { REASONS, beacons } from './beacons.ts';
import { installBeacons } from './index.ts';

/** A corridor with a beacon and a signaller at each end; aliens come in the middle. */
const CORRIDOR: Scenario = {
  id: 'corridor',
  modules: ['core', 'beacons'],
  options: {},
  board: {
    levels: [{ floor: ['#########', '#.......#', '####.####'], sections: ['AAAAAAAAA', 'AAAABCCCC', 'BBBBBBBBB'] }],
    entries: [{ id: 'E', squares: [{ at: [4, 2], side: 2 }] }],
  },
  features: [],
  burning: [],
  pieces: [
    { is: 'signaller', at: [2, 1], faces: 3 },
    { is: 'signaller', at: [6, 1], faces: 1 },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 1,
  novice: false,
  rules: [
    {
      is: 'light-beacons',
      squares: [
        [1, 1],
        [7, 1],
      ],
    },
  ],
};

const NAMES: Names = { piece: (id) => `#${id}`, square: String, facing: String, area: String };

beforeAll(async () => {
  await installBeacons();
  await loadWords('fr', ['rules']);
});

const begin = (events: GameEvent[] = []) =>
  createGame(setupFor(CORRIDOR), { seed: 3, sink: (event) => events.push(event) });

/** A game between players that take whatever is on the list. */
const playedOut = (seed: number): Table => {
  const table = new Table(setupFor({ ...CORRIDOR, reinforcements: 0 }), { seed });
  const players = { marines: createPlayer('marine-random', { seed }), aliens: createPlayer('alien-random', { seed }) };
  for (let open = pending(table.game); open !== null; open = pending(table.game)) {
    const entry = table.play(open.side, players[open.side].decide(table.game));
    if ('reason' in entry) throw new Error(`${entry.rule} ${entry.reason}`);
  }
  return table;
};

describe('a module from outside', () => {
  test('X1.1  its unit takes its action, tells its event, and its decision is asked', () => {
    const events: GameEvent[] = [];
    const game = begin(events);
    expect(submit(game, 'marines', command('light', 0))).toEqual({ rule: 'X1.1', reason: 'no-beacon-here' });
    expect(submit(game, 'marines', command('move', 0, 10))).toBeNull();
    expect(submit(game, 'marines', command('light', 0))).toBeNull();
    expect(events.at(-1)).toEqual({ is: 'beacon-lit', piece: 0, at: 10, left: 1, rule: 'X1.1' });
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'heed-beacon' });
    expect(
      legal(game, 'aliens')
        .all()
        .map(({ do: word }) => word),
    ).toEqual(expect.arrayContaining(['pass', 'heed']));
    expect(submit(game, 'aliens', command('heed'))).toBeNull();
    expect(game.setup.hooks.reinforcements(game, 1)).toBe(2);
  });

  test('X1.3  players who know nothing of it play it to its end, and every replay plays back', () => {
    const ends = Array.from({ length: 20 }, (_, seed) => {
      const replay = parseReplay(JSON.stringify(playedOut(seed).replay()));
      return playReplay(replay, setupFor).state.endedBy;
    });
    expect(ends).toContain('X1.3');
    expect(ends).not.toContain('');
  });

  test('its goal reaches the bots: a drilled marine goes for the next beacon', () => {
    const game = begin();
    expect(createPlayer('marine-drill', { seed: 1 }).decide(game)).toMatchObject({ do: 'move', at: 10 });
  });

  describe('its objective in files', () => {
    const file = readFileSync(new URL('corridor.yaml', import.meta.url), 'utf8');

    test('X1.3  a mission chooses it, with a mark of the floor plan', () => {
      const mission = parseMission('corridor.yaml', file);
      const game = startMission(mission, { seed: 3 });
      expect(planOf(game.setup.scenario, 'light-beacons')?.squares).toEqual([
        [1, 1],
        [7, 1],
      ]);
      expect(submit(game, 'marines', command('move', 0, 10))).toBeNull();
      expect(submit(game, 'marines', command('light', 0))).toBeNull();
    });

    test('what is wrong with it is told with its line, as of any other', () => {
      expect(() => parseMission('corridor.yaml', file.replace('on: b }', 'on: beacon }'))).toThrow(
        'corridor.yaml:34: objectives.0.on is "beacon", but one digit or letter is expected',
      );
      expect(() => parseMission('corridor.yaml', file.replace('light-beacons', 'light-lamps'))).toThrow(
        /objectives\.0\.is is "light-lamps", but .*"light-beacons".* is expected/,
      );
    });

    test('its data in scenarios, saves and replays is read before a game is made of it', () => {
      const plan = { is: 'light-beacons', squares: [[0, 0]] } as const;
      expect(() => setupFromFile({ ...CORRIDOR, rules: [plan] })).toThrow(
        new FileError('scenario.rules[0].squares[0]: expected a floor square'),
      );
    });
  });

  test('its words are said in English, and in German where it has them', () => {
    const lit: GameEvent = { is: 'beacon-lit', piece: 0, at: 10, left: 1, rule: 'X1.1' };
    expect(termsFor('de').units.signaller).toBe('Melder');
    expect(termsFor('de').questions['heed-beacon']).toBe('Heed the beacon?');
    expect(tellEvent('de', lit, NAMES)).toBe('#0 lights a beacon; 1 left.');
    expect(tellEvent('de', { is: 'beacon-heeded', rule: 'X1.2' }, NAMES)).toBe('Etwas hat das Licht gesehen.');
    expect(refusalWords('fr')['no-beacon-here']).toBe('There is no dark beacon here.');
  });

  test('it changes no game that does not name it, and may be installed twice', () => {
    addModule(beacons);
    expect(rulesFor(['missions']).words).not.toContain('light');
    expect(MODULES).not.toContain(beacons);
  });
});

/** The module with something else in its place, under a name of its own. */
const variant = (id: string, change: Partial<DeclaredModule>): DeclaredModule => ({ ...beacons, id, ...change });

describe('whatever is left out is named when the module is added', () => {
  const signaller = beacons.units!['signaller']!;
  const without = (verb: string): UnitRow => ({ ...signaller, verbs: signaller.verbs.filter((word) => word !== verb) });
  test.for<[string, Partial<DeclaredModule>, string]>([
    ['the unit', { units: {} }, "module 'dark' declares the unit 'signaller', and does not bring it"],
    ['the decision', { decisions: [] }, "module 'dark' declares the decision 'heed-beacon', and does not bring it"],
    ['its answer', { answers: {} }, "module 'dark' declares the word 'heed', and does not bring it"],
    [
      'the objective',
      { missionRules: [] },
      "module 'dark' declares the mission rule 'light-beacons', and does not bring it",
    ],
    [
      'whoever runs or decides a frame',
      { declares: { ...beacons.declares, frames: { 'dim-beacon': true } } },
      "module 'dark' declares the frame 'dim-beacon', and does not bring it",
    ],
    [
      'its option',
      { declares: { ...beacons.declares, options: { brightness: true } } },
      "module 'dark' declares the rule option 'brightness', and does not bring it",
    ],
    ['the verb', { verbs: [] }, "unit 'signaller' has no verb 'light'"],
    [
      'whoever has the verb',
      { units: { signaller: without('light') } },
      "the verb 'light' is given to no unit and no gear",
    ],
    ['the module it needs', { needs: ['lamps'] }, "module 'dark' needs 'lamps', which does not exist"],
    ['a name of its own', { id: 'core' }, "there is a rule module 'core' already"],
    [
      'a hook that is asked',
      { hooks: { beaconSeen: () => true } as object },
      "brings the hook 'beaconSeen', which no module asks",
    ],
  ])('%s', ([, change, message]) => {
    const dark = variant('dark', change);
    expect(() => {
      addModule(dark);
      setupFor({ ...CORRIDOR, modules: ['core', 'dark'], rules: [] });
    }).toThrow(message);
  });
});

describe('whatever the tables above the rules lack is named before a game begins', () => {
  const rule = { ...beacons.missionRules![0]!, id: 'light-all-beacons' };
  const plan = { is: 'light-all-beacons', squares: [[1, 1]] } as object as Scenario['rules'][number];

  beforeAll(() => addModule(variant('aimless', { missionRules: [...beacons.missionRules!, rule] })));

  test('the goal for the bots', () => {
    expect(() => requireGoals(rulesFor(['core', 'aimless']))).toThrow(
      new RulesError("nobody has told the bots what the mission rule 'light-all-beacons' asks"),
    );
  });

  test('the row of the objective', () => {
    expect(() => setupFromFile({ ...CORRIDOR, modules: ['core', 'aimless'], rules: [plan] })).toThrow(
      new RulesError("the mission rule 'light-all-beacons' has no row: its data cannot be read"),
    );
  });
});

test('words that are left out are named, each with its table', () => {
  const units = { ...beacons.units, lamplighter: beacons.units!['signaller']! };
  addModule(variant('wordless', { units, answers: { ...beacons.answers, dim: 'none' } as object }));
  expect(missingWords(rulesFor(['core', 'wordless']), { refusals: [...REASONS, 'no-oil'] })).toEqual([
    "no English words for 'lamplighter' (terms.units)",
    "no English words for 'dim' (terms.verbs)",
    "no English words for 'dim' (help.verbs)",
    "no English words for 'no-oil' (refusals)",
  ]);
});

describe('what is not declared does not compile', () => {
  test('words, decisions, mission rules, events and memory', () => {
    // @ts-expect-error a word that nobody declares
    expect(command('lihgt').do).toBe('lihgt');
    // @ts-expect-error an event that nobody declares
    const event: GameEvent = { is: 'beacon-out', rule: 'X1.1' };
    // @ts-expect-error a mission rule without its data
    const rule: Scenario['rules'][number] = { is: 'light-beacons' };
    // @ts-expect-error a decision that nobody declares
    const asked = pending(begin())?.decision === 'heed-beacons';
    // @ts-expect-error a key that nobody declares
    const heeded = begin().state.memory['beacon-heeded'];
    expect([event.is, rule.is, asked, heeded]).toEqual(['beacon-out', 'light-beacons', false, undefined]);
  });

  test('what a module declares and does not name', () => {
    interface Events {
      'beacon-lit': object;
      'beacon-heeded': object;
    }
    const named = { 'beacon-lit': true } as const;
    // @ts-expect-error the events are not all named
    const halved = declareModule<{ events: Events }>({ id: 'half', declares: { events: named } });
    // @ts-expect-error nothing is declared
    const silent: DeclaredModule = { id: 'silent' };
    expect([halved.declares.events, silent.declares]).toEqual([named, undefined]);
  });
});
