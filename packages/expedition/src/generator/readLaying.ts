/** Boards being laid, out of files. */
import { CONTROL_ROOM_TILE, GEOTILES } from '@sensorium/content';
import type { RecordReader } from '@sensorium/engine';
import { SCENARIO_IDS } from '@sensorium/rules';
import { LAYING_STEPS, corridorsDue, type Laying } from './laying.ts';
import { readConnector, readLayout, readLuck } from './readLayout.ts';

/** D19.3: the dice differ at last. */
const checkRollOff = (field: RecordReader, { rollOff }: Laying): void => {
  const [first, second] = rollOff.at(-1) ?? [0, 0];
  if (first === second) field.fail('pairs of dice, the last pair of two different ones (D19.3)');
};

/** D19.3, D19.8: the tile that is to be laid at this step. */
const checkHand = (field: RecordReader, { step, hand, layout, aside }: Laying): void => {
  const isLaid = layout.some(({ tile }) => tile === hand);
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

export const readLaying = (field: RecordReader): Laying => {
  const laying = readRecord(field);
  checkRollOff(field.at('rollOff'), laying);
  checkHand(field.at('hand'), laying);
  checkCorridors(field.at('corridors'), laying);
  return laying;
};

const readRecord = (field: RecordReader): Laying => {
  const layout = readLayout(field.at('layout'));
  const die = (value: RecordReader): number => value.integer(1, 6);
  const aliens = field.at('aliens');
  return {
    luck: readLuck(field.at('luck')),
    scenario: field.at('scenario').oneOf(SCENARIO_IDS),
    scenarioDie: field.at('scenarioDie').integer(0, 6),
    rollOff: field
      .at('rollOff')
      .list(1000)
      .map((roll) => {
        const [first, second] = roll.list(2).map(die);
        return first === undefined || second === undefined ? roll.fail('two dice') : ([first, second] as const);
      }),
    step: field.at('step').oneOf(LAYING_STEPS),
    layout,
    hand: field.at('hand').integer(0, GEOTILES.length),
    aside: field
      .at('aside')
      .list(GEOTILES.length)
      .map((tile) => tile.integer(1, GEOTILES.length)),
    corridors: field
      .at('corridors')
      .list(2)
      .map((connector) => readConnector(connector, layout)),
    aliens:
      aliens.value === null
        ? null
        : {
            die: die(aliens.at('die')),
            perTurn: aliens.at('perTurn').integer(0, 22),
            total: aliens.at('total').integer(0, 999),
          },
  };
};
