/** Squads with the career of every marine, and the scenarios played. */
import {
  isLost,
  membersOfSquad,
  squadRefusal,
  type Campaign,
  type CampaignSquad,
} from '@sensorium/expedition/campaign';
import { useWords } from '../../words/words.ts';
import { useForceTerms } from '../forces/SquadCard.tsx';
import { inOrder } from '../inOrder.ts';

export const useSquadState = (campaign: Campaign): ((squad: CampaignSquad) => string) => {
  const { fates } = useWords().saga.campaign;
  return ({ id, fate }) => {
    if (fate !== 'ready') return fates[fate];
    if (membersOfSquad(campaign, id).length === 0) return fates.dead;
    return squadRefusal(campaign, id)?.rule === 'D21.4' ? fates.resting : fates.ready;
  };
};

export const Records = ({ campaign }: { campaign: Campaign }) => {
  const { campaign: words } = useWords().saga;
  const stateOf = useSquadState(campaign);
  return (
    <section>
      <h2 className="label">{words.squads}</h2>
      <ul className="career-squads">
        {campaign.squads.map((squad) => (
          <li key={squad.id}>
            <Career campaign={campaign} squad={squad} state={stateOf(squad)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface CareerProps {
  readonly campaign: Campaign;
  readonly squad: CampaignSquad;
  readonly state: string;
}

/** A squad on one line; its marines one by one where somebody wants to know, or somebody is lost. */
const Career = ({ campaign, squad, state }: CareerProps) => {
  const { campaign: words } = useWords().saga;
  const { gearName, rankName } = useForceTerms();
  const marines = campaign.marines.filter((marine) => marine.squad === squad.id);
  const kills = marines.reduce((sum, marine) => sum + marine.kills, 0);
  return (
    <details className="career-squad" open={marines.some(isLost)}>
      <summary>
        <strong>{squad.name}</strong> {squad.badge === null ? null : <em className="soft">{squad.badge}</em>}
        <span className="soft">{words.squadRecord(marines.filter((marine) => !isLost(marine)).length, kills)}</span>
        <span className="career-state">{state}</span>
      </summary>
      <ul>
        {marines.map((marine) => (
          <li key={marine.id} className={isLost(marine) ? 'career lost' : 'career'}>
            <strong>{marine.name}</strong>
            <span>
              {rankName(marine.rank)} · {marine.gear.map(gearName).join(', ')}
            </span>
            <span className="soft">
              {words.record(marine.scenarios.length, marine.kills)}
              {isLost(marine)
                ? ` · ${words.lostIn(words.stages[campaign.history[marine.lostIn]?.stage ?? campaign.stage], marine.lostBy)}`
                : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

export const History = ({ campaign }: { campaign: Campaign }) => {
  const { campaign: words } = useWords().saga;
  if (campaign.history.length === 0) return null;
  return (
    <section>
      <h2 className="label">{words.history}</h2>
      <ol className="campaign-history">
        {inOrder(campaign.history).map(({ item: { stage, outcome, rule, turns, lost }, key }) => (
          <li key={key}>
            <strong>{words.stages[stage]}</strong> {words.outcomes[outcome]} ({rule}) · {words.turns(turns)} ·{' '}
            {words.losses(lost.length)}
          </li>
        ))}
      </ol>
    </section>
  );
};
