/** Table A-8. Checked against the codex by a test. */
import type { ItemRow } from '../rows.ts';

const PLAIN = {
  bonus: 0,
  dice: 1,
  parries: false,
  blocks: false,
  stopsShots: false,
  takesPsi: false,
  isStaff: false,
} as const;

const ITEMS_ROWS = {
  shield: { ...PLAIN, kind: 'shield', blocks: true, stopsShots: true },
  'storm-shield': { ...PLAIN, kind: 'shield', blocks: true, stopsShots: true },
  'power-sword': { ...PLAIN, kind: 'blade', parries: true },
  chainsword: { ...PLAIN, kind: 'blade', parries: true },
  gladius: { ...PLAIN, kind: 'blade', parries: true },
  'combat-knife': { ...PLAIN, kind: 'blade', parries: true },
  misericordia: { ...PLAIN, kind: 'blade', parries: true },
  'force-sword': { ...PLAIN, kind: 'blade', parries: true, takesPsi: true },
  'sword-of-caliban': { ...PLAIN, kind: 'blade', bonus: 1, parries: true },
  'nemesis-sword': { ...PLAIN, kind: 'blade', bonus: 1, parries: true },
  'two-blades': { ...PLAIN, kind: 'blade-pair', dice: 2, parries: true },
  halberd: { ...PLAIN, kind: 'halberd', bonus: 1 },
  'nemesis-halberd': { ...PLAIN, kind: 'halberd', bonus: 2, takesPsi: true },
  'halberd-of-caliban': { ...PLAIN, kind: 'halberd', bonus: 2 },
  'guardian-spear': { ...PLAIN, kind: 'halberd', bonus: 2, ranged: 'bolter' },
  'thunder-hammer': { ...PLAIN, kind: 'hammer', bonus: 1 },
  'power-mace': { ...PLAIN, kind: 'hammer', bonus: 1 },
  'crozius-arcanum': { ...PLAIN, kind: 'hammer', bonus: 1, parries: true },
  'power-axe': { ...PLAIN, kind: 'axe' },
  'force-axe': { ...PLAIN, kind: 'axe', takesPsi: true },
  'frost-axe': { ...PLAIN, kind: 'axe', bonus: 2 },
  'castellan-axe': { ...PLAIN, kind: 'axe', bonus: 2 },
  'lightning-claws': { ...PLAIN, kind: 'claws', bonus: 1, dice: 2 },
  'lightning-claw': { ...PLAIN, kind: 'claws', bonus: 1 },
  'wolf-claws': { ...PLAIN, kind: 'claws', dice: 2, total: { dice: 2, bonus: 2 } },
  'power-fist': { ...PLAIN, kind: 'fist' },
  chainfist: { ...PLAIN, kind: 'fist' },
  'servo-arm': { ...PLAIN, kind: 'gear', parries: true },
  'simulacrum-imperialis': { ...PLAIN, kind: 'relic', aura: 'marines-win-ties' },
  banner: { ...PLAIN, kind: 'relic', aura: 'marines-win-ties' },
  icon: { ...PLAIN, kind: 'relic', aura: 'marines-win-ties' },
  'staff-of-office': { ...PLAIN, kind: 'staff', isStaff: true },
  'staff-of-negation': { ...PLAIN, kind: 'staff', isStaff: true },
  'staff-of-procession': { ...PLAIN, kind: 'staff', isStaff: true },
  'holy-book': { ...PLAIN, kind: 'relic', aura: 're-roll-one-die' },
  grimoire: { ...PLAIN, kind: 'relic', aura: 're-roll-one-die' },
  rosary: { ...PLAIN, kind: 'relic' },
  'force-sceptre': { ...PLAIN, kind: 'sceptre', takesPsi: true },
  'nemesis-sceptre': { ...PLAIN, kind: 'sceptre', takesPsi: true },
  rosarius: { ...PLAIN, kind: 'relic' },
  scope: { ...PLAIN, kind: 'gear' },
  'camo-cloak': { ...PLAIN, kind: 'gear' },
  grapnel: { ...PLAIN, kind: 'gear' },
  'grav-chute': { ...PLAIN, kind: 'gear' },
  narthecium: { ...PLAIN, kind: 'gear' },
} satisfies Readonly<Record<string, ItemRow>>;
export type ItemId = keyof typeof ITEMS_ROWS;
export const ITEMS: Readonly<Record<string, ItemRow>> = ITEMS_ROWS;

/** A19: other names of the same items. */
const ITEM_ALIASES_ROWS = {
  'combat-blade': 'combat-knife',
  dagger: 'combat-knife',
  'storm-hammer': 'thunder-hammer',
} satisfies Readonly<Record<string, string>>;
export type ItemAlias = keyof typeof ITEM_ALIASES_ROWS;
export const ITEM_ALIASES: Readonly<Record<string, string>> = ITEM_ALIASES_ROWS;
