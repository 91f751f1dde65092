/** D16.2, D16.3: bids made secretly, shown together, made again where they are equal. */
import { LEAST_BID, MOST_BID, bidRefusal, botBid, compareBids, type BidResult } from '@sensorium/content/forces';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { Pick } from '../Pick.tsx';

/** Two standard squads: what most missions are made for. */
const FAIR = 20;

interface BiddingProps {
  readonly onPoints: (points: number) => void;
}

export const Bidding = ({ onPoints }: BiddingProps) => {
  const { bid } = useWords().saga.forces;
  const [against, setAgainst] = useState<'bot' | 'two'>('bot');
  const [typed, setTyped] = useState('');
  const [first, setFirst] = useState<number | null>(null);
  const [ties, setTies] = useState(0);
  const [told, setTold] = useState('');
  const mine = Number(typed);
  const isBad = typed === '' || bidRefusal(mine) !== null;
  const settle = (
    one: number,
    other: number,
    tell: (result: Extract<BidResult, { is: 'decided' }>) => string,
  ): void => {
    const result = compareBids(one, other);
    setFirst(null);
    setTyped('');
    if (result.is === 'tied') {
      setTies(ties + 1);
      setTold(bid.tied(one));
      return;
    }
    setTold(tell(result));
    onPoints(result.points);
  };
  const say = (): void => {
    if (against === 'bot') {
      const other = botBid(FAIR, crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32, ties);
      settle(mine, other, ({ marines, points }) =>
        marines === 0 ? bid.youHave(points, other) : bid.botHas(points, mine),
      );
    } else if (first === null) {
      setFirst(mine);
      setTyped('');
    } else settle(first, mine, ({ marines, points }) => bid.seatHas(marines + 1, points));
  };
  const isFirstOfTwo = against === 'two' && first === null;
  const label = against === 'bot' ? bid.yours : isFirstOfTwo ? bid.first : bid.second;
  return (
    <details className="bidding">
      <summary>{bid.title}</summary>
      <p className="soft">{bid.note}</p>
      <Pick
        name="bid-against"
        title={bid.against}
        options={[
          { id: 'bot', name: bid.bot },
          { id: 'two', name: bid.two },
        ]}
        value={against}
        onPick={(who) => {
          setAgainst(who);
          setFirst(null);
        }}
      />
      <label className="field">
        <span className="label">
          {label} ({LEAST_BID}–{MOST_BID})
        </span>
        {/* The other must not read it over his shoulder. */}
        <input
          type={against === 'two' ? 'password' : 'text'}
          autoComplete="off"
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="button" className="button" disabled={isBad} onClick={say}>
        {isFirstOfTwo ? bid.next : bid.reveal}
      </button>
      <output>{told}</output>
    </details>
  );
};
