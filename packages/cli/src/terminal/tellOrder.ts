import type { Speaker, WireCommand } from '@sensorium/engine';
import type { SpokenNames } from './names.ts';
import type { TerminalWords } from '../terminalWords.ts';

/** A move by how it is made: plain, with a shot (C14), with a jump through the hole entered (D8.7). */
const MOVES = ['move', 'move-and-fire', 'move-and-jump'];

/** The word under which the catalogues know what is done. */
export const verbOf = ({ do: word, how }: { readonly do: string; readonly how?: number }): string =>
  word === 'move' ? (MOVES[how ?? 0] ?? word) : word;

/** What somebody said, as a log shows it: `marines: marine 3, fire 7,4, 1 CP`. */
export const tellOrder = (by: Speaker, say: WireCommand, names: SpokenNames, words: TerminalWords): string => {
  const verb = verbOf(say);
  const target = say.at === undefined ? '' : ` ${typeof say.at === 'object' ? say.at.join(',') : say.at}`;
  return [
    `${by === 'host' ? by : words[by]}: ${say.piece === undefined ? '' : `${names.piece(say.piece)}, `}${words.verbs[verb] ?? verb}${target}`,
    ...(say.cp === undefined ? [] : [`${say.cp} CP`]),
  ].join(', ');
};
