/** Force lists as files: saved, sent to others, read again by newer programs. */
import { readRecord, type RecordReader } from '@sensorium/engine';
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

const readPurchase = (field: RecordReader): Purchase => ({
  option: field.at('option').oneOf(OPTION_IDS),
  ...named(field, 'as'),
});

const readMember = (field: RecordReader): BoughtMember => ({
  ...named(field, 'name'),
  ...named(field, 'weapon'),
  options: field.at('options').isGiven ? field.at('options').list(MOST_OPTIONS).map(readPurchase) : [],
});

const readSquad = (field: RecordReader): BoughtSquad => ({
  type: field.at('type').oneOf(SQUAD_IDS),
  ...named(field, 'name'),
  ...named(field, 'badge'),
  members: field.at('members').list(5).map(readMember),
});

/** The list in a record of a file. Whether it keeps the rules is another question (`checkForce`). */
export const readForce = (field: RecordReader): ForceList => ({
  name: readName(field.at('name')),
  time: field.at('time').isGiven ? field.at('time').integer(0, MOST_TIME) : 0,
  squads: field.at('squads').list(MOST_SQUADS).map(readSquad),
});

/** Throws `FileError` with what is wrong and where. */
export const parseForce = (text: string): ForceList => readForce(readRecord(text, FORMAT, VERSION));

export const formatForce = (list: ForceList): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...list }, null, 2)}\n`;
