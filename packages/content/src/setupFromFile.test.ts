import { FileError, Table, parseReplay, playReplay, type MissionRulePlan, type Scenario } from '@sensorium/engine';
import { MODULES, SCENARIO_IDS, setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { MISSIONS } from './missions.generated.ts';
import { toScenario } from './scenario.ts';
import { setupFromFile } from './setupFromFile.ts';

const OURS: Scenario[] = MISSIONS.map((mission) => toScenario(mission));
const [SCENARIO] = OURS as [Scenario];
/** A file may say anything. */
const withRule = (rule: { readonly is: string }): Scenario => ({ ...SCENARIO, rules: [rule as MissionRulePlan] });

test.for(OURS.map(({ id }, index) => [id, index] as const))('%s is set up as the rules themselves do', ([, index]) => {
  expect(setupFromFile(OURS[index]!)).toBe(setupFor(OURS[index]!));
});

test.for([
  [{ is: 'exits', squares: 5 }, 'squares: expected a list of at most 10000'],
  [{ is: 'burn-targets' }, 'sections: expected a list of at most 10000'],
  [{ is: 'occupy', squares: [null], count: 1 }, 'squares[0]: expected a list of at most 3'],
  [{ is: 'occupy', squares: [[499, 499]], count: 1 }, 'squares[0]: expected a floor square'],
  [{ is: 'cat' }, 'start: expected a list of at most 10000'],
  [{ is: 'waves', turns: null }, 'turns: expected a list of at most 10000'],
  [{ is: 'scenario', id: 'zz' }, `id: expected one of ${SCENARIO_IDS.join(', ')}`],
  [{ is: 'kill', count: '9' }, 'count: expected a whole number from 0 to 100000'],
  [{ is: 'all-dead', rule: 7 }, 'rule: expected a text'],
] as const)('a mission rule %o is refused with the field that is wrong', ([rule, message]) => {
  const refusal = new FileError(`scenario.rules[0].${message}`);
  expect(() => setupFromFile(withRule(rule))).toThrow(refusal);
  const replay = parseReplay(JSON.stringify({ ...new Table(setupFor(SCENARIO), { seed: 5 }).replay() }));
  expect(() => playReplay({ ...replay, scenario: withRule(rule) }, setupFromFile)).toThrow(refusal);
});

test('a rule that says nothing is set up, or its missing field is named', () => {
  const modules = MODULES.map(({ id }) => id).filter((id) => !id.includes('diceroller'));
  const faultOf = (id: string): unknown => {
    try {
      return void setupFromFile({ ...withRule({ is: id }), modules });
    } catch (error) {
      return error;
    }
  };
  const faults = MODULES.flatMap(({ missionRules = [] }) => missionRules.map(({ id }) => faultOf(id)));
  expect(faults.filter((fault) => fault !== undefined && !(fault instanceof FileError))).toEqual([]);
});

test('what the rules refuse of a replayed scenario is a fault of the file', () => {
  const replay = new Table(setupFor(SCENARIO), { seed: 5 }).replay();
  const played = (change: Partial<Scenario>) => () =>
    playReplay({ ...replay, scenario: { ...SCENARIO, ...change } }, setupFromFile);
  expect(played({ board: { levels: [], entries: [] } })).toThrow(
    new FileError('scenario: a board has at least one level'),
  );
  expect(played({ options: { shield: 'x' } })).toThrow(new FileError("scenario: there is no rule option 'shield'"));
  expect(played({ pieces: [{ is: 'toString' }], deployment: [] })).toThrow(
    new FileError("scenario: there is no unit 'toString'"),
  );
  expect(played({ pieces: [{ is: 'marine', at: [499, 0], faces: 1 }], deployment: [] })).toThrow(FileError);
});
