/** Refusals that two rules of the codex have: one forbids, another says the same of its own subject or points to it. */
import type { Refusal } from '@sensorium/engine';

/** By the engine's number and reason, the others that are as right. */
const AS_RIGHT: Readonly<Record<string, readonly string[]>> = {
  'C7.10 marine-does-not-see-actor': ['D8.19'],
  'C7.10 response-paid-with-cp': ['D1.12'],
  'C8.3 door-closed': ['D17.4'],
  'C8.4 square-burns': ['C15.12', 'A8.6'],
  'C11.5 no-ranged-weapon': ['D7.11', 'D7.24'],
  'C15.16 no-flamer': ['C6.10'],
  'D1.3 no-hole-here': ['D8.7', 'D8.8', 'D8.17'],
  'D7.3 nothing-to-parry': ['D7.4'],
  'D9.1 no-ladder-here': ['D9.3'],
  'D17.14 bulkhead-withstands-it': ['A5.15'],
  'A7.8 no-overwatch-weapon': ['A7.24', 'A7.28'],
  'A7.28 weapon-overheated': ['A7.24'],
  'A7.30 no-ammunition': ['A7.31', 'A12.2', 'A12.10'],
  'A8.11 no-flamer': ['A10.19'],
};

export const isRefusedBy = (rule: string, refused: Refusal): boolean =>
  rule === refused.rule || AS_RIGHT[`${refused.rule} ${refused.reason}`]?.includes(rule) === true;
