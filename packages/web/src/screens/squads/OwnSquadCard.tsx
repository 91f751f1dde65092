/** A16.6: one squad of one's own: one to ten figures, each as one likes it. */
import { MOST_OWN_FIGURES, READY_MADE_FIGURES, ownSquadWorth, type OwnSquad } from '@sensorium/expedition/squads';
import { useEffect, useRef, useState } from 'preact/compat';
import { inOrder } from '../inOrder.ts';
import { OwnFigure } from './OwnFigure.tsx';
import { addFirst, addLikeLast, addReadyMade, changeOwnFigure, removeOwnFigure } from './ownEdit.ts';
import { useSquadTerms } from './useSquadTerms.ts';

interface OwnSquadProps {
  readonly squad: OwnSquad;
  readonly place: number;
  /** Just composed: it is brought into sight. */
  readonly isNew: boolean;
  readonly onChange: (squad: OwnSquad) => void;
  readonly onRemove: () => void;
}

export const OwnSquadCard = ({ squad, place, isNew, onChange, onRemove }: OwnSquadProps) => {
  const { squads, own } = useSquadTerms();
  const title = squad.name ?? own.squad(place + 1);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  // One at a time: a figure has some eighty things to choose from.
  const [open, setOpen] = useState(squad.figures.length === 1 ? 0 : -1);
  const add = (next: OwnSquad): void => {
    onChange(next);
    setOpen(next.figures.length - 1);
  };
  return (
    <li className="squad-card own-squad" ref={card}>
      <header>
        <h3>{title}</h3>
        <strong className="squad-cost">{squads.worth(ownSquadWorth(squad))}</strong>
        <button type="button" className="button quiet" aria-label={squads.removeOf(title)} onClick={onRemove}>
          {squads.remove}
        </button>
      </header>
      <div className="squad-names">
        <label className="field">
          <span className="label">{own.squadName}</span>
          <input
            value={squad.name ?? ''}
            maxLength={40}
            placeholder={own.squad(place + 1)}
            onChange={({ currentTarget: { value } }) => {
              const { name: _old, ...rest } = squad;
              onChange(value === '' ? rest : { ...rest, name: value });
            }}
          />
        </label>
        <span className="soft">{own.figures(squad.figures.length, MOST_OWN_FIGURES)}</span>
      </div>
      <ul className="member-list">
        {inOrder(squad.figures).map(({ item: figure, place: index, key }) => (
          <OwnFigure
            key={key}
            figure={figure}
            place={index}
            isOpen={open === index}
            onOpen={(isOpen) => setOpen((now) => (isOpen ? index : now === index ? -1 : now))}
            onChange={(next) => onChange(changeOwnFigure(squad, index, next))}
            onRemove={() => {
              onChange(removeOwnFigure(squad, index));
              setOpen(-1);
            }}
          />
        ))}
      </ul>
      <AddFigure squad={squad} onAdd={add} />
    </li>
  );
};

const AddFigure = ({ squad, onAdd }: { squad: OwnSquad; onAdd: (squad: OwnSquad) => void }) => {
  const { own, unitName } = useSquadTerms();
  if (squad.figures.length >= MOST_OWN_FIGURES) return <p className="soft">{own.full(MOST_OWN_FIGURES)}</p>;
  return (
    <div className="own-add">
      <div className="add-squad">
        <button type="button" className="button" onClick={() => onAdd(addFirst(squad))}>
          {own.addFigure}
        </button>
        {squad.figures.length === 0 ? null : (
          <button type="button" className="button" onClick={() => onAdd(addLikeLast(squad))}>
            {own.addLast}
          </button>
        )}
      </div>
      <fieldset className="own-column">
        <legend className="label">{own.readyMade}</legend>
        <div className="add-squad">
          {[...READY_MADE_FIGURES.keys()].map((id) => (
            <button key={id} type="button" className="button quiet" onClick={() => onAdd(addReadyMade(squad, id))}>
              {unitName(id)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
