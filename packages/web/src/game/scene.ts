/** What has been told so far. Board, dice, log and counters show this and nothing later: they have one clock, the player's. */
import type { GameEvent, Piece, View } from '@sensorium/engine';
import type { LogEntry } from './logbook.ts';
import { lookOf } from './looks/events.ts';
import type { Actor, Stage } from './stage.ts';

/** Dice that are thrown as one: those of an area of fire, else those of one event. */
export interface Cast {
  readonly entries: readonly LogEntry[];
  /** What they say is seen. */
  readonly isLanded: boolean;
}

export interface Scene {
  readonly stage: Stage;
  readonly view: View;
  readonly log: readonly LogEntry[];
  /** The last that were thrown; null where none were since the scene was set. */
  readonly dice: Cast | null;
}

/** Who of the other side is acting just now; −1 for nobody. */
export const strangerActing = ({ log, view }: Pick<Scene, 'log' | 'view'>): number => {
  for (let n = log.length - 1; n >= 0; n--) {
    const { event } = log[n]!;
    if (event.is === 'phase-began') return -1;
    if (event.is === 'piece-activated' || event.is === 'points-paid')
      return isStranger(view, event.piece) ? event.piece : -1;
  }
  return -1;
};

export const isStranger = ({ pieces, side }: View, piece: number): boolean =>
  pieces[piece] !== null && pieces[piece] !== undefined && pieces[piece].side !== side;

/** One die a piece, all of them thrown at once (C15.7, D6.4, A8.2). */
const ROLLED_TOGETHER: readonly GameEvent['is'][] = ['flames-rolled', 'thing-rolled', 'piece-tested', 'blast-rolled'];

/** Whether dice are thrown for it where all can see them; what an automaton rolls for itself is in the log. */
export const isThrown = (event: GameEvent): boolean => {
  const { dice, lasts } = lookOf(event);
  return dice !== null && lasts[1] > 0;
};

const isSameThrow = (first: LogEntry, { event, number }: LogEntry): boolean =>
  ROLLED_TOGETHER.includes(event.is) &&
  ROLLED_TOGETHER.includes(first.event.is) &&
  first.event.rule === event.rule &&
  first.number === number;

/** The throws in what is told, in order: rows of dice that fall together are one. */
export const throwsIn = (entries: readonly LogEntry[]): readonly (readonly LogEntry[])[] => {
  const throws: LogEntry[][] = [];
  for (const entry of entries) {
    if (!isThrown(entry.event)) continue;
    const last = throws.at(-1);
    if (last !== undefined && isSameThrow(last[0]!, entry)) last.push(entry);
    else throws.push([entry]);
  }
  return throws;
};

/** The last throw of what has been told, as it lies there. */
export const lastThrow = (entries: readonly LogEntry[]): Cast | null => {
  const last = throwsIn(entries).at(-1);
  return last === undefined ? null : { entries: last, isLanded: true };
};

const isOut = (piece: Piece | null | undefined): boolean =>
  piece === null || piece === undefined || piece.fate !== 'in-play';

/** A piece as the stage shows it; what the stage does not say is as it was, or will be for one that is new. */
const onStage = (actor: Actor | undefined, before: Piece | null, end: Piece | null): Piece | null => {
  if (actor === undefined) return isOut(before) ? before : isOut(end) ? end : before;
  const known = isOut(before) ? end : before;
  if (known === null) return null;
  const { profile, square, area, facing, weapon, activation, ap } = actor;
  return { ...known, fate: 'in-play', profile, square, area, facing, weapon, activation, ap };
};

/** What an event says of the counters beside the board; the view settles the rest when all of a command is told. */
const countersAfter = (past: View, end: View, event: GameEvent): Partial<View> => {
  if (event.is === 'phase-began') return { turn: event.turn, phase: event.phase };
  if (event.is === 'piece-killed') return { kills: past.kills + event.kills };
  if (event.is === 'points-paid' && event.cp > 0) return { cpSpent: end.cpSpent, memory: end.memory };
  if (event.is === 'cp-drawn') return { cpDrawn: end.cpDrawn, cpBonus: end.cpBonus, cpSpent: end.cpSpent };
  return {};
};

/** The view between two commands: as it was, but for what the event told has changed. */
export const viewAfter = (past: View, end: View, { actors }: Stage, event: GameEvent): View => {
  const count = Math.max(past.pieces.length, end.pieces.length);
  const pieces = Array.from({ length: count }, (_, id) =>
    onStage(actors.get(id), past.pieces[id] ?? null, end.pieces[id] ?? null),
  );
  const isAlien = (id: number): boolean => actors.has(id) && pieces[id]?.side === 'aliens';
  const aliens = [...new Set([...past.aliens, ...end.aliens])].filter(isAlien);
  return { ...past, ...countersAfter(past, end, event), pieces, aliens };
};
