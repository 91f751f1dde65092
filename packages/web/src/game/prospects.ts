/** What the worker reckons of what can be done now: walks, odds, shots from elsewhere, and why something is not possible. Asked anew after every change. */
import { useEffect, useMemo, useState } from 'preact/compat';
import type { Refusal } from '@sensorium/engine';
import { commandOf, type Odds, type Offer, type Walk } from '../engine/protocol.ts';
import { secondTarget } from './arsenal/aims.ts';
import type { Choice, ShotsTable } from './controls.ts';
import { askedNow } from './looks/decisions.ts';
import { lookOfWord } from './looks/wordLooks.ts';
import type { GameSession } from './session.ts';
import { greySlots, type Place } from './slots.ts';
import type { Snapshot } from './snapshot.ts';

export type OddsTable = ReadonlyMap<string, Odds>;
export const oddsKey = ({ do: word, piece, at, how }: Pick<Offer, 'do' | 'piece' | 'at' | 'how'>): string =>
  `${word} ${piece} ${at} ${how}`;

const NO_WALKS: readonly Walk[] = [];
const NO_ODDS: OddsTable = new Map();
/** Asked for at a time, so that the worker can answer something else in between. */
const ASKED_AT_ONCE = 24;

const withOdds = (table: OddsTable, offers: readonly Offer[], found: readonly (Odds | null)[]): OddsTable => {
  const next = new Map(table);
  offers.forEach((offer, i) => {
    const known = found[i];
    if (known !== null && known !== undefined) next.set(oddsKey(offer), known);
  });
  return next;
};

/** Walks and odds of the selected piece, asked of the worker anew after every change. */
export const useProspects = (
  session: GameSession,
  snapshot: Snapshot,
  choice: Choice,
): { walks: readonly Walk[]; odds: OddsTable; isFresh: boolean } => {
  const { update } = snapshot;
  const [walks, setWalks] = useState<{ for: unknown; piece: number; walks: readonly Walk[] } | null>(null);
  const [odds, setOdds] = useState<{ for: unknown; table: OddsTable } | null>(null);
  const { selected } = choice;
  useEffect(() => {
    let isStale = false;
    const ask = async (): Promise<void> => {
      const found = selected < 0 ? NO_WALKS : await session.reckoning.walks(selected);
      if (!isStale) setWalks({ for: update, piece: selected, walks: found });
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [session, update, selected]);
  useEffect(() => {
    let isStale = false;
    const { isWeighed } = askedNow(update.pending?.decision ?? '');
    const isWanted = (offer: Offer): boolean =>
      isWeighed || (lookOfWord(offer.do).isRolled && (offer.piece === selected || offer.do === 'target'));
    const wanted = update.offers
      .filter(isWanted)
      .toSorted((a, b) => Number(secondTarget(a) >= 0) - Number(secondTarget(b) >= 0));
    const ask = async (from: number, known: OddsTable): Promise<void> => {
      const some = wanted.slice(from, from + ASKED_AT_ONCE);
      const found = some.length === 0 ? [] : await session.reckoning.odds(some.map((offer) => commandOf(offer)));
      if (isStale) return;
      const table = withOdds(known, some, found);
      setOdds({ for: update, table });
      if (some.length === ASKED_AT_ONCE) await ask(from + ASKED_AT_ONCE, table);
    };
    void ask(0, NO_ODDS);
    return () => {
      isStale = true;
    };
  }, [session, update, selected]);
  const isFresh = walks !== null && walks.for === update && walks.piece === selected;
  return {
    walks: isFresh ? walks.walks : NO_WALKS,
    odds: odds !== null && odds.for === update ? odds.table : NO_ODDS,
    isFresh,
  };
};

const NO_SHOTS: ShotsTable = new Map();

/** C14: while a square to move to and fire from is being chosen, what could be shot at from each. */
export const useShots = (session: GameSession, { update }: Snapshot, { selected, mode }: Choice): ShotsTable => {
  const [shots, setShots] = useState<{ for: unknown; piece: number; table: ShotsTable } | null>(null);
  const isWanted = mode === 'move-and-fire';
  useEffect(() => {
    let isStale = false;
    const ask = async (): Promise<void> => {
      const moves = update.offers.filter(
        ({ do: word, piece, how }) => word === 'move' && piece === selected && how === 1,
      );
      const found = await session.reckoning.shots(moves.map((offer) => commandOf(offer)));
      if (!isStale)
        setShots({ for: update, piece: selected, table: new Map(moves.map(({ at }, i) => [at, found[i] ?? []])) });
    };
    if (isWanted) void ask();
    return () => {
      isStale = true;
    };
  }, [session, update, selected, isWanted]);
  return isWanted && shots?.for === update && shots.piece === selected ? shots.table : NO_SHOTS;
};

export type ReasonsTable = ReadonlyMap<string, Refusal>;
const NO_REASONS: ReasonsTable = new Map();

/** What the rules say of every place of the bar that is not possible now. */
export const useReasons = (session: GameSession, { update }: Snapshot, bar: readonly Place[]): ReasonsTable => {
  const [known, setKnown] = useState<{ for: unknown; table: ReasonsTable } | null>(null);
  const wanted = useMemo(() => greySlots(bar).map((slot) => slot.wanted), [bar]);
  const key = wanted.map(oddsKey).join();
  useEffect(() => {
    let isStale = false;
    const ask = async (): Promise<void> => {
      const found = wanted.length === 0 ? [] : await session.reckoning.whys(wanted);
      const table = new Map(wanted.flatMap((one, i) => (found[i] ? [[oddsKey(one), found[i]] as const] : [])));
      if (!isStale) setKnown({ for: update, table });
    };
    void ask();
    return () => {
      isStale = true;
    };
    // What is wanted is made anew with every look; it is the same while its key is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, update, key]);
  return known !== null && known.for === update ? known.table : NO_REASONS;
};
