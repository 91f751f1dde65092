/** One marine's sheet, kept by hand. */
import { wordFor } from '../../game/displayNames.ts';
import { gameWords } from '../../game/gameWords.ts';
import { useWords } from '../../words/words.ts';
import { Count } from '../Count.tsx';
import { useCompanionWords } from '../companionWords.ts';
import { AddLine } from './AddLine.tsx';
import { PSI, counted, isSpare, weaponOf, withMarine, type Books, type MarineStatus } from './books.ts';

interface MarineSheetProps {
  readonly books: Books;
  readonly place: number;
  readonly change: (books: Books) => void;
}

export const MarineSheet = ({ books, place, change }: MarineSheetProps) => {
  const words = gameWords(useWords().language);
  const { books: said } = useCompanionWords();
  const marine = books.marines[place]!;
  const nameOf = (id: string): string => {
    if (id === PSI) return said.psi;
    const weapon = wordFor(words.gear, weaponOf(id));
    return isSpare(id) ? said.spares(weapon) : weapon;
  };
  const set = (changed: Partial<typeof marine>): void => change(withMarine(books, place, changed));
  const add = (id: string): void => {
    if (marine.counters.every((counter) => counter.id !== id)) set({ counters: [...marine.counters, { id, left: 1 }] });
  };
  return (
    <li className={`book-marine is-${marine.status}`}>
      <details>
        <summary>
          <b>{marine.name}</b> <span>{said.statuses[marine.status]}</span>
          <span className="soft">{marine.counters.map(({ id, left }) => `${nameOf(id)} ${left}`).join(' · ')}</span>
        </summary>
        {marine.weapons.length === 0 ? null : (
          <p className="soft">{marine.weapons.map((weapon) => wordFor(words.gear, weapon)).join(', ')}</p>
        )}
        <label className="field">
          <span className="label">{said.status}</span>
          <select
            value={marine.status}
            onChange={(event) => set({ status: event.currentTarget.value as MarineStatus })}
          >
            {(Object.keys(said.statuses) as MarineStatus[]).map((status) => (
              <option key={status} value={status}>
                {said.statuses[status]}
              </option>
            ))}
          </select>
        </label>
        {marine.counters.map(({ id, left }) => (
          <Count
            key={id}
            name={nameOf(id)}
            value={left}
            least={0}
            onCount={(next) => set({ counters: counted(marine, id, next - left) })}
          />
        ))}
        <AddLine label={said.supply} onAdd={add} />
        <button
          type="button"
          className="button quiet"
          onClick={() => change({ ...books, marines: books.marines.filter((_, at) => at !== place) })}
        >
          {said.remove(marine.name)}
        </button>
      </details>
    </li>
  );
};
