/** What is done or should be, one deed a command: plain data, to be drawn and told. */
import type { Command } from '@sensorium/engine';

/** What a deed is good for, as far as it shows by itself. */
export const PURPOSES = [
  'kill',
  'burn',
  'watch',
  'mend',
  'goal',
  'cover',
  'post',
  'face',
  'door',
  'hunt',
  'hide',
  'show',
  'other',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Deed {
  readonly command: Command;
  /** Where the piece stood, and where it stands then; −1 for nowhere. */
  readonly from: number;
  readonly to: number;
  /** The way it looks then; −1 for none. */
  readonly facing: number;
  readonly purpose: Purpose;
  /** The chance that what it is aimed at is gone, where it is aimed at something; else −1. */
  readonly kill: number;
  /** False for what comes after dice or a revelation: it may come otherwise. */
  readonly isSure: boolean;
}
