import { expect, test } from 'vitest';
import { framesOf } from './frames.ts';
import { foldFrames, unfoldFrames, type RecordedFrame } from './recording.ts';
import { PROVING_GROUND, TrialTable } from './testing/index.ts';

test('of a later view only what has changed is kept, and every view is found again', () => {
  const host = new TrialTable({
    scenario: PROVING_GROUND,
    seed: 4,
    sides: { marines: 'marine-drill', aliens: 'diceroller-2' },
    clock: 'off',
  });
  for (let i = 0; i < 40; i++) host.play('marines');
  const { dossier, frames } = framesOf(host.save());
  const whole = frames.map(({ events, view }): RecordedFrame => ({ deed: { is: 'course' }, events, view }));
  const folded = foldFrames(dossier, whole);
  expect(folded.frames[0]!.view).toEqual(whole[0]!.view);
  expect(JSON.stringify(folded.frames).length).toBeLessThan(JSON.stringify(whole).length);
  expect(unfoldFrames(folded)).toEqual(whole);
});
