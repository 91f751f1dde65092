/** D21.2: who plays, with what force; a campaign begins. */
import { tellForceFinding } from '@sensorium/content/words';
import { otherSide, type Side } from '@sensorium/engine';
import {
  CAMPAIGN_RULES,
  CampaignForceError,
  beginCampaign,
  campaignFindings,
  type CampaignOrder,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { CAMPAIGN_BID, LEAST_BID, MOST_CAMPAIGN_BID, buyForce, type ForceList } from '@sensorium/expedition/forces';
import { useState } from 'preact/compat';
import { formatRoute, goTo } from '../../app/router.ts';
import { forgetUnfinished, useUnfinished } from '../../storage/unfinished.ts';
import { useWords } from '../../words/words.ts';
import { ListSelect } from '../forces/ListSelect.tsx';
import { Muster } from '../muster/Muster.tsx';
import { MUSTER_CLOCKS, clockFor, usualClock, type MusterClock, type Mustered } from '../muster/mustering.ts';
import { drawSeed } from '../../engine/seeds.ts';
import { asksForTies, defaultOpponent, tiesOption } from '../newGameChoice.ts';
import { PERSON } from '../opponents.ts';
import { Pick } from '../Pick.tsx';
import { RuleOptions } from '../RuleOptions.tsx';
import { BOUGHT, optionsFor, type Values } from '../ruleOptions.ts';
import { Ties } from '../Ties.tsx';
import { ProgramSelect } from '../ProgramSelect.tsx';
import { keepNew } from './campaignStore.ts';
import { NameField } from '../NameField.tsx';

const PLACE = 'campaign';

/** A side, or what the bids say. */
const SEATS = ['marines', 'aliens', 'bid'] as const;
type Seat = (typeof SEATS)[number];

interface Plan {
  readonly name: string;
  readonly seat: Seat;
  readonly opponent: string;
  /** A list kept in this browser, or nothing for what a program would buy. */
  readonly force: string;
  readonly list: ForceList | null;
  readonly clock: MusterClock;
}

const withSeat = (plan: Plan, seat: Seat): Plan => {
  const isKept = plan.opponent === PERSON || seat === plan.seat;
  return { ...plan, seat, opponent: isKept || seat === 'bid' ? plan.opponent : defaultOpponent(seat) };
};

const sidesOf = ({ seat, opponent }: Plan): SavedCampaign['players'] =>
  seat === 'aliens' ? { marines: opponent, aliens: PERSON } : { marines: PERSON, aliens: opponent };

const useBegin = () => {
  const { language } = useWords();
  const [failure, setFailure] = useState('');
  const begin = async (
    order: Omit<CampaignOrder, 'seed'>,
    players: SavedCampaign['players'],
    clock: MusterClock,
  ): Promise<void> => {
    try {
      const campaign = beginCampaign({ ...order, seed: drawSeed() });
      const id = await keepNew({ campaign, players, clock: clockFor(players, clock), game: null });
      forgetUnfinished(PLACE);
      goTo('campaign', id);
    } catch (error) {
      if (!(error instanceof CampaignForceError)) throw error;
      setFailure(error.findings.map((one) => `${tellForceFinding(language, one)} (${one.rule})`).join(' '));
    }
  };
  return { begin, failure };
};

export const Begin = () => {
  const { saga, newGame, language } = useWords();
  const { campaign: texts } = saga;
  const [plan, setPlan] = useUnfinished<Plan>(`${PLACE}/plan`, () => ({
    name: texts.unnamed,
    seat: 'marines',
    opponent: defaultOpponent('marines'),
    force: '',
    list: null,
    clock: 'off',
  }));
  const [isBidding, setBidding] = useUnfinished(`${PLACE}/is-bidding`, () => false);
  const [chosen, setChosen] = useUnfinished<Values>(`${PLACE}/options`, () => ({}));
  const [ties, setTies] = useUnfinished<'lots' | 'mine'>(`${PLACE}/ties`, () => 'lots');
  const soloist = { side: plan.seat === 'aliens' ? 'aliens' : 'marines', opponent: plan.opponent, ties } as const;
  const options = { ...optionsFor(CAMPAIGN_RULES, BOUGHT, chosen), ...tiesOption(soloist) };
  const { begin, failure } = useBegin();
  const beginPlain = (): void => {
    const list = plan.list ?? buyForce(MOST_CAMPAIGN_BID, plan.name);
    void begin({ name: plan.name, list, points: MOST_CAMPAIGN_BID, options }, sidesOf(plan), plan.clock);
  };
  if (isBidding)
    return (
      <Muster
        place={PLACE}
        fair={null}
        sound={CAMPAIGN_BID}
        limits={{ least: LEAST_BID, most: MOST_CAMPAIGN_BID }}
        clock={plan.clock}
        obstacleTo={(list) =>
          campaignFindings({ list, points: MOST_CAMPAIGN_BID })
            .map((one) => tellForceFinding(language, one))
            .join(' ')
        }
        ready={texts.start}
        onReady={({ list, points, sides, clock }: Mustered) =>
          void begin({ name: plan.name, list, points, options }, sides, clock)
        }
        onBack={() => setBidding(false)}
      />
    );
  return (
    <section className="campaign-begin">
      <h2 className="label">{texts.begin}</h2>
      <PlanFields plan={plan} onPlan={setPlan} />
      <details className="options">
        <summary>{newGame.options}</summary>
        <RuleOptions mission={CAMPAIGN_RULES} brought={BOUGHT} chosen={chosen} onChange={setChosen} />
        {asksForTies(soloist) ? <Ties value={ties} onPick={setTies} /> : null}
      </details>
      <p className="step-tools">
        <button
          type="button"
          className="button primary"
          onClick={() => (plan.seat === 'bid' ? setBidding(true) : beginPlain())}
        >
          {plan.seat === 'bid' ? saga.muster.begin : texts.start}
        </button>
        <a className="button" href={formatRoute('forces')}>
          {saga.forces.build}
        </a>
      </p>
      <div role="alert">{failure === '' ? null : <p className="note bad">{failure}</p>}</div>
    </section>
  );
};

interface PlanProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

const PlanFields = ({ plan, onPlan }: PlanProps) => {
  const { saga, newGame } = useWords();
  const { campaign: texts } = saga;
  const enemy: Side | null = plan.seat === 'bid' ? null : otherSide(plan.seat);
  const notes = { ...newGame.sideNotes, bid: texts.bidNote };
  return (
    <div className="campaign-plan">
      <Pick
        name="campaign-seat"
        title={newGame.side}
        options={SEATS.map((id) => ({ id, name: id === 'bid' ? texts.bid : newGame.sides[id], note: notes[id] }))}
        value={plan.seat}
        onPick={(seat) => onPlan(withSeat(plan, seat))}
      />
      <Pick
        name="campaign-clock"
        title={saga.muster.clock}
        options={MUSTER_CLOCKS.map((id) => ({ id, name: saga.muster.clocks[id], note: saga.muster.clockNotes[id] }))}
        value={plan.clock}
        onPick={(clock) => onPlan({ ...plan, clock })}
      />
      <div className="campaign-names">
        <NameField label={texts.name} value={plan.name} onChange={(name) => onPlan({ ...plan, name })} />
        {enemy === null ? null : (
          <ProgramSelect
            side={enemy}
            label={texts.opponents[enemy]}
            value={plan.opponent}
            hasFriend
            onPick={(opponent) => onPlan({ ...plan, opponent, clock: usualClock(opponent === PERSON) })}
          />
        )}
        {sidesOf(plan).marines === PERSON && plan.seat !== 'bid' ? (
          <ListSelect
            label={texts.list}
            none={texts.bought(MOST_CAMPAIGN_BID)}
            value={plan.force}
            points={MOST_CAMPAIGN_BID}
            onPick={(force, list) => onPlan({ ...plan, force, list })}
          />
        ) : null}
      </div>
    </div>
  );
};
