import type { Command, Game, Options, PieceId } from '@sensorium/engine';
import type { Doctrine } from '../drill/doctrine.ts';
import { drill } from '../drill/drill.ts';
import type { Plan } from './plans.ts';
import type { Order } from './playout.ts';

/** S9.7: how the whole squad goes about a turn, and what single marines do first and otherwise. */
export interface SquadPlan {
  readonly doctrine: Doctrine;
  readonly orders: readonly Plan[];
  /** Who stays where he is and watches (S9.13). */
  readonly hesitating: readonly PieceId[];
}

/** Its commands one by one: the orders in turn, each until it is done or cannot go on, then everybody by the doctrine. */
export const carryOut = ({ doctrine, orders, hesitating }: SquadPlan): Order => {
  const waiting = orders.map((order) => ({ order, next: order.start() }));
  const idle: PieceId[] = [...hesitating];
  return (game: Game, options: Options) => {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const command = first.next(game, options);
      if (command !== null && options.has(command)) return command;
      if (!first.order.isOpen) idle.push(first.order.piece);
      waiting.shift();
    }
    const usual = drill(game, options, idle, doctrine);
    return usual.piece < 0 ? (watchOf(options, hesitating) ?? usual) : usual;
  };
};

const watchOf = (options: Options, marines: readonly PieceId[]): Command | null => {
  for (let i = 0; i < options.count; i++)
    if (options.wordAt(i) === 'overwatch' && marines.includes(options.pieceAt(i)) && options.get(i).cp === 0)
      return options.get(i);
  return null;
};
