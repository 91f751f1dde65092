import type { Refusal } from '@sensorium/engine';
import { CAMPAIGN_BLIPS, parseCampaign, type CampaignAnswer } from '@sensorium/expedition/campaign';
import { useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { offerDownload } from '../../storage/files.ts';
import { sagas } from '../../storage/sagas.ts';
import { useRefusalWords } from '../../app/useRefusalWords.ts';
import { useWords } from '../../words/words.ts';
import { FilePicker } from '../FilePicker.tsx';
import { Sure } from '../Sure.tsx';
import { useOutdated } from '../useOutdated.tsx';
import { useStoredSaga } from '../useStoredSaga.ts';
import { Begin } from './Begin.tsx';
import {
  answerCampaign,
  campaignText,
  keepNew,
  openCampaign,
  removeCampaign,
  gameOfCampaign,
  type OpenCampaign,
} from './campaignStore.ts';
import { History, Records } from './Records.tsx';
import { Step } from './Steps.tsx';
import { Way } from './Way.tsx';
import '../newGame.css';
import '../forces/forces.css';
import './campaign.css';

interface StandingProps {
  readonly open: OpenCampaign;
  readonly onOpen: (open: OpenCampaign) => void;
  /** Another window was first: what it has made of the campaign is shown. */
  readonly onOutdated: () => void;
}

const Standing = ({ open, onOpen, onOutdated }: StandingProps) => {
  const words = useWords();
  const { campaign: texts } = words.saga;
  const refusals = useRefusalWords();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { guarded, notice } = useOutdated(onOutdated);
  const { campaign } = open.saved;
  const answer = async (said: CampaignAnswer): Promise<void> => {
    const next = await guarded(() => answerCampaign(open, said));
    if (next === null) return;
    setRefused('reason' in next ? next : null);
    if (!('reason' in next)) onOpen(next);
  };
  const toTable = async (): Promise<void> => {
    const game = await guarded(() => gameOfCampaign(open));
    if (game !== null) goTo('play', game);
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
        {campaign.step.is === 'over' ? null : (
          <>
            <p className="soft">{texts.stageNotes[campaign.stage]}</p>
            <p className="soft">{texts.stageCosts[campaign.stage]}</p>
            <p className="soft">{texts.resigning}</p>
          </>
        )}
        {open.record.isGameLost === true ? <p className="note">{words.saga.gameLost}</p> : null}
        <Step
          campaign={campaign}
          players={open.saved.players}
          hasGame={open.record.game !== ''}
          onAnswer={(said) => void answer(said)}
          onTable={() => void toTable()}
        />
        {notice}
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

const Campaigns = () => {
  const { campaign: texts, removeSure } = useWords().saga;
  const all = sagas.useAll()?.filter(({ kind }) => kind === 'campaign') ?? [];
  const names = all.map((record) => {
    try {
      const { name, step, winner } = parseCampaign(record.text).campaign;
      const ended = winner === 'marines' ? texts.over.marines : texts.over.aliens;
      return { record, name: step.is === 'over' ? `${name} (${ended})` : name };
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
                <Sure text={texts.remove} question={removeSure} onSure={() => void removeCampaign(record)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Begin />
      <FilePicker
        label={texts.import}
        refused={texts.refused}
        kind="campaign"
        onRead={async (saved) => goTo('campaign', await keepNew(saved))}
      />
    </>
  );
};

export default function CampaignScreen({ id }: { id: string }) {
  const { saga, app } = useWords();
  const [open, setOpen, reload] = useStoredSaga(id, openCampaign);
  return (
    <Page title={saga.campaign.title} className="campaign">
      {id === '' ? <Campaigns /> : null}
      {id !== '' && open === null ? <p className="loading">{app.loading}…</p> : null}
      {open === 'missing' ? <p className="note bad">{saga.campaign.missing}</p> : null}
      {id === '' || open === null || open === 'missing' ? null : (
        <Standing open={open} onOpen={setOpen} onOutdated={reload} />
      )}
    </Page>
  );
}
