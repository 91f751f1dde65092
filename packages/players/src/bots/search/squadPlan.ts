import type { Game, Options, PieceId } from '@sensorium/engine';
import type { Doctrine } from '../drill/doctrine.ts';
import { drill } from '../drill/drill.ts';
import type { Plan } from './plans.ts';
import type { Order } from './playout.ts';

/** S9.7: how the whole squad goes about a turn, and what single marines do first and otherwise. */
export interface SquadPlan {
  readonly doctrine: Doctrine;
  readonly orders: readonly Plan[];
}

/** Its commands one by one: the orders in turn, each until it is done or cannot go on, then everybody by the doctrine. */
export const carryOut = ({ doctrine, orders }: SquadPlan): Order => {
  const waiting = orders.map((order) => ({ order, next: order.start() }));
  const idle: PieceId[] = [];
  return (game: Game, options: Options) => {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const command = first.next(game, options);
      if (command !== null && options.has(command)) return command;
      if (!first.order.isOpen) idle.push(first.order.piece);
      waiting.shift();
    }
    return drill(game, options, idle, doctrine);
  };
};
