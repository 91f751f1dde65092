/** D1.1, A1.13, S6.11: rule options as they are typed, `--option NAME=VALUE`. */
import type { OptionRow } from '@sensorium/engine';
import { choicesOf, isChoice } from '@sensorium/rules';
import { InvalidArgumentError } from 'commander';
import { commandWords, type Language } from '../terminalWords.ts';
import { PlainError } from './disk.ts';

/** As they were typed. */
export type Chosen = Readonly<Record<string, string>>;

/** One more of them. */
export const readOption =
  (form: string) =>
  (text: string, before: Chosen = {}): Chosen => {
    const [name = '', ...value] = text.split('=');
    if (name === '' || value.length === 0) throw new InvalidArgumentError(form);
    return { ...before, [name]: value.join('=') };
  };

/** Their values, of those that there are. */
export const chosenAmong = (
  rows: ReadonlyMap<string, OptionRow>,
  chosen: Chosen,
  language: Language,
): Record<string, string | number> => {
  const { options: said } = commandWords(language).play;
  const all = [...rows].map(([id, row]) => `${id} (${choicesOf(row, said.range)})`);
  return Object.fromEntries(
    Object.entries(chosen).map(([id, typed]) => {
      const row = rows.get(id);
      if (row === undefined) throw new PlainError(said.unknown(id, all));
      const value = 'usual' in row && /^\d+$/.test(typed) ? Number(typed) : typed;
      if (!isChoice(row, value)) throw new PlainError(said.wrong(id, choicesOf(row, said.range), typed));
      return [id, value];
    }),
  );
};
