/** S7.4: why an automaton did what it did, told before what came of it. */
import type { Entry, GameEvent } from '@sensorium/engine';

/** An automaton knows nothing that is hidden (S3.3), so its reasons hide nothing either. */
export const eventsWithReason = ({
  events,
  because,
  command: { do: word, piece },
}: Pick<Entry, 'events' | 'because' | 'command'>): readonly GameEvent[] =>
  because === undefined ? events : [{ is: 'automaton-acted', piece, word, rule: because }, ...events];
