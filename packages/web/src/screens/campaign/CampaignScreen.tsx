import { CAMPAIGN_BLIPS, beginCampaign, parseCampaign, type CampaignAnswer } from '@sensorium/content/campaign';
import { MOST_CAMPAIGN_BID, buyForce, forceCost, parseForce, type ForceList } from '@sensorium/content/forces';
import type { Refusal } from '@sensorium/engine';
import { useEffect, useState } from 'react';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { offerDownload } from '../../storage/files.ts';
import { forces, sagas } from '../../storage/sagas.ts';
import { useRefusalWords } from '../../app/useRefusalWords.ts';
import { useWords } from '../../words/words.ts';
import { drawSeed } from '../newGameChoice.ts';
import { OPPONENTS, PERSON } from '../opponents.ts';
import { SagaFile } from '../SagaFile.tsx';
import {
  answerCampaign,
  campaignText,
  keepNew,
  openCampaign,
  removeCampaign,
  tableOfCampaign,
  type OpenCampaign,
} from './campaignStore.ts';
import { History, Records } from './Records.tsx';
import { Step } from './Steps.tsx';
import { Way } from './Way.tsx';
import '../forces/forces.css';
import './campaign.css';

const Standing = ({ open, onOpen }: { open: OpenCampaign; onOpen: (open: OpenCampaign) => void }) => {
  const words = useWords();
  const { campaign: texts } = words.saga;
  const refusals = useRefusalWords();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { campaign } = open.saved;
  const answer = async (said: CampaignAnswer): Promise<void> => {
    const next = await answerCampaign(open, said);
    if ('reason' in next) setRefused(next);
    else {
      setRefused(null);
      onOpen(next);
    }
  };
  return (
    <>
      <h2 className="campaign-name">{campaign.name}</h2>
      <Way campaign={campaign} />
      <ul className="facts">
        <li>{texts.blips(CAMPAIGN_BLIPS - campaign.blipsUsed)}</li>
        <li>{texts.torpedoes(campaign.torpedoes)}</li>
        {campaign.raidLost ? <li>{texts.raidLost}</li> : null}
      </ul>
      <section className="campaign-step">
        <p className="soft">{texts.stageNotes[campaign.stage]}</p>
        <Step
          campaign={campaign}
          hasGame={open.record.game !== ''}
          onAnswer={(said) => void answer(said)}
          onTable={() => void tableOfCampaign(open).then((game) => goTo('play', game))}
        />
        <div role="alert">
          {refused === null ? null : (
            <p className="note bad">
              {refusals[refused.reason] ?? refused.reason}{' '}
              <a href={formatRoute('rules', refused.rule)}>{refused.rule}</a>
            </p>
          )}
        </div>
      </section>
      <History campaign={campaign} />
      <Records campaign={campaign} />
      <p className="step-tools">
        <button
          type="button"
          className="button quiet"
          onClick={() => void campaignText(open).then((text) => offerDownload('sensorium-campaign.json', text))}
        >
          {texts.export}
        </button>
      </p>
    </>
  );
};

const listsOf = (records: ReturnType<typeof forces.useAll>): { id: string; list: ForceList }[] =>
  (records ?? []).flatMap(({ id, text }) => {
    try {
      return [{ id, list: parseForce(text) }];
    } catch {
      return [];
    }
  });

const Begin = () => {
  const words = useWords();
  const { campaign: texts } = words.saga;
  const lists = listsOf(forces.useAll());
  const [name, setName] = useState(texts.unnamed);
  const [chosen, setChosen] = useState('');
  const [opponent, setOpponent] = useState<string>(OPPONENTS.aliens[0]);
  const [failure, setFailure] = useState('');
  const begin = async (): Promise<void> => {
    try {
      const list = lists.find(({ id }) => id === chosen)?.list ?? buyForce(MOST_CAMPAIGN_BID, name);
      const campaign = beginCampaign({ name, seed: drawSeed(), list, points: MOST_CAMPAIGN_BID });
      goTo('campaign', await keepNew({ campaign, players: { marines: PERSON, aliens: opponent }, game: null }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="campaign-begin">
      <h2 className="label">{texts.begin}</h2>
      <div className="campaign-fields">
        <label className="field">
          <span className="label">{texts.name}</span>
          <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="field">
          <span className="label">{texts.list}</span>
          <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{texts.bought(MOST_CAMPAIGN_BID)}</option>
            {lists.map(({ id, list }) => (
              <option key={id} value={id}>
                {list.name} ({words.saga.forces.cost(forceCost(list))})
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{texts.opponent}</span>
          <select value={opponent} onChange={(event) => setOpponent(event.target.value)}>
            {OPPONENTS.aliens.map((id) => (
              <option key={id} value={id}>
                {words.opponents[id].name}
              </option>
            ))}
            <option value={PERSON}>{words.newGame.friend}</option>
          </select>
        </label>
      </div>
      <p className="step-tools">
        <button type="button" className="button primary" onClick={() => void begin()}>
          {texts.start}
        </button>
        <a className="button" href={formatRoute('forces')}>
          {words.saga.forces.build}
        </a>
      </p>
      <div role="alert">{failure === '' ? null : <p className="note bad">{failure}</p>}</div>
    </section>
  );
};

const Campaigns = () => {
  const { campaign: texts } = useWords().saga;
  const all = sagas.useAll()?.filter(({ kind }) => kind === 'campaign') ?? [];
  const names = all.map((record) => {
    try {
      return { record, name: parseCampaign(record.text).campaign.name };
    } catch {
      return { record, name: record.id };
    }
  });
  return (
    <>
      <p className="soft">{texts.intro}</p>
      {names.length === 0 ? null : (
        <section>
          <h2 className="label">{texts.running}</h2>
          <ul className="saga-list">
            {names.map(({ record, name }) => (
              <li key={record.id}>
                <a href={formatRoute('campaign', record.id)}>{name}</a>
                <button type="button" className="button quiet" onClick={() => void removeCampaign(record)}>
                  {texts.remove}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Begin />
      <SagaFile
        label={texts.import}
        refused={texts.refused}
        onText={async (text) => goTo('campaign', await keepNew(parseCampaign(text)))}
      />
    </>
  );
};

const useCampaign = (id: string): [OpenCampaign | null | 'missing', (open: OpenCampaign) => void] => {
  const [open, setOpen] = useState<OpenCampaign | null | 'missing'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = await openCampaign(id).catch(() => null);
      if (!isGone) setOpen(found ?? 'missing');
    };
    if (id !== '') void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return [open, setOpen];
};

export default function CampaignScreen({ id }: { id: string }) {
  const { saga, app } = useWords();
  const [open, setOpen] = useCampaign(id);
  return (
    <Page title={saga.campaign.title} className="campaign">
      {id === '' ? <Campaigns /> : null}
      {id !== '' && open === null ? <p className="loading">{app.loading}…</p> : null}
      {open === 'missing' ? <p className="note bad">{saga.campaign.missing}</p> : null}
      {id === '' || open === null || open === 'missing' ? null : <Standing open={open} onOpen={setOpen} />}
    </Page>
  );
}
