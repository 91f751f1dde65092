/** The pieces of a case as a scenario lists them. */
import { NO_FACING, type Coordinates, type Counts, type Facing, type PiecePlan, type Rules } from '@sensorium/engine';
import { ARSENAL_RELOADS, LEVEL, PHANTOM, PSI, PSI_AT_START, REAL } from '@sensorium/rules';
import {
  ARSENAL_FIELDS,
  ammunitionOf,
  arsenalCounts,
  firedCounter,
  gearNamed,
  gearOf,
  isSniper,
  isWeapon,
  magazinesOf,
} from './arsenalFields.ts';
import type { Field } from './fields.ts';
import { suppliesNamed } from './supplies.ts';

const PIECE_FIELDS = [
  'is',
  'at',
  'faces',
  'gear',
  'ap',
  'active',
  'activated',
  'overwatch',
  'jammed',
  'ammo',
  'spares',
  'fired',
  'psi',
  'level',
  'prone',
  'value',
  'name',
  'squad',
  'player',
  ...ARSENAL_FIELDS,
];

export const planPiece = (
  rules: Rules,
  field: Field,
  at: Coordinates | undefined,
  area: string | undefined,
): PiecePlan => {
  field.mapping(PIECE_FIELDS);
  const optional = <Value>(key: string, read: (value: Field) => Value): Record<string, Value> =>
    field.at(key).isGiven ? { [key]: read(field.at(key)) } : {};
  const is = field.at('is').text();
  if (!rules.units.has(is)) field.at('is').fail(`there is no unit '${is}'`);
  const isActivated = field.at('activated').isGiven && field.at('activated').flag();
  const { value: ap } = field.at('ap');
  const isSpent = isActivated && ap === 0;
  const isWhole = !isActivated && ap === rules.units.get(is)?.ap; // nobody is active yet: he has done nothing
  const isActive = field.at('active').isGiven
    ? field.at('active').flag()
    : field.at('ap').isGiven && !isSpent && !isWhole;
  const place = field.at('at').isGiven ? field.at('at').coordinates() : at;
  const isSet = (key: string): boolean => field.at(key).isGiven && field.at(key).flag();
  return {
    is,
    ...optional('name', (value) => value.text()),
    ...optional('squad', (value) => value.text()),
    ...optional('player', marinePlayer),
    ...optional('gear', (value) => gearNamed(rules, value)),
    ...(is === 'blip' ? { value: LEAST_VALUE } : {}),
    ...optional('value', (value) => (is === 'ambush-blip' ? ambushValue(value) : counterValue(value))),
    ...optional('faces', (value): Facing => value.facing()),
    ...(isSet('prone') && !isSniper(rules, field) ? { faces: NO_FACING } : {}),
    ...optional('ap', (value) => value.count()),
    ...(place === undefined ? {} : { at: place }),
    ...(area === undefined ? {} : { area }),
    activation: isActive ? 'active' : isActivated ? 'done' : 'ready',
    weapon: isSet('overwatch') ? 'overwatch' : isSet('jammed') ? 'jammed' : 'ready',
    counts: { ...countsOf(rules, field), ...arsenalCounts(rules, field) },
  };
};

/** A3.10: whose figure it is, where there are two marine players. */
const marinePlayer = (field: Field): number => Number(field.oneOf(['1', '2']));

/** Of a blip whose value the case leaves open. */
const LEAST_VALUE = 1;

/** Table C-A: counters of 1, 2 or 3. */
const counterValue = (field: Field): number => {
  const value = field.number();
  return value >= LEAST_VALUE && value <= 3 ? value : field.fail('a blip has the value 1, 2 or 3');
};

/** D12: 1 is real, 0 a phantom. */
const ambushValue = (field: Field): number => (field.oneOf(['0', '1']) === '1' ? REAL : PHANTOM);

/** Ammunition, spares and points under the names the rules count them by. */
const countsOf = (rules: Rules, field: Field): Counts => {
  const counts: Record<string, number> = { ...suppliesNamed(rules, field.at('gear')) };
  const each = (key: string, keep: (weapon: string, count: Field) => void): void => {
    if (field.at(key).isGiven) for (const [weapon, count] of field.at(key).entries()) keep(weapon, count);
  };
  each('ammo', (weapon, left) => {
    if (!isWeapon(rules, weapon)) left.fail(`there is no weapon '${weapon}'`);
    const counter = ammunitionOf(rules, field, weapon);
    counts[counter] = left.count() * magazinesOf(rules, counter);
  });
  each('spares', (weapon, spares) => {
    counts[ARSENAL_RELOADS[weapon]?.spare ?? spares.fail('cannot be reloaded')] = spares.count();
  });
  each('fired', (weapon, shots) => {
    counts[firedCounter(rules, gearOf(rules, field), weapon) ?? shots.fail('its shots are not counted')] =
      shots.count();
  });
  if (field.at('level').isGiven) {
    counts[LEVEL] = field.at('level').number();
    counts[PSI] = PSI_AT_START[counts[LEVEL]] ?? field.at('level').fail('a level is 1 to 4');
  }
  if (field.at('psi').isGiven) counts[PSI] = field.at('psi').count();
  return counts;
};
