/** What this chapter adds to the engine's tables of events, frames, hooks and rows reaches other packages through here. */
export type {} from './ambush.ts';
export type {} from './assaultCannon.ts';
export type {} from './betweenLevels.ts';
export type {} from './cache.ts';
export type {} from './closeCombat.ts';
export type {} from './data.ts';
export type {} from './falls.ts';
export type {} from './grenadeGlove.ts';
export type {} from './levels.ts';
export type {} from './prone.ts';
export type {} from './securing.ts';
export type {} from './teleporting.ts';
export type {} from './terrain.ts';
export type {} from './weapons.ts';
export type {} from './roster.ts';
export type {} from './options.ts';
