import { keyOf } from '@sensorium/engine';

/** For boards, which may be laid again. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** For the dice of a game, which nobody can foretell. */
export const drawKey = (): string => keyOf(crypto.getRandomValues(new Uint8Array(32)));
