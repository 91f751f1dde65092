/** What is to be decided now in a campaign. */
import type { Side } from '@sensorium/engine';
import {
  chooseSquads,
  giveUpSquad,
  isReplay,
  membersOfSquad,
  squadRefusal,
  squadsToGiveUp,
  torpedoesFor,
  type Campaign,
  type CampaignAnswer,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { useState, type ReactNode } from 'preact/compat';
import { formatRoute } from '../../app/router.ts';
import { useWords } from '../../words/words.ts';
import { PERSON } from '../opponents.ts';
import { DeclareStep } from './DeclareStep.tsx';
import { LayStep } from './LayStep.tsx';
import { useForceTerms } from '../forces/SquadCard.tsx';
import { useSquadState } from './Records.tsx';
import { RegroupStep } from './RegroupStep.tsx';

export interface StepProps {
  readonly campaign: Campaign;
  readonly players: SavedCampaign['players'];
  readonly onAnswer: (answer: CampaignAnswer) => void;
}

const ChooseSquads = ({ campaign, onAnswer }: Pick<StepProps, 'campaign' | 'onAnswer'>) => {
  const { campaign: words } = useWords().saga;
  const stateOf = useSquadState(campaign);
  const { gearName, rankName } = useForceTerms();
  /** Who goes: ranks and what they carry, so many of each. */
  const madeOf = (id: number): string => {
    const members = membersOfSquad(campaign, id).map(
      ({ rank, gear }) => `${rankName(rank)} (${gear.map(gearName).join(', ')})`,
    );
    return [...new Set(members)]
      .map((member) => {
        const many = members.filter((other) => other === member).length;
        return many === 1 ? member : `${many} × ${member}`;
      })
      .join('; ');
  };
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
              <span className="soft">{madeOf(squad.id)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isReplay(campaign) ? (
        <label className="check">
          <input type="checkbox" checked={isSame} onChange={(event) => setSame(event.currentTarget.checked)} />{' '}
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
        <span>{words.chosen(marines, torpedoes, campaign.torpedoes)}</span>
      </p>
    </>
  );
};

const GiveUp = ({ campaign, onAnswer }: Pick<StepProps, 'campaign' | 'onAnswer'>) => {
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

/** D21.15: the squads are the marine player's secret until the alien player has declared. */
const isSecret = ({ step, stage }: Campaign): boolean =>
  step.is === 'declare-attack' || (step.is === 'choose-squads' && stage === 'scn-defend');

/** Between two people at one screen: whoever must decide takes it first. */
const Veiled = ({ side, children }: { side: Side; children: ReactNode }) => {
  const { campaign: words } = useWords().saga;
  const [isTaken, setTaken] = useState(false);
  if (isTaken) return children;
  return (
    <>
      <h2>{words.handOver[side]}</h2>
      <p className="step-tools">
        <button type="button" className="button primary" onClick={() => setTaken(true)}>
          {words.taken[side]}
        </button>
      </p>
    </>
  );
};

/** The step that is open; `onTable` leads to the game. */
export const Step = (props: StepProps & { hasGame: boolean; onTable: () => void }) => {
  const { campaign, players } = props;
  const areTwo = players.marines === PERSON && players.aliens === PERSON;
  if (!areTwo || !isSecret(campaign)) return <OpenStep {...props} />;
  const side = campaign.step.is === 'declare-attack' ? 'aliens' : 'marines';
  return (
    <Veiled key={campaign.step.is} side={side}>
      <OpenStep {...props} />
    </Veiled>
  );
};

const OpenStep = ({
  campaign,
  players,
  hasGame,
  onAnswer,
  onTable,
}: StepProps & { hasGame: boolean; onTable: () => void }) => {
  const { campaign: words } = useWords().saga;
  switch (campaign.step.is) {
    case 'choose-squads':
      return <ChooseSquads key={campaign.history.length} campaign={campaign} onAnswer={onAnswer} />;
    case 'declare-attack':
      return <DeclareStep campaign={campaign} players={players} onAnswer={onAnswer} />;
    case 'lay-board':
      return <LayStep campaign={campaign} players={players} onAnswer={onAnswer} />;
    case 'give-up-squad':
      return <GiveUp campaign={campaign} onAnswer={onAnswer} />;
    case 'regroup':
      return (
        <RegroupStep key={campaign.squads.map(({ fate }) => fate).join(' ')} {...{ campaign, players, onAnswer }} />
      );
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
      return (
        <>
          <h2>{campaign.winner === 'marines' ? words.won : words.lost}</h2>
          <p>
            {words.endings[campaign.endedBy] ?? ''}{' '}
            <a href={formatRoute('rules', campaign.endedBy)}>{campaign.endedBy}</a>
          </p>
        </>
      );
    default:
      return campaign.step satisfies never;
  }
};
