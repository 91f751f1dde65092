/** What a step of an example says: who does what, and what comes of it. */
import type { Deed, RecordedFrame } from '@sensorium/host/recording';
import { linesOf, textOf } from '../game/logLines.ts';
import type { LogEntry } from '../game/logbook.ts';
import type { Teller } from '../game/sentences.ts';
import { capital, pieceName, squareName, wordFor } from '../game/displayNames.ts';
import type { Words } from '../words/words.ts';

type ExampleWords = Words['rules']['example'];

export interface Telling {
  /** Whose step it is, or what kind of one. */
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly rule: string }[];
}

const nameIn = ({ words, dossier }: Teller, { view }: RecordedFrame, piece: number): string =>
  capital(pieceName(words, dossier, piece, view.pieces[piece]?.profile ?? dossier.rosterProfiles[piece]));

const at = ({ board }: Teller, square: number): string =>
  square < 0 ? '' : squareName(board.x[square]!, board.y[square]!, board.level[square]);

const orderText = (teller: Teller, frame: RecordedFrame, deed: Deed & { is: 'order' | 'refused' }): string => {
  const what = wordFor(teller.words.actions, deed.word);
  const where = deed.is === 'refused' ? at(teller, deed.at) : '';
  const order = where === '' ? what : `${what} → ${where}`;
  return deed.piece < 0 ? order : `${nameIn(teller, frame, deed.piece)}: ${order}`;
};

/** What is said of the step itself, where the log does not. */
const deedLines = (teller: Teller, words: ExampleWords, frame: RecordedFrame, isTold: boolean): Telling['lines'] => {
  const { deed } = frame;
  switch (deed.is) {
    case 'refused':
      return [
        { text: orderText(teller, frame, deed), rule: '' },
        { text: wordFor(teller.words.reasons, deed.reason), rule: deed.rule },
      ];
    case 'question': {
      const answer = typeof deed.answer === 'number' ? String(deed.answer) : words.answers[deed.answer ? 'yes' : 'no'];
      return [{ text: words.questions[deed.asks](at(teller, deed.from), at(teller, deed.to), answer), rule: '' }];
    }
    case 'order':
      return isTold ? [] : [{ text: orderText(teller, frame, deed), rule: '' }];
    case 'setup':
    case 'course':
      return [];
    default:
      return deed satisfies never;
  }
};

const headingOf = ({ words }: Teller, said: ExampleWords, { deed }: RecordedFrame): string => {
  if (deed.is === 'order') return capital(words.sides[deed.by]);
  if (deed.is === 'refused') return `${capital(words.sides[deed.by])} · ${said.refused}`;
  return said[deed.is];
};

/** What has been told of a step so far. */
export const tellStep = (
  teller: Teller,
  words: ExampleWords,
  frame: RecordedFrame,
  entries: readonly LogEntry[],
): Telling => {
  const told = linesOf(teller, entries).map((line) => ({ text: textOf(teller.words, line), rule: line.rule }));
  return {
    heading: headingOf(teller, words, frame),
    lines: [...deedLines(teller, words, frame, told.length > 0), ...told],
  };
};

/** Who is looked at in a step, and where he looks. */
export const lookedAt = ({ deed }: RecordedFrame): { readonly piece: number; readonly square: number } => {
  if (deed.is === 'question') return { piece: deed.piece, square: deed.asks === 'los' ? deed.to : -1 };
  return { piece: 'piece' in deed ? deed.piece : -1, square: -1 };
};
