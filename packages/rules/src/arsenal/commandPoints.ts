/** A3.3–A3.7: drawing the command counter again. */
import {
  PASS,
  onBoard,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  type Aside,
  type Decision,
  type Game,
  type Piece,
  type Refusal,
  type Step,
} from '@sensorium/engine';
import { secretOf } from '../core/commandPoints.ts';
import { CP_COUNTERS } from '../core/data.ts';
import type { Rank } from './rows.ts';
import { drawSecond, playerOf } from './secondCounter.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'cp-redrawn': number;
  }
  interface WordTypes {
    redraw: 'none';
  }
  interface DecisionTypes {
    'cp-redraw': true;
  }
  interface FrameTypes {
    /** A3.3: the counter has been looked at and may be drawn again. */
    'cp-redraw': { readonly player: number };
  }
  interface EventTypes {
    /** A3.7: everybody is told that it was, nobody but the marine player what came. */
    'cp-redrawn': object;
  }
}

/** A3.5. */
const ELIGIBLE: readonly (Rank | undefined)[] = ['sergeant', 'captain', 'chapter-master'];
const REDRAWN = 'cp-redrawn';

const isLeader = (game: Game, piece: Piece): boolean => ELIGIBLE.includes(profileOf(game, piece).unit.rank);

/** A3.5, A3.6; A3.11: with two counters a leader of that player. */
const hasLeader = (game: Game, player: number | null = null): boolean =>
  game.state.marines.some((id) => {
    const piece = pieceOf(game, id);
    return onBoard(piece) && isLeader(game, piece) && (player === null || playerOf(game, id) === player);
  });

const redrawStep = (id: string, player: number): Step => ({
  id,
  run: (game) => {
    const isShared = game.setup.hooks.responders === null;
    if (isShared ? player === 1 && hasLeader(game) : hasLeader(game, player)) push(game, { kind: 'cp-redraw', player });
  },
});

export const offerRedraw = redrawStep('A3.3', 1);
export const offerSecondRedraw = redrawStep('A3.11-redraw', 2);

const NOT_NOW = refusal('A3.3', 'redraw-only-after-drawing');
const ONCE = refusal('A3.4', 'one-redraw-a-turn');
const NOT_ELIGIBLE = refusal('A3.5', 'no-eligible-leader');
const NOT_ON_BOARD = refusal('A3.6', 'leader-not-on-the-board');

const drawFirst = (game: Game): number => {
  game.state.cpDrawn = game.chance.draw(game, { for: 'command-counter', by: -1 }, CP_COUNTERS) + 1;
  return game.state.cpDrawn;
};

/** A3.3: the second counter stays, even if it is lower or the same. */
export const cpRedraw: Decision<'cp-redraw'> = {
  kind: 'cp-redraw',
  decision: 'cp-redraw',
  isPublic: false,
  side: () => 'marines',
  options: (game, _frame, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('redraw')!, -1, -1, 0, 0);
  },
  refusal: () => NOT_NOW,
  choose: (game, { player }, { do: word }) => {
    popFrame(game);
    if (word === 'pass') return;
    const { state } = game;
    const value = player === 2 ? drawSecond(game) : drawFirst(game);
    state.memory = { ...state.memory, [REDRAWN]: state.turn };
    game.sink?.({ is: 'cp-redrawn', secret: { ...secretOf(game, player), value }, rule: 'A3.3' });
  },
  otherwise: () => PASS,
};

const whyNoRedraw = (game: Game): Refusal => {
  if (game.state.memory[REDRAWN] === game.state.turn) return ONCE;
  if (hasLeader(game)) return NOT_NOW;
  const isAnywhere = game.state.marines.some((id) => isLeader(game, pieceOf(game, id)));
  return isAnywhere ? NOT_ON_BOARD : NOT_ELIGIBLE;
};

/** Between actions it is too late: the word is known, and answered with its reason. */
export const redrawTooLate: Aside = {
  id: 'redraw',
  target: 'none',
  options: () => undefined,
  refusal: whyNoRedraw,
  perform: () => undefined,
};
