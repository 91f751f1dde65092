import { wordsOf } from '@sensorium/content/words';
import { luckOf, recordsOf, type Chronicle } from '@sensorium/host/records';
import { useEffect, useState } from 'preact/compat';
import { openReplay } from '../app/gamePart.ts';
import { Page } from '../app/Page.tsx';
import { formatRoute, goTo } from '../app/router.ts';
import { MISSIONS } from '@sensorium/content';
import type { GameEvent, View } from '@sensorium/engine';
import { DeathMap } from '../drawings/DeathMap.tsx';
import type { Dossier } from '../engine/protocol.ts';
import { boardOf } from '../game/board/model.ts';
import { markOf, pieceName, squareName, type GameWords } from '../game/displayNames.ts';
import { whyEnded } from '../game/ending.ts';
import { gameWords } from '../game/gameWords.ts';
import { formatLinkedGame } from '../sharing/replayLink.ts';
import { ShareButtons } from '../sharing/ShareButtons.tsx';
import { rematch, secondLeg, swapped } from '../storage/begin.ts';
import { fileName, offerDownload } from '../storage/files.ts';
import { gamesOfMatch, readGame, readSave, type GameRecord } from '../storage/games.ts';
import { verdictOf } from '../storage/match.ts';
import { useWords, type Words } from '../words/words.ts';
import { deathsOf, deedsOf, type Deeds } from './deeds.ts';
import { missionTitle, playersOf } from './gameNames.ts';
import { PERSON } from './opponents.ts';
import { Deaths, LuckLines } from './records/recordParts.tsx';
import { chronicleOfGame } from './records/useChronicles.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import './after.css';
import './records/records.css';

interface Played {
  readonly game: GameRecord;
  readonly statistics: Statistics;
  readonly dossier: Dossier;
  readonly events: readonly GameEvent[];
  /** As it stood in the end. */
  readonly view: View;
}

interface Account extends Played {
  readonly save: string;
  readonly chronicle: Chronicle;
  /** The games of its match that were played, this one among them. */
  readonly legs: readonly Played[];
}

const countedOf = async (save: string): Promise<Omit<Played, 'game'>> => {
  const { dossier, frames } = await openReplay(save);
  const { view } = frames.at(-1)!;
  const events = frames.flatMap((frame) => frame.events);
  return { dossier, events, view, statistics: statisticsOf(events, new Set(view.marines)) };
};

const playedOf = async (game: GameRecord): Promise<Played[]> => {
  const save = await readSave(game.id);
  return save === undefined ? [] : [{ game, ...(await countedOf(save)) }];
};

const legsOf = async ({ match }: GameRecord): Promise<Played[]> =>
  match === null ? [] : (await Promise.all((await gamesOfMatch(match.id)).map(playedOf))).flat();

