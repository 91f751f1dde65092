import { wordsOf } from '@sensorium/content/words';
import { useId, useState, type ChangeEvent } from 'preact/compat';
import { seenGame } from '../app/gamePart.ts';
import { Page } from '../app/Page.tsx';
import { formatRoute } from '../app/router.ts';
import { SECOND, sideOf, type Party } from '../engine/protocol.ts';
import { MissionMap } from '../drawings/MissionMap.tsx';
import { formatLinkedGame } from '../sharing/replayLink.ts';
import { ShareButtons } from '../sharing/ShareButtons.tsx';
import { WITH_SECRETS, fileName, offerDownload } from '../storage/files.ts';
import { isRunning, readSave, removeGame, useGames, type GameRecord } from '../storage/games.ts';
import { keepRead, type Imported } from '../storage/importFile.ts';
import { useWords } from '../words/words.ts';
import type { FileKind } from '../reading/protocol.ts';
import { Unreadable } from '../reading/readFile.ts';
import { ANY_FILE, useElsewhere } from './FilePicker.tsx';
import { missionOf, missionTitle, playersOf } from './gameNames.ts';
import { PERSON } from './opponents.ts';
import { useReading } from './useReading.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { Sure } from './Sure.tsx';
import './games.css';

const exportGame = async (game: GameRecord): Promise<void> => {
  const save = await readSave(game.id);
  if (save !== undefined) offerDownload(fileName(game.mission, game.begun, isRunning(game) ? WITH_SECRETS : ''), save);
};

const exportSeen = async (game: GameRecord, party: Party): Promise<void> => {
  const save = await readSave(game.id);
  if (save !== undefined)
    offerDownload(fileName(game.mission, game.begun, `-seen-by-${party}`), await seenGame(party, save));
};

const PARTIES = ['marines', SECOND, 'aliens'] as const;

/** C20: a running game for a friend to look at, without what others must not know. */
const ExportSeen = ({ game, name }: { game: GameRecord; name: string }) => {
  const { games, newGame } = useWords();
  const nameOf = (party: Party): string =>
    party === 'aliens' || game.sides[SECOND] === undefined
      ? newGame.sides[sideOf(party)].toLowerCase()
      : games.marinePlayers[party];
  return PARTIES.filter((party) => game.sides[party] === PERSON).map((party) => (
    <button
      key={party}
      type="button"
      className="button quiet"
      aria-label={games.exportSeenOf(name, nameOf(party))}
      onClick={() => void exportSeen(game, party)}
    >
      {games.exportSeen(nameOf(party))}
    </button>
  ));
};

const GameRow = ({ game }: { game: GameRecord }) => {
  const words = useWords();
  const { games, after } = words;
  const name = missionTitle(words, game);
  const mission = missionOf(game);
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(game.changed);
  const results: Readonly<Record<string, string>> = after.results;
  return (
    <li className={`game-row ${game.winner}`}>
      <span className="game-map">{mission === undefined ? null : <MissionMap mission={mission} />}</span>
      <div className="game-what">
        <h3>{name}</h3>
        <p className="soft">{playersOf(words, game)}</p>
        <p className="soft">
          {isRunning(game) ? null : <strong>{results[game.winner] ?? game.winner} · </strong>}
          {game.isUnstored ? <strong>{games.unstored} · </strong> : null}
          {games.turn(game.turn)} · <time dateTime={new Date(game.changed).toISOString()}>{when}</time>
        </p>
      </div>
      <div className="game-tools">
        {isRunning(game) ? (
          <a className="button primary" href={formatRoute('play', game.id)}>
            {games.continue}
          </a>
        ) : (
          <>
            <a className="button" href={formatRoute('replay', game.id)}>
              {games.watch}
            </a>
            <a className="button quiet" href={formatRoute('after', game.id)}>
              {after.statistics}
            </a>
          </>
        )}
        {game.hasSave && isRunning(game) ? <ExportSeen game={game} name={name} /> : null}
        {game.hasSave && !isRunning(game) ? (
          <ShareButtons
            what={async () => {
              const save = await readSave(game.id);
              return save === undefined ? null : { kind: 'game', text: formatLinkedGame({ save, from: 0 }) };
            }}
            title={name}
            onFile={() => exportGame(game)}
            kind="button quiet"
          />
        ) : null}
        {game.hasSave ? (
          <button
            type="button"
            className="button quiet"
            aria-label={games.exportOf(name)}
            onClick={() => void exportGame(game)}
          >
            {games.export}
          </button>
        ) : null}
        <Sure
          text={games.remove}
          label={games.removeOf(name)}
          question={game.saga === undefined ? games.removeSure : games.removeOfSaga}
          onSure={() => void removeGame(game.id)}
        />
      </div>
    </li>
  );
};

/** Where the page has a sentence for it, what its reader says adds nothing. */
const refused = (error: unknown): Imported => {
  const is = error instanceof Unreadable ? error.is : 'broken';
  return { ok: false, error: is, where: is === 'broken' && error instanceof Error ? error.message : '' };
};

const Import = () => {
  const words = useWords();
  const { games } = words;
  const id = useId();
  const [outcome, setOutcome] = useState<Imported | null>(null);
  const { read, progress } = useReading();
  const goElsewhere = useElsewhere();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const kind = await read('kind', file);
      if (kind === 'game' || kind === 'unknown') await takeGame(file);
      else if (kind !== null) await takeElsewhere(kind, file);
    } catch (error) {
      setOutcome(refused(error));
    }
  };
  const takeGame = async (file: File): Promise<void> => {
    const found = await read('game', file);
    setOutcome(found === null ? null : { ok: true, game: await keepRead(found) });
  };
  const takeElsewhere = async (kind: FileKind, file: File): Promise<void> => {
    const found = await read(kind, file);
    if (found !== null) await goElsewhere(kind, found);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    void take(event.currentTarget.files?.[0]);
    event.currentTarget.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  };
  return (
    // Dropping a file is a second way to do what the button does.
    <section className="import" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div>
        <label className="button" htmlFor={id}>
          {games.import}
        </label>
        <input id={id} className="visually-hidden" type="file" accept={ANY_FILE} onChange={choose} />
      </div>
      <p className="soft">{games.importNote}</p>
      {progress}
      <div role="alert">{outcome === null ? null : <Outcome outcome={outcome} />}</div>
    </section>
  );
};

const Outcome = ({ outcome }: { outcome: Imported }) => {
  const words = useWords();
  const { games } = words;
  if (outcome.ok)
    return (
      <p className="note good">
        {games.imported(missionTitle(words, outcome.game))} {isRunning(outcome.game) ? games.hasSecrets : null}
      </p>
    );
  return (
    <p className="note bad">
      {games.errors[outcome.error]}
      {outcome.where === '' ? null : <> {games.errorAt(outcome.where)}</>} {games.unchanged}
    </p>
  );
};

const List = ({ title, games }: { title: string; games: readonly GameRecord[] }) =>
  games.length === 0 ? null : (
    <section>
      <h2 className="label">{title}</h2>
      <ul className="game-list">
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );

export default function GamesScreen() {
  const words = useWords();
  const all = useGames();
  return (
    <Page title={words.games.title} className="games">
      <StorageNotice />
      {all?.length === 0 ? (
        <p className="soft">{words.games.none}</p>
      ) : (
        <p>
          <a href={formatRoute('records')}>{wordsOf(words.language, 'records').toAll}</a>
        </p>
      )}
      <List title={words.games.running} games={all?.filter(isRunning) ?? []} />
      <List title={words.games.finished} games={all?.filter((game) => !isRunning(game)) ?? []} />
      <Import />
    </Page>
  );
}
