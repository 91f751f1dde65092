/** C4: the clock. Timing itself lies outside the rules: the host says when the time is up (C4.7). */
import {
  pending,
  pieceOf,
  popFrame,
  profileOf,
  refusal,
  type Game,
  type Interjection,
  type Phase,
  type Hook,
} from '@sensorium/engine';
import { LEAST_SECONDS, NOVICE_SECONDS, TURN_SECONDS } from './data.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    'time-up': 'none';
  }
  interface EventTypes {
    'clock-started': { readonly turn: number; readonly seconds: number };
    'time-ran-out': object;
  }
  interface HookTypes {
    /** C4.7: the game is played without a clock. */
    isUntimed: Hook<'some', () => boolean>;
    /** H1: changes the time of a marine turn. */
    turnSeconds: Hook<'chain', (game: Game, seconds: number) => number>;
  }
}

/** C4.1–C4.4: fixed at the start of the clock phase. */
export const startClock = (game: Game): void => {
  let seconds = game.setup.scenario.novice ? NOVICE_SECONDS : TURN_SECONDS;
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (marine.fate === 'dead') seconds -= profileOf(game, marine).unit.timeLost;
  }
  seconds = game.setup.hooks.turnSeconds(game, seconds);
  const isUntimed = game.setup.hooks.isUntimed();
  game.state.clock = isUntimed ? 0 : Math.max(LEAST_SECONDS, seconds);
  game.state.timeUp = false;
  if (isUntimed) return;
  game.sink?.({ is: 'clock-started', turn: game.state.turn, seconds: game.state.clock, rule: 'C4.1' });
};

/** C4.8: seconds left at which the marine player is told. */
export const announcements = (seconds: number): number[] => {
  const due: number[] = [];
  for (let left = Math.floor(seconds / 60) * 60; left >= 60; left -= 60) if (left < seconds) due.push(left);
  return [...due, ...[45, 30, 15, 0].filter((left) => left < seconds)];
};

/** C4.1: the phases of the marine turn in which somebody may have to decide. */
export const isMarineTurn = (phase: Phase): boolean => phase === 'command' || phase === 'marine-action';

/** C4.5: it runs while the marine player decides, and stands still while the alien player does. */
export const isClockRunning = (game: Game): boolean =>
  isMarineTurn(game.state.phase) && !game.state.timeUp && pending(game)?.side === 'marines';

/** What the command phase still asks goes its usual way (C1.15). */
const declineAll = (game: Game): void => {
  const { decisions } = game.setup.rules;
  for (let frame = game.state.stack.at(-1)!; decisions.has(frame.kind); frame = game.state.stack.at(-1)!) {
    const decision = decisions.get(frame.kind)!;
    decision.choose(game, frame, decision.otherwise(game, frame));
  }
};

const NOT_HIS_TIME = refusal('C4.6', 'no-marine-turn');

/** C4.6: the marine turn ends; an action under way is finished with the choices that belong to it. */
export const timeUp: Interjection = {
  id: 'time-up',
  target: 'none',
  speakers: ['host'],
  options: (game, _speaker, out) => {
    if (isMarineTurn(game.state.phase) && !game.state.timeUp && game.state.clock > 0)
      out.add(game.setup.rules.wordIndex.get('time-up')!, -1, -1, 0, 0);
  },
  refusal: () => NOT_HIS_TIME,
  perform: (game) => {
    game.state.timeUp = true;
    game.sink?.({ is: 'time-ran-out', rule: 'C4.6' });
    if (game.state.phase === 'command') declineAll(game);
    else if (game.state.stack.at(-1)!.kind === 'marine-action') popFrame(game);
  },
};
