/**
 * What somebody has said at a table and has no answer to yet, noted at once, which a database cannot do: a page that is closed
 * before the order is stored carries it out when the game is opened again.
 */
import type { Command } from '@sensorium/engine';
import { SECOND, type Party, type Underway } from '../engine/protocol.ts';

const KEY = 'sensorium.underway/';

const PARTIES: readonly unknown[] = ['marines', SECOND, 'aliens'] satisfies readonly Party[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCommand = (value: unknown): value is Command =>
  isRecord(value) &&
  typeof value['do'] === 'string' &&
  ['piece', 'at', 'how', 'cp'].every((key) => Number.isInteger(value[key]));

const isDeed = (value: unknown): value is Underway['deed'] =>
  isRecord(value) && (isCommand(value['say']) || Number.isInteger(value['undoTo']));

const isUnderway = (value: unknown): value is Underway =>
  isRecord(value) &&
  typeof value['owner'] === 'string' &&
  Number.isInteger(value['length']) &&
  PARTIES.includes(value['by']) &&
  isDeed(value['deed']);

/** Null when it is answered. */
export const noteUnderway = (game: string, said: Underway | null): void => {
  try {
    if (said === null) localStorage.removeItem(KEY + game);
    else localStorage.setItem(KEY + game, JSON.stringify(said));
  } catch {
    // No room, or forbidden: then only what is shown is kept.
  }
};

/** What was underway when the page was closed; it is told once. */
export const takeUnderway = (game: string): Underway | null => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? 'null');
    noteUnderway(game, null);
    return isUnderway(found) ? found : null;
  } catch {
    return null;
  }
};