const accountOf = async (id: string): Promise<Account | null> => {
  const game = await readGame(id);
  const save = await readSave(id);
  if (game === undefined || save === undefined) return null;
  const [counted, chronicle, legs] = await Promise.all([countedOf(save), chronicleOfGame(save), legsOf(game)]);
  return { game, save, ...counted, chronicle, legs };
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

/** Whoever plays alone may ask for advice, and is told how often he did. */
const hintRow = (words: Words, { game: { sides, match }, chronicle }: Account): (readonly [string, string])[] =>
  match === null && (sides.marines === PERSON) !== (sides.aliens === PERSON)
    ? [[wordsOf(words.language, 'counsel').hints, words.number(chronicle.hints)]]
    : [];

/** What the person at the screen is told, where only one of the players is a person. */
const personalResult = (words: Words, { sides, winner }: GameRecord): string => {
  const isAlone = (sides.marines === PERSON) !== (sides.aliens === PERSON);
  if (!isAlone || winner === 'draw') return '';
  return sides[winner === 'marines' ? 'marines' : 'aliens'] === PERSON ? words.after.youWon : words.after.youLost;
};

/** Two people by the names they gave, or as the first and the second player. */
const peopleOf = ({ players }: Words['after'], match: GameRecord['match']): Words['after']['players'] => {
  const [first = '', second = ''] = match?.names ?? [];
  return { first: first.trim() || players.first, second: second.trim() || players.second };
};

/** The first player led the marines in the first game. */
const verdictText = (
  { after }: Words,
  verdict: Exclude<ReturnType<typeof verdictOf>, 'open'>,
  { sides: { marines, aliens }, match }: GameRecord,
): string => {
  if (verdict === 'draw') return after.matchDrawn;
  if (marines === PERSON && aliens === PERSON) return after.matchVerdict(peopleOf(after, match)[verdict]);
  return (marines === PERSON) === (verdict === 'first') ? after.matchWon : after.matchLost;
};

/** Who led whom: of two people the first led the marines in the first game. */
const matchPlayers = (words: Words, game: GameRecord): string => {
  const { sides, match } = game;
  if (sides.marines !== PERSON || sides.aliens !== PERSON) return playersOf(words, game);
  const { first, second } = peopleOf(words.after, match);
  return match?.leg === 2 ? words.games.against(second, first) : words.games.against(first, second);
};

/** Both games side by side. */
const Match = ({ legs }: { legs: readonly Played[] }) => {
  const words = useWords();
  const { after, games } = words;
  const verdict = verdictOf(legs.map(({ game }) => game));
  const results: Readonly<Record<string, string>> = after.results;
  const names = [after.matchFirst, after.matchSecond];
  const figures = legs.map(({ statistics }) => rowsOf(words, statistics));
  return (
    <section className="match" aria-label={after.match}>
      {verdict === 'open' ? null : <p className="match-verdict">{verdictText(words, verdict, legs[0]!.game)}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{after.match}</th>
            {legs.map(({ game }, index) => (
              <th key={game.id} scope="col">
                {names[index]}
                <span className="match-players">{matchPlayers(words, game)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{after.result}</th>
            {legs.map(({ game }) => (
              <td key={game.id} className={game.winner}>
                {results[game.winner] ?? games.turn(game.turn)}
              </td>
            ))}
          </tr>
          {figures[0]!.map(([name], row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {legs.map(({ game }, leg) => (
                <td key={game.id}>{figures[leg]![row]![1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Why it ended, in words. */
const reasonFor = ({ dossier, view }: Played, words: GameWords): string =>
  view.winner === 'none' ? '' : whyEnded({ dossier, board: boardOf(dossier), view, words }, view.winner, view.endedBy);

const fateOf = (words: Words, { dossier }: Played, { fate, fell }: Deeds): string => {
  const { fates } = words.after;
  if (fell === null) return fate === 'escaped' ? fates.escaped : fate === 'teleported' ? fates.teleported : fates.alive;
  const { x, y, level } = boardOf(dossier);
  return fates.fell(squareName(x[fell.at]!, y[fell.at]!, level[fell.at]), fell.turn);
};

/** By name, and by the number on the map. */
const calledOf = (said: GameWords, { dossier, view }: Played, piece: number): string => {
  const name = pieceName(said, dossier, piece, view.pieces[piece]!.profile);
  return dossier.roster[piece]?.name === undefined ? name : `${markOf(dossier, piece)} · ${name}`;
};

/** Who did what, and what became of him. */
const Squad = ({ account }: { account: Account }) => {
  const words = useWords();
  const { after } = words;
  const said = gameWords(words.language);
  const { chronicle, events, view } = account;
  return (
    <table className="deeds">
      <caption>{after.deeds}</caption>
      <thead>
        <tr>
          <th scope="col">{after.marine}</th>
          <th scope="col">{after.shots}</th>
          <th scope="col">{after.kills}</th>
          <th scope="col">{after.fightsOf}</th>
          <th scope="col">{after.fate}</th>
        </tr>
      </thead>
      <tbody>
        {deedsOf(events, view).map((deeds, place) => (
          <tr key={deeds.piece} className={deeds.fell === null ? '' : 'is-dead'}>
            <th scope="row">{calledOf(said, account, deeds.piece)}</th>
            <td>{words.number(deeds.shots)}</td>
            <td>{words.number(chronicle.marines[place]?.kills ?? 0)}</td>
            <td>
              {words.number(deeds.fightsWon)} / {words.number(deeds.fights)}
            </td>
            <td>{fateOf(words, account, deeds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The one after it in the gallery. */
const nextMission = ({ mission }: GameRecord): string | undefined =>
  MISSIONS[MISSIONS.findIndex(({ id }) => id === mission) + 1 || MISSIONS.length]?.id;

const Report = ({ account }: { account: Account }) => {
  const words = useWords();
  const { after } = words;
  const { game, save, statistics, chronicle, legs, dossier, events } = account;
  const next = nextMission(game);
  const results: Readonly<Record<string, string>> = after.results;
  const isFirstLeg = game.match?.leg === 1 && legs.length < 2;
  return (
    <div className={`report ${game.winner}`}>
      <header className="report-head">
        <p className="label">
          {missionTitle(words, game)} · {playersOf(words, game)}
        </p>
        <h2>{results[game.winner] ?? words.games.turn(game.turn)}</h2>
        <p className="report-why">
          {[personalResult(words, game), reasonFor(account, gameWords(words.language))]
            .filter((part) => part !== '')
            .join(' · ')}{' '}
          {game.endedBy === '' ? null : (
            <a href={formatRoute('rules', game.endedBy)} aria-label={after.rule(game.endedBy)}>
              {game.endedBy}
            </a>
          )}
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
        {next === undefined ? null : (
          <a className="button" href={formatRoute('new', next)}>
            {after.nextMission}
          </a>
        )}
        <a className="button" href={formatRoute('replay', game.id)}>
          {after.replay}
        </a>
        <a className="button" href={formatRoute('analysis', game.id)}>
          {wordsOf(words.language, 'counsel').open}
        </a>
        <ShareButtons
          what={() => ({ kind: 'game', text: formatLinkedGame({ save, from: 0 }) })}
          title={missionTitle(words, game)}
          onFile={() => offerDownload(fileName(game.mission, game.begun), save)}
        />
        <a className="button quiet" href={formatRoute('records')}>
          {wordsOf(words.language, 'records').toAll}
        </a>
        <button
          type="button"
          className="button quiet"
          onClick={() => offerDownload(fileName(game.mission, game.begun), save)}
        >
          {after.save}
        </button>
      </div>
      <figure className="report-map">
        <DeathMap
          plan={dossier.board}
          board={boardOf(dossier)}
          fallen={deathsOf(events)}
          markOf={(piece) => markOf(dossier, piece)}
          label={after.deaths}
        />
        <figcaption>
          <span className="death-key is-marine">{after.deathKey.marines}</span>
          <span className="death-key is-alien">{after.deathKey.aliens}</span>
        </figcaption>
      </figure>
      {legs.length > 1 ? (
        <Match legs={legs} />
      ) : (
        <section className="report-figures" aria-label={after.statistics}>
          <dl>
            {[...rowsOf(words, statistics), ...hintRow(words, account)].map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="report-records">
        <Squad account={account} />
        <Deaths deaths={recordsOf([chronicle]).deaths} />
        <LuckLines luck={{ marines: luckOf([chronicle.dice.marines]), aliens: luckOf([chronicle.dice.aliens]) }} />
      </div>
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
