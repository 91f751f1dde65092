/** Beside a real board: what is to be rolled, drawn and moved there, and the books of the game. */
import type { Stream } from '@sensorium/engine';
import { plural } from './numbers.ts';

/** For what dice are rolled and counters drawn. */
const streams: Readonly<Record<Stream, string>> = {
  'command-counter': 'command counter',
  'blip-counter': 'blip counter',
  shooting: 'shooting',
  'close-combat': 'close combat',
  flames: 'flames',
  mission: 'mission',
  lot: 'choice by lot',
  terrain: 'terrain',
  falls: 'fall',
  'ambush-counter': 'ambush counter',
};

export const companion = {
  streams,
  kinds: {
    dice: 'Dice',
    'command-counter': 'Command counters',
    'blip-counter': 'Blip counters',
    'ambush-counter': 'Ambush counters',
  },
  /** A walk, for whoever moves the cardboard. */
  run: (squares: number, direction: string): string => `${plural(squares, 'square', 'squares')} ${direction}`,
  otherLevel: 'to the other level',
  joined: (steps: readonly string[]): string => steps.join(', then '),
  walks: (piece: string, from: string, steps: string, now: string): string =>
    `${piece}, the one at ${from}: ${steps}, now at ${now}.`,
  fromTo: (piece: string, from: string, to: string): string => `${piece}: ${from} → ${to}.`,
  rollDie: (what: string, who: string): string => `Roll a die: ${what}${who === '' ? '' : `, ${who}`}.`,
  drawCounter: (what: string): string => `Draw from the cup: ${what}.`,
  /** S0.17: counters of the automaton. */
  ambush: ['a genestealer', 'nothing'] as readonly string[],
  typeOne: (faces: string): string => `Type what it shows (${faces}); several at once, in order; undo takes one back.`,
  typed: (values: string): string => `So far: ${values}.`,
  impossible: (value: string, faces: string): string => `${value} is impossible here. Possible: ${faces}.`,
  tooMany: (value: string): string => `${value} is one too many; nothing was taken. Type them again.`,
  noNumber: (text: string): string => `“${text}” is no number.`,
  done: 'done? (Enter; why; all) ',
  why: (text: string, rule: string): string => (text === '' ? rule : `${text} (${rule})`),
  takenBack: 'The last value is taken back.',
  withdrawn: 'The order is not given.',
  badKinds: (kind: string, all: string): string => `--type: ‘${kind}’ is none of: ${all}.`,
};
