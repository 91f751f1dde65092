/** Lists of squads as files: saved, sent to others, read again by newer programs. */
import { readRecord, type RecordReader } from '@sensorium/engine';
import { ARMOURS, ARSENAL_FIGURES, RANKS } from '@sensorium/rules';
import { checkKeys } from '../checkKeys.ts';
import { readName } from '../names.ts';
import { BOX_IDS } from './boxes.ts';
import type { OwnFigureChoice, OwnSquad } from './ownSquads.ts';
import type { ChosenBox, ChosenFigure, SquadList } from './squadList.ts';

export const SQUADS_FORMAT = 'sensorium-squads';
const VERSION = 1;
const MOST_BOXES = 40;
const MOST_FIGURES = 10;
const MOST_GEAR = 12;
const LONGEST_ID = 40;

const named = (field: RecordReader): { readonly name?: string } =>
  field.at('name').isGiven ? { name: readName(field.at('name')) } : {};

const readGear = (field: RecordReader): string[] => field.list(MOST_GEAR).map((item) => item.text(LONGEST_ID));

const FIGURE_KEYS = ['is', 'name', 'gear', 'shield'] as const;

const readFigure = (field: RecordReader): ChosenFigure => {
  checkKeys(field, FIGURE_KEYS);
  return {
    is: field.at('is').oneOf(Object.keys(ARSENAL_FIGURES)),
    ...named(field),
    ...(field.at('gear').isGiven ? { gear: readGear(field.at('gear')) } : {}),
    ...(field.at('shield').isGiven ? { shield: field.at('shield').oneOf(['back']) } : {}),
  };
};

const BOX_KEYS = ['box', 'half', 'name', 'figures'] as const;

const readBox = (field: RecordReader): ChosenBox => {
  checkKeys(field, BOX_KEYS);
  return {
    box: field.at('box').oneOf(BOX_IDS),
    ...(field.at('half').isGiven ? { half: field.at('half').flag() } : {}),
    ...named(field),
    figures: field.at('figures').list(MOST_FIGURES).map(readFigure),
  };
};

const OWN_FIGURE_KEYS = ['class', 'rank', 'gear', 'name'] as const;

const readOwnFigure = (field: RecordReader): OwnFigureChoice => {
  checkKeys(field, OWN_FIGURE_KEYS);
  return {
    class: field.at('class').oneOf(ARMOURS),
    rank: field.at('rank').oneOf(RANKS),
    gear: readGear(field.at('gear')),
    ...named(field),
  };
};

const OWN_KEYS = ['name', 'figures'] as const;

const readOwnSquad = (field: RecordReader): OwnSquad => {
  checkKeys(field, OWN_KEYS);
  return { ...named(field), figures: field.at('figures').list(MOST_FIGURES).map(readOwnFigure) };
};

export const readSquads = (field: RecordReader): SquadList => ({
  name: readName(field.at('name')),
  boxes: field.at('boxes').list(MOST_BOXES).map(readBox),
  ...(field.at('own').isGiven ? { own: field.at('own').list(MOST_BOXES).map(readOwnSquad) } : {}),
});

/** Throws `FileError` with what is wrong and where. Whether the list keeps the rules is another question (`checkSquads`). */
export const parseSquads = (text: string): SquadList => readSquads(readRecord(text, SQUADS_FORMAT, VERSION));

export const formatSquads = (list: SquadList): string =>
  `${JSON.stringify({ format: SQUADS_FORMAT, version: VERSION, ...list }, null, 2)}\n`;
