/** D21.6: squads may be disbanded, their members filling squads that have lost some. */
import {
  disbandSquad,
  isLost,
  marchOn,
  membersOfSquad,
  squadsInNeed,
  type Campaign,
  type CampaignSquad,
  type Move,
} from '@sensorium/expedition/campaign';
import { movesFor } from '@sensorium/players';
import { useState } from 'preact/compat';
import { useWords } from '../../words/words.ts';
import type { StepProps } from './Steps.tsx';

/** Squads whose members all find places elsewhere, with places for them. */
const disbandable = (campaign: Campaign): { squad: CampaignSquad; moves: readonly Move[] }[] =>
  campaign.squads.flatMap((squad) => {
    const isThere = squad.fate === 'ready' && membersOfSquad(campaign, squad.id).length > 0;
    const moves = isThere ? movesFor(campaign, squad.id) : null;
    return moves === null ? [] : [{ squad, moves }];
  });

export const RegroupStep = ({ campaign, onAnswer }: StepProps) => {
  const { campaign: words } = useWords().saga;
  const [chosen, setChosen] = useState(-1);
  const squads = disbandable(campaign);
  const plan = squads.find(({ squad }) => squad.id === chosen);
  return (
    <>
      <h2>{words.regroup}</h2>
      <p className="soft">{campaign.marines.some(isLost) ? words.regroupNote : words.regroupNobody}</p>
      {squads.length === 0 ? null : (
        <label className="field">
          <span className="label">{words.disbandWhich}</span>
          <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            <option value={-1}>{words.disbandNone}</option>
            {squads.map(({ squad }) => (
              <option key={squad.id} value={squad.id}>
                {squad.name} ({membersOfSquad(campaign, squad.id).length})
              </option>
            ))}
          </select>
        </label>
      )}
      {plan === undefined ? null : <Disbanding key={chosen} campaign={campaign} onAnswer={onAnswer} {...plan} />}
      <p className="step-tools">
        <button type="button" className="button primary" onClick={() => onAnswer(marchOn(campaign))}>
          {words.march}
        </button>
      </p>
    </>
  );
};

type DisbandingProps = Pick<StepProps, 'campaign' | 'onAnswer'> & {
  readonly squad: CampaignSquad;
  readonly moves: readonly Move[];
};

const Disbanding = ({ campaign, onAnswer, squad, moves }: DisbandingProps) => {
  const { campaign: words } = useWords().saga;
  const [wanted, setWanted] = useState(moves);
  const send = (marine: number, to: number): void =>
    setWanted(wanted.map((move) => (move.marine === marine ? { marine, to } : move)));
  return (
    <div className="disbanding">
      {wanted.map(({ marine, to }) => (
        <label key={marine} className="field">
          <span className="label">{campaign.marines[marine]!.name}</span>
          <select value={to} onChange={(event) => send(marine, Number(event.currentTarget.value))}>
            {squadsInNeed(campaign, squad.id).map(({ id, name }) => (
              <option key={id} value={id}>
                {name} ({membersOfSquad(campaign, id).length})
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" className="button" onClick={() => onAnswer(disbandSquad(campaign, squad.id, wanted))}>
        {words.disband(squad.name)}
      </button>
    </div>
  );
};
