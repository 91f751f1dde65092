/** Fields of pieces that chapter A brings, and the names under which its rules count. */
import {
  LYING,
  placeMarkers,
  type Counts,
  type Game,
  type MarkerId,
  type GearRow,
  type Obstacle,
  type Piece,
  type Rules,
  type Square,
} from '@sensorium/engine';
import {
  CANNON_FIRED,
  GUARD,
  SHIELD_ON_BACK,
  TERMINATUS,
  hasJam,
  codesNamed,
  encodeShot,
  isOnGuard,
  jamCounter,
  rowIdsOf,
  shotsCounter,
  traitCounter,
} from '@sensorium/rules';
import type { Field } from './fields.ts';
import { isSupply } from './supplies.ts';

export const ARSENAL_FIELDS = ['traits', 'shield', 'guard', 'overheated', 'terminatus', 'posture'];

/** What a piece of a case carries. */
export const gearOf = (rules: Rules, field: Field): readonly string[] =>
  field.at('gear').isGiven ? gearNamed(rules, field.at('gear')) : (rules.units.get(field.at('is').text())?.gear ?? []);

/** A15.2: the rows of a launcher, or both gauntlets of a pair, named in its place. */
const WHOLE: Readonly<Record<string, string>> = {
  'missile-frag': 'missile-launcher',
  'missile-krak': 'missile-launcher',
  'cyclone-frag': 'cyclone-launcher',
  'cyclone-krak': 'cyclone-launcher',
  'boltstorm-gauntlets': 'boltstorm-pair',
  'flamerstorm-gauntlets': 'flamerstorm-pair',
  'relic-standard': 'banner', // the rows of Table A-15 that are several items
  staff: 'staff-of-office',
};

export const gearNamed = (rules: Rules, field: Field): readonly string[] => {
  const wholeOf = (item: string): string | undefined => (rules.gear.has(WHOLE[item] ?? '') ? WHOLE[item] : undefined);
  const isKnown = (id: string): boolean => rules.gear.has(wholeOf(id) ?? id);
  const items = field.list().flatMap((item) => {
    const id = item.text();
    if (isSupply(rules, id)) return [];
    return isKnown(id) ? [id] : item.fail(`there is no weapon or item '${id}'`);
  });
  const named = items.map((item) => wholeOf(item) ?? item);
  return named.filter((item, place) => wholeOf(items[place]!) === undefined || named.indexOf(item) === place);
};

const rowsOf = (rules: Rules, gear: readonly string[]): GearRow[] => gear.map((item) => rules.gear.get(item) ?? {});

/** A15.7. */
const POSTURES = ['sniper-crouched', 'sniper-prone'];

/** A15.6: `prone` is then his posture, not D's fallen marine. */
export const isSniper = (rules: Rules, field: Field): boolean =>
  rowsOf(rules, gearOf(rules, field)).some(({ row }) => row === 'sniper-rifle');

/** Ammunition is kept under the gear's name; a case may also name one of its rows. */
export const ammunitionOf = (rules: Rules, field: Field, weapon: string): string =>
  counterOf(rules, gearOf(rules, field), weapon);

const counterOf = (rules: Rules, gear: readonly string[], weapon: string): string =>
  gear.includes(weapon) ? weapon : (gear.find((item) => rowIdsOf(rules.gear.get(item)).includes(weapon)) ?? weapon);

/** A15.39: a case speaks of the shots in each gauntlet of a pair, the rules count both together. */
export const magazinesOf = (rules: Rules, gear: string): number =>
  rules.gear.get(gear)?.composite?.perGauntlet === undefined ? 1 : 2;

export const roundsLeft = (rules: Rules, gear: readonly string[], weapon: string, { counts }: Piece): number => {
  const counter = counterOf(rules, gear, weapon);
  return Math.floor((counts[counter] ?? 0) / magazinesOf(rules, counter));
};

/** A weapon or item, or a row of one. */
export const isWeapon = (rules: Rules, id: string): boolean =>
  rules.gear.has(id) || [...rules.gear.values()].some((row) => rowIdsOf(row).includes(id));

const CANNON = 'assault-cannon';

/** A7.35, A7.36: the counter of shots already fired with a weapon that has one a turn or a phase. */
export const firedCounter = (rules: Rules, gear: readonly string[], weapon: string): string | null => {
  const row = rules.gear.get(weapon)?.weapon;
  const [how] = codesNamed({ gear, rows: rowsOf(rules, gear) }, weapon);
  const counter = row === undefined || how === undefined ? null : shotsCounter(row, how);
  return counter ?? (weapon === CANNON ? CANNON_FIRED : null); // D5.19
};

/** A19: markers that a case puts on squares, and what they block. */
const MARKERS = { frag: 'sight', 'force-barrier': 'way', fallen: 'nothing' } satisfies { [Id in MarkerId]?: Obstacle };
type PlacedMarker = keyof typeof MARKERS;

export const isMarker = (id: string): id is PlacedMarker => Object.hasOwn(MARKERS, id);

export const placeMarker = (game: Game, square: Square, id: PlacedMarker): void =>
  placeMarkers(game, [square], id, MARKERS[id]);

/** A7.24, A7.28: the code of the first weapon that can jam or overheat, or else of the first. */
const jammedCode = (rules: Rules, rows: readonly GearRow[]): number | undefined => {
  const weapons = rows.flatMap((row, gear) =>
    rowIdsOf(row).map((id, mode) => ({ how: encodeShot({ gear, mode, second: -1 }), row: rules.gear.get(id)?.weapon })),
  );
  return (weapons.find(({ row }) => row?.jams === true || row?.overheats === true) ?? weapons[0])?.how;
};

export const arsenalCounts = (rules: Rules, field: Field): Counts => {
  const counts: Record<string, number> = {};
  const isSet = (key: string): boolean => field.at(key).isGiven && field.at(key).flag();
  if (field.at('posture').isGiven && field.at('posture').oneOf(POSTURES) === POSTURES[1]) counts[LYING] = 1;
  if (field.at('traits').isGiven) for (const trait of field.at('traits').list()) counts[traitCounter(trait.text())] = 1;
  if (field.at('shield').isGiven && field.at('shield').oneOf(['back', 'front']) === 'back') counts[SHIELD_ON_BACK] = 1;
  if (isSet('guard')) counts[GUARD] = 1;
  if (isSet('terminatus')) counts[TERMINATUS] = 1;
  if (isSet('prone') && isSniper(rules, field)) counts[LYING] = 1;
  const isSpoilt = isSet('jammed') || isSet('overheated');
  const jammed = isSpoilt ? jammedCode(rules, rowsOf(rules, gearOf(rules, field))) : undefined;
  if (jammed !== undefined) counts[jamCounter(jammed)] = 1;
  return counts;
};

type Reader = (piece: Piece) => unknown;

export const ARSENAL_READERS: Readonly<Record<string, Reader>> = {
  guard: isOnGuard,
  terminatus: (piece) => piece.counts[TERMINATUS] === 1,
  shield: (piece) => (piece.counts[SHIELD_ON_BACK] === 1 ? 'back' : 'front'),
  overheated: hasJam,
  posture: (piece) => POSTURES[piece.counts[LYING] === 1 ? 1 : 0],
};
