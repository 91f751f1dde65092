/** The one thing a lesson lights: on the board, or among the buttons. */
import type { Light, LessonStatus } from '@sensorium/host';
import { useEffect } from 'preact/compat';
import { isGroup } from '../game/slots.ts';
import type { Game } from '../game/useGame.ts';

/** Whoever is to act is chosen first. */
const lightNow = ({ light, actor }: LessonStatus, { context }: Game): Light | null =>
  actor >= 0 && context.decision === 'action' && context.choice.selected !== actor
    ? { is: 'piece', piece: actor }
    : light;

/** Whether somebody must be chosen before anything else. */
export const isChoosingFirst = (status: LessonStatus, game: Game): boolean => {
  const light = lightNow(status, game);
  return light !== status.light && light?.is === 'piece';
};

/** The square that is lit, or −1. Who lurks is at his way in (C18.11). */
export const litSquare = (status: LessonStatus, game: Game): number => {
  const light = lightNow(status, game);
  if (light === null || light.is === 'button') return -1;
  if (light.is === 'square') return light.square;
  const { square = -1, area = -1 } = game.stage.actors.get(light.piece) ?? {};
  return square >= 0 ? square : (game.context.board.entries[area]?.squares[0] ?? -1);
};

/** Things of the screen that are no places of the action bar. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  clock: '.clock',
  pass: '.answer.is-pass',
  answer: '.decision .answer.is-main',
  points: '.cp',
  north: '.decision .answer:nth-of-type(1)',
  east: '.decision .answer:nth-of-type(2)',
  south: '.decision .answer:nth-of-type(3)',
  west: '.decision .answer:nth-of-type(4)',
};

/** A place that is folded away is lit where it folds out. */
const selectorOf = (button: string, { bar }: Game): string => {
  const group = bar.find(
    (place) => isGroup(place) && place.slots.some(({ id, word }) => id === button || word === button),
  );
  const places = [button, ...(group !== undefined && isGroup(group) ? [group.word] : [])];
  return ELSEWHERE[button] ?? places.map((place) => `.actionbar [data-slot~="${place}"]`).join();
};

/** Marks the button until the next picture; the bar may be drawn anew at any time. */
export const useLitButton = (status: LessonStatus, game: Game): void => {
  const light = lightNow(status, game);
  const selector = light?.is === 'button' ? selectorOf(light.button, game) : '';
  useEffect(() => {
    const button = selector === '' ? null : document.querySelector(selector);
    button?.setAttribute('data-lit', '');
    return () => button?.removeAttribute('data-lit');
  });
  useEffect(() => {
    if (selector !== '') document.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selector]);
};
