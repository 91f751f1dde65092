/** Opens the game of an address, to play or to watch, and leads on when it is over. */
import { toScenario, type Mission } from '@sensorium/content';
import { useCallback, useEffect, useMemo, useState } from 'preact/compat';
import { progressOf } from '../app/gamePart.ts';
import { Page, useTitle } from '../app/Page.tsx';
import { goTo, replaceWith } from '../app/router.ts';
import { createSession, GameScreen, type Care, type GameSession, type GameWords } from '../game/index.ts';
import { gameWords } from '../game/gameWords.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { keepClock, readClock } from '../storage/clocks.ts';
import { WITH_SECRETS, fileName, offerDownload } from '../storage/files.ts';
import { holdGame, type Hold } from '../storage/gameLock.ts';
import {
  forgetUnstored,
  holdUnstored,
  readGame,
  readSave,
  readUnstored,
  restoreGame,
  type GameRecord,
} from '../storage/games.ts';
import { onChanged } from '../storage/tabs.ts';
import { noteUnderway, takeUnderway } from '../storage/underway.ts';
import { tellFault, useWords, type Words } from '../words/words.ts';
import { missionOf, missionTitle, wordsOf } from './gameNames.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

interface Opened {
  readonly game: GameRecord;
  /** Absent where a file brought a board of its own. */
  readonly mission: Mission | undefined;
  readonly session: GameSession;
  readonly close: () => void;
}
type Opening = Opened | { readonly failure: string } | null;

const configOf = (game: GameRecord, mission: Mission | undefined) => ({
  scenario:
    game.scenario ??
    (mission === undefined
      ? game.mission
      : toScenario(mission, { novice: game.clock === 'novice', options: game.options ?? {} })),
  ...(game.seed === undefined ? {} : { seed: game.seed }),
  sides: game.sides,
  clock: game.clock,
  reading: readClock(game.id),
});

/** What the table still has and the database has not goes to the page when the table is left. */
const leave = (id: string, owner: string, session: GameSession, hold: Hold | null): void => {
  const { keeping, failure } = session.getSnapshot();
  const isUnstored = keeping.unkept > 0 && keeping.problem !== 'taken' && failure === null;
  const end = (): void => {
    session.close();
    hold?.release();
  };
  if (!isUnstored) {
    if (keeping.unkept === 0 && !session.isWatching) forgetUnstored(id);
    end();
    return;
  }
  const saved = session.save().finally(end);
  holdUnstored(
    id,
    saved.then((save) => ({ save, owner, ...progressOf(session) })),
  );
};

const openGame = async (id: string, isTakenOver: boolean, reopen: () => void): Promise<Opened | null> => {
  const game = await readGame(id);
  if (game === undefined) return null;
  if (game.typed !== undefined) {
    replaceWith('beside', id);
    return new Promise<never>(() => undefined);
  }
  const hold = await holdGame(id, isTakenOver);
  const mission = missionOf(game);
  const unstored = readUnstored(id);
  const underway = hold === null ? null : takeUnderway(id);
  const owner = unstored?.owner ?? crypto.randomUUID();
  const storedAs = {
    game: id,
    owner,
    isNew: !game.hasSave,
    isWatching: hold === null,
    ...(unstored === undefined ? {} : { unstored: unstored.save }),
    ...(underway === null ? {} : { underway }),
  };
  try {
    const session = await createSession(configOf(game, mission), storedAs, {
      onClock: (reading) => keepClock(id, reading),
      onUnderway: (said) => noteUnderway(id, said === null ? null : { ...said, owner }),
      onTaken: reopen,
    });
    void hold?.lost.then(reopen);
    const stop = onChanged((changed) => {
      if (changed.store !== 'games' || changed.id !== id) return;
      if (session.isWatching) void session.follow();
      else if (changed.isRemoved === true) void session.keep(true);
    });
    const close = (): void => {
      stop();
      leave(id, owner, session, hold);
    };
    return { game, mission, session, close };
  } catch (error) {
    hold?.release();
    throw error;
  }
};

