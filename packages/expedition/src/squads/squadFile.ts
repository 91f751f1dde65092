/** Lists of squads as files: saved, sent to others, read again by newer programs. */
import { closedRecord, flag, listOf, oneOf, readAs, record, textOf } from '@sensorium/content/schemas';
import { readRecord, type RecordReader } from '@sensorium/engine';
import { ARMOURS, ARSENAL_FIGURES, RANKS } from '@sensorium/rules';
import * as v from 'valibot';
import { name } from '../names.ts';
import { BOX_IDS } from './boxes.ts';
import type { SquadList } from './squadList.ts';

export const SQUADS_FORMAT = 'sensorium-squads';
const VERSION = 1;
const MOST_BOXES = 40;
const MOST_FIGURES = 10;
const MOST_GEAR = 12;
const LONGEST_ID = 40;

const named = v.exactOptional(name);
const gear = listOf(textOf(LONGEST_ID), MOST_GEAR);

const figure = closedRecord({
  is: oneOf(Object.keys(ARSENAL_FIGURES)),
  name: named,
  gear: v.exactOptional(gear),
  shield: v.exactOptional(oneOf(['back'])),
});

const box = closedRecord({
  box: oneOf(BOX_IDS),
  half: v.exactOptional(flag),
  name: named,
  figures: listOf(figure, MOST_FIGURES),
});

const ownFigure = closedRecord({ class: oneOf(ARMOURS), rank: oneOf(RANKS), gear, name: named });
const ownSquad = closedRecord({ name: named, figures: listOf(ownFigure, MOST_FIGURES) });

const squads = record({
  name,
  boxes: listOf(box, MOST_BOXES),
  own: v.exactOptional(listOf(ownSquad, MOST_BOXES)),
});

export const readSquads = (field: RecordReader): SquadList => readAs(squads, field);

/** Throws `FileError` with what is wrong and where. Whether the list keeps the rules is another question (`checkSquads`). */
export const parseSquads = (json: string): SquadList => readSquads(readRecord(json, SQUADS_FORMAT, VERSION));

export const formatSquads = (list: SquadList): string =>
  `${JSON.stringify({ format: SQUADS_FORMAT, version: VERSION, ...list }, null, 2)}\n`;
