/** What this chapter adds to the engine's tables of events, frames, hooks and rows reaches other packages through here. */
export type {} from './apothecary.ts';
export type {} from './combatChoices.ts';
export type {} from './commandPoints.ts';
export type {} from './data.ts';
export type {} from './endPhase.ts';
export type {} from './guard.ts';
export type {} from './heavyEnemy.ts';
export type {} from './psychic.ts';
export type {} from './sniper.ts';
export type {} from './breach.ts';
export type {} from './breachEntry.ts';
export type {} from './closingDoor.ts';
export type {} from './grenades.ts';
export type {} from './sections.ts';
export type {} from './terminatus.ts';
export type {} from './freeFire.ts';
export type {} from './shotCodes.ts';
