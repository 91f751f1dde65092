/** The others at a table elsewhere, and the way to them: a line of its own below the top bar. */
import type { SeatTaken } from '@sensorium/host/online';
import { useEffect, useRef, useState, useSyncExternalStore } from 'preact/compat';
import { sideOf } from '../engine/protocol.ts';
import { clockText } from '../game/displayNames.ts';
import { Dialog } from '../game/hud/Dialogs.tsx';
import type { GameSession } from '../game/index.ts';
import { useWords } from '../words/words.ts';
import { useConnectionState } from './service.ts';
import type { Connection } from './connection.ts';
import { nameAt } from './naming.ts';
import type { OnlineGame, OnlineSnapshot, Times } from './onlineGame.ts';
import { OrdersDialog } from './OrdersDialog.tsx';
import { TalkDialog, useUnread } from './TalkDialog.tsx';
import { useOnlineSnapshot } from './useOnlineGame.ts';
import { useNow } from './useNow.ts';
import { useOnlineWords } from './onlineWords.ts';
import './company.css';

interface CompanyProps {
  readonly game: OnlineGame;
  readonly connection: Connection;
  readonly session: GameSession;
}

/** What goes on with the line, and what became of the last order; nothing while all is well. */
const LineState = ({ game, connection, snapshot }: CompanyProps & { snapshot: OnlineSnapshot }) => {
  const { table } = useOnlineWords();
  const state = useConnectionState(connection);
  const now = useNow(state.is === 'lost');
  const wasLost = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (state.is === 'lost' || state.is === 'offline') wasLost.current = true;
    if (state.is !== 'open' || !wasLost.current) return undefined;
    wasLost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), 4000);
    return () => clearTimeout(timer);
  }, [state.is]);
  const { unsent, isSending } = snapshot;
  const text =
    state.is === 'lost'
      ? table.lost((state.until - now) / 1000)
      : state.is === 'open'
        ? isBack
          ? table.caughtUp
          : ''
        : table[state.is];
  return (
    <>
      <output className={state.is === 'open' ? 'company-line' : 'company-line is-lost'} data-line={state.is}>
        {text} {isSending && state.is !== 'open' ? table.sending : ''}
      </output>
      {state.is === 'lost' || state.is === 'offline' ? (
        <button type="button" className="answer" onClick={connection.retry}>
          {table.retry}
        </button>
      ) : null}
      {unsent === null ? null : (
        <p className="company-unsent" role="alert">
          {table.unsent[unsent]}
          <button type="button" className="answer is-quiet" onClick={() => game.forgetUnsent()}>
            OK
          </button>
        </p>
      )}
    </>
  );
};

/** A long time in words, a short one as a clock shows it. */
const timeText = (span: (seconds: number) => string, milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds > 7200 ? span(seconds) : clockText(seconds);
};

const leftOf = ({ time, at }: Times, party: SeatTaken['party'], now: number): number | null => {
  const left = time?.left[party];
  if (time === null || left === undefined) return null;
  return Math.max(0, time.running.includes(party) ? left - (now - at) : left);
};

