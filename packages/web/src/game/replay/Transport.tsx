/** The way through a game: a bar to drag with marks for turns and kills, and the buttons beneath it. */
import type { ReactNode } from 'preact/compat';
import { useMemo } from 'preact/compat';
import type { GameWords } from '../displayNames.ts';
import { IconButton } from '../hud/Icon.tsx';
import type { Marks } from './replayState.ts';
import { SPEEDS, type Speed, type TransportState } from './useTransport.ts';

/** So many numbers of turns fit under the bar. */
const MOST_NUMBERS = 16;

/** Per cent of the way. */
const placeOf = (index: number, last: number): number => (last === 0 ? 0 : (index / last) * 100);

const MarkStrip = ({ marks: { turns, kills }, last, words }: { marks: Marks; last: number; words: GameWords }) => {
  const every = Math.ceil(turns.length / MOST_NUMBERS);
  const paths = useMemo(
    () => ({
      turns: turns.map(({ index }) => `M${placeOf(index, last)} 0v12`).join(''),
      marines: kills
        .flatMap(({ index, side }) => (side === 'marines' ? [`M${placeOf(index, last)} 6v6`] : []))
        .join(''),
      aliens: kills.flatMap(({ index, side }) => (side === 'aliens' ? [`M${placeOf(index, last)} 0v6`] : [])).join(''),
    }),
    [turns, kills, last],
  );
  return (
    <div className="transport-marks">
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        {...{ role: 'img', 'aria-label': words.replay.marks(turns.length, kills.length) }}
      >
        <path className="mark-turn" d={paths.turns} />
        <path className="mark-alien" d={paths.aliens} />
        <path className="mark-marine" d={paths.marines} />
      </svg>
      {turns.map(({ turn, index }, at) =>
        at % every === 0 ? (
          <span key={turn} aria-hidden="true" style={{ left: `${placeOf(index, last)}%` }}>
            {turn}
          </span>
        ) : null,
      )}
    </div>
  );
};

interface TransportProps {
  readonly words: GameWords;
  readonly marks: Marks;
  readonly transport: TransportState;
  readonly children: ReactNode;
}

export const Transport = ({ words, marks, transport, children }: TransportProps) => {
  const { replay } = words;
  const { index, last, isRunning, speed, setSpeed, play, jump, step, jumpTurn, jumpKill } = transport;
  const here = marks.turns.findLast((mark) => mark.index <= index) ?? marks.turns[0];
  const speedName = (choice: Speed): string => (choice === 'turns' ? replay.wholeTurns : replay.perSecond(choice));
  return (
    <footer className="transport" title={replay.keys}>
      <MarkStrip marks={marks} last={last} words={words} />
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={replay.position(index, last)}
        onInput={(event) => jump(Number(event.currentTarget.value))}
      />
      <div className="transport-row">
        <IconButton is="backTurn" label={replay.previousTurn} onUse={() => jumpTurn(-1)} />
        <IconButton is="backKill" label={replay.previousKill} onUse={() => jumpKill(-1)} />
        <IconButton is="back" label={replay.back} onUse={() => jump(index - 1)} />
        <IconButton
          is={isRunning ? 'pause' : 'play'}
          label={isRunning ? replay.pause : replay.play}
          onUse={() => play(!isRunning)}
          kind="is-main"
        />
        <IconButton is="step" label={replay.forward} onUse={step} />
        <IconButton is="skip" label={replay.nextKill} onUse={() => jumpKill(1)} />
        <IconButton is="nextTurn" label={replay.nextTurn} onUse={() => jumpTurn(1)} />
        <span className="transport-place" aria-live="polite">
          {replay.position(index, last)}
        </span>
        <label>
          <span>{replay.turn}</span>
          <select value={here?.index} onChange={(event) => jump(Number(event.currentTarget.value))}>
            {marks.turns.map(({ turn, index: at }) => (
              <option key={at} value={at}>
                {turn}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{replay.speed}</span>
          <select
            value={String(speed)}
            onChange={({ currentTarget: { value } }) => setSpeed(SPEEDS.find((choice) => String(choice) === value)!)}
          >
            {SPEEDS.map((choice) => (
              <option key={choice} value={String(choice)}>
                {speedName(choice)}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </footer>
  );
};
