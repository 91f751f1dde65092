/** Standing orders as a form has them, and back. */
import type { StandingOrders } from '@sensorium/host/online';

export interface TypedOrders {
  readonly answer: StandingOrders['answer'];
  readonly isThisTurn: boolean;
  readonly isNear: boolean;
  readonly squares: number;
  /** A marine, or −1. */
  readonly seen: number;
  readonly isAttack: boolean;
  readonly clearJams: boolean;
}

const USUAL_SQUARES = 6;

export const typedFrom = ({ answer, turn, clearJams, askIf }: StandingOrders): TypedOrders => {
  const near = askIf.find((condition) => condition.when === 'near');
  const seen = askIf.find((condition) => condition.when === 'seen');
  return {
    answer,
    isThisTurn: turn !== null,
    isNear: near !== undefined,
    squares: near?.squares ?? USUAL_SQUARES,
    seen: seen?.piece ?? -1,
    isAttack: askIf.some(({ when }) => when === 'attack'),
    clearJams,
  };
};

export const ordersFrom = (typed: TypedOrders, turn: number): StandingOrders => {
  const { answer, isThisTurn, isNear, squares, seen, isAttack, clearJams } = typed;
  if (answer === 'ask') return { answer, turn: null, clearJams, askIf: [] };
  return {
    answer,
    turn: isThisTurn ? Math.max(1, turn) : null,
    clearJams,
    askIf: [
      ...(isNear ? [{ when: 'near' as const, squares: Math.min(50, Math.max(1, Math.round(squares) || 1)) }] : []),
      ...(seen >= 0 ? [{ when: 'seen' as const, piece: seen }] : []),
      ...(isAttack ? [{ when: 'attack' as const }] : []),
    ],
  };
};
