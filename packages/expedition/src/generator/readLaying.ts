/** Boards being laid, out of files. */
import { CONTROL_ROOM_TILE, GEOTILES } from '@sensorium/content';
import { listOf, oneOf, record, whole } from '@sensorium/content/schemas';
import type { RecordReader } from '@sensorium/engine';
import { SCENARIO_IDS } from '@sensorium/rules';
import * as v from 'valibot';
import { LAYING_STEPS, corridorsDue, type Laying } from './laying.ts';
import { checkConnector, checkLayout, connector, layout, luck } from './readLayout.ts';

/** D19.3: the dice differ at last. */
const checkRollOff = (field: RecordReader, { rollOff }: Laying): void => {
  const [first, second] = rollOff.at(-1) ?? [0, 0];
  if (first === second) field.fail('pairs of dice, the last pair of two different ones (D19.3)');
};

/** D19.3, D19.8: the tile that is to be laid at this step. */
const checkHand = (field: RecordReader, { step, hand, layout: tiles, aside }: Laying): void => {
  const isLaid = tiles.some(({ tile }) => tile === hand);
  if (step === 'tiles' && (hand === 0 || isLaid || aside.includes(hand)))
    field.fail('a tile that is neither laid nor set aside (D19.3)');
  if (step === 'control-room' && (hand !== CONTROL_ROOM_TILE || isLaid))
    field.fail(`${CONTROL_ROOM_TILE}, which is not laid yet (D19.8)`);
  if ((step === 'corridors' || step === 'finished') && hand !== 0) field.fail('0, for all tiles are laid');
};

/** D19.9: all of them on a finished board, and not before. */
const checkCorridors = (field: RecordReader, laying: Laying): void => {
  const due = corridorsDue(laying);
  const isEnough = laying.corridors.length === due;
  if (laying.step === 'finished' && !isEnough) field.fail(`the ${due} of a finished board (D19.9)`);
  if (laying.step !== 'finished' && isEnough) field.fail(`fewer than ${due} while the board is being laid (D19.9)`);
};

const MOST_ROLLS = 1000;
const die = whole(1, 6);
export const twoDice = v.pipe(
  listOf(die, 2),
  v.check(({ length }) => length === 2, 'two dice'),
  v.transform(([first, second]) => [first!, second!] as const),
);

/** A board being laid, as far as its shape goes. */
export const laying = record({
  layout,
  luck,
  scenario: oneOf(SCENARIO_IDS),
  scenarioDie: whole(0, 6),
  rollOff: listOf(twoDice, MOST_ROLLS),
  step: oneOf(LAYING_STEPS),
  hand: whole(0, GEOTILES.length),
  aside: listOf(whole(1, GEOTILES.length), GEOTILES.length),
  corridors: listOf(connector, 2),
  aliens: v.nullable(record({ die, perTurn: whole(0, 22), total: whole(0, 999) })),
});

/** Whether the board keeps the rules by which it is laid. */
export const checkLaying = (field: RecordReader, laid: Laying): void => {
  checkLayout(field.at('layout'), laid.layout);
  laid.corridors.forEach((given, index) => checkConnector(field.at('corridors').item(index), laid.layout, given));
  checkRollOff(field.at('rollOff'), laid);
  checkHand(field.at('hand'), laid);
  checkCorridors(field.at('corridors'), laid);
};
