/** What a viewer may say, each thing once, with its price. */
import { choices, legal, pieceOf, type Command, type Game, type Options, type Side } from '@sensorium/engine';
import type { Offer } from './protocol.ts';

/** Who looks, for which side, and what of it is his to say. */
export interface Sayer {
  readonly side: Side;
  /** What is public is offered at a screen to whoever looks (Table C-J). */
  readonly isShared: boolean;
  readonly isHis: (command: Command) => boolean;
}

export const offersFor = (game: Game, { side, isShared, isHis }: Sayer, options: Options): Offer[] => {
  const list = isShared ? choices(game, options) : legal(game, side, options);
  const { verbs } = game.setup.rules;
  const offers: Offer[] = [];
  let last: Command | null = null;
  for (let i = 0; i < list.count; i++) {
    const command: Command = list.get(i);
    if (!isHis(command)) continue;
    const { do: word, piece, at, how, cp } = command;
    // The splits of one price follow each other on the list, ascending.
    if (last !== null && last.do === word && last.piece === piece && last.at === at && last.how === how) {
      offers[offers.length - 1] = { ...offers.at(-1)!, most: cp };
      continue;
    }
    last = command;
    const verb = piece < 0 ? undefined : verbs.get(word);
    const cost = verb?.cost(game, pieceOf(game, piece), command) ?? 0;
    offers.push({ do: word, piece, at, how, cost, least: cp, most: cp });
  }
  return offers;
};
