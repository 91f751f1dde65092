/** A game on the server, at whatever stage it is: waiting for somebody, bids, the force, and then the table itself. */
import { useEffect, useState, type ReactNode } from 'preact/compat';
import { Page, useTitle } from '../app/Page.tsx';
import { formatRoute, goTo, replaceWith } from '../app/router.ts';
import { GameScreen, GameSession } from '../game/index.ts';
import { gameWords } from '../game/gameWords.ts';
import { requireLooks } from '../game/looks/register.ts';
import { wordsOf } from '../screens/gameNames.ts';
import { RuleDialog } from '../screens/RuleDialog.tsx';
import { SettingsDialog } from '../screens/SettingsDialog.tsx';
import { Sure } from '../screens/Sure.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { BidStep, MusterStep } from './BidSteps.tsx';
import { Company } from './Company.tsx';
import type { Connection } from './connection.ts';
import { Failure } from './Failure.tsx';
import { useGamesOnline, waitingIn } from './gameList.ts';
import { Agreement } from './JoinScreen.tsx';
import { LinkToSend } from './LinkToSend.tsx';
import { linkTo, nameAt, titleOf } from './naming.ts';
import type { OnlineGame } from './onlineGame.ts';
import { useOnlineGame, useOnlineSnapshot } from './useOnlineGame.ts';
import { useNotifications } from './useNotifications.ts';
import { useOnlineWords } from './onlineWords.ts';
import { useTask } from './useTask.ts';
import { WithServer } from './WithServer.tsx';
import './online.css';

interface GameProps {
  readonly game: OnlineGame;
  readonly connection: Connection;
}

const Framed = ({ children }: { children: ReactNode }) => (
  <Page title={useOnlineWords().title} className="online">
    {children}
  </Page>
);

const Waiting = ({ game }: GameProps) => {
  const words = useWords();
  const said = useOnlineWords();
  const { summary } = useOnlineSnapshot(game);
  const { link } = said;
  const task = useTask();
  const free = summary.seats.filter(({ person }) => person === null).length;
  const me = summary.seats.find(({ party }) => summary.mine.includes(party));
  const title = titleOf(words, summary.terms.mission);
  return (
    <div className="online-invite is-waiting">
      <section className="online-terms is-wide">
        <h2>{link.title}</h2>
        <p>{link.text}</p>
        {summary.place === undefined ? null : (
          <LinkToSend
            hasPicture
            link={linkTo(formatRoute('join', summary.place))}
            label={link.label}
            text={link.shared(me === undefined ? '' : nameAt(said, me), title)}
          />
        )}
      </section>
      <section className="online-terms is-wide">
        <h2>{title}</h2>
        <output>
          <b>{link.waiting}</b> {free > 1 ? link.free(free) : ''}
        </output>
        <p className="soft">{link.leave}</p>
        <Agreement summary={summary} />
        <Failure text={task.failure} />
        <p className="link-buttons">
          <a className="button" href={formatRoute('online')}>
            {said.games.title}
          </a>
          <Sure
            text={link.withdraw}
            question={link.withdrawSure}
            onSure={() =>
              task.run(async () => {
                await game.withdraw();
                replaceWith('online');
              })
            }
          />
        </p>
      </section>
    </div>
  );
};

/** A session as long as the table is shown. */
const useSession = (game: OnlineGame): GameSession | null => {
  const [session, setSession] = useState<GameSession | null>(null);
  useEffect(() => {
    const { dossier, party } = game;
    if (dossier === null) return undefined;
    requireLooks(dossier);
    const made = new GameSession(
      game.engine,
      { dossier, viewer: party ?? 'marines', update: game.first(), isTakenUp: false, isWatching: party === null },
      {},
    );
    setSession(made);
    return () => {
      made.close();
      setSession(null);
    };
  }, [game]);
  return session;
};

const Playing = ({ game, connection }: GameProps) => {
  const words = useWords();
  const settings = useSettings();
  const { summary } = useOnlineSnapshot(game);
  const session = useSession(game);
  const [rule, setRule] = useState('');
  const [isPreferring, setPreferring] = useState(false);
  const { mission } = summary.terms;
  const title = titleOf(words, mission);
  const waiting = waitingIn(useGamesOnline(connection) ?? []);
  useTitle(waiting === 0 ? title : `(${waiting}) ${title}`);
  if (session === null) return <Loading />;
  const texts = wordsOf({ mission }, words.language);
  const reopen = (): void => location.reload();
  return (
    <>
      <GameScreen
        session={session}
        words={gameWords(words.language)}
        settings={settings}
        mission={{ name: title, objectives: texts ?? null }}
        care={{ onExport: reopen, onGoOn: reopen, onTakeOver: reopen, onKeep: reopen }}
        company={<Company game={game} connection={connection} session={session} />}
        onLeave={() => goTo('online')}
        onFinished={() => replaceWith('outcome', game.id)}
        onRule={setRule}
        onSettings={changeSettings}
        onPreferences={() => setPreferring(true)}
      />
      <RuleDialog rule={rule} onClose={() => setRule('')} />
      {isPreferring ? <SettingsDialog onClose={() => setPreferring(false)} /> : null}
    </>
  );
};

const Loading = () => (
  <main className="loading">
    <h1>{useWords().app.loading}…</h1>
  </main>
);

/** What is shown before there is a table. */
const Before = (props: GameProps) => {
  const { link, table } = useOnlineWords();
  const { stage } = useOnlineSnapshot(props.game).summary;
  if (stage === 'waiting') return <Waiting {...props} />;
  if (stage === 'withdrawn') return <p className="note">{link.withdrawn}</p>;
  if (stage === 'bidding') return <BidStep game={props.game} />;
  if (stage === 'mustering') return <MusterStep game={props.game} />;
  return <p className="soft">{table.begins}</p>;
};

const Staged = (props: GameProps) => {
  const { stage } = useOnlineSnapshot(props.game).summary;
  const isPlayed = stage === 'running' || stage === 'over';
  return isPlayed && props.game.dossier !== null ? (
    <Playing {...props} />
  ) : (
    <Framed>
      <Before {...props} />
    </Framed>
  );
};

const Opening = ({ connection, id }: { connection: Connection; id: string }) => {
  const { table } = useOnlineWords();
  useNotifications(connection);
  const game = useOnlineGame(connection, id);
  if (game === null) return <Loading />;
  if (game === 'missing')
    return (
      <Framed>
        <p className="note bad" role="alert">
          {table.missing}
        </p>
      </Framed>
    );
  return <Staged game={game} connection={connection} />;
};

export default function TableScreen({ id }: { id: string }) {
  return (
    <WithServer title={useOnlineWords().title}>
      {({ connection }) => <Opening connection={connection} id={id} />}
    </WithServer>
  );
}
