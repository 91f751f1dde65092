/** The shelf: missions of one's own with their pictures, what became of them, and the way into the editor. */
import { MISSIONS, type Mission } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { emptyDraft, idFrom, openedAsCopy } from '@sensorium/expedition/drafting';
import { useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { MissionMap } from '../../drawings/MissionMap.tsx';
import { useGames } from '../../storage/games.ts';
import { ShareButtons } from '../../sharing/ShareButtons.tsx';
import { missionText, offerMission } from '../../storage/missionFile.ts';
import { putOnShelf, shelf, type MissionRecord } from '../../storage/missions.ts';
import { keepUnfinished } from '../../storage/unfinished.ts';
import { useWords } from '../../words/words.ts';
import { useEditorWords } from '../editor/editorWords.ts';
import { FilePicker } from '../FilePicker.tsx';
import { FROM_FILE, OPENED } from '../newGameChoice.ts';
import '../games.css';
import './missions.css';

const hasFloor = ({ board }: Mission): boolean => board.floor.some((row) => /[^# ]/.test(row));

const play = (mission: Mission): void => {
  keepUnfinished(OPENED, mission);
  goTo('new', FROM_FILE);
};

interface RowProps {
  readonly record: MissionRecord;
  readonly isTaken: (id: string) => boolean;
  readonly onRemove: () => void;
}

const Row = ({ record, isTaken, onRemove }: RowProps) => {
  const { shelf: said, share } = useEditorWords();
  const { language, locale, opponents } = useWords();
  const playerName = (id: string): string =>
    (opponents as Readonly<Record<string, { readonly name: string }>>)[id]?.name ?? id;
  const games = (useGames() ?? []).filter((game) => game.draft === record.id);
  const { draft, measured } = record;
  const words = inLanguage(draft.words, language);
  const won = (side: string): number => games.filter(({ winner }) => winner === side).length;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(record.changed);
  const duplicate = async (): Promise<void> => {
    await putOnShelf(openedAsCopy(draft, isTaken), record.isSound, record.notes);
  };
  return (
    <li className="game-row">
      <span className="game-map">{hasFloor(draft) ? <MissionMap mission={draft} /> : null}</span>
      <div className="game-what">
        <h3>{words.title}</h3>
        <p className="soft">
          {record.isSound ? said.results(games.length, won('marines'), won('aliens')) : said.unsound} ·{' '}
          {said.changed(when)}
        </p>
        {measured === undefined ? null : (
          <p className="soft">
            {said.measured(
              measured.won.marines / measured.games,
              measured.games,
              playerName(measured.marines),
              playerName(measured.aliens),
            )}
          </p>
        )}
        <label className="field">
          <span className="label">{said.notes}</span>
          <input
            defaultValue={record.notes}
            onChange={(event) => void shelf.put({ ...record, notes: event.currentTarget.value })}
          />
        </label>
      </div>
      <div className="game-tools">
        <a className="button primary" href={formatRoute('editor', record.id)}>
          {said.edit}
        </a>
        {record.isSound ? (
          <>
            <button type="button" className="button" onClick={() => play(draft)}>
              {said.play}
            </button>
            <ShareButtons
              what={async () => ({ kind: 'mission', text: await missionText(draft) })}
              title={words.title}
              onFile={() => offerMission(draft)}
              kind="button quiet"
            />
            <button type="button" className="button quiet" onClick={() => void offerMission(draft)}>
              {share.file}
            </button>
          </>
        ) : null}
        <a className="button quiet" href={formatRoute('paper', `shelf:${record.id}`)}>
          {share.print}
        </a>
        <button type="button" className="button quiet" onClick={() => void duplicate()}>
          {said.duplicate}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={said.of(said.remove, words.title)}
          onClick={onRemove}
        >
          {said.remove}
        </button>
      </div>
    </li>
  );
};

export default function MissionsScreen() {
  const words = useEditorWords();
  const { language } = useWords();
  const { shelf: said } = words;
  const all = shelf.useAll();
  const [removed, setRemoved] = useState<MissionRecord | null>(null);
  const isTaken = (id: string): boolean => (all ?? []).some(({ draft }) => draft.id === id);
  const open = async (mission: Mission, isSound: boolean): Promise<void> =>
    goTo('editor', await putOnShelf(openedAsCopy(mission, isTaken), isSound));
  const drawNew = async (): Promise<void> =>
    open(emptyDraft(idFrom(words.untitled, 'mission'), words.untitled, language), false);
  const remove = async (record: MissionRecord): Promise<void> => {
    await shelf.remove(record.id);
    setRemoved(record);
  };
  const bringBack = async (): Promise<void> => {
    if (removed !== null) await shelf.put({ ...removed, revision: 0 });
    setRemoved(null);
  };
  return (
    <Page title={said.title} className="games missions">
      <div className="missions-ways">
        <button type="button" className="button primary" onClick={() => void drawNew()}>
          {said.new}
        </button>
        <label className="field">
          <span className="label">{said.copyOf}</span>
          <select
            value=""
            onChange={(event) => {
              const mission = MISSIONS.find(({ id }) => id === event.currentTarget.value);
              if (mission !== undefined) void open(mission, true);
            }}
          >
            <option value="">{said.copyNote}</option>
            {MISSIONS.map((mission) => (
              <option key={mission.id} value={mission.id}>
                {inLanguage(mission.words, language).title}
              </option>
            ))}
          </select>
        </label>
        <FilePicker label={said.import} kind="mission" refused={said.refused} onRead={(found) => open(found, true)} />
      </div>
      <output className="ed-status">
        {removed === null ? null : (
          <p className="note">
            {said.removed(inLanguage(removed.draft.words, language).title)}{' '}
            <button type="button" className="button quiet" onClick={() => void bringBack()}>
              {said.undo}
            </button>
          </p>
        )}
      </output>
      {all?.length === 0 ? <p className="soft">{said.none}</p> : null}
      <ul className="game-list">
        {(all ?? []).map((record) => (
          <Row key={record.id} record={record} isTaken={isTaken} onRemove={() => void remove(record)} />
        ))}
      </ul>
    </Page>
  );
}
