import { MISSIONS, checkMission, toScenario } from '@sensorium/content';
import { createGame } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { wholeBox } from '../squads/index.ts';
import { withSquads } from '../squads/applySquads.ts';
import {
  OBJECTIVE_IDS,
  SPECIAL_IDS,
  addMember,
  addObjective,
  addSpecial,
  addSquad,
  removeSquad,
  withMember,
  withOtherForce,
} from './index.ts';
import { applyEdit } from './edits.ts';

const mission = MISSIONS.find(({ id }) => id === 'decoy')!;
const errorsOf = (draft: typeof mission): string[] =>
  checkMission(draft).flatMap(({ severity, reason }) => (severity === 'error' ? [reason] : []));

describe('the closed list of objectives and special rules', () => {
  test.each(OBJECTIVE_IDS)('%s is added with its data and whatever it needs', (is) => {
    const draft = applyEdit(mission, addObjective(mission, is));
    expect(draft.objectives.at(-1)!.is).toBe(is);
    // What only the board can give is left to whoever draws it: marks, ducts, somebody to bring out.
    expect(errorsOf(draft).filter((reason) => reason === 'needs-rule' || reason === 'rules-say')).toEqual([]);
  });

  test.each(SPECIAL_IDS)('%s is added with its data and whatever it needs', (is) => {
    const draft = applyEdit(mission, addSpecial(mission, is));
    expect(draft.special.some((rule) => rule.is === is)).toBe(true);
    expect(errorsOf(draft).filter((reason) => reason === 'needs-rule' || reason === 'rules-say')).toEqual([]);
  });

  test('D12.3, D13, A17.5: rules of other chapters bring them', () => {
    expect(applyEdit(mission, addSpecial(mission, 'ambush-allowance'))).toMatchObject({
      modules: ['core', 'missions', 'deathwing'],
      options: { ambush: 'on' },
    });
    expect(applyEdit(mission, addSpecial(mission, 'heavy-enemy')).modules).toContain('arsenal');
    expect(applyEdit(mission, addObjective(mission, 'hold-ducts')).special).toContainEqual({ is: 'ducts' });
  });
});

describe('the marines of a draft', () => {
  test('a squad comes and goes with its line of deployment', () => {
    const more = applyEdit(mission, addSquad(mission));
    expect(more.force.at(-1)!.squad).toBe('C');
    expect(more.deployment.at(-1)).toEqual({ by: 'marines', who: ['C'], on: '3' });
    expect(applyEdit(more, removeSquad(more, more.force.length - 1))).toEqual(mission);
  });

  test('a marine is added, changed and taken away', () => {
    const more = applyEdit(mission, addMember(mission, 0));
    expect(more.force[0]!.pieces).toHaveLength(mission.force[0]!.pieces.length + 1);
    const named = applyEdit(more, withMember(more, 0, 5, { is: 'marine', name: 'Oren' }));
    expect(named.force[0]!.pieces[5]).toEqual({ is: 'marine', name: 'Oren' });
    expect(applyEdit(named, withMember(named, 0, 5, null))).toEqual(mission);
  });

  test('A16.2: squads of the arsenal take their place, and the mission is still sound and plays', () => {
    const list = { name: 'x', boxes: [wholeBox('tactical-squad'), wholeBox('single-captain')] };
    const draft = applyEdit(mission, withOtherForce(mission, withSquads(mission, list)));
    expect(draft.modules).toContain('arsenal');
    expect(draft.force.flatMap(({ pieces }) => pieces).some(({ is }) => is === 'tactical-sergeant')).toBe(true);
    expect(errorsOf(draft)).toEqual([]);
    expect(createGame(setupFor(toScenario(draft)), { seed: 1 }).state.winner).toBe('none');
  });
});
