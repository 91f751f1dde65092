/** Ids of counters and grenades that rules and screens share. */
export const GUARD = 'guard';
export const TERMINATUS = 'terminatus';
/** A7.8: the code of the weapon named for overwatch, plus one. */
export const OVERWATCH_WITH = 'overwatch-with';
/** A7.18: overwatch shots in this alien action phase of a weapon that has only so many. */
export const SNIPER_SHOTS = 'overwatch-shots';
