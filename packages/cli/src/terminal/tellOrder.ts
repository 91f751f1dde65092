import type { Speaker, WireCommand } from '@sensorium/engine';
import type { SpokenNames } from './names.ts';
import type { TerminalWords } from './words/index.ts';

const WITH_SHOT = 1;

/** What somebody said, as a log shows it: `marines: marine 3, fire 7,4, 1 CP`. */
export const tellOrder = (by: Speaker, say: WireCommand, names: SpokenNames, words: TerminalWords): string => {
  const verb = say.do === 'move' && say.how === WITH_SHOT ? 'move-and-fire' : say.do;
  const target = say.at === undefined ? '' : ` ${typeof say.at === 'object' ? say.at.join(',') : say.at}`;
  return [
    `${by === 'host' ? by : words[by]}: ${say.piece === undefined ? '' : `${names.piece(say.piece)}, `}${words.verbs[verb] ?? verb}${target}`,
    ...(say.cp === undefined ? [] : [`${say.cp} CP`]),
  ].join(', ');
};
