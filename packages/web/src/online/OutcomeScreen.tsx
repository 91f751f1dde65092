/** A finished game: who has won and how, a rematch, the replay for anybody, and whether its dice were honest. */
import { useState } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import { formatRoute, replaceWith } from '../app/router.ts';
import { fileName, offerDownload } from '../storage/files.ts';
import { useWords } from '../words/words.ts';
import { checkDice, promisedDice, type DiceVerdict } from './checkDice.ts';
import type { Connection } from './connection.ts';
import { Failure } from './Failure.tsx';
import { LinkToSend } from './LinkToSend.tsx';
import { linkTo, nameAt, titleOf } from './naming.ts';
import type { OnlineGame } from './onlineGame.ts';
import { identity } from './service.ts';
import { useOnlineGame, useOnlineSnapshot } from './useOnlineGame.ts';
import { useOnlineWords } from './onlineWords.ts';
import { useTask } from './useTask.ts';
import { WithServer } from './WithServer.tsx';
import './online.css';

const Rematch = ({ game }: { game: OnlineGame }) => {
  const words = useOnlineWords();
  const { outcome } = words;
  const { summary } = useOnlineSnapshot(game);
  const task = useTask();
  const { next, leg, terms, mine, rematchWanted, seats } = summary;
  if (mine.length === 0) return null;
  if (next !== null)
    return (
      <a className="button primary" href={formatRoute('table', next)}>
        {terms.match && leg === 1 ? outcome.nextLeg : outcome.next}
      </a>
    );
  if (rematchWanted.some((party) => mine.includes(party))) return <output>{outcome.wanted}</output>;
  const want = (isSwapped: boolean): void =>
    task.run(async () => {
      const begun = await game.rematch(isSwapped);
      if (begun !== null) replaceWith('table', begun);
    });
  const wanting = seats.find(({ party }) => rematchWanted.includes(party));
  return (
    <>
      {wanting === undefined ? (
        <>
          <button type="button" className="button primary" disabled={task.isBusy} onClick={() => want(false)}>
            {outcome.rematch}
          </button>
          <button type="button" className="button" disabled={task.isBusy} onClick={() => want(true)}>
            {outcome.swapped}
          </button>
        </>
      ) : (
        <>
          <output>{outcome.offered(nameAt(words, wanting))}</output>
          <button type="button" className="button primary" disabled={task.isBusy} onClick={() => want(false)}>
            {outcome.accept}
          </button>
        </>
      )}
      <Failure text={task.failure} />
    </>
  );
};

/** The hash that was shown, the key it is of, and a check that anybody can make. */
const Dice = ({ game }: { game: OnlineGame }) => {
  const { outcome } = useOnlineWords();
  const task = useTask();
  const [verdict, setVerdict] = useState<DiceVerdict | null>(null);
  const { hash, isOwn } = promisedDice(game.id, game.dossier?.commitment ?? '');
  const check = async (): Promise<void> => setVerdict(await checkDice(await identity.replay(game.id), hash));
  return (
    <section className="online-dice" aria-labelledby="dice-honest">
      <h2 id="dice-honest">{outcome.dice}</h2>
      <p className="label">{outcome.diceShown}</p>
      <code>{hash}</code>
      {isOwn ? null : <p className="soft">{outcome.diceForeign}</p>}
      <p className="link-buttons">
        <button type="button" className="button" disabled={task.isBusy} onClick={() => task.run(check)}>
          {outcome.diceCheck}
        </button>
      </p>
      <Failure text={task.failure} />
      {verdict === null ? null : (
        <output>
          <span className="label">{outcome.diceKey}</span>
          <code>{verdict.key}</code>
          <span className={verdict.is === 'right' ? 'note good' : 'note bad'}>
            {verdict.is === 'broken'
              ? outcome.diceBroken(verdict.why)
              : verdict.is === 'right'
                ? outcome.diceRight
                : outcome.diceWrong}
          </span>
        </output>
      )}
    </section>
  );
};

const Outcome = ({ game }: { game: OnlineGame }) => {
  const words = useWords();
  const said = useOnlineWords();
  const { outcome, parties, games } = said;
  const { summary } = useOnlineSnapshot(game);
  const task = useTask();
  const { winner, endedBy, endedHow, seats, mine, terms, begun } = summary;
  const title = titleOf(words, terms.mission);
  const winners: Readonly<Record<string, string>> = outcome.winners;
  const hows: Readonly<Record<string, string>> = outcome.how;
  const isWon = mine.some((party) => party.startsWith(winner));
  const save = async (): Promise<void> => offerDownload(fileName(terms.mission, begun), await identity.replay(game.id));
  return (
    <div className="online-outcome">
      <header>
        <p className="label">{title}</p>
        <h2>{winners[winner] ?? games.stages[summary.stage]}</h2>
        <p>{seats.map((seat) => `${said.table.party(parties[seat.party])} ${nameAt(said, seat)}`).join(' · ')}</p>
        <p className="soft">
          {mine.length === 0 || winner === 'draw' ? null : <b>{isWon ? games.won : games.lost}. </b>}
          {hows[endedHow]}{' '}
          {endedBy === '' ? null : (
            <>
              {outcome.by} <a href={formatRoute('rules', endedBy)}>{endedBy}</a>
            </>
          )}
        </p>
      </header>
      <div className="link-buttons">
        <Rematch game={game} />
        <a className="button" href={formatRoute('recorded', game.id)}>
          {outcome.replay}
        </a>
        <button type="button" className="button quiet" disabled={task.isBusy} onClick={() => task.run(save)}>
          {outcome.file}
        </button>
        <Failure text={task.failure} />
      </div>
      <LinkToSend link={linkTo(formatRoute('recorded', game.id))} label={outcome.link} text={title} />
      <Dice game={game} />
    </div>
  );
};

const Opening = ({ connection, id }: { connection: Connection; id: string }) => {
  const { table, reach } = useOnlineWords();
  const game = useOnlineGame(connection, id);
  if (game === null) return <p className="soft">{reach.asking}</p>;
  if (game === 'missing')
    return (
      <p className="note bad" role="alert">
        {table.missing}
      </p>
    );
  return <Outcome game={game} />;
};

export default function OutcomeScreen({ id }: { id: string }) {
  const { outcome } = useOnlineWords();
  return (
    <Page title={outcome.title} className="online">
      <WithServer>{({ connection }) => <Opening connection={connection} id={id} />}</WithServer>
    </Page>
  );
}
