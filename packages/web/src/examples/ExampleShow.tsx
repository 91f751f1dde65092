/** An example on its small board, step by step. */
import '../game/frame.css';
import { unfoldFrames } from '@sensorium/host/recording';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'preact/compat';
import { formatRoute, goTo } from '../app/router.ts';
import { Board } from '../game/board/Board.tsx';
import { CameraMover } from '../game/board/cameraMover.ts';
import { boardOf } from '../game/board/model.ts';
import type { Overlay } from '../game/board/overlays.ts';
import { supplyOf } from '../game/deathwing/supplies.ts';
import { firstLevel, useEventLevel } from '../game/deathwing/useLevel.ts';
import { gameWords } from '../game/gameWords.ts';
import { CastDice } from '../game/hud/DiceTray.tsx';
import { EventPlayer } from '../game/player.ts';
import { logUpTo } from '../game/replay/replayState.ts';
import { lastThrow } from '../game/scene.ts';
import { isStill } from '../game/settings.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { useExample } from './examples.ts';
import { lookedAt, tellStep } from './tellings.ts';

const NOTHING: ReadonlySet<never> = new Set();
const PLAIN: ReadonlySet<Overlay> = new Set(['coordinates']);
const WITH_SIGHT: ReadonlySet<Overlay> = new Set(['coordinates', 'sight']);
const ignore = (): void => undefined;

const useSteps = (rule: string) => {
  const { language } = useWords();
  const example = useExample(rule, language);
  const frames = useMemo(() => unfoldFrames(example), [example]);
  const [index, setIndex] = useState(0);
  const [player] = useState(() => new EventPlayer(frames[0]!.view));
  const last = frames.length - 1;
  const go = useCallback(
    (to: number): void => {
      const wanted = Math.min(last, Math.max(0, to));
      const { view } = frames[wanted]!;
      const entries = logUpTo(frames, wanted, 'all').filter(({ number }) => number === wanted);
      if (wanted === index + 1) {
        player.cut(frames[index]!.view, []);
        player.tell(entries, view);
      } else player.cut(view, entries, lastThrow(entries));
      setIndex(wanted);
    },
    [frames, index, last, player],
  );
  return { example, frames, index, last, player, go };
};

const Levels = ({ count, level, onShow }: { count: number; level: number; onShow: (level: number) => void }) => {
  const { language } = useWords();
  const words = gameWords(language).levels;
  return (
    <div className="example-levels">
      {Array.from({ length: count }, (_, other) => (
        <button
          key={words.name(other + 1)}
          type="button"
          className="button quiet"
          aria-pressed={other === level}
          onClick={() => onShow(other)}
        >
          {words.name(other + 1)}
        </button>
      ))}
    </div>
  );
};

export default function ExampleShow({ rule, onClose }: { rule: string; onClose: () => void }) {
  const page = useWords();
  const { example: said } = page.rules;
  const settings = useSettings();
  const { example, frames, index, last, player, go } = useSteps(rule);
  const { dossier } = example;
  const words = gameWords(page.language);
  const board = boardOf(dossier);
  const [camera] = useState(() => new CameraMover());
  const { stage, log, dice } = useSyncExternalStore(player.subscribe, () => player.scene);
  const [level, setLevel] = useState(() => firstLevel(board, stage));
  useEventLevel(player, board, setLevel);
  useEffect(() => player.setPace(settings.pace), [player, settings.pace]);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const teller = useMemo(() => ({ words, dossier, board }), [words, dossier, board]);
  const { heading, lines } = useMemo(
    () => tellStep(teller, said, frames[index]!, log),
    [teller, said, frames, index, log],
  );
  const { piece, square } = lookedAt(frames[index]!);
  const { view } = frames[index]!;
  const read = (number: string): void => {
    onClose();
    goTo('rules', number);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const keys: Readonly<Record<string, number>> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    // Arrows step from wherever in the example the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="game example" data-pace={settings.pace} data-still={isStill(settings)} onKeyDown={press}>
      <p className="example-text">{example.texts[page.language] ?? example.texts['en']}</p>
      <div className="example-board">
        <Board
          dossier={dossier}
          stage={stage}
          view={view}
          player={player}
          level={level}
          selected={piece}
          ap={0}
          walks={[]}
          path={null}
          targets={[]}
          turns={null}
          areas={NOTHING}
          cursor={-1}
          hover={square}
          overlays={square >= 0 ? WITH_SIGHT : PLAIN}
          stains={[]}
          supply={(id) => supplyOf(dossier, view, id)}
          isStill={isStill(settings)}
          camera={camera}
          onSquare={ignore}
          onHover={ignore}
          onTurn={ignore}
          onArea={ignore}
        />
      </div>
      {board.levels > 1 ? <Levels count={board.levels} level={level} onShow={setLevel} /> : null}
      <div className="example-step" aria-live="polite" aria-atomic="true">
        <p className="label">
          {said.step(index + 1, last + 1)} · {heading}
        </p>
        {lines.map(({ text, rule: number }) => (
          <p key={`${text}${number}`}>
            {text}{' '}
            {number === '' ? null : (
              <a className="rule-number" href={formatRoute('rules', number)} onClick={onClose}>
                {number}
              </a>
            )}
          </p>
        ))}
        {dice === null ? null : (
          <section className="dice" aria-label={words.dice.title}>
            <CastDice teller={teller} cast={dice} isStill={isStill(settings)} onRule={read} />
          </section>
        )}
      </div>
      <div className="example-tools">
        <button type="button" className="button quiet" onClick={() => go(index - 1)} aria-disabled={index === 0}>
          {said.previous}
        </button>
        <button
          ref={next}
          type="button"
          className="button"
          onClick={() => go(index + 1)}
          aria-disabled={index === last}
        >
          {said.next}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {page.app.close}
        </button>
      </div>
      <p className="soft example-case">
        {said.fromCase} <span lang="en">{example.title}</span>
      </p>
    </div>
  );
}
