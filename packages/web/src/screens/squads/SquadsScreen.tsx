/** A16: a list of squads in place of a mission's terminators: boxes and squads of one's own, kept, saved, printed. */
import { MISSIONS, marinesOf, type Mission } from '@sensorium/content';
import { inLanguage, tellSquadFinding, type Language } from '@sensorium/content/words';
import {
  BOX_IDS,
  adviceOn,
  boxRow,
  checkSquads,
  formatSquads,
  ownOf,
  parseSquads,
  squadWorth,
  worthOf,
  type SquadList,
} from '@sensorium/expedition/squads';
import { useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { ShareButtons } from '../../sharing/ShareButtons.tsx';
import { offerDownload } from '../../storage/files.ts';
import type { ForceRecord } from '../../storage/sagas.ts';
import { useWords } from '../../words/words.ts';
import { FilePicker } from '../FilePicker.tsx';
import { keepSquads, obstacle, squadsText, storedForce } from '../forces/storedForce.ts';
import { useDraft } from '../forces/useDraft.ts';
import { missionNamed } from '../gameNames.ts';
import { inOrder } from '../inOrder.ts';
import { NameField } from '../NameField.tsx';
import { Sure } from '../Sure.tsx';
import { BoxCard } from './BoxCard.tsx';
import { OwnSquadCard } from './OwnSquadCard.tsx';
import { addOwn, changeOwn, removeOwn } from './ownEdit.ts';
import { formatMissionPlace, formatSquadsPlace, parseSquadsPlace } from './places.ts';
import { addBox, changeBox, removeBox } from './squadEdit.ts';
import { useSquadTerms } from './useSquadTerms.ts';
import { SquadRoster } from './SquadRoster.tsx';
import '../forces/forces.css';
import './squads.css';

interface BuilderProps {
  readonly list: SquadList;
  readonly onChange: (list: SquadList) => void;
}

const isEmpty = (list: SquadList): boolean => list.boxes.length + ownOf(list).length === 0;

/** A16.2: which missions have enough terminators for the list. */
const missionsFor = (worth: number): readonly (typeof MISSIONS)[number][] =>
  MISSIONS.filter((mission) => marinesOf(mission).length >= worth);

/** A16.2: against the terminators of one mission. */
const TotalFor = ({ list, mission }: { list: SquadList; mission: Mission }) => {
  const { squads, language } = useSquadTerms();
  const worth = squadWorth(list);
  const most = marinesOf(mission).length;
  return (
    <div className={worth > most ? 'total over' : 'total'}>
      <strong>{squads.worthOf(worth, most)}</strong>
      <span className="soft">
        {squads.forMission(inLanguage(mission.words, language).title, Math.max(0, most - Math.ceil(worth)))}
      </span>
    </div>
  );
};

const Total = ({ list }: { list: SquadList }) => {
  const { squads, language } = useSquadTerms();
  const worth = squadWorth(list);
  const missions = missionsFor(worth);
  return (
    <div className={missions.length === 0 ? 'total over' : 'total'}>
      <strong>{squads.worth(worth)}</strong>
      <span className="soft">
        {isEmpty(list)
          ? squads.empty
          : missions.length === 0
            ? squads.noMission
            : squads.missions(missions.map(({ words }) => inLanguage(words, language).title))}
      </span>
    </div>
  );
};

const AddBox = ({ list, onChange }: BuilderProps) => {
  const { squads, boxName } = useSquadTerms();
  return (
    <section>
      <h2 className="label">{squads.add}</h2>
      <div className="add-squad">
        {BOX_IDS.flatMap((box) =>
          (boxRow(box).splits ? [false, true] : [false]).map((half) => [box, half] as const),
        ).map(([box, half]) => {
          const figures = boxRow(box).figures / (half ? 2 : 1);
          const name = half ? `${boxName(box)} (${squads.half})` : boxName(box);
          return (
            <button
              key={`${box} ${half}`}
              type="button"
              className="button"
              title={squads.boxTitle(figures, worthOf(box, half))}
              onClick={() => onChange(addBox(list, box, half))}
            >
              <span className="visually-hidden">{squads.addOne} </span>
              {name} <span className="soft">{squads.boxNote(figures, worthOf(box, half))}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
};

/** Why a sound list cannot go into the mission: no room to start in, nobody with a heavy flamer. */
const hindrance = (list: SquadList, mission: Mission | undefined, language: Language): string => {
  if (mission === undefined) return '';
  const kept = storedForce({ id: '', text: formatSquads(list) }, language);
  return kept === null ? '' : obstacle(mission, kept, language);
};

const Findings = ({ list, mission }: { list: SquadList; mission: Mission | undefined }) => {
  const { squads, language } = useSquadTerms();
  const most = Math.max(...(mission === undefined ? MISSIONS : [mission]).map((one) => marinesOf(one).length));
  const findings = checkSquads(list, most);
  if (isEmpty(list)) return null;
  const why = findings.length === 0 ? hindrance(list, mission, language) : '';
  if (why !== '')
    return (
      <p className="note bad" role="alert">
        {why}
      </p>
    );
  if (findings.length === 0) return <p className="note good">{squads.sound}</p>;
  return (
    <section className="note bad" role="alert">
      <h3 className="label">{squads.problems}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.reason} ${finding.path.join(' ')}`}>
            {tellSquadFinding(language, finding)} <a href={formatRoute('rules', finding.rule)}>{finding.rule}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A16.4, A12.16: what forbids nothing. */
const Advice = ({ list }: { list: SquadList }) => {
  const { own } = useSquadTerms();
  const advice = adviceOn(list);
  if (advice.length === 0) return null;
  return (
    <section className="note">
      <h3 className="label">{own.adviceTitle}</h3>
      <ul>
        {advice.map(({ rule, is, path, values }) => (
          <li key={`${rule} ${path.join(' ')}`}>
            {own.advice[is](values)} <a href={formatRoute('rules', rule)}>{rule}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Composing = ({ onCompose }: { onCompose: () => void }) => {
  const { own } = useSquadTerms();
  return (
    <section>
      <h2 className="label">{own.title}</h2>
      <p className="soft">{own.intro}</p>
      <div className="add-squad">
        <button type="button" className="button" onClick={onCompose}>
          {own.compose}
        </button>
      </div>
    </section>
  );
};

const Squads = ({ list, newest, onChange }: BuilderProps & { newest: number }) => (
  <ul className="bought-squads">
    {inOrder(list.boxes).map(({ item: box, place, key }) => (
      <BoxCard
        key={key}
        box={box}
        onChange={(next) => onChange(changeBox(list, place, next))}
        onRemove={() => onChange(removeBox(list, place))}
      />
    ))}
    {inOrder(ownOf(list)).map(({ item: squad, place, key }) => (
      <OwnSquadCard
        key={`own ${key}`}
        squad={squad}
        place={place}
        isNew={place === newest}
        onChange={(next) => onChange(changeOwn(list, place, next))}
        onRemove={() => onChange(removeOwn(list, place))}
      />
    ))}
  </ul>
);

const readList = ({ text }: Pick<ForceRecord, 'text'>): SquadList | null => {
  try {
    return parseSquads(text);
  } catch {
    return null;
  }
};

interface WorkshopProps {
  readonly address: string;
  /** What came of the last keeping; a new list has its address from then on. */
  readonly told: string;
  readonly onTold: (told: string) => void;
}

const Workshop = ({ address, told, onTold }: WorkshopProps) => {
  const { squads, language } = useSquadTerms();
  const { forces } = useWords().saga;
  const { list: id, mission: wanted } = parseSquadsPlace(address);
  const mission = wanted === '' ? undefined : missionNamed(wanted);
  const draft = useDraft<SquadList>(id, 'squads', () => ({ name: squads.unnamed, boxes: [] }), readList);
  const { list } = draft;
  const [newest, setNewest] = useState(-1);
  const change = (next: SquadList): void => {
    draft.change(next);
    onTold('');
  };
  const keep = async (): Promise<string> => {
    const { id: kept, isCopy } = await draft.store(squadsText(list, squads.unnamed));
    onTold(isCopy ? forces.copied : squads.kept);
    return kept;
  };
  const goToList = (kept: string): void => goTo('squads', formatSquadsPlace({ list: kept, mission: wanted }));
  const keepHere = async (): Promise<void> => {
    const kept = await keep();
    if (kept !== id) goToList(kept);
  };
  /** A list of its own: what is being composed here stays as it is. */
  const takeIn = async (found: SquadList): Promise<void> => goToList(await keepSquads(found, squads.unnamed));
  const takeAlong = async (): Promise<void> => goTo('new', formatMissionPlace({ list: await keep(), mission: wanted }));
  return (
    <>
      <div className="force-builder">
        <div className="force-head">
          <NameField label={squads.name} value={list.name} onChange={(name) => change({ ...list, name })} />
          {mission === undefined ? <Total list={list} /> : <TotalFor list={list} mission={mission} />}
        </div>
        <Composing
          onCompose={() => {
            setNewest(ownOf(list).length);
            change(addOwn(list));
          }}
        />
        <AddBox list={list} onChange={change} />
        <Squads list={list} newest={newest} onChange={change} />
        <Findings list={list} mission={mission} />
        <Advice list={list} />
        <div className="force-tools">
          {mission === undefined ? null : (
            <button type="button" className="button primary" disabled={isEmpty(list)} onClick={() => void takeAlong()}>
              {squads.take(inLanguage(mission.words, language).title)}
            </button>
          )}
          <button
            type="button"
            className={mission === undefined ? 'button primary' : 'button quiet'}
            disabled={isEmpty(list)}
            onClick={() => void keepHere()}
          >
            {squads.keep}
          </button>
          <ShareButtons
            what={() => ({ kind: 'squads', text: formatSquads(list) })}
            title={list.name}
            onFile={() => offerDownload('sensorium-squads.json', formatSquads(list))}
            isDisabled={isEmpty(list)}
            kind="button quiet"
          />
          <button
            type="button"
            className="button quiet"
            disabled={isEmpty(list)}
            onClick={() => offerDownload('sensorium-squads.json', formatSquads(list))}
          >
            {squads.export}
          </button>
          <button type="button" className="button quiet" disabled={isEmpty(list)} onClick={() => print()}>
            {squads.print}
          </button>
          <a className="button quiet" href={formatRoute('new', wanted)}>
            {squads.play}
          </a>
          <FilePicker label={squads.import} kind="squads" refused={squads.refused} onRead={takeIn} />
          {draft.isChanged ? <Sure text={forces.discard} question={forces.discardSure} onSure={draft.discard} /> : null}
          <output>{told}</output>
        </div>
      </div>
      <SquadRoster list={list} />
    </>
  );
};

export default function SquadsScreen({ id: address }: { id: string }) {
  const { squads } = useSquadTerms();
  const [told, setTold] = useState('');
  return (
    <Page title={squads.title} className="forces squads">
      <p className="soft intro">{squads.intro}</p>
      <Workshop key={address} address={address} told={told} onTold={setTold} />
    </Page>
  );
}
