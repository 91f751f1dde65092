/** D16.2, D16.3 on the page: no bid stands on it before both are made. */
import {
  NO_BIDS,
  bidMade,
  bidRefusal,
  botBid,
  takenOver,
  type Against,
  type BidLimits,
  type Bids,
} from '@sensorium/expedition/forces';
import { useState } from 'preact/compat';
import { useUnfinished } from '../../storage/unfinished.ts';
import { useWords } from '../../words/words.ts';

export type Decided = Extract<Bids, { readonly is: 'decided' }>;

interface BiddingProps {
  /** Where it is kept until it is decided. */
  readonly place: string;
  readonly against: Against;
  /** What a program that knows the mission holds sound. */
  readonly sound: number;
  readonly limits: BidLimits;
  readonly onDecided: (decided: Decided) => void;
}

/** Bids, and whether a reload has lost the first of them. */
interface Held {
  readonly bids: Bids;
  readonly isLost: boolean;
}

/** The second player could read the storage: a bid the other has not answered is kept in memory alone. */
const withoutSecrets = ({ bids, isLost }: Held): Held =>
  bids.is === 'hand-over' || bids.is === 'second'
    ? { bids: { is: 'first', ties: bids.ties, tiedAt: null }, isLost: true }
    : { bids, isLost };

const anyNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

export const Bidding = ({ place, against, sound, limits, onDecided }: BiddingProps) => {
  const { bid: words } = useWords().saga.forces;
  const [{ bids, isLost }, setHeld] = useUnfinished<Held>(
    `${place}/bids-${against}`,
    () => ({ bids: NO_BIDS, isLost: false }),
    withoutSecrets,
  );
  const setBids = (next: Bids): void => setHeld({ bids: next, isLost: false });
  const [typed, setTyped] = useState('');
  const isBad = !/^\d+$/.test(typed) || bidRefusal(Number(typed), limits.most, limits.least) !== null;
  const say = (): void => {
    if (isBad) return;
    const next = bidMade(bids, against, Number(typed), (ties) => botBid(sound, anyNumber(), ties, limits));
    setTyped('');
    setBids(next);
    if (next.is === 'decided') onDecided(next);
  };
  if (bids.is === 'decided') return null;
  if (bids.is === 'hand-over')
    return (
      <section className="bidding" aria-label={words.title}>
        <p className="bidding-veil">{words.handOver}</p>
        <button type="button" className="button primary" onClick={() => setBids(takenOver(bids))}>
          {words.taken}
        </button>
      </section>
    );
  const label = against === 'bot' ? words.yours : bids.is === 'first' ? words.first : words.second;
  return (
    <form
      key={bids.is}
      className="bidding"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <output>
        {bids.tiedAt === null ? null : <span className="note">{words.tied(bids.tiedAt)}</span>}
        {isLost ? <span className="note">{words.lost}</span> : null}
      </output>
      <label className="field short">
        <span className="label">
          {label} ({limits.least}–{limits.most})
        </span>
        {/* The other must not read it over his shoulder. */}
        <input
          {...(against === 'two' ? { type: 'password' } : { type: 'text' })}
          autoComplete="off"
          inputMode="numeric"
          maxLength={3}
          aria-invalid={typed !== '' && isBad}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.trim())}
        />
      </label>
      <button type="submit" className="button primary" disabled={isBad}>
        {against === 'two' && bids.is === 'first' ? words.next : words.reveal}
      </button>
    </form>
  );
};
