import { checkDraft } from '@sensorium/content/load';
import { SCENARIOS, SCENARIO_IDS } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { missionCalled } from '../catalogue.ts';
import { addObjective } from './aims.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { beginHistory, withEdit } from './history.ts';
import { squaresFrom, squaresIn, squaresText, withScenarioAim, type ScenarioAim } from './scenarioAim.ts';

const done = (draft: Draft, edit: Parameters<typeof withEdit>[1]): Draft => withEdit(beginHistory(draft), edit).present;
const aimOf = (draft: Draft): ScenarioAim => draft.objectives.find((rule) => rule.is === 'scenario')!;

test('D20  a scenario that is added or changed brings its chapters and options', () => {
  let draft = done(emptyDraft('own', 'Own'), addObjective(emptyDraft('own', 'Own'), 'scenario'));
  expect(draft.modules).toEqual(['core', 'missions', 'deathwing', 'scenarios']);
  const index = draft.objectives.length - 1;
  for (const id of SCENARIO_IDS) {
    draft = done(draft, withScenarioAim(draft, index, { ...aimOf(draft), id }));
    expect(draft.options).toMatchObject(SCENARIOS[id].options);
    expect(checkDraft(draft).map(({ reason }) => reason)).not.toContain('scenario-option');
  }
  const more = withScenarioAim(draft, index, { ...aimOf(draft), blips: 30 });
  expect(more.changes).toHaveLength(1);
  expect(aimOf(done(draft, more)).blips).toBe(30);
});

test('D19.16  corridors are the floor that is marked, or what is typed; a word that is no square is refused', () => {
  const draft = missionCalled('generated:scn-raid:7')!;
  const [corridor] = aimOf(draft).corridors;
  expect(squaresFrom(squaresText(corridor!))).toEqual(corridor);
  const xs = corridor!.map(([x]) => x);
  const ys = corridor!.map(([, y]) => y);
  const box = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs) + 1,
    height: Math.max(...ys) - Math.min(...ys) + 1,
  };
  expect(squaresIn(draft, 0, box)).toEqual(expect.arrayContaining([...corridor!]));
  expect(squaresIn(draft, 1, box)).toEqual([]);
  expect(squaresFrom('3,4 3,5,1')).toEqual([
    [3, 4],
    [3, 5, 1],
  ]);
  for (const wrong of ['3', '3,4,5,6', 'a,b', '3;4', '-1,2']) expect(squaresFrom(wrong)).toBeNull();
});
