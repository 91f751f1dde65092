/** One of the force lists kept in this browser, or none of them. */
import { forceCost, type ForceList } from '@sensorium/expedition/forces';
import { forces } from '../../storage/sagas.ts';
import { useWords } from '../../words/words.ts';
import { forceLists } from './storedForce.ts';

interface ListSelectProps {
  readonly label: string;
  /** What is chosen where no list is. */
  readonly none: string;
  readonly value: string;
  /** Dearer lists are not shown. */
  readonly points: number;
  readonly onPick: (id: string, list: ForceList | null) => void;
}

export const ListSelect = ({ label, none, value, points, onPick }: ListSelectProps) => {
  const { cost } = useWords().saga.forces;
  const lists = forceLists(forces.useAll()).filter(({ list }) => forceCost(list) <= points);
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select
        value={value}
        onChange={({ currentTarget: { value: picked } }) =>
          onPick(picked, lists.find(({ id }) => id === picked)?.list ?? null)
        }
      >
        <option value="">{none}</option>
        {lists.map(({ id, list }) => (
          <option key={id} value={id}>
            {list.name} ({cost(forceCost(list))})
          </option>
        ))}
      </select>
    </label>
  );
};
