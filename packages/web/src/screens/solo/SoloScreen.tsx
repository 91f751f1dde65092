import { MissionError, standWords } from '@sensorium/content';
import { inLanguage, tellForceFinding, termsFor } from '@sensorium/content/words';
import { tableOfStand } from '@sensorium/host/expedition';
import type { ForceList } from '@sensorium/expedition/forces';
import {
  LAST_BOARD,
  STAND_RULES,
  STAND_POINTS,
  beginStand,
  finishBoard,
  formatStand,
  killsOf,
  marinesOf,
  parseStand,
  type SavedStand,
  standFindings,
  verdictOf,
  type LastStand,
  type LaidSoFar,
} from '@sensorium/expedition/lastStand';
import { useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { offerDownload } from '../../storage/files.ts';
import { sagas, type SagaRecord } from '../../storage/sagas.ts';
import { forgetUnfinished, useUnfinished } from '../../storage/unfinished.ts';
import { tellFault, useWords } from '../../words/words.ts';
import { Advice } from '../Advice.tsx';
import { ListSelect } from '../forces/ListSelect.tsx';
import { useForceTerms } from '../forces/SquadCard.tsx';
import { drawSeed } from '../../engine/seeds.ts';
import { FilePicker } from '../FilePicker.tsx';
import { RuleOptions } from '../RuleOptions.tsx';
import { BOUGHT, optionsFor, type Values } from '../ruleOptions.ts';
import { Ties } from '../Ties.tsx';
import { Sure } from '../Sure.tsx';
import { useOutdated } from '../useOutdated.tsx';
import { useStoredSaga } from '../useStoredSaga.ts';
import { beginInHand, forgetGame, gameInHand, playedGame, sagaWithItsGame, takeIn } from '../sagaGame.ts';
import { LayStand, nothingLaid, standAsLaid } from './LayStand.tsx';
import { Tables } from './Tables.tsx';
import '../newGame.css';
import '../forces/forces.css';
import '../campaign/campaign.css';

interface OpenStand {
  readonly record: SagaRecord;
  readonly stand: LastStand;
}

const written = async (record: Omit<SagaRecord, 'changed'>, stand: LastStand): Promise<OpenStand> => ({
  record: await sagas.put({ ...record, text: formatStand({ stand, game: null }) }),
  stand,
});

const openStand = async (id: string): Promise<OpenStand | null> => {
  const record = await sagaWithItsGame(id);
  if (record === undefined || record.kind !== 'solo') return null;
  const { stand } = parseStand(record.text);
  const played = stand.outcome === 'none' ? await playedGame(record) : null;
  return played === null ? { record, stand } : written({ ...record, game: '' }, finishBoard(stand, played.game));
};

export const keepStand = async ({ stand, game }: SavedStand): Promise<string> => {
  const id = crypto.randomUUID();
  const inHand = await takeIn({ game }, { kind: 'solo', id }, tableOfStand(stand));
  await written({ id, revision: 0, kind: 'solo', text: '', game: inHand }, stand);
  return id;
};

const tableOf = async ({ record, stand }: OpenStand): Promise<string> => {
  if (record.game !== '') return record.game;
  return beginInHand({ kind: 'solo', id: record.id }, tableOfStand(stand), (inHand) =>
    written({ ...record, ...inHand }, stand),
  );
};

const Boards = ({ stand }: { stand: LastStand }) => {
  const { solo } = useWords().saga;
  const stateOf = (number: number): string => {
    if (number === stand.number) return stand.outcome === 'none' ? 'now' : stand.outcome;
    return number < stand.number ? 'won' : '';
  };
  return (
    <section aria-label={solo.boards}>
      <ol className="board-row">
        {Array.from({ length: LAST_BOARD }, (_, index) => {
          const done = stand.finished.find(({ number }) => number === index + 1);
          return (
            <li
              key={index}
              className={stateOf(index + 1)}
              aria-current={stateOf(index + 1) === 'now' ? 'step' : undefined}
            >
              <strong>{index + 1}</strong>
              {done === undefined ? null : <span className="soft">{solo.done(done.turns, done.kills)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const Squad = ({ stand }: { stand: LastStand }) => {
  const { solo } = useWords().saga;
  const { gearName, rankName, counterName } = useForceTerms();
  const countOf = (id: string): string => (gearName(id) === id ? counterName(id) : gearName(id));
  return (
    <section>
      <h2 className="label">{solo.squad}</h2>
      <ul className="stand-squad">
        {stand.marines.map(({ name, is, gear, counts, fellOn }) => (
          <li key={name} className={fellOn > 0 ? 'career lost' : 'career'}>
            <strong>{name}</strong>
            <span>
              {rankName(is)} · {gear.map(gearName).join(', ')}
            </span>
            <span className="soft">
              {fellOn > 0
                ? solo.fell(fellOn)
                : Object.entries(counts)
                    .map(([counter, value]) => `${countOf(counter)} ${value}`)
                    .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Standing = ({ open, onOutdated }: { open: OpenStand; onOutdated: () => void }) => {
  const { saga, language } = useWords();
  const { solo } = saga;
  const { stand, record } = open;
  const verdict = verdictOf(stand);
  const place = `solo/${record.id}`;
  const { guarded, notice } = useOutdated(onOutdated);
  const [laid, setLaid] = useUnfinished<LaidSoFar>(`${place}/${stand.number}`, () => nothingLaid(stand));
  const toTable = async (): Promise<void> => {
    const game = await guarded(() => tableOf(record.game === '' ? { record, stand: standAsLaid(stand, laid) } : open));
    if (game === null) return;
    forgetUnfinished(place);
    goTo('play', game);
  };
  const exported = async (): Promise<void> =>
    offerDownload('sensorium-last-stand.json', formatStand({ stand, game: (await gameInHand(record)).game }));
  return (
    <>
      <h2 className="campaign-name">
        {stand.outcome === 'none' ? solo.board(stand.number) : inLanguage(standWords(), language).title}
      </h2>
      <Boards stand={stand} />
      <section className="campaign-step">
        {record.isGameLost === true ? <p className="note">{saga.gameLost}</p> : null}
        {stand.outcome === 'won' ? <h2>{solo.won}</h2> : null}
        {verdict === null ? null : (
          <>
            <h2>{solo.lost(killsOf(stand))}</h2>
            <p>
              {termsFor(language).verdicts[verdict]} <a href={formatRoute('rules', 'D23.24')}>D23.24</a>
            </p>
          </>
        )}
        {stand.outcome === 'none' && record.game === '' ? (
          <LayStand laid={laid} onLaid={setLaid} onAgain={() => setLaid(nothingLaid(stand))} />
        ) : null}
        {stand.outcome === 'none' ? (
          <p className="step-tools">
            <button type="button" className="button primary" onClick={() => void toTable()}>
              {record.game === '' ? solo.play : solo.goOn}
            </button>
            <span>{solo.kills(killsOf(stand))}</span>
          </p>
        ) : null}
        {notice}
      </section>
      <Squad stand={stand} />
      <Tables kills={stand.outcome === 'won' ? null : killsOf(stand)} />
      <p className="step-tools">
        <button type="button" className="button quiet" onClick={() => void exported()}>
          {solo.export}
        </button>
      </p>
    </>
  );
};

const Begin = () => {
  const { saga, newGame, language } = useWords();
  const { solo } = saga;
  // D23.3.
  const [list, setList] = useState<ForceList | null>(null);
  const [chosen, setChosen] = useState('');
  const [ties, setTies] = useState<'lots' | 'mine'>('lots');
  const [options, setOptions] = useState<Values>({});
  const [failure, setFailure] = useState('');
  const begin = async (): Promise<void> => {
    const [finding] = list === null ? [] : standFindings(list);
    if (finding !== undefined) {
      setFailure(`${tellForceFinding(language, finding)} (${finding.rule})`);
      return;
    }
    try {
      const stand = beginStand(drawSeed(), list === null ? undefined : marinesOf(list), {
        ...optionsFor(STAND_RULES, BOUGHT, options),
        ties,
      });
      goTo('solo', await keepStand({ stand, game: null }));
    } catch (error) {
      if (!(error instanceof MissionError)) throw error;
      setFailure(tellFault(language, error));
    }
  };
  return (
    <section>
      <div className="campaign-fields">
        <ListSelect
          label={solo.squad}
          none={solo.own}
          value={chosen}
          points={STAND_POINTS}
          onPick={(id, kept) => {
            setChosen(id);
            setList(kept);
          }}
        />
        <Ties value={ties} onPick={setTies} />
      </div>
      <details className="options">
        <summary>{newGame.options}</summary>
        <RuleOptions mission={STAND_RULES} brought={BOUGHT} chosen={options} onChange={setOptions} />
      </details>
      <button type="button" className="button primary" onClick={() => void begin()}>
        {solo.begin}
      </button>
      <div role="alert">{failure === '' ? null : <p className="note bad">{failure}</p>}</div>
    </section>
  );
};

const Missions = () => {
  const { saga, language } = useWords();
  const { solo } = saga;
  const all = sagas.useAll()?.filter(({ kind }) => kind === 'solo') ?? [];
  const { title, briefing, marines, rules, hints } = inLanguage(standWords(), language);
  return (
    <>
      <h2 className="campaign-name">{title}</h2>
      <p>{briefing}</p>
      <p>{marines}</p>
      {rules.map((rule) => (
        <p key={rule} className="soft">
          {rule}
        </p>
      ))}
      <Advice hints={hints} />
      <Begin />
      <Tables kills={null} />
      {all.length === 0 ? null : (
        <section>
          <h2 className="label">{solo.running}</h2>
          <ul className="saga-list">
            {all.map((record) => (
              <li key={record.id}>
                <a href={formatRoute('solo', record.id)}>{new Date(record.changed).toLocaleString(language)}</a>
                <Sure
                  text={solo.remove}
                  question={saga.removeSure}
                  onSure={() => void forgetGame(record.game).then(() => sagas.remove(record.id))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <FilePicker
        label={solo.import}
        refused={solo.refused}
        kind="stand"
        onRead={async (saved) => goTo('solo', await keepStand(saved))}
      />
    </>
  );
};

export default function SoloScreen({ id }: { id: string }) {
  const { saga, app } = useWords();
  const [open, , reload] = useStoredSaga(id, openStand);
  return (
    <Page title={saga.solo.title} className="solo">
      {id === '' ? <Missions /> : null}
      {id !== '' && open === null ? <p className="loading">{app.loading}…</p> : null}
      {id !== '' && open === 'missing' ? <p className="note bad">{saga.solo.missing}</p> : null}
      {id === '' || open === null || open === 'missing' ? null : <Standing open={open} onOutdated={reload} />}
    </Page>
  );
}
