import { readFileSync } from 'node:fs';
import { MISSIONS, toScenario } from '@sensorium/content';
import { createGame, otherwise, pending, pieceOf, profileOf, submit, type Game } from '@sensorium/engine';
import { ARMOURS, ARSENAL_FIGURES, RANKS, ownUnitId, rulesFor, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import {
  checkSquads,
  formatSquads,
  ownFigureWorth,
  ownGear,
  ownSquadWorth,
  ownValues,
  parseSquads,
  squadWorth,
  wholeBox,
  withSquads,
  type OwnFigureChoice,
  type SquadList,
} from './index.ts';

const figure = (
  armour: OwnFigureChoice['class'],
  rank: OwnFigureChoice['rank'],
  ...gear: string[]
): OwnFigureChoice => ({ class: armour, rank, gear });
const listOf = (...figures: OwnFigureChoice[]): SquadList => ({ name: 'Mine', boxes: [], own: [{ figures }] });
const findings = (...figures: OwnFigureChoice[]): string[] =>
  checkSquads(listOf(...figures), 99).map(({ rule, reason }) => `${rule} ${reason}`);

const deployed = (list: SquadList): Game => {
  const mission = MISSIONS.find(({ id }) => id === 'twin-locks')!;
  const forced = withSquads(mission, list);
  const game = createGame(setupFor(toScenario(forced.mission, forced.choices)), { seed: 1 });
  while (pending(game)?.decision === 'deploy') expect(submit(game, 'marines', otherwise(game))).toBeNull();
  return game;
};

describe('A16.6: what may be composed', () => {
  test('A16.6  a squad has one to ten figures', () => {
    const sister = figure('sororitas', 'trooper', 'bolter');
    expect(findings(sister)).toEqual([]);
    expect(findings()).toEqual(['A16.6 wrong-own-figures']);
    expect(findings(...Array.from({ length: 11 }, () => sister))).toEqual(['A16.6 wrong-own-figures']);
  });

  test('A16.6  two rows of weapons or one composite', () => {
    const of = (...gear: string[]): string[] => findings(figure('power-armour', 'trooper', ...gear));
    expect(of('bolter', 'bolt-pistol')).toEqual([]);
    expect(of('bolter', 'bolt-pistol', 'laser-rifle')).toEqual(['A16.6 too-many-ranged']);
    expect(of('combi-melta')).toEqual([]);
    expect(of('combi-melta', 'bolt-pistol')).toEqual(['A16.6 too-many-ranged']);
    expect(of('combi-melta', 'combi-plasma')).toEqual(['A16.6 too-many-ranged']);
    expect(of('bolter', 'bolt-rifle')).toEqual(['A16.6 carried-twice']);
    expect(of('chainsword', 'chainsword', 'bolt-pistol')).toEqual([]);
    expect(of('sling')).toEqual(['A10.26 unknown-item']);
  });

  test.for([
    ['A11.3 forbidden', figure('terminator', 'trooper', 'frag-grenade')],
    ['A11.21 forbidden', figure('power-armour', 'trooper', 'plasma-grenade')],
    ['A11.21 forbidden', figure('sororitas', 'sister-superior', 'plasma-grenade')],
    ['A11.24 forbidden', figure('light', 'captain', 'melta-bomb')],
    ['A12.1 forbidden', figure('sororitas', 'trooper', 'missile-launcher')],
    ['A12.1 forbidden', figure('power-armour', 'trooper', 'cyclone-launcher')],
    ['A12.6 forbidden', figure('power-armour', 'sergeant', 'frag-launcher')],
    ['A15.37 forbidden', figure('power-armour', 'trooper', 'boltstorm-pair')],
    ['A15.40 forbidden', figure('power-armour', 'trooper', 'reaper-autocannon')],
    ['A15.5 forbidden', figure('light', 'trooper', 'shotgun')],
    ['A10.24 forbidden', figure('power-armour', 'trooper', 'wolf-claws')],
    ['A13.4 forbidden', figure('terminator', 'trooper', 'rosary')],
    ['A13.5 forbidden', figure('power-armour', 'captain', 'force-sceptre')],
    ['A13.6 forbidden', figure('power-armour', 'captain', 'rosarius')],
    ['A15.12 cloak-without-rifle', figure('light', 'trooper', 'bolter', 'camo-cloak')],
  ] as const)('A16.6  what a paragraph forbids stays forbidden and is named: %s', ([told, one]) => {
    expect(findings(one)).toEqual([told]);
  });
});

test('A16.6  every weapon and item that no printed figure carries can be fielded by somebody, and every rank', () => {
  const codex = JSON.parse(
    readFileSync(new URL('../../../../docs/codex/arsenal.json', import.meta.url), 'utf8'),
  ) as Record<string, readonly { readonly id: string }[]>;
  const printed = new Set(
    Object.values(ARSENAL_FIGURES).flatMap(({ ranged, melee, gear, grenades }) => [
      ...ranged,
      ...melee,
      ...gear,
      ...grenades,
    ]),
  );
  const unused = [...codex['weapons']!, ...codex['items']!].map(({ id }) => id).filter((id) => !printed.has(id));
  expect(unused).toEqual(
    expect.arrayContaining(['flamer-pistol', 'frost-axe', 'staff-of-office', 'banner', 'halberd']),
  );
  const mayCarry = (item: string): boolean =>
    ARMOURS.some((armour) => RANKS.some((rank) => findings(figure(armour, rank, item)).length === 0));
  expect(unused.filter((item) => !mayCarry(item))).toEqual([]);
  const { units } = rulesFor(['arsenal']);
  for (const armour of ARMOURS) for (const rank of RANKS) expect(units.has(ownUnitId({ armour, rank }))).toBe(true);
});

describe('A16.7: values follow from the tables', () => {
  test.for([
    [figure('light', 'lieutenant', 'laser-pistol'), { base: -1, dice: 1, bonus: -1, movement: 'light' }],
    [figure('sororitas', 'canoness', 'power-mace'), { base: 1, dice: 1, bonus: 2, movement: 'sororitas' }],
    [figure('sororitas', 'trooper', 'heavy-bolter'), { base: -1, bonus: -1, movement: 'sororitas-heavy' }],
    [figure('power-armour', 'justicar', 'nemesis-halberd'), { base: 1, bonus: 3, parries: false }],
    [figure('power-armour', 'champion', 'chainsword', 'gladius'), { dice: 2, bonus: 0, parries: true }],
    [figure('terminator', 'veteran', 'wolf-claws'), { dice: 2, bonus: 2, killedAs: 'terminator' }],
    [figure('terminator', 'grey-knight', 'storm-shield'), { bonus: 1, blocks: true, grenades: [] }],
  ] as const)('A16.7 A4 A9  %#', ([one, values]) => {
    expect(ownValues(one)).toMatchObject(values);
  });

  test('A16.7 A11  grenades by class and rank', () => {
    const of = (armour: OwnFigureChoice['class'], rank: OwnFigureChoice['rank']): readonly string[] =>
      ownValues(figure(armour, rank)).grenades;
    expect(of('light', 'sergeant')).toEqual(['frag-grenade', 'krak-grenade', 'plasma-grenade']);
    expect(of('sororitas', 'sister-superior')).toEqual(['frag-grenade', 'krak-grenade']);
    expect(of('power-armour', 'hero')).toEqual(['frag-grenade', 'krak-grenade', 'melta-bomb']);
    expect(of('terminator', 'captain')).toEqual([]);
  });

  test('A16.7  on the board they are what the tables say', () => {
    const game = deployed(
      listOf(
        figure('sororitas', 'palatine', 'flamer-pistol', 'power-sword'),
        figure('power-armour', 'librarian', 'force-sword'),
      ),
    );
    const [palatine, librarian] = game.state.marines.slice(-2).map((id) => pieceOf(game, id));
    const { unit } = profileOf(game, palatine!);
    expect(unit).toMatchObject({ armour: 'sororitas', rank: 'palatine', closeCombat: { dice: 1, bonus: 0 } });
    expect(unit.moveCosts).toEqual([1, 1, 2]);
    expect(profileOf(game, palatine!).gear).toEqual(
      ownGear(figure('sororitas', 'palatine', 'flamer-pistol', 'power-sword')),
    );
    expect(librarian!.counts).toMatchObject({ psi: 20 });
  });
});

describe('A16.8: worth', () => {
  test.for([
    [figure('light', 'captain', 'heavy-bolter'), 0.4],
    [figure('power-armour', 'trooper', 'bolter'), 0.5],
    [figure('sororitas', 'sister-superior', 'bolt-pistol'), 0.5],
    [figure('power-armour', 'sergeant', 'multi-melta'), 2 / 3],
    [figure('sororitas', 'palatine', 'bolter'), 1],
    [figure('terminator', 'trooper', 'storm-bolter'), 1],
  ] as const)('A16.8  %#', ([one, worth]) => {
    expect(ownFigureWorth(one)).toBeCloseTo(worth);
  });

  test('A16.8  a squad is rounded up to whole terminators, boxes beside it are not', () => {
    const sister = figure('sororitas', 'trooper', 'bolter');
    const guard = figure('light', 'trooper', 'laser-rifle');
    expect(ownSquadWorth({ figures: [sister, sister, sister] })).toBe(2);
    expect(ownSquadWorth({ figures: Array.from({ length: 5 }, () => guard) })).toBe(2);
    expect(
      ownSquadWorth({ figures: Array.from({ length: 3 }, () => figure('power-armour', 'trooper', 'heavy-bolter')) }),
    ).toBe(2);
    const list = { ...listOf(sister), boxes: [wholeBox('scout-squad')] };
    expect(squadWorth(list)).toBe(3);
    expect(checkSquads(list, 2).map(({ rule }) => rule)).toEqual(['A16.2']);
  });
});

test('A16.9  sisters and guardsmen come in boxes of ten for five and four terminators', () => {
  const list: SquadList = {
    name: 'Both',
    boxes: [wholeBox('battle-sister-squad', true), wholeBox('guard-squad', true)],
  };
  expect(squadWorth({ ...list, boxes: [wholeBox('battle-sister-squad')] })).toBe(5);
  expect(squadWorth({ ...list, boxes: [wholeBox('guard-squad')] })).toBe(4);
  expect(checkSquads(list, 5)).toEqual([]);
  const game = deployed(list);
  const kinds = game.state.marines.map((id) => profileOf(game, pieceOf(game, id)).is);
  expect(kinds.filter((is) => is === 'battle-sister')).toHaveLength(4);
  expect(kinds.filter((is) => is === 'guard-sergeant')).toHaveLength(1);
});

test('A16.6  a list with squads of one’s own is read as it was written', () => {
  const list = {
    ...listOf({ ...figure('light', 'champion', 'power-axe'), name: 'Ona' }),
    boxes: [wholeBox('scout-squad')],
  };
  expect(parseSquads(formatSquads(list))).toEqual(list);
  expect(() => parseSquads(formatSquads(list).replace('"champion"', '"duke"'))).toThrow('own[0].figures[0].rank');
});
