/** C3, C5: the turn sequence, what follows an action, the end phase. */
import {
  NOBODY,
  edit,
  onBoard,
  pieceOf,
  popFrame,
  push,
  pushSequence,
  refusal,
  type Decision,
  type Game,
  type Options,
  type Phase,
  type Procedure,
  type Side,
  type Step,
  type Word,
} from '@sensorium/engine';
import { act, actionRefusal, apOf, endActivation, listActions } from './activation.ts';
import { convertSeenBlips, performConversion } from './blips.ts';
import { startClock } from './clock.ts';
import { cpLeftFor, drawCommandPoints, revealCommandPoints } from './commandPoints.ts';
import { checkConditions, checkStalemate } from './endOfGame.ts';
import { reinforce } from './entryAreas.ts';
import { endFires } from './fire.ts';
import { whyNotAsked } from './notAsked.ts';
import { fireOverwatch, loseOverwatch } from './overwatch.ts';
import { lateAnswerRefusal, openResponse } from './response.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    end: 'none';
  }
  interface FrameTypes {
    'marine-action': object;
    'alien-action': object;
    /** After time-up the action phase is not taken up again (C4.6). */
    'marine-phase': object;
  }
  interface EventTypes {
    'phase-began': { readonly phase: Phase; readonly turn: number };
  }
}

const enter = (game: Game, phase: Phase): void => {
  game.state.phase = phase;
  game.sink?.({ is: 'phase-began', phase, turn: game.state.turn, rule: 'C3.1' });
};

/** Table C-B. Each phase is a step; the end phase begins the next turn. */
export const TURN: readonly Step[] = [
  {
    id: 'clock',
    run: (game) => {
      enter(game, 'clock');
      startClock(game);
    },
  },
  {
    id: 'command',
    run: (game) => {
      enter(game, 'command');
      drawCommandPoints(game);
    },
  },
  {
    id: 'marine-action',
    run: (game) => {
      enter(game, 'marine-action');
      if (!game.state.timeUp) push(game, { kind: 'marine-action' });
    },
  },
  {
    id: 'reinforcement',
    run: (game) => {
      finishActions(game, 'marines');
      enter(game, 'reinforcement');
    },
  },
  { id: 'C18.2', run: reinforce },
  {
    id: 'alien-action',
    run: (game) => {
      enter(game, 'alien-action');
      push(game, { kind: 'alien-action' });
    },
  },
  {
    id: 'end',
    run: (game) => {
      finishActions(game, 'aliens');
      enter(game, 'end');
      pushSequence(game, 'end-phase');
    },
  },
];

/** C6.5, C12.8: the phase is over: no active piece, no sustained fire. */
const finishActions = (game: Game, side: Side): void => {
  endActivation(game, side);
  game.state.run = null;
};

/** C3.5. */
export const END_PHASE: readonly Step[] = [
  {
    id: 'E1',
    run: (game) => {
      for (const id of game.state.marines) loseOverwatch(game, id, 'C13.12');
    },
  },
  { id: 'E2', run: endFires },
  { id: 'E3', run: convertSeenBlips },
  { id: 'E4', run: revealCommandPoints },
  { id: 'E5', run: (game) => checkConditions(game, true) },
  {
    id: 'E6',
    run: (game) => {
      checkStalemate(game);
      for (const piece of game.state.pieces) {
        if (piece === null || piece.fate !== 'in-play') continue;
        if (piece.activation === 'ready' && !piece.mustLurk) continue;
        const draft = edit(game, piece.id);
        draft.activation = 'ready';
        draft.ap = 0;
        draft.freeTurn = false;
        draft.mustLurk = false;
      }
      game.state.activeMarine = NOBODY;
      game.state.activeAlien = NOBODY;
      game.state.turn += 1;
      if (game.state.winner === 'none') pushSequence(game, 'turn');
    },
  },
];

/** C5.1. */
export const AFTER_MARINE_ACTION: readonly Step[] = [
  { id: 'S2', run: convertSeenBlips },
  { id: 'S3', run: (game) => checkConditions(game, false) },
];

/** C5.2. */
export const AFTER_ALIEN_ACTION: readonly Step[] = [
  { id: 'A2', run: (game, { piece }) => fireOverwatch(game, piece) },
  { id: 'A3', run: convertSeenBlips },
  { id: 'A4', run: (game, { piece }) => answer(game, piece) },
  { id: 'A5', run: (game) => checkConditions(game, false) },
];

