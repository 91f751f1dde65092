/** Force lists as files: saved, sent to others, read again by newer programs. */
import { readRecord, type RecordReader } from '@sensorium/engine';
import { checkKeys } from '../checkKeys.ts';
import { readName } from '../names.ts';
import type { BoughtMember, BoughtSquad, ForceList, Purchase } from './forceList.ts';
import { OPTION_IDS, SQUAD_IDS } from './squads.ts';

const FORMAT = 'sensorium-force';
const VERSION = 1;
const MOST_SQUADS = 40;
const MOST_OPTIONS = 10;
const MOST_TIME = 99;

const named = <Key extends string>(field: RecordReader, key: Key): Partial<Record<Key, string>> =>
  field.at(key).isGiven ? ({ [key]: readName(field.at(key)) } as Partial<Record<Key, string>>) : {};

const PURCHASE_KEYS = ['option', 'as'] as const;

const readPurchase = (field: RecordReader): Purchase => {
  checkKeys(field, PURCHASE_KEYS);
  return { option: field.at('option').oneOf(OPTION_IDS), ...named(field, 'as') };
};

const MEMBER_KEYS = ['name', 'weapon', 'options'] as const;

const readMember = (field: RecordReader): BoughtMember => {
  checkKeys(field, MEMBER_KEYS);
  return {
    ...named(field, 'name'),
    ...named(field, 'weapon'),
    options: field.at('options').isGiven ? field.at('options').list(MOST_OPTIONS).map(readPurchase) : [],
  };
};

const SQUAD_KEYS = ['type', 'name', 'badge', 'members'] as const;

const readSquad = (field: RecordReader): BoughtSquad => {
  checkKeys(field, SQUAD_KEYS);
  return {
    type: field.at('type').oneOf(SQUAD_IDS),
    ...named(field, 'name'),
    ...named(field, 'badge'),
    members: field.at('members').list(5).map(readMember),
  };
};

const LIST_KEYS = ['format', 'version', 'name', 'time', 'squads'] as const;

/** The list in a record of a file. Whether it keeps the rules is another question (`checkForce`). */
export const readForce = (field: RecordReader): ForceList => {
  checkKeys(field, LIST_KEYS);
  return {
    name: readName(field.at('name')),
    time: field.at('time').isGiven ? field.at('time').integer(0, MOST_TIME) : 0,
    squads: field.at('squads').list(MOST_SQUADS).map(readSquad),
  };
};

/** Throws `FileError` with what is wrong and where. */
export const parseForce = (text: string): ForceList => readForce(readRecord(text, FORMAT, VERSION));

export const formatForce = (list: ForceList): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...list }, null, 2)}\n`;
