export { corridorTable, toAlienPhase } from './corridor.ts';
export { PROVING_GROUND } from './provingGround.ts';
export { TrialTable } from './trialTable.ts';