/** C7.12: only a genestealer that is still there can be answered. */
const answer = (game: Game, actor: number): void => {
  const piece = game.state.pieces[actor];
  if (onBoard(piece) && piece.facing >= 0) openResponse(game, actor);
};

/** C17.7: A3 and A5. */
export const AFTER_CONVERSION: readonly Step[] = [
  { id: 'A3', run: convertSeenBlips },
  { id: 'A5', run: (game) => checkConditions(game, false) },
];

const offerEnd = (game: Game, out: Options): void => out.add(game.setup.rules.wordIndex.get('end')!, -1, -1, 0, 0);
const END = { do: 'end', piece: -1, at: -1, how: 0, cp: 0 } as const;
const NOT_THIS_PHASE = refusal('C3.4', 'not-in-this-phase');

const MARINES_ACT = refusal('C5.1', 'marine-action-phase');
const NOT_HIS_TO_END = refusal('C3.2', 'marines-end-their-turn');

/** C6.1: any, all or none of the marines, in any order. */
export const marineAction: Decision<'marine-action'> = {
  kind: 'marine-action',
  decision: 'action',
  isPublic: false,
  side: () => 'marines',
  notYours: (game, { do: word }) => whyNotAsked(game, word) ?? (word === 'end' ? NOT_HIS_TO_END : MARINES_ACT),
  options: (game, _frame, out) => {
    for (const id of game.state.marines) {
      const marine = pieceOf(game, id);
      if (marine.square < 0) continue;
      const cp = cpLeftFor(game, id);
      const ap = apOf(game, marine);
      if (ap > 0 || cp > 0) listActions(game, marine, ap, cp, out);
    }
    for (const aside of game.setup.rules.asides.values()) aside.options(game, out);
    offerEnd(game, out);
  },
  refusal: (game, _frame, command) =>
    isAnswerWord(game, command.do)
      ? (whyNotAsked(game, command.do) ?? NOT_THIS_PHASE)
      : (game.setup.rules.asides.get(command.do)?.refusal(game, command) ??
        actionRefusal(game, command, 'marines', false)),
  choose: (game, _frame, command) => {
    if (command.do === 'end') {
      popFrame(game);
      return;
    }
    const aside = game.setup.rules.asides.get(command.do);
    if (aside !== undefined) {
      aside.perform(game, command);
      return;
    }
    game.state.stack[game.state.stack.length - 1] = { kind: 'marine-phase' };
    pushSequence(game, 'after-marine-action', command.piece);
    act(game, command);
  },
  otherwise: () => END,
};

export const marinePhase: Procedure<'marine-phase'> = {
  kind: 'marine-phase',
  run: (game) => {
    if (!game.state.timeUp) push(game, { kind: 'marine-action' });
  },
};

/** C6.1, C3.3. */
export const alienAction: Decision<'alien-action'> = {
  kind: 'alien-action',
  decision: 'action',
  isPublic: false,
  side: () => 'aliens',
  notYours: lateAnswerRefusal,
  options: (game, _frame, out, only) => {
    const { aliens, pieces } = game.state;
    for (let i = 0; i < aliens.length; i++) {
      const alien = pieces[aliens[i]!]!;
      if (only !== undefined && alien.id !== only) continue;
      if (alien.activation === 'ready' || alien.activation === 'active')
        listActions(game, alien, apOf(game, alien), 0, out);
    }
    offerEnd(game, out);
  },
  refusal: (game, _frame, command) =>
    isAnswerWord(game, command.do)
      ? (whyNotAsked(game, command.do) ?? NOT_THIS_PHASE)
      : actionRefusal(game, command, 'aliens', false),
  choose: (game, _frame, command) => {
    if (command.do === 'end') popFrame(game);
    else if (command.do === 'convert') performConversion(game, command);
    else {
      pushSequence(game, 'after-alien-action', command.piece);
      act(game, command);
    }
  },
  otherwise: () => END,
};

/** A word that answers another decision than this one. */
const isAnswerWord = (game: Game, word: Word): boolean => {
  const { verbs, asides, targets } = game.setup.rules;
  return targets.has(word) && !verbs.has(word) && !asides.has(word);
};
