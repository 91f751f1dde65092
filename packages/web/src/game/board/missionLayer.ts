/** What everything that a mission puts on the board is drawn from: one level of it, as one side knows it. */
import type { Board, View } from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';

export interface MissionLayer {
  readonly board: Board;
  readonly dossier: Dossier;
  readonly level: number;
  readonly view: View;
}
