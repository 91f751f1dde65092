/** Which level is looked at: the one of whoever is chosen, and of what happens. */
import { useEffect, useState } from 'preact/compat';
import type { Board, GameEvent } from '@sensorium/engine';
import type { Context } from '../controls.ts';
import type { EventPlayer } from '../player.ts';
import type { Stage } from '../stage.ts';
import type { Game } from '../useGame.ts';

/** The square an event is about, or −1. */
export const squareOf = (event: GameEvent): number => {
  if (event.is === 'piece-turned' || event.is === 'turned-to-face' || event.is === 'facing-set') return -1;
  if ('to' in event) return event.to;
  return 'at' in event ? event.at : -1;
};

export const otherLevels = (levels: number, level: number): number[] =>
  Array.from({ length: levels }, (_, n) => n).filter((n) => n !== level);

/** Events worth leaving a level for. */
const DRAWS_THE_EYE: readonly GameEvent['is'][] = [
  'piece-moved',
  'piece-entered',
  'piece-deployed',
  'shot-fired',
  'close-combat-fought',
  'blip-converted',
  'door-opened',
  'door-destroyed',
  'landing-rolled',
  'piece-climbed',
  'piece-jumped',
  'ambush-turned-over',
  'grenade-burst',
];

export const drawsTheEye = ({ is }: GameEvent): boolean => DRAWS_THE_EYE.includes(is);

/** Where the first piece stands. */
export const firstLevel = (board: Board, { actors }: Stage): number => {
  for (const { square } of actors.values()) if (square >= 0) return board.level[square]!;
  return 0;
};

export const useLevel = ({ context, session, stage }: Game): [number, (level: number) => void] => {
  const { board, choice, offers, decision, canSpeak } = context;
  const [level, setLevel] = useState(() => firstLevel(board, stage));
  const { square = -1, area = -1 } = stage.actors.get(choice.selected) ?? {};
  const chosen = area >= 0 ? board.entries[area]!.squares[0]! : square;
  // Somebody else is chosen, or he has gone to another level: look there.
  const wanted =
    chosen >= 0 ? aimedLevel(context, chosen) : canSpeak && decision === 'deploy' ? levelOf(board, offers) : -1;
  const followed = `${choice.selected} ${choice.mode} ${wanted}`;
  const [seen, setSeen] = useState('');
  if (seen !== followed) {
    setSeen(followed);
    if (wanted >= 0) setLevel(wanted);
  }
  useEventLevel(session.player, board, setLevel);
  return [level, setLevel];
};

/** Goes to the level where something happens. */
export const useEventLevel = (player: EventPlayer, board: Board, setLevel: (level: number) => void): void =>
  useEffect(() => {
    if (board.levels === 1) return undefined;
    return player.onCue((event) => {
      const square = squareOf(event);
      if (drawsTheEye(event) && square >= 0) setLevel(board.level[square]!);
    });
  }, [player, board, setLevel]);

/** Where he stands; or the level of what he aims at, if his own has none of it (D10.7). */
const aimedLevel = ({ board, choice, offers }: Context, chosen: number): number => {
  const own = board.level[chosen]!;
  const aims =
    choice.mode === 'fire'
      ? offers.filter(
          ({ do: word, piece, how }) => word === 'fire' && piece === choice.selected && how === choice.weapon,
        )
      : [];
  return aims.length === 0 || aims.some(({ at }) => board.level[at] === own) ? own : board.level[aims[0]!.at]!;
};

const levelOf = (board: Board, offers: Game['context']['offers']): number => {
  const at = offers.find((offer) => offer.do === 'deploy')?.at ?? -1;
  return at < 0 ? -1 : board.level[at]!;
};
