/** The tables of chapter A against `docs/codex/arsenal.json`, row by row. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesFor } from '../setupFor.ts';
import { GEAR, UNITS } from './data.ts';
import { BOXES, CLOSE_COMBAT_BASE, ENEMIES, MOVEMENT, POWERS, RANK_BONUS } from './tables/chapter.ts';
import { FIGURES } from './tables/figures.ts';
import { GRENADES } from './tables/grenades.ts';
import { ITEMS, ITEM_ALIASES } from './tables/items.ts';
import { UNLIMITED } from './tables/plain.ts';
import { AMMUNITION_BY_UNIT, COMPOSITES, WEAPONS, WEAPON_ALIASES } from './tables/weapons.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Codex = Readonly<Record<string, readonly Row[]>> & {
  readonly closeCombat: Readonly<Record<string, readonly Row[]>>;
};

const codex = JSON.parse(
  readFileSync(new URL('../../../../docs/codex/arsenal.json', import.meta.url), 'utf8'),
) as Codex;

const tableOf = (rows: readonly Row[], make: (row: Row) => unknown): Record<string, unknown> =>
  Object.fromEntries(rows.map((row) => [row.id, make(row)]));

test('A18 every ranged weapon has the numbers of Table A-13', () => {
  const expected = tableOf(codex['weapons']!, (row) => {
    const { notes, rulings, kill } = row as unknown as Record<'notes' | 'rulings' | 'kill', Record<string, unknown>>;
    return {
      family: row['family'],
      isHeavy: row['heavy'],
      ap: row['ap'],
      least: row['rangeMin'] ?? 1,
      range: row['range'] === 'unlimited' ? UNLIMITED : row['range'],
      dice: row['dice'],
      kills: {
        genestealer: kill['genestealer'],
        hybrid: kill['hybrid'],
        door: rulings['door'],
        terminator: rulings['terminator'],
        powerArmour: rulings['powerArmour'],
        light: rulings['light'],
        blip: rulings['blip'],
        heavyEnemy: rulings['heavyEnemy'],
      },
      heavyEnemyDice: rulings['heavyEnemyDiceNeeded'],
      overwatchRange: notes['overwatch'] === true ? rulings['effectiveOverwatchRange'] : null,
      overwatchShots: notes['overwatchShotLimit'],
      isSustained: notes['sustained'],
      jams: notes['jam'],
      overheats: notes['overheat'],
      area: notes['area'],
      isPersistent: notes['persistent'],
      blocksSight: notes['blocksLos'],
      ammunition: notes['ammo'],
      reloads: notes['reloads'],
      oneShotPer: notes['oneShotPer'],
      isFree: row['freeFire'],
    };
  });
  expect(WEAPONS).toEqual(expected);
  const byUnit = codex['weapons']!.flatMap((row) => {
    const { ammoByUnit } = row['notes'] as Record<string, unknown>;
    return ammoByUnit === undefined ? [] : [[row.id, ammoByUnit]];
  });
  expect(AMMUNITION_BY_UNIT).toEqual(Object.fromEntries(byUnit));
});

test('A19 every other name of a weapon or an item leads to its row', () => {
  const aliases = (rows: readonly Row[]): Record<string, string> =>
    Object.fromEntries(
      rows.flatMap((row) => ((row['aliases'] ?? []) as string[]).map((alias): [string, string] => [alias, row.id])),
    );
  expect(WEAPON_ALIASES).toEqual(aliases(codex['weapons']!));
  expect(ITEM_ALIASES).toEqual(aliases(codex['items']!));
  for (const [alias, id] of Object.entries({ ...WEAPON_ALIASES, ...ITEM_ALIASES })) expect(GEAR[alias]).toBe(GEAR[id]);
});

test('A12.12 A15.2 combi and composite weapons have their rows', () => {
  const expected = tableOf([...codex['combiWeapons']!, ...codex['compositeWeapons']!], (row) => ({
    modes: row['modes'],
    ...(row['overwatchMode'] === undefined ? {} : { overwatchMode: row['overwatchMode'] }),
    ...(row['sharedAmmo'] === undefined ? {} : { shares: row['sharedAmmo'] }),
    ...(row['ammoPerGauntlet'] === undefined ? {} : { perGauntlet: row['ammoPerGauntlet'] }),
  }));
  expect(COMPOSITES).toEqual(expected);
});

test('A11 every grenade has the cells of Table A-9', () => {
  const expected = tableOf(codex['grenades']!, (row) => {
    const kill = row['kill'] as Record<string, unknown>;
    const notes = row['notes'] as string[];
    return {
      effect: row['effect'],
      least: row['rangeMin'] ?? 1,
      range: row['range'],
      ap: row['ap'],
      dice: row['dice'],
      kills: {
        genestealer: kill['genestealer'],
        hybrid: kill['hybrid'],
        door: row['door'],
        terminator: kill['terminator'],
        powerArmour: kill['sororitas'],
        light: kill['imperialGuard'],
        blip: row['blip'],
        heavyEnemy: kill['patriarch'],
      },
      limit: row['limit'],
      blocksSight: notes.includes('blocks-los'),
      breaches: notes.includes('breach'),
    };
  });
  expect(GRENADES).toEqual(expected);
});

test('A10 A13 every item has the columns of Table A-8', () => {
  const expected = tableOf(codex['items']!, (row) => ({
    kind: row['kind'],
    bonus: row['ccBonus'],
    dice: row['ccDice'],
    parries: row['parry'],
    blocks: row['block'],
    stopsShots: row['shotProtection'],
    takesPsi: row['psiChannel'],
    isStaff: row['staff'] ?? false,
    ...(row['aura'] === undefined ? {} : { aura: row['aura'] }),
    ...(row['fixedValue'] === undefined ? {} : { total: { dice: 2, bonus: 2 } }),
    ...(row['ranged'] === undefined ? {} : { ranged: row['ranged'] }),
  }));
  expect(ITEMS).toEqual(expected);
});

test('A15 every unit has the columns of Table A-11 and its value in close combat', () => {
  const expected = tableOf(codex['units']!, (row) => ({
    armour: row['class'],
    rank: row['rank'],
    ranged: row['ranged'],
    melee: row['melee'],
    grenades: row['grenades'],
    gear: row['gear'],
    ...(row['psi'] === 0 ? {} : { psi: row['psi'] }),
    ...(row['powers'] === undefined ? {} : { powers: row['powers'] }),
    ...(row['aura'] === undefined ? {} : { hasAura: true }),
  }));
  expect(FIGURES).toEqual(expected);
  for (const row of codex['units']!) {
    const { closeCombat, ap } = UNITS[row.id]!;
    const bonus = closeCombat.bonus === 0 ? '' : closeCombat.bonus > 0 ? `+${closeCombat.bonus}` : closeCombat.bonus;
    expect([row.id, ap, `${closeCombat.dice}D6${bonus}`]).toEqual([row.id, row['ap'], row['cc']]);
  }
});

test('A15.1 what a figure carries by itself is on its list, with two ranged weapons at most', () => {
  for (const [id, figure] of Object.entries(FIGURES)) {
    const listed = [...figure.ranged, ...figure.melee, ...figure.grenades, ...figure.gear];
    const { gear } = UNITS[id]!;
    expect(gear.filter((item) => !listed.includes(item))).toEqual([]);
    expect(gear.filter((item) => GEAR[item]!.ranged !== undefined).length).toBeLessThanOrEqual(2);
  }
});

test('A4 movement rows and ranks, A9 base values, A14 powers, A16 boxes, A17 enemies', () => {
  const movement = (row: Readonly<Record<string, unknown>>): unknown => ({
    forward: row['forward'],
    back: row['back'],
    side: row['side'] ?? 0,
    quarterTurn: row['turn90'],
    halfTurn: row['turn180'],
  });
  expect(MOVEMENT).toEqual(tableOf(codex['movement']!, movement));
  const { units, rankBonus } = codex.closeCombat;
  const bases = units!.flatMap((row) => (row['classes'] as string[]).map((armour) => [armour, row['base']]));
  expect(CLOSE_COMBAT_BASE).toEqual(Object.fromEntries(bases));
  const ranks = rankBonus!.flatMap((row) => (row['ranks'] as string[]).map((rank) => [rank, row['bonus']]));
  expect(RANK_BONUS).toEqual(Object.fromEntries(ranks));
  const powers = codex['psychic']!.filter((row) => row['kind'] === 'power');
  expect(POWERS).toEqual(
    tableOf(powers, (row) => ({
      psi: row['psi'],
      range: row['range'] === 'section' ? 6 : row['range'], // A14.8
      ...(row['kill'] === undefined ? {} : { needed: row['kill'] }),
    })),
  );
  expect(BOXES).toEqual(
    tableOf(codex['squads']!, (row) => ({
      figures: row['figures'],
      worth: row['terminatorEquivalent'],
      sergeants: row['sergeants'],
      splits: row['split'] !== undefined,
    })),
  );
  expect(ENEMIES).toEqual(
    tableOf(codex['enemies']!, (row) => ({
      killClass: row['killClass'],
      ap: row['ap'],
      dice: row['ccDice'],
      isMighty: row['ccScore'] === 'highest+lowest',
      movement: movement(row['movement'] as Record<string, unknown>),
      traits: row['traits'],
    })),
  );
});

test('A1.2 chapter A can be played alone and beside chapter D, and its numbers hold for shared ids', () => {
  for (const modules of [['arsenal'], ['deathwing', 'arsenal'], ['missions', 'deathwing', 'arsenal']]) {
    const rules = rulesFor(modules);
    expect(rules.gear.get('thunder-hammer')?.item?.bonus).toBe(1);
    expect(rules.units.get('captain')?.armour).toBe('power-armour');
    expect(rules.options['timer']).toBe('off');
  }
});

test('A7.2 players know of sustained fire as one step that never goes below 2', () => {
  expect(GEAR['storm-bolter']!.ranged!.needed).toEqual([6, 5]);
  const sustained = Object.values(GEAR).flatMap(({ ranged }) => (ranged?.needed.length === 2 ? [ranged.needed] : []));
  for (const [first, later] of sustained) expect(later).toBe(Math.max(2, first! - 1));
});
