import { MISSIONS, MissionError, marinesOf, toScenario, type Mission } from '@sensorium/content';
import {
  FileError,
  createGame,
  onBoard,
  pending,
  pieceOf,
  profileOf,
  submit,
  otherwise,
  type Game,
} from '@sensorium/engine';
import { ARSENAL_FIGURES, BOXES, SHIELD_ON_BACK, rosterOf, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import {
  BOX_IDS,
  checkSquads,
  columnsOf,
  formatSquads,
  gearOf,
  parseSquads,
  placesOf,
  squadWorth,
  staying,
  wholeBox,
  withSquads,
  worthOf,
  type ChosenBox,
  type SquadList,
} from './index.ts';

const list = (...boxes: ChosenBox[]): SquadList => ({ name: 'Trial', boxes });
const findings = (squads: SquadList, replaced = 99): string[] =>
  checkSquads(squads, replaced).map(({ rule, reason }) => `${rule} ${reason}`);
const mission = (id: string): Mission => MISSIONS.find((one) => one.id === id)!;
const armed = (box: string, place: number, gear: readonly string[]): ChosenBox => {
  const whole = wholeBox(box);
  return { ...whole, figures: whole.figures.map((figure, index) => (index === place ? { ...figure, gear } : figure)) };
};

describe('A16.2, Table A-14: boxes', () => {
  test.each(Object.entries(BOXES))('%s holds as many figures and sergeants as the table says', (box, row) => {
    const ranks = placesOf(box, false).map(([is]) => ARSENAL_FIGURES[is!]?.rank);
    expect(ranks).not.toContain(undefined);
    expect(ranks.length).toBe(row.figures);
    expect(ranks.filter((rank) => rank === 'sergeant').length).toBe(row.sergeants);
  });

  test.each(BOX_IDS)('%s as it comes keeps every rule', (box) => {
    expect(checkSquads(list(wholeBox(box)), 5)).toEqual([]);
  });

  test('the sum of equivalents may not exceed the terminators replaced', () => {
    const squads = list(wholeBox('scout-squad'), wholeBox('bladeguard-squad'));
    expect(squadWorth(squads)).toBe(5);
    expect(findings(squads, 5)).toEqual([]);
    expect(findings(squads, 4)).toEqual(['A16.2 too-much-worth']);
    expect(findings(list())).toEqual(['A16.2 no-boxes']);
  });
});

test('A16.1 two figures in power armour with light weapons are worth one terminator; A16.5 boxes of three have no sergeant', () => {
  for (const box of ['tactical-squad', 'infiltrator-squad', 'intercessor-squad'])
    expect(worthOf(box, false) * 2).toBe(placesOf(box, false).length);
  const ofThree = BOX_IDS.filter((box) => BOXES[box]!.figures === 3).flatMap((box) => placesOf(box, false).flat());
  expect(ofThree.filter((is) => is.endsWith('sergeant'))).toEqual([]);
});

test('A16.4 heavy weapons in a squad of ten are advice: none is demanded', () => {
  const light = wholeBox('devastator-squad').figures.map(({ is }) => ({ is, gear: ['bolter'] }));
  expect(findings(list({ box: 'devastator-squad', figures: light }))).toEqual([]);
});

describe('A16.3: half squads', () => {
  test('half of ten figures is five with a sergeant and counts 2.5', () => {
    const half = wholeBox('reiver-squad', true);
    expect(half.figures.map(({ is }) => is)).toEqual(['reiver-sergeant', 'reiver', 'reiver', 'reiver', 'reiver']);
    expect(worthOf('reiver-squad', true)).toBe(2.5);
    expect(findings(list(half, wholeBox('intercessor-squad', true)), 5)).toEqual([]);
  });

  test('smaller boxes are not divided', () => {
    expect(findings(list(wholeBox('scout-squad', true)))).toEqual(['A16.3 no-half']);
  });
});

describe('A15.1: what a figure carries', () => {
  test('only what its columns list, nothing twice, two ranged weapons at most; A10.26: nothing unknown', () => {
    const of = (gear: readonly string[]): string[] => findings(list(armed('tactical-squad', 1, gear)));
    expect(of(['melta-gun', 'krak-grenade'])).toEqual([]);
    expect(of(['storm-bolter'])).toEqual(['A15.1 not-its-gear']);
    expect(of(['bolt-rifle', 'melta-rifle'])).toEqual([]);
    expect(of(['sling'])).toEqual(['A10.26 unknown-item']);
    expect(of(['bolter', 'bolter'])).toEqual(['A15.1 carried-twice']);
    expect(of(['bolter', 'melta-gun', 'plasma-rifle'])).toEqual(['A15.1 too-many-ranged']);
  });

  test('a sergeant shares the weapons of his squad, except where the source gives him a list of his own', () => {
    expect(columnsOf('sternguard-squad', 'sternguard-sergeant').ranged).toContain('heavy-flamer');
    expect(columnsOf('intercessor-squad', 'intercessor-sergeant').ranged).toContain('bolter');
    expect(columnsOf('tactical-squad', 'tactical-sergeant').ranged).not.toContain('melta-gun');
    expect(columnsOf('mark-iii-squad', 'mark-iii-sergeant').ranged).not.toContain('heavy-bolter');
  });

  test('A15.12: a scout wears the cloak with the sniper rifle only; A15.37: one identical pair of gauntlets', () => {
    expect(findings(list(armed('scout-squad', 1, ['bolter', 'camo-cloak'])))).toEqual(['A15.12 cloak-without-rifle']);
    expect(findings(list(armed('scout-squad', 1, ['sniper-rifle', 'camo-cloak'])))).toEqual([]);
    expect(findings(list(armed('aggressor-squad', 0, ['boltstorm-pair', 'flamerstorm-pair'])))).toEqual([
      'A15.37 two-pairs',
    ]);
  });

  test('A15.14, A15.15, A15.42: of what a unit’s text lets it choose it takes one', () => {
    const tactical = (...gear: string[]): string[] => findings(list(armed('tactical-squad', 0, gear)));
    expect(tactical('plasma-pistol', 'power-fist', 'frag-grenade')).toEqual([]);
    expect(tactical('combi-melta', 'power-sword')).toEqual([]);
    expect(tactical('power-sword', 'power-fist', 'bolt-pistol')).toEqual(['A15.14 only-one-of']);
    expect(tactical('power-sword', 'bolt-pistol', 'combi-melta')).toEqual(['A15.14 only-one-of']);
    const markIii = (...gear: string[]): string[] => findings(list(armed('mark-iii-squad', 0, gear)));
    expect(markIii('bolt-pistol', 'two-blades')).toEqual([]);
    expect(markIii('bolt-pistol', 'chainsword', 'chainsword')).toEqual([]);
    expect(markIii('chainsword', 'chainsword', 'chainsword')).toEqual(['A15.1 carried-twice']);
    expect(markIii('chainsword', 'power-fist')).toEqual(['A15.15 only-one-of']);
    expect(markIii('chainsword', 'two-blades')).toEqual(['A15.15 only-one-of']);
    const allarus = (...gear: string[]): string[] => findings(list(armed('allarus-custodians', 0, gear)));
    expect(allarus('guardian-spear', 'guardian-spear-bolter', 'misericordia')).toEqual([]);
    expect(allarus('castellan-axe', 'balistus-launcher')).toEqual([]);
    expect(allarus('guardian-spear', 'castellan-axe')).toEqual(['A15.42 only-one-of']);
    expect(allarus('castellan-axe', 'guardian-spear-bolter')).toEqual(['A15.42 only-one-of']);
  });

  test('A10.5: only a bladeguard veteran who carries a shield wears it on the back', () => {
    const worn = (box: string, place: number, gear?: readonly string[]): string[] => {
      const whole = gear === undefined ? wholeBox(box) : armed(box, place, gear);
      const figures = whole.figures.map((figure, index) =>
        index === place ? { ...figure, shield: 'back' as const } : figure,
      );
      return findings(list({ ...whole, figures }));
    };
    expect(worn('bladeguard-squad', 1)).toEqual([]);
    expect(worn('bladeguard-squad', 1, ['heavy-flamer'])).toEqual(['A10.5 no-shield-on-back']);
    expect(worn('calgar-and-guard', 1)).toEqual(['A10.5 no-shield-on-back']);
  });

  test('a place holds the figures of its box and as many as there are', () => {
    const captain = wholeBox('single-captain');
    expect(findings(list({ ...captain, figures: [{ is: 'captain-phobos' }] }))).toEqual([]);
    expect(findings(list({ ...captain, figures: [{ is: 'chaplain' }] }))).toEqual(['A16.2 not-in-this-box']);
    expect(findings(list({ ...captain, figures: [] }))).toEqual(['A16.2 wrong-figures']);
  });
});

describe('missions with squads of the arsenal', () => {
  const begun = (squads: SquadList, id: string): Game => {
    const forced = withSquads(mission(id), squads);
    const game = createGame(setupFor(toScenario(forced.mission, forced.choices)), { seed: 4 });
    while (game.state.phase === 'setup' && pending(game) !== null)
      expect(submit(game, pending(game)!.side, otherwise(game))).toBeNull();
    return game;
  };
  const named = (game: Game): string[] => game.state.marines.map((id) => profileOf(game, pieceOf(game, id)).is).sort();

  test('A16.2: ten figures take the field for five terminators, corridor squares are added for them', () => {
    const game = begun(list(wholeBox('intercessor-squad'), wholeBox('reiver-squad')), 'decoy');
    expect(named(game).filter((is) => is.startsWith('intercessor'))).toHaveLength(10);
    expect(named(game).filter((is) => is.startsWith('reiver'))).toHaveLength(10);
    expect(game.state.marines.every((id) => onBoard(pieceOf(game, id)))).toBe(true);
  });

  test('A16.2: those whom nobody replaces stay, flamer bearers first', () => {
    const game = begun(list(wholeBox('single-librarian'), wholeBox('bladeguard-squad')), 'suicide-mission');
    expect(named(game)).toEqual([
      'bladeguard-veteran',
      'bladeguard-veteran',
      'bladeguard-veteran',
      'flamer-marine',
      'librarian',
    ]);
    expect(staying(mission('suicide-mission'), 2.5).map(({ is }) => is)).toEqual(['sergeant', 'flamer-marine']);
    expect(staying(mission('suicide-mission'), 5)).toEqual([]);
  });

  test('D15.1: a squad is called by its name or after its first figure, and shares its sheet with no other', () => {
    const [first, ...others] = wholeBox('bladeguard-squad').figures;
    const led = { ...wholeBox('bladeguard-squad'), figures: [{ ...first!, name: 'A' }, ...others] };
    const librarian = wholeBox('single-librarian');
    const game = begun(list(led, { ...librarian, name: 'Owl' }, { ...librarian, name: 'Owl' }, librarian), 'decoy');
    const sheets = rosterOf(game).squads.map(({ squad, members }) => `${squad}: ${members.length}`);
    expect(sheets.sort()).toEqual(['4 single-librarian: 1', 'A (2): 3', 'A: 3', 'B: 1', 'Owl (2): 1', 'Owl: 1']);
  });

  test('A10.5: a shield worn on the back is there from the start', () => {
    const box = wholeBox('bladeguard-squad');
    const [first, ...others] = box.figures;
    const game = begun(list({ ...box, figures: [{ ...first!, shield: 'back' }, ...others] }), 'decoy');
    const guards = game.state.marines
      .map((id) => pieceOf(game, id))
      .filter((piece) => profileOf(game, piece).is === 'bladeguard-veteran');
    expect(guards.map(({ counts }) => counts[SHIELD_ON_BACK] ?? 0)).toEqual([1, 0, 0]);
  });

  /** Null if the squads play the mission, otherwise why they cannot. */
  const whyNot = (id: string, squads: SquadList): string | null => {
    try {
      const forced = withSquads(mission(id), squads);
      const { marines } = createGame(setupFor(toScenario(forced.mission, forced.choices)), { seed: 1 }).state;
      const figures = squads.boxes.reduce((sum, { figures: all }) => sum + all.length, 0);
      const expected = figures + staying(mission(id), squadWorth(squads)).length;
      return marines.length === expected ? null : `${marines.length} marines`;
    } catch (error) {
      if (error instanceof MissionError) return error.message;
      throw error;
    }
  };

  test.each(MISSIONS)('$id is played by every box it has room for', ({ id }) => {
    /** More figures than terminators may find no room; a whole squad without a flamer may not burn what must burn. */
    const allowed = (box: string): RegExp =>
      BOXES[box]!.figures > BOXES[box]!.worth ? /^plays$|^D16.6|^M0.3/ : /^plays$|^M0.3/;
    const refused = BOX_IDS.filter((box) => worthOf(box, false) <= marinesOf(mission(id)).length)
      .map((box) => [box, whyNot(id, list(wholeBox(box))) ?? 'plays'] as const)
      .filter(([box, why]) => !allowed(box).test(why));
    expect(refused).toEqual([]);
  });

  test('a mission that must be burned refuses a force without a heavy flamer', () => {
    expect(whyNot('suicide-mission', list(wholeBox('sternguard-squad')))).toMatch(/^M0.3: .* must be burned/);
    const armedSquad = armed('sternguard-squad', 2, ['heavy-flamer']);
    expect(whyNot('suicide-mission', list(armedSquad))).toBeNull();
  });
});

describe('files', () => {
  test('a list is read back as it was written', () => {
    const squads = list({ ...armed('scout-squad', 2, ['sniper-rifle', 'camo-cloak']), name: 'Watchers' });
    expect(parseSquads(formatSquads(squads))).toEqual(squads);
    expect(gearOf(parseSquads(formatSquads(squads)).boxes[0]!.figures[2]!)).toEqual(['sniper-rifle', 'camo-cloak']);
    const guard = list({ ...wholeBox('bladeguard-squad'), figures: [{ is: 'bladeguard-veteran', shield: 'back' }] });
    expect(parseSquads(formatSquads(guard))).toEqual(guard);
  });

  test.each([
    ['not JSON', 'the file is not JSON, or is cut off'],
    [formatSquads(list(wholeBox('scout-squad'))).replace('"version": 1', '"version": 9'), 'version 9'],
    [
      formatSquads(list(wholeBox('scout-squad'))).replace('"scout-squad"', '"cook-squad"'),
      'boxes[0].box: expected one of',
    ],
    [formatSquads(list(wholeBox('scout-squad'))).replace('"scout-sergeant"', '"cook"'), 'boxes[0].figures[0].is'],
    [
      formatSquads(list(wholeBox('scout-squad'))).replace('"is": "scout"', '"is": "scout", "sheild": "back"'),
      'boxes[0].figures[1].sheild: expected nothing of this name, only is, name, gear, shield',
    ],
    [
      formatSquads(list(wholeBox('scout-squad'))).replace('"is": "scout"', '"is": "scout", "shield": "left"'),
      'boxes[0].figures[1].shield: expected one of back',
    ],
    [formatSquads(list(wholeBox('scout-squad'))).replace('Trial', 'Tri\\u0007al'), 'name: expected a text without'],
  ])('a broken one says what and where', (text, message) => {
    expect(() => parseSquads(text)).toThrow(FileError);
    expect(() => parseSquads(text)).toThrow(message);
  });
});
