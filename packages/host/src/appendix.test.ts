import { command, type Replay, type ReplayEntry } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { commandOf } from './protocol.ts';
import { PROVING_GROUND, TrialTable } from './testing/index.ts';

/** What somebody stores who appends what is new, and cuts off what was taken back. */
class Stored {
  entries: ReplayEntry[] = [];
  position = '';
  private at = 0;

  keep({ host }: TrialTable): number {
    const { keep, entries, position, at } = host.appendix(this.at);
    this.entries = [...this.entries.slice(0, keep), ...entries];
    Object.assign(this, { position, at });
    return entries.length;
  }
}

test('each accepted command is appended as a small record, and what was taken back is cut off', () => {
  const table = new TrialTable({
    scenario: PROVING_GROUND,
    seed: 7,
    sides: { marines: 'person', aliens: 'person' },
    clock: 'off',
  });
  const stored = new Stored();
  const agrees = (): void => {
    const { entries, position } = JSON.parse(table.save()) as Replay;
    expect({ entries: stored.entries, position: stored.position }).toEqual({ entries, position });
  };
  for (let { pending } = table.look('marines'); pending!.decision !== 'action'; { pending } = table.look('marines')) {
    table.say(pending!.side, commandOf(table.look(pending!.side).offers[0]!));
    expect(stored.keep(table)).toBe(1);
    agrees();
  }
  const { facing } = table.look('marines').view.pieces[3]!;
  const turn = (by: number): void => void table.say('marines', command('turn', 3, (facing + by) % 4));
  turn(1);
  expect(stored.keep(table)).toBe(1);
  table.undo('marines');
  turn(3);
  expect(stored.keep(table)).toBe(1);
  agrees();
  table.undo('marines');
  expect(stored.keep(table)).toBe(0);
  agrees();
  expect(stored.keep(table)).toBe(0);
});
