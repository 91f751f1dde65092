export { createAutomaton, type Automaton } from './automata/automaton.ts';
export { insteadOf, playAlienTurn } from './automata/drive.ts';
export {
  AMBUSH_DISTANCE,
  PRIORITIES,
  PRIORITY_DISTANCE,
  PRIORITY_RULES,
  arrivalOn,
  broodTest,
  lotAmong,
  orderOf,
  type Arrival,
  type OrderClass,
  type PriorityRow,
} from './automata/printed.ts';
export type { Thought } from './automata/thought.ts';
export { addGoals, requireGoals } from './bots/goals.ts';
export * from './imagine.ts';
export * from './player.ts';
export * from './registry.ts';
export * from './rng.ts';
export * from './campaign.ts';
