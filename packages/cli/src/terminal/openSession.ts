import type { GameHost } from '@sensorium/host';
import type { Carrying } from './carrying.ts';
import type { Console } from './console.ts';
import { briefingOf, notesOf, titleOf } from './missionFor.ts';
import type { SpokenNames } from './names.ts';
import { createPaint } from './paint.ts';
import { Session } from './session.ts';
import { type Language, terminalWords } from '../terminalWords.ts';

export interface Sitting {
  readonly host: GameHost;
  readonly console: Console;
  readonly language: Language;
  readonly plain: boolean;
  readonly keep: () => string | null;
  /** The command that goes on with the game. */
  readonly goOn: string;
  readonly write: (file: string) => string | null;
  /** How what is said is carried out, where that is not at once. */
  readonly carrying?: (names: SpokenNames) => Carrying;
}

/** A game at the terminal with everything a session wants to know about it. */
export const openSession = ({ host, console, language, plain, ...rest }: Sitting): Session => {
  const { scenario } = host.setup;
  return new Session({
    host,
    console,
    words: terminalWords(language),
    paint: createPaint(plain),
    title: titleOf(scenario, language),
    briefing: briefingOf(scenario, language),
    notes: notesOf(host.setup),
    ...rest,
  });
};
