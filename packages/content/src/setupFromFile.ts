/** Scenarios out of files: what the rules they choose say is read before a game is made of it. */
import { FileError, type Scenario, type Setup } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import * as v from 'valibot';
import { findRow, rowOf } from './missionRules.ts';
import { pointersOf } from './ruleData.ts';

type DataSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type Issue = v.BaseIssue<unknown>;

/** A field that is not there is missed in the words of what should be. */
const expectedIn = ({ entries }: DataSchema, { type, message, path }: Issue): string => {
  const [first, ...deeper] = path ?? [];
  if (type !== 'object' || first === undefined || deeper.length > 0) return message;
  return v.safeParse(entries[String(first.key)]!, undefined).issues?.[0].message ?? message;
};

const pathOf = ({ path }: Issue): string =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

/** `setupFor` for what somebody else may have written. Throws `FileError` where a rule's fields are wrong. */
export const setupFromFile = (scenario: Scenario): Setup => {
  const at = pointersOf(scenario);
  scenario.rules.forEach((rule, index) => {
    const schema = findRow(rule.is)?.data(at);
    const issue = schema === undefined ? undefined : v.safeParse(schema, rule).issues?.[0];
    if (schema !== undefined && issue !== undefined)
      throw new FileError(`scenario.rules[${index}]${pathOf(issue)}: expected ${expectedIn(schema, issue)}`);
  });
  const setup = setupFor(scenario);
  for (const { is } of scenario.rules) rowOf(is);
  return setup;
};
