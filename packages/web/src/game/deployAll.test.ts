import { MISSIONS, toScenario, type Mission } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import { SCENARIO_IDS } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { TrialTable } from '@sensorium/host/testing';
import { commandOf } from '../engine/protocol.ts';
import { boardOf } from './board/model.ts';
import { nextDeployment, stepsToEnemy } from './deployAll.ts';

const deployed = (mission: Mission) => {
  const host = new TrialTable({
    scenario: toScenario(mission),
    seed: 1,
    sides: { marines: 'person', aliens: 'alien-random' },
    clock: 'off',
  });
  const dossier = host.dossier();
  for (;;) {
    const { offers, view, pending } = host.look('marines');
    if (pending?.side === 'aliens') {
      host.play('marines');
      continue;
    }
    const offer = nextDeployment(dossier, offers) ?? offers.find(({ do: word }) => word === 'face'); // M2.1
    if (offer === undefined) return { view, dossier };
    expect(host.say('marines', commandOf(offer), 'marines').ok).toBe(true);
  }
};

test.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s: everybody finds a place', (_, mission) => {
  const { view } = deployed(mission);
  const roster = view.marines.filter((id) => view.pieces[id]?.fate === 'in-hand');
  expect(roster).toEqual([]);
});

test('in the first mission a storm bolter stands at the door and looks at it', () => {
  const { view, dossier } = deployed(MISSIONS[0]!);
  const front = view.marines.map((id) => view.pieces[id]!).toSorted((a, b) => b.square - a.square)[0]!;
  expect(dossier.profiles[front.profile]!.gear).toContain('storm-bolter');
  expect(front.facing).toBe(2);
});

const BOARDS = 200;

test('D19.9  on 200 generated boards a bolter or a leader stands ahead, the flamer second, nobody looks at a dead end', () => {
  for (let seed = 1; seed <= BOARDS; seed++) {
    const { view, dossier } = deployed(missionCalled(`generated:${SCENARIO_IDS[seed % SCENARIO_IDS.length]}:${seed}`)!);
    const board = boardOf(dossier);
    const steps = stepsToEnemy(board);
    for (const squad of new Set(view.marines.map((id) => dossier.roster[id]?.squad))) {
      const file = view.marines
        .filter((id) => dossier.roster[id]?.squad === squad)
        .map((id) => view.pieces[id]!)
        .filter(({ square }) => square >= 0)
        .toSorted((a, b) => steps[a.square]! - steps[b.square]!);
      const isFlamer = file.map(({ profile }) =>
        dossier.profiles[profile]!.rows.some((row) => row.ranged?.area === 'section'),
      );
      expect(isFlamer.indexOf(true), `${squad} of ${seed}`).toBeOneOf([-1, 1]);
      for (const { square, facing } of file)
        expect(steps[board.neighbours[square * 8 + facing]!], `${squad} of ${seed}`).toBeLessThan(steps[square]!);
    }
  }
});