const Seats = ({ snapshot }: { snapshot: OnlineSnapshot }) => {
  const words = useOnlineWords();
  const { table } = words;
  const { summary, times } = snapshot;
  const now = useNow(times.time !== null);
  return (
    <ul className="company-seats" aria-label={table.others}>
      {summary.seats.map((seat) => {
        const isMine = summary.mine.includes(seat.party);
        const name = isMine ? table.you : nameAt(words, seat);
        const left = leftOf(times, seat.party, now);
        const isHere = isMine || seat.isHere;
        return (
          <li
            key={seat.party}
            className={`company-seat is-${sideOf(seat.party)} ${isMine ? 'is-mine' : isHere ? 'is-here' : 'is-away'}`}
            title={isMine ? '' : isHere ? table.here(name) : table.away(name)}
          >
            <span className="company-sign" aria-hidden="true">
              {isHere ? '●' : '○'}
            </span>
            <span className="company-party">{table.party(words.parties[seat.party])}</span>
            <span>{name}</span>
            {isMine ? null : <span className="visually-hidden">{isHere ? table.here(name) : table.away(name)}</span>}
            {left === null ? null : (
              <time aria-label={table.timeOf(name, timeText(words.span, left))}>{timeText(words.span, left)}</time>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** C7.10: how long the answer of the marine player is waited for. */
const Window = ({ game, snapshot }: { game: OnlineGame; snapshot: OnlineSnapshot }) => {
  const { table } = useOnlineWords();
  const { window: open, at } = snapshot.times;
  const now = useNow(open?.left !== undefined && open.left !== null);
  if (open === null) return null;
  const isMine = snapshot.summary.mine.includes(open.party);
  if (open.left === null)
    return <output className="company-window">{isMine ? table.window.heldMine : table.window.held}</output>;
  const seconds = Math.max(0, Math.ceil((open.left - (now - at)) / 1000));
  return (
    <span className="company-window">
      <span role="timer">{isMine ? table.window.mine(seconds) : table.window.theirs(seconds)}</span>
      {isMine ? (
        <button type="button" className="answer" onClick={() => void game.wait().catch(() => undefined)}>
          {table.window.wait}
        </button>
      ) : null}
    </span>
  );
};

/** The other stays away: how long until the game may be claimed, and then the button. */
const Claim = ({ game, snapshot }: { game: OnlineGame; snapshot: OnlineSnapshot }) => {
  const words = useOnlineWords();
  const { table } = words;
  const { summary, times } = snapshot;
  const now = useNow(times.claimIn !== null);
  const [isAsking, setAsking] = useState(false);
  const isOthersTurn = summary.stage === 'running' && summary.mine.length > 0 && !summary.isMyTurn;
  if (times.claimIn === null || !isOthersTurn) return null;
  const left = times.claimIn - (now - times.at) / 1000;
  if (left > 0) return <span className="company-claim">{table.claimIn(words.span(left))}</span>;
  if (!isAsking)
    return (
      <button type="button" className="answer" onClick={() => setAsking(true)}>
        {table.claim}
      </button>
    );
  return (
    <span className="company-claim" role="alert">
      {table.claimSure}
      <button type="button" className="answer is-main" onClick={() => void game.claim().catch(() => setAsking(false))}>
        {table.claim}
      </button>
    </span>
  );
};

/** C21.9. */
const Draw = ({ session }: { session: GameSession }) => {
  const { table } = useOnlineWords();
  const { view, viewer, update } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  if (view.winner !== 'none' || view.drawOffered === 'none' || session.isWatching) return null;
  if (view.drawOffered === viewer) return <span className="company-claim">{table.drawOfferedByMe}</span>;
  const offer = update.offers.find(({ do: word }) => word === 'agree-draw');
  return (
    <span className="company-claim" role="alert">
      {table.drawOffered}
      {offer === undefined ? null : (
        <button type="button" className="answer" onClick={() => session.interject(offer)}>
          {table.accept}
        </button>
      )}
    </span>
  );
};

/** The hash of the key all dice come from: shown before anybody knows them. */
const DiceDialog = ({ commitment, onClose }: { commitment: string; onClose: () => void }) => {
  const { table } = useOnlineWords();
  const { app } = useWords();
  return (
    <Dialog title={table.dice} onClose={onClose} kind="is-dice">
      <p className="dice-promise">{table.diceText(commitment)}</p>
      <div className="dialog-buttons">
        <button type="button" className="answer is-main" onClick={onClose}>
          {app.close}
        </button>
      </div>
    </Dialog>
  );
};

const watchingText = (table: ReturnType<typeof useOnlineWords>['table'], { summary }: OnlineSnapshot): string => {
  const { watch } = summary.terms;
  return watch.kind === 'later' && summary.stage === 'running' ? table.watchingLater(watch.turns) : table.watching;
};

export const Company = (props: CompanyProps) => {
  const { game, session } = props;
  const words = useOnlineWords();
  const snapshot = useOnlineSnapshot(game);
  const [open, setOpen] = useState<'orders' | 'talk' | 'dice' | null>(null);
  const { summary, orders } = snapshot;
  const [unread, read] = useUnread(snapshot, open === 'talk');
  const isMarine = summary.mine.some((party) => sideOf(party) === 'marines');
  const isOver = summary.stage === 'over';
  const hasTalk = summary.terms.talk !== 'off' && summary.mine.length > 0;
  return (
    <section className="company" aria-label={words.table.others}>
      <LineState {...props} snapshot={snapshot} />
      <Seats snapshot={snapshot} />
      {summary.mine.length === 0 ? <span className="soft">{watchingText(words.table, snapshot)}</span> : null}
      {isOver ? null : <Window game={game} snapshot={snapshot} />}
      <Claim game={game} snapshot={snapshot} />
      <Draw session={session} />
      <span className="company-buttons">
        {isMarine && !isOver ? (
          <button type="button" className="answer is-quiet" onClick={() => setOpen('orders')}>
            {orders?.answer === 'pass' ? words.orders.standing : words.orders.asking}
          </button>
        ) : null}
        {hasTalk ? (
          <button
            type="button"
            className="answer is-quiet"
            onClick={() => {
              read();
              setOpen('talk');
            }}
          >
            {words.talk.title}
            {unread === 0 ? null : <b className="company-unread">{words.talk.unread(unread)}</b>}
          </button>
        ) : null}
        <button type="button" className="answer is-quiet" onClick={() => setOpen('dice')}>
          {words.table.dice}
        </button>
      </span>
      {open === 'dice' ? (
        <DiceDialog commitment={session.dossier.commitment ?? ''} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'orders' ? <OrdersDialog game={game} session={session} onClose={() => setOpen(null)} /> : null}
      {open === 'talk' ? <TalkDialog game={game} onClose={() => setOpen(null)} /> : null}
    </section>
  );
};
