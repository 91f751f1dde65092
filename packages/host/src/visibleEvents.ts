import type { GameEvent } from '@sensorium/engine';

/** Thoughts of a player and the payment of points: nothing moves on the table. */
const UNSEEN: readonly GameEvent['is'][] = ['piece-activated', 'points-paid', 'automaton-acted'];

export const isVisibleEvent = ({ is }: GameEvent): boolean => !UNSEEN.includes(is);
