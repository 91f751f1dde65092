/** How what is said at a terminal is carried out: at once, or when its dice lie on a real table. */
import type { Command, Refusal } from '@sensorium/engine';
import type { GameHost, Party, TableSeat } from '@sensorium/host';

export interface Carrying {
  /** The refusal, or null: then it is carried out, or waits. */
  say(party: Party, command: Command): Refusal | null;
  playOnce(): void;
  timeUp(): void;
  undo(party: Party): Refusal | null;
  /** What was done on a real board, whatever the rules say; undefined for a line that says nothing of it. */
  overrule(line: string): Refusal | null | undefined;
  /** What programs do is told before a person is asked, and not as it happens. */
  readonly tells: boolean;
  /** Something must be rolled before anything else is said. */
  readonly isWaiting: boolean;
  /** What must be told or rolled before a person is asked. False when he wants to stop. */
  beforeAsking(): Promise<boolean>;
}

export const atOnce = (host: GameHost, place: TableSeat): Carrying => ({
  say: (party, command) => place.say(party, command),
  playOnce: () => void host.playOnce(),
  timeUp: () => void host.timeUp(),
  undo: (party) => place.undo(party),
  overrule: () => undefined,
  tells: false,
  isWaiting: false,
  beforeAsking: () => Promise.resolve(true),
});
