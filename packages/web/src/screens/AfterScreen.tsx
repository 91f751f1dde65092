import { useEffect, useState } from 'preact/compat';
import { openReplay } from '../app/gamePart.ts';
import { Page } from '../app/Page.tsx';
import { formatRoute, goTo } from '../app/router.ts';
import { MissionMap } from '../drawings/MissionMap.tsx';
import { rematch, secondLeg, swapped } from '../storage/begin.ts';
import { fileName, offerDownload } from '../storage/files.ts';
import { gamesOfMatch, readGame, readSave, type GameRecord } from '../storage/games.ts';
import { verdictOf } from '../storage/match.ts';
import { useWords, type Words } from '../words/words.ts';
import { missionOf, missionTitle, playersOf } from './gameNames.ts';
import { PERSON } from './opponents.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import './after.css';

interface Account {
  readonly game: GameRecord;
  readonly save: string;
  readonly statistics: Statistics;
  readonly legs: readonly GameRecord[];
}

const accountOf = async (id: string): Promise<Account | null> => {
  const game = await readGame(id);
  const save = await readSave(id);
  if (game === undefined || save === undefined) return null;
  const { frames } = await openReplay(save);
  const marines = new Set(frames[0]?.view.marines);
  const statistics = statisticsOf(
    frames.flatMap(({ events }) => events),
    marines,
  );
  return { game, save, statistics, legs: game.match === null ? [] : await gamesOfMatch(game.match.id) };
};

const useAccount = (id: string): Account | null | 'missing' => {
  const [account, setAccount] = useState<Account | null | 'missing'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = await accountOf(id).catch(() => null);
      if (!isGone) setAccount(found ?? 'missing');
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return account;
};

const rowsOf = (
  words: Words,
  { turns, kills, marinesLost, shots, hits, jams, fights, fightsWon, cpSpent, doors }: Statistics,
) =>
  [
    [words.after.turns, words.number(turns)],
    [words.after.kills, words.number(kills)],
    [words.after.marinesLost, words.number(marinesLost)],
    [words.after.shots, words.number(shots)],
    [words.after.hits, shots === 0 ? words.number(hits) : `${words.number(hits)} · ${words.percent(hits / shots)}`],
    [words.after.jams, words.number(jams)],
    [words.after.fights, words.number(fights)],
    [words.after.fightsWon, words.number(fightsWon)],
    [words.after.cpSpent, words.number(cpSpent)],
    [words.after.doors, words.number(doors)],
  ] as const;

/** What the person at the screen is told, where only one of the players is a person. */
const personalResult = (words: Words, { sides, winner }: GameRecord): string => {
  const isAlone = (sides.marines === PERSON) !== (sides.aliens === PERSON);
  if (!isAlone || winner === 'draw') return '';
  return sides[winner === 'marines' ? 'marines' : 'aliens'] === PERSON ? words.after.youWon : words.after.youLost;
};

const Match = ({ legs }: { legs: readonly GameRecord[] }) => {
  const { after, games } = useWords();
  const verdict = verdictOf(legs);
  const results: Readonly<Record<string, string>> = after.results;
  const names = [after.matchFirst, after.matchSecond];
  return (
    <section className="match">
      <h2 className="label">{after.match}</h2>
      <ol>
        {legs.map((leg, index) => (
          <li key={leg.id}>
            <span>{names[index]}</span>
            <strong>{results[leg.winner] ?? games.turn(leg.turn)}</strong>
          </li>
        ))}
      </ol>
      {verdict === 'open' ? null : (
        <p className="match-verdict">
          {verdict === 'draw' ? after.matchDrawn : after.matchVerdict(after.players[verdict])}
        </p>
      )}
    </section>
  );
};

const Report = ({ account }: { account: Account }) => {
  const words = useWords();
  const { after } = words;
  const { game, save, statistics, legs } = account;
  const mission = missionOf(game);
  const results: Readonly<Record<string, string>> = after.results;
  const isFirstLeg = game.match?.leg === 1 && legs.length < 2;
  return (
    <div className={`report ${game.winner}`}>
      <header className="report-head">
        <p className="label">
          {missionTitle(words, game)} · {playersOf(words, game)}
        </p>
        <h2>{results[game.winner] ?? words.games.turn(game.turn)}</h2>
        <p className="soft">
          {[personalResult(words, game), game.endedBy === '' ? '' : after.endedBy]
            .filter((part) => part !== '')
            .join(' · ')}{' '}
          {game.endedBy === '' ? null : <a href={formatRoute('rules', game.endedBy)}>{game.endedBy}</a>}
        </p>
      </header>
      <div className="report-tools">
        {isFirstLeg ? (
          <button type="button" className="button primary" onClick={() => goTo('play', secondLeg(game))}>
            {after.matchNext}
          </button>
        ) : null}
        <button
          type="button"
          className={isFirstLeg ? 'button' : 'button primary'}
          onClick={() => goTo('play', rematch(game))}
        >
          {after.rematch}
        </button>
        <button type="button" className="button" onClick={() => goTo('play', swapped(game))}>
          {after.swap}
        </button>
        <a className="button" href={formatRoute('replay', game.id)}>
          {after.replay}
        </a>
        <button
          type="button"
          className="button quiet"
          onClick={() => offerDownload(fileName(game.mission, game.begun), save)}
        >
          {after.save}
        </button>
      </div>
      {mission === undefined ? null : (
        <div className="report-map">
          <MissionMap mission={mission} />
        </div>
      )}
      <section className="report-figures" aria-label={after.statistics}>
        <dl>
          {rowsOf(words, statistics).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {legs.length > 0 ? <Match legs={legs} /> : null}
    </div>
  );
};

export default function AfterScreen({ id }: { id: string }) {
  const words = useWords();
  const account = useAccount(id);
  return (
    <Page title={words.after.title} className="after">
      {account === null ? <p className="loading">{words.app.loading}…</p> : null}
      {account === 'missing' ? <p className="note bad">{words.after.missing}</p> : null}
      {account === null || account === 'missing' ? null : <Report account={account} />}
    </Page>
  );
}
