/** Secrets that cannot be guessed, and what is kept of them. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { keyOf } from '@sensorium/engine';

/** 128 bits, for ids and links. */
export const newId = (): string => randomBytes(16).toString('base64url');
/** 256 bits, for sessions. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
/** The dice of a game. */
export const newDice = (): string => keyOf(randomBytes(32));

/** Letters and digits nobody mistakes for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 99 bits to be typed on another device. */
export const newMovingSecret = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  );
export const typedSecret = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