/** What is told of a game that does not open. */
const whyNot = (words: Words, error: unknown): string => {
  const message = tellFault(words.language, error);
  return message === 'gone' ? words.after.missing : words.newGame.failed(message);
};

/** The session lives as long as the screen shows this game, unless another window takes it over, or its thread has ended. */
const useOpened = (id: string): readonly [Opening, (isTakenOver: boolean) => void] => {
  const words = useWords();
  const [opening, setOpening] = useState<Opening>(null);
  const [attempt, setAttempt] = useState({ number: 0, isTakenOver: false });
  const reopen = useCallback(
    (isTakenOver: boolean) => setAttempt(({ number }) => ({ number: number + 1, isTakenOver })),
    [],
  );
  useEffect(() => {
    let isGone = false;
    let opened: Opened | null = null;
    const open = async (): Promise<void> => {
      try {
        opened = await openGame(id, attempt.isTakenOver, () => {
          if (!isGone) reopen(false);
        });
        if (isGone) opened?.close();
        else setOpening(opened ?? { failure: words.after.missing });
      } catch (error) {
        if (!isGone) setOpening({ failure: whyNot(words, error) });
      }
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
      setOpening(null);
    };
  }, [id, words, attempt, reopen]);
  return [opening, reopen];
};

const careOf = ({ game, session }: Opened, reopen: (isTakenOver: boolean) => void): Care => ({
  onExport: () =>
    void session
      .save()
      .catch(() => readSave(game.id))
      .then((save) => save !== undefined && offerDownload(fileName(game.mission, game.begun, WITH_SECRETS), save)),
  onGoOn: () => reopen(true),
  onTakeOver: () => reopen(true),
  onKeep: () => {
    const isGone = session.getSnapshot().keeping.problem === 'gone';
    void (isGone ? restoreGame(game).catch(() => undefined) : Promise.resolve()).then(() => session.keep(isGone));
  },
});

const Table = ({
  opened,
  words: said,
  reopen,
}: {
  opened: Opened;
  words: GameWords;
  reopen: (isTakenOver: boolean) => void;
}) => {
  const words = useWords();
  const settings = useSettings();
  const [rule, setRule] = useState('');
  const [isPreferring, setPreferring] = useState(false);
  const { game, session } = opened;
  const title = missionTitle(words, game);
  useTitle(title);
  const finish = useCallback(
    () => (game.saga === undefined ? replaceWith('after', game.id) : replaceWith(game.saga.kind, game.saga.id)),
    [game.id, game.saga],
  );
  const care = useMemo(() => careOf(opened, reopen), [opened, reopen]);
  const texts = wordsOf(game, words.language);
  return (
    <>
      <GameScreen
        session={session}
        words={said}
        settings={settings}
        mission={{ name: title, objectives: texts ?? null }}
        care={care}
        isAdvised={game.match === null}
        onLeave={() => (game.draft === undefined ? goTo('home') : goTo('editor', game.draft))}
        onFinished={finish}
        leadsTo={game.saga?.kind ?? 'report'}
        onRule={setRule}
        onSettings={changeSettings}
        onPreferences={() => setPreferring(true)}
      />
      <RuleDialog rule={rule} onClose={() => setRule('')} />
      {isPreferring ? <SettingsDialog onClose={() => setPreferring(false)} /> : null}
    </>
  );
};

export default function PlayScreen({ id }: { id: string }) {
  const words = useWords();
  const [opening, reopen] = useOpened(id);
  if (opening === null)
    return (
      <main className="loading">
        <h1>{words.app.loading}…</h1>
      </main>
    );
  if ('failure' in opening)
    return (
      <Page title={words.games.title}>
        <p className="note bad" role="alert">
          {opening.failure}
        </p>
      </Page>
    );
  return <Table opened={opening} words={gameWords(words.language)} reopen={reopen} />;
}
