export { ADVISERS, adviceFor, type Advice, type Asked, type Thinking } from './advice.ts';
export { analyse, type Analysis, type Progress, type TurnAccount } from './analysis.ts';
export type { Point } from './curve.ts';
export type { Fault } from './decisions.ts';
