/** What this chapter adds to the engine's tables of events, frames, hooks and rows reaches other packages through here. */
export type {} from './data.ts';
export type {} from './guard.ts';
