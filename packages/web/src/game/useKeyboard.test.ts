import { expect, test } from 'vitest';
import { QuestionSlot } from './spoken/announcer.ts';
import { isMeantElsewhere } from './useKeyboard.ts';

const asked = (since: number): QuestionSlot => {
  const slot = new QuestionSlot();
  slot.current = { title: 'Answer?', text: '', element: {} as HTMLElement };
  slot.since = since;
  return slot;
};

test.each([
  ['pressed at once: it was meant for what was there before', asked(1000), { timeStamp: 1200, repeat: false }, true],
  ['held down since before', asked(1000), { timeStamp: 5000, repeat: true }, true],
  ['pressed after the question could be heard', asked(1000), { timeStamp: 1500, repeat: false }, false],
  ['nothing is asked', new QuestionSlot(), { timeStamp: 10, repeat: true }, false],
] as const)('a key answers no question it was not meant for: %s', (_what, slot, key, expected) => {
  expect(isMeantElsewhere(slot, key)).toBe(expected);
});
