/** How every weapon and item shows in a marine's hands, from above; null for what is worn or pocketed. */
import type { ComponentType } from 'preact/compat';
import type { GearId } from '@sensorium/engine';
import {
  Banner,
  Blade,
  BoardShield,
  Book,
  Gauntlets,
  Heavy,
  LongRifle,
  Mace,
  Pistol,
  Racks,
  Rifle,
  ServoArm,
  Staff,
  Torch,
} from '../arsenal/Weapons.tsx';
import {
  Axe,
  Bolter,
  Cannon,
  Chainfist,
  Claws,
  Flamer,
  Hammer,
  Launcher,
  Shield,
  Sword,
} from '../deathwing/Weapons.tsx';
import { Rows } from './rows.ts';

export type Hand = 'left' | 'right' | 'both';
export type GearLook = { readonly hand: Hand; readonly Drawing: ComponentType } | null;

const all =
  (look: GearLook) =>
  <Id extends GearId>(...ids: readonly Id[]): Record<Id, GearLook> =>
    Object.fromEntries(ids.map((id) => [id, look])) as Record<Id, GearLook>;

const right = (Drawing: ComponentType) => all({ hand: 'right', Drawing });
const left = (Drawing: ComponentType) => all({ hand: 'left', Drawing });
const both = (Drawing: ComponentType) => all({ hand: 'both', Drawing });
const unseen = all(null);

const GEAR: Readonly<Record<GearId, GearLook>> = {
  ...right(Bolter)('storm-bolter'),
  ...right(Flamer)('heavy-flamer'),
  ...right(Cannon)('assault-cannon'),
  ...right(Hammer)('thunder-hammer', 'storm-hammer'),
  ...right(Pistol)('bolt-pistol', 'plasma-pistol', 'graviton-pistol', 'laser-pistol', 'heavy-bolt-pistol'),
  ...right(Pistol)('phobos-bolt-pistol', 'neo-volkite-pistol', 'flamer-pistol'),
  ...right(Rifle)('bolter', 'bolt-rifle', 'bolt-carbine', 'elite-bolt-carbine', 'heavy-bolt-rifle', 'shotgun'),
  ...right(Rifle)('plasma-rifle', 'plasma-gun', 'plasma-incinerator', 'melta-gun', 'melta-rifle', 'laser-rifle'),
  ...right(Rifle)('graviton-rifle', 'forge-bolter', 'combi-bolter', 'tigris-combi-bolter', 'combi-plasma'),
  ...right(Rifle)('combi-graviton', 'combi-flamer', 'combi-melta', 'plasma-blaster'),
  ...right(LongRifle)('sniper-rifle', 'sniper-bolt-rifle', 'guardian-spear', 'guardian-spear-bolter'),
  ...right(Heavy)('heavy-bolter', 'reaper-autocannon', 'plasma-cannon', 'multi-melta', 'heavy-melta'),
  ...right(Heavy)('heavy-melta-rifle', 'graviton-cannon', 'laser-cannon', 'missile-launcher', 'frag-cannon'),
  ...right(Heavy)('devastator-gun', 'missile-frag', 'missile-krak'),
  ...right(Torch)('flamer', 'light-flamer'),
  ...both(Gauntlets)('boltstorm-pair', 'flamerstorm-pair', 'gauntlets-of-ultramar', 'gauntlet-of-ultramar'),
  ...both(Gauntlets)('boltstorm-gauntlet', 'boltstorm-gauntlets', 'flamerstorm-gauntlet', 'flamerstorm-gauntlets'),
  ...both(Gauntlets)('storm-gauntlet'),
  ...both(Racks)('cyclone-launcher', 'cyclone-frag', 'cyclone-krak', 'frag-launcher', 'fragstorm-launcher'),
  ...both(Racks)('balistus-launcher'),
  ...both(Claws)('lightning-claws', 'lightning-claw', 'wolf-claws'),
  ...left(Sword)('power-sword'),
  ...left(Chainfist)('chainfist'),
  ...left(Axe)('force-axe'),
  ...left(Shield)('storm-shield'),
  ...left(Launcher)('grenade-glove'),
  ...left(Blade)('chainsword', 'gladius', 'combat-blade', 'force-sword', 'nemesis-sword', 'sword-of-caliban'),
  ...left(Blade)('combat-knife', 'dagger', 'misericordia', 'two-blades'),
  ...left(Staff)('power-axe', 'frost-axe', 'castellan-axe', 'halberd', 'nemesis-halberd', 'halberd-of-caliban'),
  ...left(Staff)('staff-of-office', 'staff-of-negation', 'staff-of-procession', 'force-sceptre', 'nemesis-sceptre'),
  ...left(Mace)('power-mace', 'crozius-arcanum'),
  ...left(BoardShield)('shield'),
  ...left(Banner)('banner', 'icon', 'simulacrum-imperialis'),
  ...left(Book)('holy-book', 'grimoire'),
  ...left(ServoArm)('servo-arm'),
  // gloves and claws are part of the drawing; the rest is worn
  ...unseen('power-glove', 'power-fist', 'claws'),
  ...unseen('krak-grenade', 'frag-grenade', 'plasma-grenade', 'melta-bomb'),
  ...unseen('rosary', 'rosarius', 'scope', 'camo-cloak', 'grapnel', 'grav-chute', 'narthecium'),
};

export const GEAR_LOOKS = new Rows<GearId, GearLook>('gear', GEAR);
