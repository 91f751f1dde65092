/** Online: my games, those that wait for me first; open invitations; who I am. */
import type { GameSummary } from '@sensorium/host/online';
import type { OnlineWords } from '@sensorium/content/words';
import { useEffect } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import { formatRoute } from '../app/router.ts';
import { useWords, type Words } from '../words/words.ts';
import { useGamesOnline, useLobby, waitingIn } from './gameList.ts';
import { clockText, nameAt, othersAt, titleOf } from './naming.ts';
import { Notify } from './Notify.tsx';
import { useNotifications } from './useNotifications.ts';
import { useOnlineWords } from './onlineWords.ts';
import { WhoAmI } from './WhoAmI.tsx';
import { WithServer, type Reached } from './WithServer.tsx';
import './online.css';

const resultOf = ({ games }: OnlineWords, { winner, mine }: GameSummary): string => {
  if (winner === 'draw') return games.drawn;
  if (mine.length === 0) return games.stages.over;
  return mine.some((party) => party.startsWith(winner)) ? games.won : games.lost;
};

const standingOf = (said: OnlineWords, summary: GameSummary): string => {
  const { stage, isMyTurn, seats, asked, turn } = summary;
  if (stage === 'over') return resultOf(said, summary);
  if (isMyTurn) return said.games.yourTurn;
  if (stage !== 'running') return said.games.stages[stage];
  const names = seats.filter(({ party }) => asked.includes(party)).map((seat) => nameAt(said, seat));
  return `${said.games.theirTurn(names.join(', '))} · ${said.games.turn(turn)}`;
};

/** "3 hours ago", in the language of the page. */
const agoText = (words: Words, at: number): string => {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto' });
  if (minutes > -60) return format.format(minutes, 'minute');
  return minutes > -2880
    ? format.format(Math.round(minutes / 60), 'hour')
    : format.format(Math.round(minutes / 1440), 'day');
};

const GameLine = ({ summary }: { summary: GameSummary }) => {
  const words = useWords();
  const said = useOnlineWords();
  const title = titleOf(words, summary.terms.mission);
  const company = said.games.with(othersAt(said, summary));
  const target = summary.stage === 'over' ? formatRoute('outcome', summary.game) : formatRoute('table', summary.game);
  return (
    <li className={summary.isMyTurn ? 'online-game is-mine' : 'online-game'}>
      <a href={target} aria-label={`${said.games.openOf(title, company)}: ${standingOf(said, summary)}`}>
        <span className="online-game-name">{title}</span>
        <span className="soft">{company}</span>
        <span className="online-game-standing">{standingOf(said, summary)}</span>
        <span className="soft">{said.games.changed(agoText(words, summary.changed))}</span>
      </a>
    </li>
  );
};

const MyGames = ({ connection }: Reached) => {
  const said = useOnlineWords();
  const words = useWords();
  const games = useGamesOnline(connection);
  const waiting = waitingIn(games ?? []);
  const { games: texts } = said;
  useNotifications(connection);
  useEffect(() => {
    document.title = `${waiting === 0 ? '' : `(${waiting}) `}${said.title} · ${words.app.name}`;
  }, [waiting, said, words]);
  if (games === null) return <p className="soft">{said.reach.asking}</p>;
  const current = games.filter(({ stage }) => stage !== 'over');
  const finished = games.filter(({ stage }) => stage === 'over');
  return (
    <>
      <section aria-labelledby="my-games">
        <h2 id="my-games">{texts.title}</h2>
        {waiting === 0 ? null : <output className="online-count">{texts.count(waiting)}</output>}
        {current.length === 0 ? <p className="soft">{texts.none}</p> : null}
        <ul className="online-games">
          {current.map((summary) => (
            <GameLine key={summary.game} summary={summary} />
          ))}
        </ul>
        <p className="link-buttons">
          <a className="button primary" href={formatRoute('friend')}>
            {texts.invite}
          </a>
        </p>
        <Notify />
      </section>
      {finished.length === 0 ? null : (
        <section aria-labelledby="finished-games">
          <h2 id="finished-games">{texts.finished}</h2>
          <ul className="online-games">
            {finished.map((summary) => (
              <GameLine key={summary.game} summary={summary} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const LobbyPart = ({ connection }: Reached) => {
  const words = useWords();
  const said = useOnlineWords();
  const lobby = useLobby(connection);
  if (lobby === null) return null;
  const { invitations, games } = lobby;
  return (
    <>
      <section aria-labelledby="open-invitations">
        <h2 id="open-invitations">{said.lobby.title}</h2>
        {invitations.length === 0 ? <p className="soft">{said.lobby.none}</p> : null}
        <ul className="online-games">
          {invitations.map(({ place, summary }) => (
            <li key={summary.game} className="online-game">
              <a href={formatRoute('join', place)}>
                <span className="online-game-name">{titleOf(words, summary.terms.mission)}</span>
                <span>{said.games.with(summary.seats.flatMap(({ person }) => person?.name ?? []))}</span>
                <span className="soft">{clockText(said, summary.terms.clock)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="games-to-watch">
        <h2 id="games-to-watch">{said.lobby.watch}</h2>
        {games.length === 0 ? <p className="soft">{said.lobby.watchNone}</p> : null}
        <ul className="online-games">
          {games.map((summary) => (
            <li key={summary.game} className="online-game">
              <a href={formatRoute('table', summary.game)}>
                <span className="online-game-name">{titleOf(words, summary.terms.mission)}</span>
                <span>{summary.seats.map((seat) => nameAt(said, seat)).join(' – ')}</span>
                <span className="soft">{said.games.turn(summary.turn)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

export default function OnlineScreen() {
  const { title } = useOnlineWords();
  return (
    <Page title={title} className="online">
      <WithServer>
        {(reached) => (
          <div className="online-hub">
            <div className="online-column">
              <MyGames {...reached} />
            </div>
            <div className="online-column">
              <LobbyPart {...reached} />
              <WhoAmI {...reached} />
            </div>
          </div>
        )}
      </WithServer>
    </Page>
  );
}
