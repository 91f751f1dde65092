/** Opens the game of an address, keeps it after every command, and leads on when it is over. */
import { toScenario, type Mission } from '@sensorium/content';
import { useCallback, useEffect, useState } from 'preact/compat';
import { progressOf } from '../app/gamePart.ts';
import { Page, useTitle } from '../app/Page.tsx';
import { goTo, replaceWith } from '../app/router.ts';
import { createSession, GameScreen, type GameSession, type GameWords } from '../game/index.ts';
import { gameWords } from '../game/gameWords.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { keepClock, readClock } from '../storage/clocks.ts';
import { keepGame, readGame, readSave, type GameRecord } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import { missionOf, missionTitle, wordsOf } from './gameNames.ts';
import { Lessons } from './Lessons.tsx';
import { RuleDialog } from './RuleDialog.tsx';

interface Opened {
  readonly game: GameRecord;
  /** Absent where a file brought a board of its own. */
  readonly mission: Mission | undefined;
  readonly session: GameSession;
}
type Opening = Opened | { readonly failure: string } | null;

const openGame = async (id: string): Promise<Opened | null> => {
  const [game, save] = await Promise.all([readGame(id), readSave(id)]);
  if (game === undefined) return null;
  const mission = missionOf(game);
  let session: GameSession | null = null;
  session = await createSession({
    scenario:
      game.scenario ??
      (mission === undefined
        ? game.mission
        : toScenario(mission, { novice: game.clock === 'novice', options: game.options ?? {} })),
    ...(game.seed === undefined ? {} : { seed: game.seed }),
    sides: game.sides,
    clock: game.clock,
    ...(save === undefined ? {} : { save }),
    onSaved: async (text) => {
      if (session !== null) await keepGame(id, text, progressOf(session));
    },
    reading: readClock(id),
    onClock: (reading) => keepClock(id, reading),
  });
  return { game, mission, session };
};

/** The session lives as long as the screen shows this game. */
const useOpened = (id: string): Opening => {
  const { after } = useWords();
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let isGone = false;
    let session: GameSession | null = null;
    const open = async (): Promise<void> => {
      try {
        const opened = await openGame(id);
        session = opened?.session ?? null;
        if (isGone) session?.close();
        else setOpening(opened ?? { failure: after.missing });
      } catch (error) {
        if (!isGone) setOpening({ failure: error instanceof Error ? error.message : String(error) });
      }
    };
    void open();
    return () => {
      isGone = true;
      session?.close();
      setOpening(null);
    };
  }, [id, after.missing]);
  return opening;
};

const Table = ({ opened, words: said }: { opened: Opened; words: GameWords }) => {
  const words = useWords();
  const settings = useSettings();
  const [rule, setRule] = useState('');
  const { game, mission, session } = opened;
  const title = missionTitle(words, game);
  useTitle(title);
  const finish = useCallback(
    () => (game.saga === undefined ? replaceWith('after', game.id) : replaceWith(game.saga.kind, game.saga.id)),
    [game.id, game.saga],
  );
  const texts = wordsOf(game, words.language);
  return (
    <>
      <GameScreen
        session={session}
        words={said}
        settings={settings}
        mission={{ name: title, objectives: texts === undefined ? [] : [texts.marines, texts.aliens] }}
        onLeave={() => goTo('home')}
        onFinished={finish}
        onRule={setRule}
        onSettings={changeSettings}
      />
      {mission === undefined ? null : <Lessons session={session} lessons={mission.lessons} />}
      <RuleDialog rule={rule} onClose={() => setRule('')} />
    </>
  );
};

export default function PlayScreen({ id }: { id: string }) {
  const words = useWords();
  const opening = useOpened(id);
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
          {words.newGame.failed(opening.failure)}
        </p>
      </Page>
    );
  return <Table opened={opening} words={gameWords(words.language)} />;
}
