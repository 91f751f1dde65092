import {
  LEAST_BID,
  MOST_CAMPAIGN_BID,
  forceCost,
  formatForce,
  parseForce,
  type ForceList,
} from '@sensorium/expedition/forces';
import { useCallback, useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { ShareButtons } from '../../sharing/ShareButtons.tsx';
import { offerDownload } from '../../storage/files.ts';
import { forces as stored, type ForceRecord } from '../../storage/sagas.ts';
import { useWords } from '../../words/words.ts';
import { FilePicker } from '../FilePicker.tsx';
import { ForceBuilder } from './ForceBuilder.tsx';
import { Sure } from '../Sure.tsx';
import { forceText, isOfArsenal, keepList } from './storedForce.ts';
import { Roster } from './Roster.tsx';
import { useDraft } from './useDraft.ts';

const Lists = ({ chosen }: { chosen: string }) => {
  const { forces } = useWords().saga;
  const lists = stored.useAll();
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
            <Sure
              text={forces.remove}
              label={forces.removeOf(record.name)}
              question={forces.removeSure}
              onSure={() => void stored.remove(record.id)}
            />
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
        onRead={async (list) => goTo('forces', await keepList(list, forces.unnamed))}
      />
    </aside>
  );
};

/** Two standard squads. */
const USUAL_POINTS = 20;

const emptyList = (name: string): ForceList => ({ name, time: 0, squads: [] });

const readList = ({ text }: ForceRecord): ForceList | null => {
  try {
    return parseForce(text);
  } catch {
    return null;
  }
};

export default function ForcesScreen({ id }: { id: string }) {
  const [told, setTold] = useState('');
  return <Builder key={id} id={id} told={told} onTold={setTold} />;
}

interface BuilderProps {
  readonly id: string;
  /** What came of the last keeping; a new list has its address from then on. */
  readonly told: string;
  readonly onTold: (told: string) => void;
}

const Builder = ({ id, told, onTold }: BuilderProps) => {
  const { forces } = useWords().saga;
  const empty = useCallback(() => emptyList(forces.unnamed), [forces.unnamed]);
  const draft = useDraft(id, 'forces', empty, readList);
  const { list } = draft;
  const [limit, setLimit] = useState<number | null>(null);
  const points = limit ?? Math.max(USUAL_POINTS, forceCost(draft.stored));
  const change = (next: ForceList): void => {
    draft.change(next);
    onTold('');
  };
  const keep = async (): Promise<void> => {
    const { id: kept, isCopy } = await draft.store(forceText(list, forces.unnamed));
    onTold(isCopy ? forces.copied : forces.kept);
    if (kept !== id) goTo('forces', kept);
  };
  return (
    <Page title={forces.title} className="forces">
      <p className="soft intro">
        {forces.intro} <a href={formatRoute('squads')}>{forces.arsenal}</a>
      </p>
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
                  setLimit(Math.max(0, Math.min(MOST_CAMPAIGN_BID, Number(event.currentTarget.value))))
                }
              />
            </label>
          }
        >
          <button type="button" className="button primary" onClick={() => void keep()}>
            {forces.keep}
          </button>
          <ShareButtons
            what={() => ({ kind: 'force', text: formatForce(list) })}
            title={list.name}
            onFile={() => offerDownload('sensorium-force.json', formatForce(list))}
            kind="button quiet"
          />
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
          {draft.isChanged ? <Sure text={forces.discard} question={forces.discardSure} onSure={draft.discard} /> : null}
          <output>{told}</output>
        </ForceBuilder>
        <Lists chosen={id} />
      </div>
      <Roster list={list} />
    </Page>
  );
};
