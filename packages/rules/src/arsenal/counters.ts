/** Ids of counters and grenades that rules and screens share. */
export const GUARD = 'guard';
export const TERMINATUS = 'terminatus';
