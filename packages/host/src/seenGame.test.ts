import { MISSIONS, toScenario } from '@sensorium/content';
import { SIDES, type Scenario } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { framesOf, seenBy } from './frames.ts';
import { commandOf } from './protocol.ts';
import { PROVING_GROUND, TrialTable } from './testing/index.ts';

const played = (scenario: Scenario = PROVING_GROUND): TrialTable => {
  const table = new TrialTable({
    scenario,
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
  ['{"format":"sensorium-seen","version":1,"side":"marines","frames":[{}]}', 'dossier'],
])('%s is refused', (text, why) => {
  expect(() => framesOf(text)).toThrow(why);
});

test.each(MISSIONS)('what was seen of $id is opened again', (mission) => {
  const save = played(toScenario(mission)).save();
  for (const side of SIDES) expect(framesOf(seenBy(side, save)).frames.length).toBeGreaterThan(1);
});

interface SeenFile {
  dossier: { board: { levels: { floor: string[] }[] }; profiles: unknown[] };
  frames: { rest: Record<string, unknown>; pieces: Record<string, Record<string, unknown>>; events: unknown[] }[];
}

test.each<readonly [string, (file: SeenFile) => void, RegExp]>([
  [
    'a marine off the board',
    ({ frames }) => (frames[0]!.pieces['0']!['square'] = 99_999),
    /frames\[0\]\.pieces\[0\]\.square: expected a whole number/,
  ],
  ['a unit nobody knows', ({ frames }) => (frames[0]!.pieces['0']!['profile'] = 77), /pieces\[0\]\.profile/],
  ['fire in no place', ({ frames }) => (frames.at(-1)!.rest['burning'] = ['x']), /burning\[0\]/],
  ['a frame that is none', ({ frames }) => (frames[0]!.rest = 3 as never), /rest/],
  ['a view without its turn', ({ frames }) => delete frames[0]!.rest['turn'], /frames\[0\]\.turn/],
  ['an event that is none', ({ frames }) => (frames[0]!.events = [7]), /events\[0\]/],
  ['a board of nothing', ({ dossier }) => (dossier.board.levels = []), /dossier\.board/],
  ['no profiles', ({ dossier }) => (dossier.profiles = [{}]), /dossier\.profiles\[0\]/],
])('%s is refused, with its place', (_, harm, where) => {
  const file = JSON.parse(seenBy('marines', played().save())) as SeenFile;
  harm(file);
  expect(() => framesOf(JSON.stringify(file))).toThrow(where);
});
