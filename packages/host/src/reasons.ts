/** S7.4: why an automaton did what it did, told before what came of it. */
import type { Entry, GameEvent, PieceId, Word } from '@sensorium/engine';

interface Reasoned {
  readonly events: readonly GameEvent[];
  readonly because?: string | undefined;
  readonly word: Word;
  readonly piece: PieceId;
}

/** An automaton knows nothing that is hidden (S3.3), so its reasons hide nothing either. */
export const told = ({ events, because, word, piece }: Reasoned): readonly GameEvent[] =>
  because === undefined ? events : [{ is: 'automaton-acted', piece, word, rule: because }, ...events];

export const toldOf = ({ events, because, command }: Entry): readonly GameEvent[] =>
  told({ events, because, word: command.do, piece: command.piece });
