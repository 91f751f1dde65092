/** Where in the game one is, and how one goes on from there. */
import { useCallback, useEffect, useState } from 'preact/compat';
import type { ReplayFrames } from '../../engine/protocol.ts';
import type { CameraMover } from '../board/cameraMover.ts';
import type { LogEntry } from '../logbook.ts';
import type { EventPlayer } from '../player.ts';
import { lastThrow } from '../scene.ts';
import { killFrom, logUpTo, turnFrom, viewAs, type Marks, type PointOfView } from './replayState.ts';

/** Steps a second, or a whole turn at a time. */
export const SPEEDS = [1, 2, 4, 10, 20, 'turns'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Faster than this nothing is told, only shown. */
const FASTEST_TOLD = 4;
const SECOND = 1000;

const entriesOf = (log: readonly LogEntry[], index: number): LogEntry[] => log.filter(({ number }) => number === index);

export const cutTo = (
  player: EventPlayer,
  frames: ReplayFrames['frames'],
  index: number,
  pointOfView: PointOfView,
): void => {
  const log = logUpTo(frames, index, pointOfView);
  player.cut(viewAs(frames[index]!.view, pointOfView), log, lastThrow(entriesOf(log, index)));
};

interface Given {
  readonly frames: ReplayFrames['frames'];
  readonly marks: Marks;
  readonly player: EventPlayer;
  readonly pointOfView: PointOfView;
  readonly from: number;
}

export interface TransportState {
  readonly index: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly play: (isPlaying: boolean) => void;
  readonly jump: (to: number) => void;
  readonly step: () => void;
  readonly jumpTurn: (by: 1 | -1) => void;
  readonly jumpKill: (by: 1 | -1) => void;
}

export const useTransport = ({ frames, marks, player, pointOfView, from }: Given): TransportState => {
  const last = frames.length - 1;
  const [index, setIndex] = useState(() => Math.min(last, from));
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  const jump = useCallback(
    (to: number): void => {
      const wanted = Math.min(last, Math.max(0, to));
      setIndex(wanted);
      cutTo(player, frames, wanted, pointOfView);
    },
    [frames, last, player, pointOfView],
  );
  // Who comes by a link to a moment sees that moment.
  useEffect(() => {
    if (from > 0) cutTo(player, frames, Math.min(last, from), 'all');
  }, [player, frames, last, from]);
  const step = useCallback((): void => {
    const next = Math.min(last, index + 1);
    player.skip();
    setIndex(next);
    const log = logUpTo(frames, next, pointOfView);
    player.tell(entriesOf(log, next), viewAs(frames[next]!.view, pointOfView), log);
  }, [frames, index, last, player, pointOfView]);
  const isRunning = isPlaying && index < last;
  useEffect(() => {
    if (!isRunning) return undefined;
    let isGone = false;
    const goOn = (): void => {
      if (isGone) return;
      if (speed === 'turns')
        return jump(Math.max(index + 1, turnFrom(marks, index, 1) === index ? last : turnFrom(marks, index, 1)));
      if (speed > FASTEST_TOLD) return jump(index + 1);
      // One after the other, and each as long as it takes to be told.
      void player.idle().then(() => !isGone && step());
    };
    const timer = window.setTimeout(goOn, SECOND / (speed === 'turns' ? 1 : speed));
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [isRunning, step, jump, speed, player, marks, index, last]);
  const jumpTurn = useCallback((by: 1 | -1): void => jump(turnFrom(marks, index, by)), [jump, marks, index]);
  const jumpKill = useCallback((by: 1 | -1): void => jump(killFrom(frames, index, by)), [jump, frames, index]);
  return { index, last, isRunning, speed, setSpeed, play, jump, step, jumpTurn, jumpKill };
};

const ZOOM = 1.3;

/** What has keys of its own: fields, lists and the bar one drags. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

export const useReplayKeys = (transport: TransportState, camera: CameraMover): void => {
  useEffect(() => {
    const { index, last, isRunning, play, jump, step, jumpTurn, jumpKill } = transport;
    const deeds: Readonly<Record<string, () => void>> = {
      arrowleft: () => jump(index - 1),
      arrowright: step,
      arrowup: () => jumpTurn(-1),
      arrowdown: () => jumpTurn(1),
      pageup: () => jumpTurn(-1),
      pagedown: () => jumpTurn(1),
      home: () => jump(0),
      end: () => jump(last),
      n: () => jumpKill(1),
      p: () => jumpKill(-1),
      ' ': () => play(!isRunning),
      '+': () => camera.zoom(ZOOM),
      '-': () => camera.zoom(1 / ZOOM),
      '0': () => camera.fit(),
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return;
      const key = event.key.toLowerCase();
      // A button with the focus is pressed by the space bar.
      if (key === ' ' && event.target instanceof HTMLButtonElement) return;
      const { [key]: deed } = deeds;
      if (deed === undefined || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [transport, camera]);
};
