/** Force lists as files: saved, sent to others, read again by newer programs. */
import { closedRecord, listOf, oneOf, readAs, whole } from '@sensorium/content/schemas';
import { readRecord, type RecordReader } from '@sensorium/engine';
import * as v from 'valibot';
import { name } from '../names.ts';
import type { ForceList } from './forceList.ts';
import { OPTION_IDS, SQUAD_IDS } from './squads.ts';

const FORMAT = 'sensorium-force';
const VERSION = 1;
const MOST_SQUADS = 40;
const MOST_OPTIONS = 10;
const MOST_TIME = 99;

const named = v.exactOptional(name);

const purchase = closedRecord({ option: oneOf(OPTION_IDS), as: named });

const member = closedRecord({
  name: named,
  weapon: named,
  options: v.optional(listOf(purchase, MOST_OPTIONS), []),
});

const squad = closedRecord({ type: oneOf(SQUAD_IDS), name: named, badge: named, members: listOf(member, 5) });

const force = closedRecord({
  format: v.unknown(),
  version: v.unknown(),
  name,
  time: v.optional(whole(0, MOST_TIME), 0),
  squads: listOf(squad, MOST_SQUADS),
});

/** The list in a record of a file. Whether it keeps the rules is another question (`checkForce`). */
const readForce = (field: RecordReader): ForceList => {
  const { format: _format, version: _version, ...list } = readAs(force, field);
  return list;
};

/** Throws `FileError` with what is wrong and where. */
export const parseForce = (text: string): ForceList => readForce(readRecord(text, FORMAT, VERSION));

export const formatForce = (list: ForceList): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...list }, null, 2)}\n`;
