/** Table A-13, and the other names of its rows. */
import type { CompositeRow, WeaponRow } from '../rows.ts';
import { ENERGY } from './energy.ts';
import { FLAMES } from './flames.ts';
import { MISSILES } from './missiles.ts';
import { MUNITIONS } from './munitions.ts';

export const WEAPONS: Readonly<Record<string, WeaponRow>> = { ...MUNITIONS, ...ENERGY, ...FLAMES, ...MISSILES };

/** A19: other names of the same rows. */
const WEAPON_ALIASES_ROWS = {
  'heavy-bolt-pistol': 'bolt-pistol',
  'phobos-bolt-pistol': 'bolt-pistol',
  'neo-volkite-pistol': 'bolt-pistol',
  'bolt-rifle': 'bolter',
  'bolt-carbine': 'bolter',
  'elite-bolt-carbine': 'bolter',
  'forge-bolter': 'bolter',
  'guardian-spear-bolter': 'bolter',
  'heavy-bolt-rifle': 'storm-bolter',
  'combi-bolter': 'storm-bolter',
  'tigris-combi-bolter': 'storm-bolter',
  'gauntlet-of-ultramar': 'boltstorm-gauntlet',
  'gauntlets-of-ultramar': 'boltstorm-gauntlets',
  'sniper-bolt-rifle': 'sniper-rifle',
  'frag-cannon': 'heavy-bolter',
  'devastator-gun': 'heavy-bolter',
  'plasma-incinerator': 'plasma-rifle',
  'plasma-gun': 'plasma-rifle',
  'melta-rifle': 'melta-gun',
  'heavy-melta-rifle': 'heavy-melta',
  flamer: 'light-flamer',
  'fragstorm-launcher': 'frag-launcher',
} satisfies Readonly<Record<string, string>>;
export type WeaponAlias = keyof typeof WEAPON_ALIASES_ROWS;
export const WEAPON_ALIASES: Readonly<Record<string, string>> = WEAPON_ALIASES_ROWS;

/** A12.12, A15.2: weapons with several rows. `shares` is the ammunition that all of them draw on. */
const COMPOSITES_ROWS = {
  'combi-plasma': { modes: ['bolter', 'plasma-rifle'], overwatchMode: 'bolter' },
  'combi-graviton': { modes: ['bolter', 'graviton-rifle'], overwatchMode: 'bolter' },
  'combi-flamer': { modes: ['bolter', 'light-flamer'], overwatchMode: 'bolter' },
  'combi-melta': { modes: ['bolter', 'melta-gun'], overwatchMode: 'bolter' },
  'missile-launcher': { modes: ['missile-frag', 'missile-krak'], shares: 6 },
  'cyclone-launcher': { modes: ['cyclone-frag', 'cyclone-krak'], shares: 6 },
  'boltstorm-pair': { modes: ['boltstorm-gauntlet', 'boltstorm-gauntlets'], overwatchMode: 'boltstorm-gauntlets' },
  'flamerstorm-pair': { modes: ['flamerstorm-gauntlet', 'flamerstorm-gauntlets'], perGauntlet: 6 },
} satisfies Readonly<Record<string, CompositeRow>>;
export type CompositeId = keyof typeof COMPOSITES_ROWS;
export const COMPOSITES: Readonly<Record<string, CompositeRow>> = COMPOSITES_ROWS;

/** A12.10: a sergeant's launcher has fewer grenades. */
export const AMMUNITION_BY_UNIT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'frag-launcher': { aggressor: 6, 'tartaros-sergeant': 2, 'cataphractii-sergeant': 2 },
};
