/** Two programs can be watched: one of them plays in the person's place. */
import { useWords } from '../words/words.ts';
import type { Choice } from './newGameChoice.ts';
import { PERSON, opponentsOf } from './opponents.ts';

interface DeputyProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

export const Deputy = ({ choice, onChange }: DeputyProps) => {
  const { newGame, opponents } = useWords();
  if (choice.opponent === PERSON) return null;
  return (
    <label className="field">
      <span className="label">{newGame.deputy}</span>
      <select
        value={choice.deputy}
        onChange={({ currentTarget }) => onChange({ ...choice, deputy: currentTarget.value, partner: '' })}
      >
        <option value="">{newGame.noDeputy}</option>
        {opponentsOf(choice.side).map((id) => (
          <option key={id} value={id}>
            {newGame.watch(opponents[id].name)}
          </option>
        ))}
      </select>
    </label>
  );
};
