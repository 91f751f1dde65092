/** What a viewer may say, each thing once, with its price. */
import { choices, legal, pending, pieceOf, type Command, type Game, type Options, type Side } from '@sensorium/engine';
import type { Offer } from './protocol.ts';

/** `sides`: those of the screen that is looked at; what is public is offered there to whoever looks (Table C-J). */
export const offersFor = (game: Game, viewer: Side, sides: readonly Side[], options: Options): Offer[] => {
  const open = pending(game);
  if (open === null) return [];
  const isShared = open.side !== viewer && open.isPublic && sides.includes(open.side);
  const list = isShared ? choices(game, options) : legal(game, viewer, options);
  const { verbs } = game.setup.rules;
  const offers: Offer[] = [];
  let last: Command | null = null;
  for (let i = 0; i < list.count; i++) {
    const command: Command = list.get(i);
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
