/** Where chance begins. */
import { hashText, type Side } from '@sensorium/engine';

export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** S9.4: a player's own chance is given by the game's seed, but does not lead back to it (C20.1). */
export const seedOfSeat = (seed: number, side: Side): number => parseInt(hashText(`${side} ${seed}`).slice(0, 8), 16);
