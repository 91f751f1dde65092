/** Boards being laid, out of files. */
import type { RecordReader } from '@sensorium/engine';
import { SCENARIO_IDS } from '@sensorium/rules';
import { GEOTILES } from '../geotiles/geotile.ts';
import { LAYING_STEPS, type Laying } from './laying.ts';
import { readConnector, readLayout, readLuck } from './readLayout.ts';

export const readLaying = (field: RecordReader): Laying => {
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
