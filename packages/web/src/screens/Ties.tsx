/** S6.11: who chooses where all is the same to the automaton. */
import { useWords } from '../words/words.ts';
import type { Choice } from './newGameChoice.ts';
import { Pick } from './Pick.tsx';

interface TiesProps {
  readonly value: Choice['ties'];
  readonly onPick: (value: Choice['ties']) => void;
}

export const Ties = ({ value, onPick }: TiesProps) => {
  const { solo } = useWords().saga;
  return (
    <Pick
      name="ties"
      title={`${solo.ties} (S6.11)`}
      options={(['lots', 'mine'] as const).map((id) => ({ id, name: solo.tiesBy[id] }))}
      value={value}
      onPick={onPick}
    />
  );
};
