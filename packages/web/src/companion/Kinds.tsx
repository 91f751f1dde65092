/** What is rolled and drawn at the real table; the rest the program rolls. */
import type { TypedKind } from '@sensorium/host/companion';
import { useCompanionWords } from './companionWords.ts';

interface KindsProps {
  readonly chosen: readonly TypedKind[];
  readonly onChange: (kinds: readonly TypedKind[]) => void;
}

export const Kinds = ({ chosen, onChange }: KindsProps) => {
  const { play, kinds } = useCompanionWords();
  const all = Object.keys(kinds) as TypedKind[];
  return (
    <fieldset className="pick kinds">
      <legend className="label">{play.rolled}</legend>
      {all.map((kind) => (
        <label key={kind} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={(event) =>
              onChange(all.filter((each) => (each === kind ? event.currentTarget.checked : chosen.includes(each))))
            }
          />
          <span>{kinds[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
};
