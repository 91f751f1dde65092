import type { Side, Table } from '@sensorium/engine';
import type { Console } from './console.ts';
import { briefingOf, notesOf, titleOf } from './missionFor.ts';
import { createPaint } from './paint.ts';
import { createSeat } from './seats.ts';
import { Session } from './session.ts';
import { type Language, terminalWords } from '../words.ts';

export interface Sitting {
  readonly table: Table;
  readonly console: Console;
  readonly language: Language;
  readonly plain: boolean;
  /** Who plays each side. */
  readonly ids: Readonly<Record<Side, string>>;
  readonly isTimed: boolean;
  readonly keep: () => void;
  /** The command that goes on with the game. */
  readonly goOn: string;
  readonly write: (file: string) => string | null;
}

/** A game at the terminal with everything a session wants to know about it. */
export const openSession = ({ table, console, language, plain, ids, ...rest }: Sitting): Session => {
  const { scenario } = table.setup;
  return new Session({
    table,
    console,
    words: terminalWords(language),
    paint: createPaint(plain),
    title: titleOf(scenario, language),
    briefing: briefingOf(scenario, language),
    notes: notesOf(table.setup),
    seats: {
      marines: createSeat(ids.marines, 'marines', scenario, table.seed),
      aliens: createSeat(ids.aliens, 'aliens', scenario, table.seed),
    },
    ...rest,
  });
};
