import {
  LEAST_BID,
  MOST_CAMPAIGN_BID,
  forceCost,
  formatForce,
  parseForce,
  type ForceList,
} from '@sensorium/expedition/forces';
import { useEffect, useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { offerDownload } from '../../storage/files.ts';
import { forces as shelf, type ForceRecord } from '../../storage/sagas.ts';
import { forgetUnfinished, useUnfinished } from '../../storage/unfinished.ts';
import { useWords } from '../../words/words.ts';
import { FilePicker } from '../FilePicker.tsx';
import { ForceBuilder } from './ForceBuilder.tsx';
import { isOfArsenal, keepList } from './keptForce.ts';
import { Roster } from './Roster.tsx';

const Lists = ({ chosen }: { chosen: string }) => {
  const { forces } = useWords().saga;
  const lists = shelf.useAll();
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
      <FilePicker
        label={forces.import}
        refused={forces.refused}
        kind="force"
        onRead={async (list) => goTo('forces', await keepList('', list, forces.unnamed))}
      />
    </aside>
  );
};

/** Two standard squads. */
const USUAL_POINTS = 20;

const emptyList = (name: string): ForceList => ({ name, time: 0, squads: [] });

const readList = (record: ForceRecord | undefined): ForceList | null => {
  try {
    return record === undefined ? null : parseForce(record.text);
  } catch {
    return null;
  }
};

/** The kept list, or an empty one; null until that is known. */
const useKept = (id: string): ForceList | null => {
  const { forces } = useWords().saga;
  const [found, setFound] = useState<{ readonly id: string; readonly list: ForceList } | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const list = id === '' ? null : readList(await shelf.get(id));
      if (!isGone) setFound({ id, list: list ?? emptyList(forces.unnamed) });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id, forces.unnamed]);
  return found?.id === id ? found.list : null;
};

interface Draft {
  readonly list: ForceList;
  readonly points: number;
}

const Builder = ({ id, first }: { id: string; first: ForceList }) => {
  const { forces } = useWords().saga;
  const place = `forces/${id}`;
  const [{ list, points }, setDraft] = useUnfinished<Draft>(`${place}/list`, () => ({
    list: first,
    points: Math.max(USUAL_POINTS, forceCost(first)),
  }));
  const [told, setTold] = useState('');
  const change = (next: ForceList): void => {
    setDraft({ list: next, points });
    setTold('');
  };
  const keep = async (): Promise<void> => {
    const kept = await keepList(id, list, forces.unnamed);
    forgetUnfinished(place);
    setTold(forces.kept);
    if (kept !== id) goTo('forces', kept);
  };
  return (
    <>
      <div className="forces-grid">
        <ForceBuilder
          list={list}
          points={points}
          onChange={change}
          head={
            <label className="field short">
              <span className="label">{forces.limit}</span>
              <input
                type="number"
                min={LEAST_BID}
                max={MOST_CAMPAIGN_BID}
                value={points}
                onChange={(event) =>
                  setDraft({
                    list,
                    points: Math.max(0, Math.min(MOST_CAMPAIGN_BID, Number(event.currentTarget.value))),
                  })
                }
              />
            </label>
          }
        >
          <button type="button" className="button primary" onClick={() => void keep()}>
            {forces.keep}
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
        </ForceBuilder>
        <Lists chosen={id} />
      </div>
      <Roster list={list} />
    </>
  );
};

export default function ForcesScreen({ id }: { id: string }) {
  const { forces } = useWords().saga;
  const first = useKept(id);
  return (
    <Page title={forces.title} className="forces">
      <p className="soft intro">
        {forces.intro} <a href={formatRoute('squads')}>{forces.arsenal}</a>
      </p>
      {first === null ? null : <Builder key={id} id={id} first={first} />}
    </Page>
  );
}
