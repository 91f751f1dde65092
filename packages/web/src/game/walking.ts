/** A walk said step by step; it stops when something happens that the walker did not ask for. */
import type { GameEvent } from '@sensorium/engine';
import type { Walk } from '../engine/protocol.ts';
import type { LogEntry } from './logbook.ts';
import type { GameSession } from './session.ts';

/** Where a walk stopped before its end, and what stopped it. */
export interface Halt {
  readonly piece: number;
  readonly at: number;
  readonly by: LogEntry;
}

/** Events that do not interrupt a walk (C8.1: each step is an action of its own). */
const UNEVENTFUL: readonly GameEvent['is'][] = [
  'piece-activated',
  'points-paid',
  'piece-moved',
  'piece-turned',
  'overwatch-lost',
];

export const walkAlong = async (session: GameSession, walk: Walk, withCp: boolean): Promise<Halt | null> => {
  for (const step of walk.steps) {
    const { update, log } = session.getSnapshot();
    const offer = update.offers.find(
      (other) => other.do === step.do && other.piece === step.piece && other.at === step.at && other.how === 0,
    );
    if (offer === undefined || !(await session.say(offer, withCp ? offer.most : offer.least))) return null;
    const now = session.getSnapshot();
    const by = now.log.slice(log.length).find(({ event }) => !UNEVENTFUL.includes(event.is));
    if (by !== undefined)
      return step === walk.steps.at(-1)
        ? null
        : { piece: step.piece, at: now.view.pieces[step.piece]?.square ?? -1, by };
    await session.shown();
  }
  return null;
};
