/** Bids, then the squad builder: how a game with a bought force begins (D16.2–D16.4, D19.1, D21.2). */
import { SIDES, type Side } from '@sensorium/engine';
import {
  LEAST_BID,
  buyForce,
  checkForce,
  type Against,
  type BidLimits,
  type ForceList,
} from '@sensorium/expedition/forces';
import { forgetUnfinished, useUnfinished } from '../../storage/unfinished.ts';
import { useWords } from '../../words/words.ts';
import { Bidding, type Decided } from '../forces/Bidding.tsx';
import { ForceBuilder } from '../forces/ForceBuilder.tsx';
import { keepList } from '../forces/storedForce.ts';
import { ListSelect } from '../forces/ListSelect.tsx';
import { Roster } from '../forces/Roster.tsx';
import { PERSON, USUAL } from '../opponents.ts';
import { Pick } from '../Pick.tsx';
import { ProgramSelect } from '../ProgramSelect.tsx';
import { MUSTER_CLOCKS, clockFor, sidesFor, usualClock, type MusterClock, type Mustered } from './mustering.ts';
import './muster.css';

interface MusterProps {
  /** Where it is kept until a game comes of it. */
  readonly place: string;
  /** What the marines of the mission would cost, for whom that helps; nothing where there are none. */
  readonly fair: number | null;
  /** What a program would bid. */
  readonly sound: number;
  readonly limits: BidLimits;
  /** Who bids against the person, where that is settled already. */
  readonly against?: Against;
  readonly clock?: MusterClock;
  readonly programs?: Partial<Readonly<Record<Side, string>>>;
  /** Why the mission cannot be played with a list; nothing if it can. */
  readonly obstacleTo: (list: ForceList) => string;
  readonly ready: string;
  readonly onReady: (mustered: Mustered) => void;
  readonly onBack: () => void;
}

interface Terms {
  readonly against: Against;
  readonly clock: MusterClock;
  readonly programs: Readonly<Record<Side, string>>;
}

export const Muster = (props: MusterProps) => {
  const { muster } = useWords().saga;
  const [terms, setTerms] = useUnfinished<Terms>(`${props.place}/terms`, () => ({
    against: props.against ?? 'bot',
    clock: props.clock ?? 'off',
    programs: { ...USUAL, ...props.programs },
  }));
  const [decided, setDecided] = useUnfinished<Decided | null>(`${props.place}/decided`, () => null);
  const giveUp = (): void => {
    forgetUnfinished(props.place);
    props.onBack();
  };
  return (
    <div className="muster">
      {decided === null ? (
        <Terms {...props} terms={terms} onTerms={setTerms} onDecided={setDecided} />
      ) : (
        <Buying {...props} terms={terms} decided={decided} />
      )}
      <p>
        <button type="button" className="button quiet" onClick={giveUp}>
          {muster.back}
        </button>
      </p>
    </div>
  );
};

interface TermsProps extends MusterProps {
  readonly terms: Terms;
  readonly onTerms: (terms: Terms) => void;
  readonly onDecided: (decided: Decided) => void;
}

const Terms = ({ place, fair, sound, limits, against, terms, onTerms, onDecided }: TermsProps) => {
  const { muster, forces } = useWords().saga;
  return (
    <section className="muster-terms">
      <h2>{forces.bid.title}</h2>
      <p>{forces.bid.note}</p>
      {fair === null ? null : <p className="soft">{forces.bid.fair(fair)}</p>}
      <div className="muster-fields">
        {against === undefined ? (
          <Pick
            name="bid-against"
            title={forces.bid.against}
            options={[
              { id: 'bot', name: forces.bid.bot },
              { id: 'two', name: forces.bid.two },
            ]}
            value={terms.against}
            onPick={(who: Against) => onTerms({ ...terms, against: who, clock: usualClock(who === 'two') })}
          />
        ) : null}
        {terms.against === 'bot' ? (
          <div className="muster-programs">
            {SIDES.map((side) => (
              <ProgramSelect
                key={side}
                side={side}
                label={muster.programs[side]}
                value={terms.programs[side]}
                onPick={(player) => onTerms({ ...terms, programs: { ...terms.programs, [side]: player } })}
              />
            ))}
            <p className="soft">{muster.programNote}</p>
          </div>
        ) : null}
        <Pick
          name="muster-clock"
          title={muster.clock}
          options={MUSTER_CLOCKS.map((id) => ({ id, name: muster.clocks[id], note: muster.clockNotes[id] }))}
          value={terms.clock}
          onPick={(clock) => onTerms({ ...terms, clock })}
        />
      </div>
      <Bidding
        key={terms.against}
        place={place}
        against={terms.against}
        sound={sound}
        limits={limits}
        onDecided={onDecided}
      />
    </section>
  );
};

const Buying = ({
  place,
  terms,
  decided,
  obstacleTo,
  ready,
  onReady,
}: MusterProps & { terms: Terms; decided: Decided }) => {
  const { muster, forces } = useWords().saga;
  const { points, marines, bids } = decided;
  const sides = sidesFor(terms.against, marines, terms.programs);
  const [list, setList] = useUnfinished<ForceList>(`${place}/list`, () =>
    sides.marines === PERSON
      ? { name: forces.unnamed, time: 0, squads: [] }
      : botsForce(points, muster.bots, obstacleTo),
  );
  const why = checkForce(list, points).length > 0 ? '' : obstacleTo(list);
  const isSound = checkForce(list, points).length === 0 && why === '';
  const told =
    terms.against === 'two'
      ? forces.bid.seatHas(marines, points, bids)
      : marines === 0
        ? forces.bid.youHave(points, bids[1])
        : forces.bid.botHas(points, bids[0]);
  const go = (
    <button
      type="button"
      className="button primary"
      disabled={!isSound}
      onClick={() => {
        forgetUnfinished(place);
        onReady({ sides, points, list, clock: clockFor(sides, terms.clock) });
      }}
    >
      {ready}
    </button>
  );
  return (
    <section className="muster-buying">
      <output className="muster-result">{told}</output>
      {sides.marines === PERSON ? (
        <>
          <h2>{muster.buy(points)}</h2>
          <ForceBuilder
            why={why === '' ? '' : forces.doesNotFit(why)}
            list={list}
            points={points}
            onChange={setList}
            head={
              <ListSelect
                label={muster.load}
                none={muster.loadNone}
                value=""
                points={points}
                onPick={(_, kept) => kept !== null && setList(kept)}
              />
            }
          >
            {go}
            <button type="button" className="button quiet" onClick={() => void keepList(list, forces.unnamed)}>
              {muster.keep}
            </button>
          </ForceBuilder>
        </>
      ) : (
        <>
          <Roster list={list} />
          <p>{go}</p>
        </>
      )}
    </section>
  );
};

/** What a program buys: for fewer points where the mission has no room for so many. */
const botsForce = (points: number, name: string, obstacleTo: (list: ForceList) => string): ForceList => {
  const list = buyForce(points, name);
  return points <= LEAST_BID || obstacleTo(list) === '' ? list : botsForce(points - 1, name, obstacleTo);
};
