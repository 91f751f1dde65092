/** What tests of the table look at. */
import type { Dossier, Update } from '../engine/protocol.ts';
import { boardOf } from './board/model.ts';
import { NO_CHOICE, type Choice, type Context } from './controls.ts';

/** The table of somebody who may speak. */
export const contextOf = (
  dossier: Dossier,
  { view, offers, pending }: Update,
  choice: Partial<Choice> = {},
  walks: Context['walks'] = [],
  shots: Context['shots'] = new Map(),
): Context => ({
  board: boardOf(dossier),
  dossier,
  view,
  offers,
  decision: pending?.decision ?? '',
  canSpeak: true,
  choice: { ...NO_CHOICE, ...choice },
  walks,
  shots,
});
