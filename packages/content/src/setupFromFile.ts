/** Scenarios out of files: what the rules they choose say is read before a game is made of it. */
import { RecordReader, type Scenario, type Setup } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { findRow, rowOf } from './missionRules.ts';
import { pointersOf } from './ruleData.ts';
import { readAs } from './schemas.ts';

/** `setupFor` for what somebody else may have written. Throws `FileError` where a rule's fields are wrong. */
export const setupFromFile = (scenario: Scenario): Setup => {
  const at = pointersOf(scenario);
  const rules = new RecordReader('scenario', scenario).at('rules');
  scenario.rules.forEach(({ is }, index) => {
    const row = findRow(is);
    if (row !== undefined) readAs(row.data(at), rules.item(index));
  });
  const setup = setupFor(scenario);
  for (const { is } of scenario.rules) rowOf(is);
  return setup;
};
