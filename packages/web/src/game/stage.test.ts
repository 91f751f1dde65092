import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { expect, test } from 'vitest';
import { applyEvent } from './looks/events.ts';
import { stageOf } from './stage.ts';

test('events lead it to where the view stands, through whole games', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const host = new TrialTable({
      scenario: PROVING_GROUND,
      seed,
      sides: { marines: 'marine-drill', aliens: 'diceroller-2' },
      clock: 'off',
    });
    const { update } = host.open('marines');
    let stage = stageOf(update.view);
    for (let i = 0; i < 400; i++) {
      const next = host.play('marines');
      for (const event of next.events) stage = applyEvent(stage, event);
      const end = stageOf(next.view);
      // A figure's first facing is told with the next event, or not at all (S5.11): the view settles it.
      const isNew = new Set(next.events.flatMap((event) => (event.is === 'figure-placed' ? [event.piece] : [])));
      const places = (from: typeof stage): unknown[] =>
        [...from.actors.values()].map(({ id, square, area, facing, weapon }) => ({
          id,
          square,
          area,
          weapon,
          facing: isNew.has(id) ? 'any' : facing,
        }));
      const byId = (a: unknown, b: unknown): number => (a as { id: number }).id - (b as { id: number }).id;
      expect(places(stage).sort(byId)).toEqual(places(end).sort(byId));
      expect(new Set([...stage.features].map(String))).toEqual(new Set([...end.features].map(String)));
      expect(stage.burning).toEqual(end.burning);
      stage = end;
      if (next.pending === null) break;
    }
  }
});
