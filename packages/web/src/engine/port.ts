/** What a table of the page talks to: the worker of this page, or a server elsewhere. */
import type { Keeping, RequestName, Requests } from './protocol.ts';

/** What is said unasked. */
export interface EngineListener {
  readonly onKeeping: (keeping: Keeping) => void;
  /** The game has gone on by itself: who wants to know looks. */
  readonly onNews: () => void;
  /** Nothing will be answered any more, and why. */
  readonly onEnd: (why: string) => void;
}

/** Whoever knows the whole game and answers for it. */
export interface Engine {
  /** Others play at another screen: the game goes on without being asked to, and its clock is kept there. */
  readonly isElsewhere: boolean;
  ask<Name extends RequestName>(name: Name, ...params: Requests[Name]['params']): Promise<Requests[Name]['result']>;
  listen(listener: EngineListener): void;
  close(): void;
}
