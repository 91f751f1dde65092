/** The mission generator and its scenarios (D18–D20): refusals. */
export const scenarioRefusalsEn = {
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
