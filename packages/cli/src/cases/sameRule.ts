/** Refusals that two rules of the codex have: one forbids, another says the same of its own subject or points to it. */
import type { Refusal } from '@sensorium/engine';

/** By the engine's number and reason, the others that are as right. */
const AS_RIGHT: Readonly<Record<string, readonly string[]>> = {
  'C5.1 marine-action-phase': ['C6.1'],
  'C6.2 already-activated': ['C7.8'],
  'C7.8 not-enough-ap': ['C6.6'],
  'C7.9 cp-only-in-response': ['C7.12', 'C18.14'],
  'C7.10 marine-does-not-see-actor': ['D8.19'],
  'C7.10 response-paid-with-cp': ['D1.12'],
  'C8.3 door-closed': ['C19.4', 'D17.4'],
  'C8.3 not-floor': ['C8.7', 'C18.17'],
  'C8.3 square-occupied': ['C1.3', 'C8.8'],
  'C8.4 square-burns': ['C15.12', 'A8.6'],
  'C9.8 blips-never-turn': ['C17.1'],
  'C11.2 out-of-fire-arc': ['C11.1'],
  'C11.5 no-ranged-weapon': ['D7.11', 'D7.24'],
  'C13.1 no-overwatch-weapon': ['C15.18'],
  'C13.14 nothing-to-clear': ['C15.18'],
  'C14.1 cannot-move-and-fire': ['C15.18'],
  'C15.3 door-closed': ['C15.4'],
  'C15.3 not-floor': ['C15.20'],
  'C15.3 own-section': ['C15.17'],
  'C15.16 no-flamer': ['C6.10'],
  'C16.3 cannot-attack': ['C17.1'],
  'C17.3 blip-would-be-seen': ['C17.4'],
  'C17.3 blip-next-to-marine': ['C17.4'],
  'C18.9 must-lurk': ['C18.10'],
  'C18.10 must-lurk': ['C18.9'],
  'C18.11 door-closed': ['C19.4'],
  'C18.11 not-its-entry-square': ['C18.6'],
  'C18.11 square-burns': ['C15.12', 'C8.4'],
  'C18.11 square-occupied': ['C1.3', 'C18.16'],
  'C18.15 must-lurk': ['C18.9', 'C18.10'],
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
