import { MISSIONS, toScenario } from '@sensorium/content';
import { expect, test } from 'vitest';
import { TrialTable } from '@sensorium/host/testing';
import { commandOf } from '../engine/protocol.ts';
import { nextDeployment } from './deployAll.ts';

const deployed = (mission: (typeof MISSIONS)[number]) => {
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
