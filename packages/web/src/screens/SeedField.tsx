/** A seed as typed; empty for a new one each time. */
import { useId } from 'preact/compat';
import { useWords } from '../words/words.ts';
import { readSeed } from './newGameChoice.ts';

interface SeedFieldProps {
  readonly value: string;
  /** What the number is good for. */
  readonly note: string;
  readonly onChange: (typed: string) => void;
}

export const SeedField = ({ value, note, onChange }: SeedFieldProps) => {
  const { newGame } = useWords();
  const id = useId();
  const isBad = readSeed(value) === undefined;
  return (
    <label className="field">
      <span className="label">{newGame.seed}</span>
      <input
        inputMode="numeric"
        value={value}
        placeholder={newGame.random}
        aria-invalid={isBad}
        aria-describedby={id}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span id={id} className={isBad ? 'bad' : 'soft'}>
        {isBad ? newGame.badSeed : note}
      </span>
    </label>
  );
};
