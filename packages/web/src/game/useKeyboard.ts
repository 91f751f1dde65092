/** Everything by keyboard: arrows move a cursor on the board, letters act. */
import { useEffect, type RefObject } from 'preact/compat';
import { DX, DY } from '@sensorium/engine';
import { wordsOf, type Language } from '@sensorium/content/words';
import { walkTo } from './controls.ts';
import { isGroup, type Place, type SlotGroup } from './slots.ts';
import { OVERLAYS, type Overlay } from './board/overlays.ts';
import type { CameraMover } from './board/cameraMover.ts';
import { centreOf } from './board/model.ts';
import { actionFor, type GameSettings, type KeyAction } from './settings.ts';
import type { QuestionSlot } from './spoken/announcer.ts';
import type { Game } from './useGame.ts';

const ARROWS: Readonly<Record<string, number>> = { arrowup: 0, arrowright: 1, arrowdown: 2, arrowleft: 3 };

export interface KeyboardOptions {
  readonly game: Game;
  readonly settings: GameSettings;
  readonly language: Language;
  readonly cursor: number;
  readonly setCursor: (square: number) => void;
  readonly board: RefObject<HTMLElement | null>;
  readonly camera: CameraMover;
  readonly level: number;
  readonly onLevel: (level: number) => void;
  readonly onOverlay: (overlay: Overlay) => void;
  readonly onLog: () => void;
  readonly onHelp: () => void;
  readonly onSheet: () => void;
  readonly onOrders: () => void;
  /** Null where nobody may be advised. */
  readonly onHint: (() => void) | null;
  readonly question: QuestionSlot;
  /** Says how the cursor came where it is, or why it stays. */
  readonly onSpoken: (text: string) => void;
}

/** In its panel arrow keys answer a question of facing; on the board they move the cursor. */
const isFacing = ({ context }: Game): boolean =>
  context.canSpeak && (context.choice.placing >= 0 || context.decision === 'set-facing');

/** C18.11: where the chosen one comes in, if he lurks; else −1. */
const entrySquare = ({ context: { board, view, choice } }: Game): number =>
  board.entries[view.pieces[choice.selected]?.area ?? -1]?.squares[0] ?? -1;

const moveCursor = (options: KeyboardOptions, direction: number): void => {
  const { game, cursor, setCursor, camera, level, onSpoken } = options;
  const said = wordsOf(options.language, 'survey');
  const { board, view, choice } = game.context;
  const start = cursor >= 0 ? cursor : (view.pieces[choice.selected]?.square ?? -1);
  if (start < 0) {
    const entry = entrySquare(game);
    return setCursor(entry >= 0 ? entry : board.floor.indexOf(1, level * board.width * board.height));
  }
  // Over walls to the next floor square in that direction, so that rooms across a wall stay in reach.
  for (let n = 1; n < Math.max(board.width, board.height); n++) {
    const x = board.x[start]! + DX[direction]! * n;
    const y = board.y[start]! + DY[direction]! * n;
    if (x < 0 || y < 0 || x >= board.width || y >= board.height)
      return onSpoken(said.blocked(said.directions[direction]!));
    const square = start + (DY[direction]! * board.width + DX[direction]!) * n;
    if (board.floor[square] !== 1) continue;
    onSpoken(n > 1 ? `${said.jumped(n - 1)}.` : '');
    setCursor(square);
    camera.bring([centreOf(board, square)]);
    return;
  }
};

const pass = (game: Game): void => {
  const { context, session, snapshot } = game;
  const frame = context.view.stack.at(-1);
  if (frame?.kind === 'cp-response' && (context.canSpeak || snapshot.isAskingAloud)) session.pass('once', frame.actor);
  else {
    const offer = context.canSpeak ? context.offers.find(({ do: word }) => word === 'pass') : undefined;
    if (offer !== undefined) game.say(offer);
  }
};

/** What a key presses: what is possible first, then what is folded away, then what can only tell why not. */
const placeFor = (bar: readonly Place[], action: KeyAction): Place | undefined => {
  const isOf = (place: Place): boolean => place.id === action || (!isGroup(place) && place.action?.id === action);
  const places = bar.filter(isOf);
  const folded = bar.flatMap((place) => (isGroup(place) ? place.slots.filter(isOf) : []));
  return places.find((place) => isGroup(place) || place.action !== null) ?? folded[0] ?? places[0];
};

const TURNS: Partial<Readonly<Record<KeyAction, number>>> = { 'turn-right': 1, 'turn-back': 2, 'turn-left': 3 };

