/** What a step of an example says: who does what, and what comes of it. */
import type { Deed, RecordedFrame } from '@sensorium/host/recording';
import { linesOf, textOf } from '../game/logLines.ts';
import { logUpTo } from '../game/replay/replayState.ts';
import type { Teller } from '../game/sentences.ts';
import { throwOf } from '../game/throws.ts';
import type { Throw } from '../game/thrown.ts';
import { capital, pieceName, squareName, wordFor } from '../game/words.ts';
import type { Words } from '../words/words.ts';

type ExampleWords = Words['rules']['example'];

export interface Telling {
  /** Whose step it is, or what kind of one. */
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly rule: string }[];
  readonly thrown: Throw | null;
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

export const tellStep = (
  teller: Teller,
  words: ExampleWords,
  frames: readonly RecordedFrame[],
  index: number,
): Telling => {
  const frame = frames[index]!;
  const entries = logUpTo(frames, index, 'all').filter(({ number }) => number === index);
  const told = linesOf(teller, entries).map((line) => ({ text: textOf(teller.words, line), rule: line.rule }));
  const thrown = entries.flatMap(({ event, names }) => throwOf(teller, event, names) ?? []).at(-1) ?? null;
  return {
    heading: headingOf(teller, words, frame),
    lines: [...deedLines(teller, words, frame, told.length > 0), ...told],
    thrown,
  };
};

/** Who is looked at in a step, and where he looks. */
export const lookedAt = ({ deed }: RecordedFrame): { readonly piece: number; readonly square: number } => {
  if (deed.is === 'question') return { piece: deed.piece, square: deed.asks === 'los' ? deed.to : -1 };
  return { piece: 'piece' in deed ? deed.piece : -1, square: -1 };
};
