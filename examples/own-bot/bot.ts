/** A marine who never walks: fires at what he sees, watches the corridor with what is left, and leaves the rest to the codex. */
import type { Command, Options, Setup, View, Word } from '@sensorium/engine';
import { addPlayer, seatBot, type Bot } from '@sensorium/players';

const LIKED: readonly Word[] = ['fire', 'overwatch', 'end'];

class SentryBot implements Bot {
  /** All a bot is given: what never changes, what its side may know, and the list of what it may say (S9.2). */
  decide(_setup: Setup, _view: View, options: Options): Command {
    const offered = options.all();
    const liked = LIKED.flatMap((word) => offered.find((command) => command.do === word) ?? []);
    return liked[0] ?? offered[0]!;
  }
}

export const SENTRY = 'marine-sentry';

addPlayer({
  id: SENTRY,
  side: 'marines',
  kind: 'bot',
  description: 'stands and fires',
  create: () => seatBot(SENTRY, 'marines', new SentryBot()),
});

/** What the lab's workers import, so that they know the bot too. */
export const HERE = import.meta.url;
