import {
  LEAST_BID,
  MOST_BID,
  MOST_CAMPAIGN_BID,
  MOST_TIME_POINTS,
  SQUADS,
  SQUAD_IDS,
  buyForce,
  checkForce,
  forceCost,
  formatForce,
  leadersOf,
  parseForce,
  turnSecondsOf,
  type ForceList,
} from '@sensorium/content/forces';
import { tellForceFinding } from '@sensorium/content/words';
import { useEffect, useId, useState } from 'react';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { offerDownload } from '../../storage/files.ts';
import { forces as shelf, textOf, type ForceRecord } from '../../storage/sagas.ts';
import { useWords } from '../../words/words.ts';
import { inOrder } from '../inOrder.ts';
import { Bidding } from './Bidding.tsx';
import { addSquad, changeSquad, minutes, removeSquad } from './forceEdit.ts';
import { isOfArsenal } from './keptForce.ts';
import { Roster } from './Roster.tsx';
import { SquadCard, useForceTerms } from './SquadCard.tsx';
import './forces.css';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface BuilderProps {
  readonly list: ForceList;
  readonly points: number;
  readonly onChange: (list: ForceList) => void;
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

const Findings = ({ list, points }: Pick<BuilderProps, 'list' | 'points'>) => {
  const { saga, language } = useWords();
  const findings = checkForce(list, points);
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

const Builder = ({ list, points, onChange }: BuilderProps) => (
  <ul className="squad-list">
    {inOrder(list.squads).map(({ item: squad, place, key }) => (
      <SquadCard
        key={key}
        squad={squad}
        onChange={(next) => onChange(changeSquad(list, place, () => next))}
        onRemove={() => onChange(removeSquad(list, place))}
      />
    ))}
    {list.squads.length === 0 ? null : (
      <li>
        <Findings list={list} points={points} />
      </li>
    )}
  </ul>
);

const Lists = ({ chosen, onImport }: { chosen: string; onImport: (list: ForceList) => void }) => {
  const { forces } = useWords().saga;
  const lists = shelf.useAll();
  const id = useId();
  const [refused, setRefused] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      onImport(parseForce(await textOf(file)));
      setRefused('');
    } catch (error) {
      setRefused(forces.refused(messageOf(error)));
    }
  };
  return (
    <aside className="force-lists">
      <h2 className="label">{forces.lists}</h2>
      {lists?.length === 0 ? <p className="soft">{forces.noLists}</p> : null}
      <ul>
        {lists?.map((record) => (
          <li key={record.id}>
            <a
              href={formatRoute(isOfArsenal(record) ? 'squads' : 'forces', record.id)}
              aria-current={record.id === chosen ? 'page' : undefined}
            >
              {record.name}
            </a>
            <button
              type="button"
              className="button quiet"
              aria-label={forces.removeOf(record.name)}
              onClick={() => void shelf.remove(record.id)}
            >
              {forces.remove}
            </button>
          </li>
        ))}
      </ul>
      <a className="button" href={formatRoute('forces')}>
        {forces.fresh}
      </a>
      <div>
        <label className="button" htmlFor={id}>
          {forces.import}
        </label>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <div role="alert">{refused === '' ? null : <p className="note bad">{refused}</p>}</div>
    </aside>
  );
};

const readList = (record: ForceRecord | undefined): ForceList | null => {
  try {
    return record === undefined ? null : parseForce(record.text);
  } catch {
    return null;
  }
};

export default function ForcesScreen({ id }: { id: string }) {
  const { forces } = useWords().saga;
  const [list, setList] = useState<ForceList>(() => ({ name: forces.unnamed, time: 0, squads: [] }));
  const [points, setPoints] = useState(20);
  const [told, setTold] = useState('');
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = readList(id === '' ? undefined : await shelf.get(id));
      if (isGone || found === null) return;
      setList(found);
      setPoints(Math.max(20, forceCost(found)));
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  const change = (next: ForceList): void => {
    setList(next);
    setTold('');
  };
  const keep = async (): Promise<void> => {
    const kept = id === '' ? crypto.randomUUID() : id;
    await shelf.put({ id: kept, name: list.name, text: formatForce(list) });
    setTold(forces.kept);
    if (kept !== id) goTo('forces', kept);
  };
  return (
    <Page title={forces.title} className="forces">
      <p className="soft intro">
        {forces.intro} <a href={formatRoute('squads')}>{forces.arsenal}</a>
      </p>
      <div className="forces-grid">
        <div className="force-builder">
          <div className="force-head">
            <label className="field">
              <span className="label">{forces.name}</span>
              <input
                value={list.name}
                maxLength={40}
                onChange={(event) => change({ ...list, name: event.target.value })}
              />
            </label>
            <label className="field short">
              <span className="label">{forces.limit}</span>
              <input
                type="number"
                min={LEAST_BID}
                max={MOST_CAMPAIGN_BID}
                value={points}
                onChange={(event) => setPoints(Math.max(0, Math.min(MOST_CAMPAIGN_BID, Number(event.target.value))))}
              />
            </label>
            <label className="field short">
              <span className="label">{forces.time}</span>
              <select value={list.time} onChange={(event) => change({ ...list, time: Number(event.target.value) })}>
                {Array.from({ length: MOST_TIME_POINTS + 1 }, (_, time) => (
                  <option key={time}>{time}</option>
                ))}
              </select>
            </label>
            <Total list={list} points={points} />
          </div>
          <AddSquad list={list} points={points} onChange={change} />
          <Builder list={list} points={points} onChange={change} />
          <div className="force-tools">
            <button type="button" className="button primary" onClick={() => void keep()}>
              {forces.keep}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => change({ ...buyForce(points, list.name), name: list.name })}
            >
              {forces.suggest}
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => offerDownload('sensorium-force.json', formatForce(list))}
            >
              {forces.export}
            </button>
            <button type="button" className="button quiet" onClick={() => print()}>
              {forces.print}
            </button>
            <a className="button quiet" href={formatRoute('new')}>
              {forces.play}
            </a>
            <output>{told}</output>
          </div>
        </div>
        <div className="force-side">
          <Bidding onPoints={(bid) => setPoints(Math.min(MOST_BID, bid))} />
          <Lists chosen={id} onImport={change} />
        </div>
      </div>
      <Roster list={list} />
    </Page>
  );
}
