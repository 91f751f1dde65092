/** How the events of automata (S) are shown: what they think over is said in the log and takes no time. */
import type { EventOf } from '@sensorium/engine';
import type { Telling } from '../thrown.ts';
import { wordFor, type GameWords } from '../displayNames.ts';
import { placed } from './changes.ts';
import { AT_ONCE, ofPiece, plain, unsaid, type EventLooks } from './look.ts';

/** S7.2. */
const rolled = ({ die, reason, piece }: EventOf<'automaton-rolled'>, dice: GameWords['dice']): Telling => ({
  dice: [die],
  counts: () => true,
  needed: 0,
  because: [wordFor(dice.because, reason)],
  verdict: dice.automaton,
  isGood: false,
  pieces: piece < 0 ? [] : [piece],
});

export const SOLO_LOOKS = {
  'automaton-rolled': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: rolled, log: ofPiece },
  // S7.4: told beside what came of it.
  'automaton-acted': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: unsaid },
  'automaton-refused': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: ofPiece },
  'target-chosen': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: ofPiece },
  'activation-ended': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: ofPiece },
  'brood-tested': { lasts: [0, 400], sound: 'hiss', effect: null, stage: null, dice: null, log: ofPiece },
  // ambushes and garrisons
  'blip-ambushes': { lasts: [120, 320], sound: 'contact', effect: null, stage: placed, dice: null, log: ofPiece },
  'ambush-counter-drawn': { lasts: [0, 320], sound: 'ambush', effect: null, stage: null, dice: null, log: plain },
  'ambusher-placed': { lasts: [140, 360], sound: 'hiss', effect: null, stage: placed, dice: null, log: ofPiece },
  'ambusher-lost': { lasts: AT_ONCE, sound: 'lost', effect: null, stage: null, dice: null, log: plain },
  'leader-placed': { lasts: [140, 360], sound: 'hiss', effect: null, stage: placed, dice: null, log: ofPiece },
  'guard-placed': { lasts: [120, 320], sound: 'contact', effect: null, stage: placed, dice: null, log: ofPiece },
} satisfies Partial<EventLooks>;
