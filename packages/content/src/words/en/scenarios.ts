/** The mission generator and its scenarios (D18–D20): events and refusals. */
import { plural } from './numbers.ts';
import type { EventSentences } from '../sentences.ts';

export const scenarioEvents = {
  'reinforcements-taken': ({ count, most, left }) =>
    `The aliens take ${count} of ${most} reinforcements; ${plural(left, 'blip is', 'blips are')} left.`,
  'area-named': ({ area, as }, names) =>
    as === 'objective' ? `${names.area(area)} must be secured.` : `${names.area(area)} is secured from the start.`,
} satisfies Partial<EventSentences>;

export const scenarioRefusals = {
  'another-squad-would-not-fit': 'Then another squad would find no corridor to stand in together.',
  'corridors-are-filled-first': 'The corridors are filled first.',
  'fill-from-the-far-end': 'Corridors are filled from the far end, without gaps.',
  'five-genestealers-first': 'The way home opens when five genestealers have shown themselves.',
  'nearest-squares-first': 'There are free squares nearer to the corridor.',
  'not-an-area-to-name': 'Name one of the areas offered.',
  'only-from-the-control-room': 'The only way out is from the control room.',
  'say-how-many': 'Say how many reinforcements come.',
  'squad-stays-together': 'A squad stands in one corridor.',
  'that-many-do-not-come': 'No more than are due can come.',
  'connector-not-open': 'A corridor is attached where the way out of a tile is open.',
  'corridor-attached-there': 'There is a corridor there already.',
  'no-corridor-to-attach': 'No corridor is to be attached now.',
  'no-tile-to-lay': 'No tile is to be laid now.',
  'not-the-tile-drawn': 'Only the tile that was drawn may be laid.',
  'tile-leaves-too-few-open': 'That would leave too few ways out of the board.',
  'tile-no-cell': 'That is no place for a tile.',
  'tile-not-joined': 'A tile must join a corridor of a tile that lies already.',
  'tile-overlaps': 'A tile lies there already.',
};

export type ScenarioReason = keyof typeof scenarioRefusals;
export type ScenarioEvent = keyof typeof scenarioEvents;
