/** Dice and counters of a real table, asked for at a terminal. */
import { MistypedChance, type CompanionTable, type CompanionWords, type Wanted } from '@sensorium/host/companion';
import type { Console } from '../terminal/console.ts';

/** Its own word in this language, or the English one. */
export const means = ({ typing }: CompanionWords, word: keyof CompanionWords['typing'], line: string): boolean => {
  const typed = line.trim().toLowerCase();
  return typed === word || typed === typing[word] || (word === 'quit' && typed === 'exit');
};

const facesOf = (wanted: Wanted, words: CompanionWords): string =>
  wanted.possible
    .map((face) => {
      const meant = wanted.for === 'ambush-counter' ? words.ambush[face - 1] : undefined;
      return meant === undefined ? String(face) : `${face} = ${meant}`;
    })
    .join(', ');

export interface ChanceAsking {
  readonly table: CompanionTable;
  readonly console: Console;
  readonly words: CompanionWords;
  readonly piece: (id: number) => string;
}

const questionOf = ({ words, piece }: ChanceAsking, wanted: Wanted): string => {
  const what = words.streams[wanted.for];
  const who = wanted.by < 0 ? '' : piece(wanted.by);
  const asked = wanted.cup === null ? words.rollDie(what, who) : words.drawCounter(what);
  return `${asked} ${words.typeOne(facesOf(wanted, words))}`;
};

/** `346` and `3 4 6` are three dice; null for what is no number. */
const numbersIn = (line: string): number[] | null =>
  /^[\d\s,]+$/.test(line) ? Array.from(line.replaceAll(/[\s,]/g, ''), Number) : null;

/** Asks until nothing more is wanted. False when whoever sits there wants to stop. */
export const askChance = async (asking: ChanceAsking): Promise<boolean> => {
  const { table, console, words } = asking;
  for (let { wanted } = table; wanted !== null; { wanted } = table) {
    console.print(questionOf(asking, wanted));
    if (table.typedSoFar.length > 0) console.print(words.typed(table.typedSoFar.join(' ')));
    const line = await console.ask('> ');
    if (typeof line !== 'string' || means(words, 'quit', line)) return false;
    answer(asking, line.trim());
  }
  return true;
};

const answer = ({ table, console, words }: ChanceAsking, line: string): void => {
  if (means(words, 'undo', line)) {
    if (table.typedSoFar.length > 0 && table.takeBack()) console.print(words.takenBack);
    else if (table.withdraw()) console.print(words.withdrawn);
    return;
  }
  const faces = numbersIn(line);
  if (faces === null) {
    if (line !== '') console.print(words.noNumber(line));
    return;
  }
  try {
    table.type(...faces);
  } catch (error) {
    if (!(error instanceof MistypedChance)) throw error;
    console.print(
      error.wanted === null
        ? words.tooMany(String(error.value))
        : words.impossible(String(error.value), facesOf(error.wanted, words)),
    );
  }
};
