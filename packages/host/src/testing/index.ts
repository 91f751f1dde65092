export { PROVING_GROUND } from './provingGround.ts';
export { TrialTable } from './trialTable.ts';
