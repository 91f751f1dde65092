import { SIDES } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { framesOf, seenBy } from './frames.ts';
import { commandOf } from './protocol.ts';
import { PROVING_GROUND, TrialTable } from './testing/index.ts';

const played = (): TrialTable => {
  const table = new TrialTable({
    scenario: PROVING_GROUND,
    seed: 7,
    sides: { marines: 'person', aliens: 'person' },
    clock: 'off',
  });
  for (let said = 0; said < 12; said++) {
    const { pending } = table.look('marines');
    table.say(pending!.side, commandOf(table.look(pending!.side).offers[0]!));
  }
  return table;
};

test.each(SIDES)('C20  a file of what the %s have seen is opened again as what they have seen', (side) => {
  const table = played();
  const { frames, dossier, winner } = framesOf(seenBy(side, table.save()));
  expect(frames.at(-1)!.view).toEqual(JSON.parse(JSON.stringify(table.look(side).view)));
  expect(frames.length).toBeGreaterThan(2);
  expect([dossier.scenario, winner]).toEqual([PROVING_GROUND.id, 'none']);
});

test('C20  it holds no seed, no order, no secret of the other side, and no value of a blip', () => {
  const save = played().save();
  const { seed, entries } = JSON.parse(save) as { seed: number; entries: unknown[] };
  expect([seed, entries.length]).toEqual([7, 12]);
  const text = seenBy('marines', save);
  expect(text).not.toContain('"seed":7');
  expect(text).not.toContain('"say"');
  expect(text).not.toContain('"for":"aliens"');
  for (const { view } of framesOf(text).frames) {
    expect(view.side).toBe('marines');
    expect(view.pieces.filter((piece) => piece !== null && piece.value > 0)).toEqual([]);
  }
});

test.each([
  ['{"format":"sensorium-seen"', 'no JSON'],
  ['{"format":"sensorium-seen","version":2}', 'version 1'],
  ['{"format":"sensorium-seen","version":1,"side":"both"}', 'side'],
  ['{"format":"sensorium-seen","version":1,"side":"marines","frames":[]}', 'something to see'],
  ['{"format":"sensorium-seen","version":1,"side":"marines","frames":[{"rest":3}]}', 'rest'],
])('%s is refused', (text, why) => {
  expect(() => framesOf(text)).toThrow(why);
});
