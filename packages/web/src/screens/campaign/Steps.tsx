/** What is to be decided now in a campaign. */
import {
  chooseSquads,
  declareAttack,
  disbandSquad,
  giveUpSquad,
  isReplay,
  layByLot,
  marchOn,
  membersOfSquad,
  squadRefusal,
  squadsToGiveUp,
  torpedoesFor,
  type Campaign,
  type CampaignAnswer,
} from '@sensorium/content/campaign';
import { movesFor } from '@sensorium/players';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { useSquadState } from './Records.tsx';

interface StepProps {
  readonly campaign: Campaign;
  readonly onAnswer: (answer: CampaignAnswer) => void;
}

const ChooseSquads = ({ campaign, onAnswer }: StepProps) => {
  const { campaign: words } = useWords().saga;
  const stateOf = useSquadState(campaign);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isSame, setSame] = useState(false);
  const marines = chosen.reduce((sum, id) => sum + membersOfSquad(campaign, id).length, 0);
  const torpedoes = campaign.stage === 'scn-establish' ? torpedoesFor(marines) : 0;
  const toggle = (id: number): void =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <h2>{words.choose}</h2>
      <ul className="squad-choice">
        {campaign.squads.map((squad) => (
          <li key={squad.id}>
            <button
              type="button"
              className="squad-pick"
              aria-pressed={chosen.includes(squad.id)}
              disabled={squadRefusal(campaign, squad.id) !== null}
              onClick={() => toggle(squad.id)}
            >
              <strong>{squad.name}</strong>
              <span className="soft">
                {membersOfSquad(campaign, squad.id).length} · {stateOf(squad)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isReplay(campaign) ? (
        <label className="check">
          <input type="checkbox" checked={isSame} onChange={(event) => setSame(event.target.checked)} />{' '}
          {words.sameBoard}
        </label>
      ) : null}
      <p className="step-tools">
        <button
          type="button"
          className="button primary"
          onClick={() => onAnswer(chooseSquads(campaign, chosen, isSame))}
        >
          {words.go}
        </button>
        <span>{words.chosen(marines, torpedoes)}</span>
      </p>
    </>
  );
};

const Declare = ({ campaign, onAnswer }: StepProps) => {
  const { campaign: words } = useWords().saga;
  return (
    <>
      <h2>{words.attack}</h2>
      <p className="step-tools">
        <button type="button" className="button primary" onClick={() => onAnswer(declareAttack(campaign, true))}>
          {words.yes}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(declareAttack(campaign, false))}>
          {words.no}
        </button>
      </p>
    </>
  );
};

const Lay = ({ campaign, onAnswer }: StepProps) => {
  const { campaign: words } = useWords().saga;
  return (
    <>
      <h2>{words.lay}</h2>
      <p className="soft">{words.layNote}</p>
      <p className="step-tools">
        <button type="button" className="button primary" onClick={() => onAnswer(layByLot(campaign))}>
          {words.layNow}
        </button>
      </p>
    </>
  );
};

const GiveUp = ({ campaign, onAnswer }: StepProps) => {
  const { campaign: words } = useWords().saga;
  return (
    <>
      <h2>{words.giveUp}</h2>
      <p className="step-tools">
        {squadsToGiveUp(campaign).map((id) => (
          <button key={id} type="button" className="button" onClick={() => onAnswer(giveUpSquad(campaign, id))}>
            {words.giveUpThis(campaign.squads.find((squad) => squad.id === id)!.name)}
          </button>
        ))}
      </p>
    </>
  );
};

const Regroup = ({ campaign, onAnswer }: StepProps) => {
  const { campaign: words } = useWords().saga;
  const small = campaign.squads.flatMap((squad) => {
    const moves =
      squad.fate === 'ready' && membersOfSquad(campaign, squad.id).length > 0 ? movesFor(campaign, squad.id) : null;
    return moves === null ? [] : [{ squad, moves }];
  });
  return (
    <>
      <h2>{words.regroup}</h2>
      <p className="soft">{words.regroupNote}</p>
      <p className="step-tools">
        <button type="button" className="button primary" onClick={() => onAnswer(marchOn(campaign))}>
          {words.march}
        </button>
        {small.map(({ squad, moves }) => (
          <button
            key={squad.id}
            type="button"
            className="button"
            onClick={() => onAnswer(disbandSquad(campaign, squad.id, moves))}
          >
            {words.disband(squad.name)}
          </button>
        ))}
      </p>
    </>
  );
};

const Arrivals = ({ campaign }: { campaign: Campaign }) => {
  const { campaign: words } = useWords().saga;
  const { step } = campaign;
  if (step.is !== 'play' || step.arrivals.length === 0) return null;
  return (
    <>
      <p className="label">{words.arrivals}</p>
      <ul className="arrivals">
        {step.arrivals.map(({ marine, dice: [first, second] }) => (
          <li key={marine} className={first + second === 2 ? 'lost' : ''}>
            {campaign.marines[marine]!.name} [{first} {second}]
          </li>
        ))}
      </ul>
    </>
  );
};

/** The step that is open; `onTable` leads to the game. */
export const Step = ({
  campaign,
  hasGame,
  onAnswer,
  onTable,
}: StepProps & { hasGame: boolean; onTable: () => void }) => {
  const { campaign: words } = useWords().saga;
  switch (campaign.step.is) {
    case 'choose-squads':
      return <ChooseSquads key={campaign.history.length} campaign={campaign} onAnswer={onAnswer} />;
    case 'declare-attack':
      return <Declare campaign={campaign} onAnswer={onAnswer} />;
    case 'lay-board':
      return <Lay campaign={campaign} onAnswer={onAnswer} />;
    case 'give-up-squad':
      return <GiveUp campaign={campaign} onAnswer={onAnswer} />;
    case 'regroup':
      return <Regroup campaign={campaign} onAnswer={onAnswer} />;
    case 'play':
      return (
        <>
          <h2>{words.stages[campaign.stage]}</h2>
          <Arrivals campaign={campaign} />
          <p className="step-tools">
            <button type="button" className="button primary" onClick={onTable}>
              {hasGame ? words.goOn : words.play}
            </button>
          </p>
        </>
      );
    case 'over':
      return <h2>{campaign.winner === 'marines' ? words.won : words.lost}</h2>;
    default:
      return campaign.step satisfies never;
  }
};
