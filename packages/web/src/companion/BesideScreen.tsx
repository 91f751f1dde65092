/** A game beside a real board: the screen of the table, with a card for the dice and the cardboard. */
import { toScenario } from '@sensorium/content';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'preact/compat';
import { Page, useTitle } from '../app/Page.tsx';
import { goTo, replaceWith } from '../app/router.ts';
import type { GameConfig } from '../engine/protocol.ts';
import { GameScreen, type Care } from '../game/index.ts';
import { gameWords } from '../game/gameWords.ts';
import { missionOf, missionTitle, wordsOf } from '../screens/gameNames.ts';
import { RuleDialog } from '../screens/RuleDialog.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { keepClock, readClock } from '../storage/clocks.ts';
import { WITH_SECRETS, fileName, offerDownload } from '../storage/files.ts';
import { holdGame, type Hold } from '../storage/gameLock.ts';
import { readGame, readSave, restoreGame, type GameRecord } from '../storage/games.ts';
import { tellFault, useWords } from '../words/words.ts';
import { BesideContext, useBeside } from './BesideCard.tsx';
import { BesideEngine } from './besideEngine.ts';
import { useCompanionWords } from './companionWords.ts';
import { SettingUp } from './SettingUp.tsx';
import { useWakeLock } from './wakeLock.ts';
import './beside.css';

interface Opened {
  readonly game: GameRecord;
  readonly engine: BesideEngine;
}
type Opening = Opened | 'elsewhere' | { readonly failure: string } | null;

const configOf = (game: GameRecord): GameConfig => {
  const mission = missionOf(game);
  const made =
    mission === undefined
      ? game.mission
      : toScenario(mission, { novice: game.clock === 'novice', options: game.options ?? {} });
  return {
    scenario: game.scenario ?? made,
    ...(game.seed === undefined ? {} : { seed: game.seed }),
    sides: game.sides,
    clock: game.clock,
    reading: readClock(game.id),
  };
};

/** Another window may take it over at any time, and this one takes it back when somebody says so. */
const useOpened = (id: string): readonly [Opening, () => void] => {
  const words = useWords();
  const { language } = words;
  const missing = words.after.missing;
  const [opening, setOpening] = useState<Opening>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let hold: Hold | null = null;
    let engine: BesideEngine | null = null;
    const lose = (): void => {
      if (!isGone) setOpening('elsewhere');
    };
    const open = async (): Promise<void> => {
      const game = await readGame(id);
      if (game === undefined) return setOpening({ failure: missing });
      hold = await holdGame(id, attempt > 0);
      if (hold === null || isGone) return isGone ? hold?.release() : lose();
      void hold.lost.then(lose);
      engine = new BesideEngine({ onClock: (reading) => keepClock(id, reading), onTaken: lose });
      const storedAs = { game: id, owner: crypto.randomUUID(), isNew: !game.hasSave, isWatching: false };
      await engine.open(configOf(game), game.typed ?? [], storedAs);
      if (isGone) engine.close();
      else setOpening({ game, engine });
    };
    open().catch((error: unknown) => {
      if (!isGone) setOpening({ failure: tellFault(language, error) });
    });
    return () => {
      isGone = true;
      engine?.close();
      hold?.release();
      setOpening(null);
    };
  }, [id, attempt, language, missing]);
  return [opening, useCallback(() => setAttempt((old) => old + 1), [])];
};

const useCare = ({ game, engine }: Opened, reopen: () => void): Care =>
  useMemo(
    () => ({
      onExport: () =>
        void (engine.session?.save() ?? readSave(game.id)).then(
          (save) => save !== undefined && offerDownload(fileName(game.mission, game.begun, WITH_SECRETS), save),
        ),
      onGoOn: reopen,
      onTakeOver: reopen,
      onKeep: () => {
        const { session } = engine;
        const isGone = session?.getSnapshot().keeping.problem === 'gone';
        void (isGone ? restoreGame(game).catch(() => undefined) : Promise.resolve()).then(() => session?.keep(isGone));
      },
    }),
    [game, engine, reopen],
  );

const Table = ({ opened, reopen }: { opened: Opened; reopen: () => void }) => {
  const { game, engine } = opened;
  const words = useWords();
  const settings = useSettings();
  const [rule, setRule] = useState('');
  const status = useSyncExternalStore(engine.subscribe, engine.getStatus)!;
  const care = useCare(opened, reopen);
  const title = missionTitle(words, game);
  useTitle(title);
  useWakeLock();
  const { beside, board } = useBeside(engine, status, setRule);
  const { session } = engine;
  if (session === null) return <SettingUp title={title} engine={engine} status={status} />;
  return (
    <BesideContext.Provider value={beside}>
      <GameScreen
        session={session}
        words={gameWords(words.language)}
        settings={settings}
        mission={{ name: title, objectives: wordsOf(game, words.language) ?? null }}
        care={care}
        beside={board}
        onLeave={() => (game.draft === undefined ? goTo('home') : goTo('editor', game.draft))}
        onFinished={() => replaceWith('after', game.id)}
        onRule={setRule}
        onSettings={changeSettings}
      />
      <RuleDialog rule={rule} onClose={() => setRule('')} />
    </BesideContext.Provider>
  );
};

export default function BesideScreen({ id }: { id: string }) {
  const words = useWords();
  const { play } = useCompanionWords();
  const [opening, reopen] = useOpened(id);
  if (opening === null)
    return (
      <main className="loading">
        <h1>{words.app.loading}…</h1>
      </main>
    );
  if (opening === 'elsewhere')
    return (
      <Page title={play.title}>
        <p className="note">{play.takenOver}</p>
        <p>
          <button type="button" className="button primary" onClick={reopen}>
            {play.takeOver}
          </button>
        </p>
      </Page>
    );
  if ('failure' in opening)
    return (
      <Page title={play.title}>
        <p className="note bad" role="alert">
          {opening.failure}
        </p>
      </Page>
    );
  return <Table opened={opening} reopen={reopen} />;
}
