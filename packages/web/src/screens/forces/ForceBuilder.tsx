/** The squad builder: what is bought, the running total, what is still allowed, and what the rules say against it. */
import { tellForceFinding } from '@sensorium/content/words';
import {
  MOST_TIME_POINTS,
  SQUADS,
  SQUAD_IDS,
  buyForce,
  checkForce,
  forceCost,
  leadersOf,
  turnSecondsOf,
  type ForceList,
} from '@sensorium/expedition/forces';
import type { ReactNode } from 'preact/compat';
import { formatRoute } from '../../app/router.ts';
import { useWords } from '../../words/words.ts';
import { inOrder } from '../inOrder.ts';
import { addSquad, changeSquad, minutes, removeSquad } from './forceEdit.ts';
import { SquadCard, useForceTerms } from './SquadCard.tsx';
import './forces.css';
import { NameField } from '../NameField.tsx';

interface BuilderProps {
  readonly list: ForceList;
  readonly points: number;
  readonly onChange: (list: ForceList) => void;
  /** What speaks against it besides the rules of the list. */
  readonly why?: string;
}

const Total = ({ list, points }: Pick<BuilderProps, 'list' | 'points'>) => {
  const { forces } = useWords().saga;
  const used = forceCost(list);
  return (
    <div className={used > points ? 'total over' : 'total'}>
      <strong>{forces.pointsOf(used, points)}</strong>
      <meter min={0} max={points} value={Math.min(used, points)} aria-label={forces.points} />
      <span className="soft">{forces.turn(minutes(turnSecondsOf(leadersOf(list), list.time)))}</span>
    </div>
  );
};

const Findings = ({ list, points, why = '' }: Pick<BuilderProps, 'list' | 'points' | 'why'>) => {
  const { saga, language } = useWords();
  const findings = checkForce(list, points);
  if (findings.length === 0 && why !== '') return <p className="note bad">{why}</p>;
  if (findings.length === 0) return <p className="note good">{saga.forces.sound}</p>;
  return (
    <section className="note bad">
      <h3 className="label">{saga.forces.problems}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.path.join(' ')}`}>
            {tellForceFinding(language, finding)} <a href={formatRoute('rules', finding.rule)}>{finding.rule}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const AddSquad = ({ list, points, onChange }: BuilderProps) => {
  const { forces } = useWords().saga;
  const { squads } = useForceTerms();
  const left = points - forceCost(list);
  return (
    <section>
      <h2 className="label">{forces.add}</h2>
      <div className="add-squad">
        {SQUAD_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className={SQUADS[id].points > left ? 'button dear' : 'button'}
            onClick={() => onChange(addSquad(list, id))}
          >
            {squads[id]} <span className="soft">{forces.cost(SQUADS[id].points)}</span>
          </button>
        ))}
      </div>
    </section>
  );
};

/** `head` are fields beside the total, `children` what can be done with the list. */
export const ForceBuilder = ({
  list,
  points,
  onChange,
  why = '',
  head,
  children,
}: BuilderProps & { readonly head?: ReactNode; readonly children: ReactNode }) => {
  const { forces } = useWords().saga;
  return (
    <div className="force-builder">
      <div className="force-head">
        <NameField label={forces.name} value={list.name} onChange={(name) => onChange({ ...list, name })} />
        {head}
        <label className="field short">
          <span className="label">{forces.time}</span>
          <select
            value={list.time}
            onChange={(event) => onChange({ ...list, time: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: MOST_TIME_POINTS + 1 }, (_, time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        </label>
        <Total list={list} points={points} />
      </div>
      <AddSquad list={list} points={points} onChange={onChange} />
      <ul className="bought-squads">
        {inOrder(list.squads).map(({ item: squad, place, key }) => (
          <SquadCard
            key={key}
            squad={squad}
            onChange={(next) => onChange(changeSquad(list, place, () => next))}
            onRemove={() => onChange(removeSquad(list, place))}
          />
        ))}
      </ul>
      {list.squads.length === 0 ? null : <Findings list={list} points={points} why={why} />}
      <div className="force-tools">
        {children}
        <button type="button" className="button" onClick={() => onChange(buyForce(points, list.name))}>
          {forces.suggest}
        </button>
      </div>
    </div>
  );
};
