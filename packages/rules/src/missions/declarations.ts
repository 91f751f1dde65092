/** What each rule adds to the engine's tables reaches other packages through here. */
export type * from './automaton.ts';
export type * from './burnTargets.ts';
export type * from './cat.ts';
export type * from './ducts.ts';
export type * from './exits.ts';
export type * from './extermination.ts';
export type * from './turns.ts';
