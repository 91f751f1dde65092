/** One box of the list: its figures, what each carries, and what it could carry instead. */
import {
  gearOf,
  mayWearShieldOnBack,
  placesOf,
  worthOf,
  type ChosenBox,
  type ChosenFigure,
  type Place,
} from '@sensorium/expedition/squads';
import { ARSENAL_FIGURES, movementOf } from '@sensorium/rules';
import { inOrder } from '../inOrder.ts';
import { ArmsTable, effectsOf } from './ArmsTable.tsx';
import { asFigure, changeFigure, choicesOf, combatBonus, sign, toggleGear, toggleShield } from './squadEdit.ts';
import { useSquadTerms } from './useSquadTerms.ts';

interface BoxProps {
  readonly box: ChosenBox;
  readonly onChange: (box: ChosenBox) => void;
  readonly onRemove: () => void;
}

export const BoxCard = ({ box, onChange, onRemove }: BoxProps) => {
  const { squads, boxName } = useSquadTerms();
  const isHalf = box.half === true;
  return (
    <li className="squad-card">
      <header>
        <h3>
          {boxName(box.box)}
          {isHalf ? ` (${squads.half})` : ''}
        </h3>
        <strong className="squad-cost">{squads.worth(worthOf(box.box, isHalf))}</strong>
        <button
          type="button"
          className="button quiet"
          aria-label={squads.removeOf(boxName(box.box))}
          onClick={onRemove}
        >
          {squads.remove}
        </button>
      </header>
      <ul className="member-list">
        {inOrder(box.figures).map(({ item: figure, place: index, key }) => (
          <FigureRow
            key={key}
            box={box.box}
            index={index}
            figure={figure}
            place={placesOf(box.box, isHalf)[index]!}
            onChange={(next) => onChange(changeFigure(box, index, next))}
          />
        ))}
      </ul>
    </li>
  );
};

interface FigureProps {
  readonly box: string;
  readonly index: number;
  readonly figure: ChosenFigure;
  readonly place: Place;
  readonly onChange: (figure: ChosenFigure) => void;
}

const FigureRow = ({ box, index, figure, place, onChange }: FigureProps) => {
  const { squads, unitName, gearName } = useSquadTerms();
  const { armour, psi } = ARSENAL_FIGURES[figure.is]!;
  const carried = gearOf(figure);
  const abilities = [squads.moves(movementOf(armour, carried)), ...(psi === undefined ? [] : [squads.psi(psi)])].join(
    ' · ',
  );
  return (
    <li className="box-figure">
      <details>
        <summary>
          <strong>{figure.name ?? unitName(figure.is)}</strong>
          <span className="soft">
            {squads.armour[armour]} · {squads.value} 1D6{sign(combatBonus(figure.is))}
          </span>
          <span>{carried.map(gearName).join(', ')}</span>
        </summary>
        <div className="figure-body">
          <p className="soft">{abilities}</p>
          <div className="figure-names">
            {place.length < 2 ? null : (
              <label className="field">
                <span className="label">{squads.figure}</span>
                <select value={figure.is} onChange={(event) => onChange(asFigure(figure, event.currentTarget.value))}>
                  {place.map((is) => (
                    <option key={is} value={is}>
                      {unitName(is)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <input
              value={figure.name ?? ''}
              maxLength={40}
              placeholder={unitName(figure.is)}
              aria-label={squads.figureName(index + 1)}
              onChange={({ currentTarget: { value } }) => {
                const { name: _old, ...rest } = figure;
                onChange(value === '' ? rest : { ...rest, name: value });
              }}
            />
          </div>
          <fieldset className="member-options" aria-label={squads.arm}>
            {choicesOf(box, figure.is).map((item) => (
              <button
                key={item}
                type="button"
                className={carried.includes(item) ? 'purchase bought' : 'purchase'}
                aria-pressed={carried.includes(item)}
                title={effectsOf(item, squads)}
                onClick={() => onChange(toggleGear(box, figure, item))}
              >
                {gearName(item)}
                {effectsOf(item, squads) === '' ? '' : ` (${effectsOf(item, squads)})`}
              </button>
            ))}
            {mayWearShieldOnBack(figure) ? (
              <button
                type="button"
                className={figure.shield === 'back' ? 'purchase bought' : 'purchase'}
                aria-pressed={figure.shield === 'back'}
                onClick={() => onChange(toggleShield(figure))}
              >
                {squads.shieldOnBack}
              </button>
            ) : null}
          </fieldset>
          <ArmsTable gear={carried} />
        </div>
      </details>
    </li>
  );
};