/** While a walk is considered, the keys that turn choose how it ends. */
const turnThere = ({ context, head }: Game, quarters: number): void => {
  const walk = walkTo(context, context.walks, context.choice.pinned);
  if (walk !== undefined && walk.facing >= 0) head((walk.facing + quarters) % 4);
};

const perform = (options: KeyboardOptions, action: KeyAction): boolean => {
  const { game, camera } = options;
  const overlay = OVERLAYS.find((name) => action === `overlay-${name}`);
  if (overlay !== undefined) options.onOverlay(overlay);
  else if (action === 'cancel') game.clear();
  else if (action === 'pay-cp') game.togglePayCp();
  else if (action === 'undo') void game.session.undo();
  else if (action === 'end-turn') game.endTurn();
  else if (action === 'pass') {
    if (game.isHeld) game.session.player.step();
    else pass(game);
  } else if (action === 'skip') game.session.skip();
  else if (action === 'replay') game.session.replayLastTurn();
  else if (action === 'other-level' && game.context.board.levels > 1)
    options.onLevel((options.level + 1) % game.context.board.levels);
  else if (action === 'fit') camera.fit();
  else if (action === 'zoom-in') camera.zoom(1.25);
  else if (action === 'zoom-out') camera.zoom(0.8);
  else if (action === 'log') options.onLog();
  else if (action === 'help') options.onHelp();
  else if (action === 'orders') options.onOrders();
  else if (action === 'hint') options.onHint?.();
  else if (action === 'roster') options.onSheet();
  else if (game.context.choice.pinned >= 0 && TURNS[action] !== undefined) turnThere(game, TURNS[action]);
  else {
    const wanted = placeFor(game.bar, action);
    if (wanted === undefined) return false;
    if (isGroup(wanted)) game.unfold(game.unfolded === wanted.word ? null : wanted.word);
    else game.press(wanted);
  }
  return true;
};

/** While a group is folded out, digits name its members. */
const pickMember = ({ bar, unfolded, press }: Game, key: string, code: string): boolean => {
  const group = bar.find((place): place is SlotGroup => isGroup(place) && place.word === unfolded);
  const digit = /^[1-9]$/.test(key) ? Number(key) : Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0);
  const member = digit === 0 ? undefined : group?.slots[digit - 1];
  if (member === undefined) return false;
  press(member);
  return true;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Enter and Space belong to a button that has the focus. */
const isPressing = (target: EventTarget | null, key: string): boolean =>
  (key === 'enter' || key === ' ') && target instanceof HTMLElement && target.closest('button, summary, a') !== null;

/** Milliseconds in which a key was meant for what was there before the question. */
const TOO_SOON = 400;

/** A key that is held down, or was pressed before anybody could have heard the question, answers nothing. */
export const isMeantElsewhere = (question: QuestionSlot, event: Pick<KeyboardEvent, 'repeat' | 'timeStamp'>): boolean =>
  question.current !== null && (event.repeat || event.timeStamp - question.since < TOO_SOON);

export const useKeyboard = (options: KeyboardOptions): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { game, settings, cursor, board } = options;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isPressing(event.target, key))
        return;
      if (document.querySelector('dialog[open]') !== null || game.snapshot.curtain !== null) return;
      if (pickMember(game, key, event.code)) {
        event.preventDefault();
        return;
      }
      const isOnBoard = event.target === document.body || event.target === board.current;
      const direction = ARROWS[key];
      const action = actionFor(settings, key);
      const isInPanel = event.target instanceof Element && event.target.closest('.decision') !== null;
      const isAnswer = action === 'pass' || (direction !== undefined && isInPanel && isFacing(game));
      if (isAnswer && !game.isHeld && isMeantElsewhere(options.question, event)) {
        event.preventDefault();
        return;
      }
      if (direction !== undefined && isInPanel && isFacing(game)) game.face(direction);
      else if (direction !== undefined && (isOnBoard || isInPanel)) {
        moveCursor(options, direction);
      } else if (action === 'next-piece') {
        if (!isOnBoard || !game.nextPiece(event.shiftKey ? -1 : 1)) return;
      } else if (action === 'act') {
        if (!isOnBoard) return;
        const own = game.context.view.pieces[game.context.choice.selected]?.square ?? -1;
        const square = cursor >= 0 ? cursor : own >= 0 ? own : entrySquare(game);
        if (square < 0) return;
        if (!event.shiftKey || !game.consider(square)) game.actOn(square);
      } else if (action === undefined || !perform(options, action)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
};
