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
import { CP_COUNTERS } from '../core/data.ts';
import type { Rank } from './rows.ts';

declare module '@sensorium/engine' {
  interface FrameTypes {
    /** A3.3: the counter has been looked at and may be drawn again. */
    'cp-redraw': object;
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

/** A3.5, A3.6. */
const hasLeader = (game: Game): boolean =>
  game.state.marines.some((id) => onBoard(pieceOf(game, id)) && isLeader(game, pieceOf(game, id)));

export const offerRedraw: Step = {
  id: 'A3.3',
  run: (game) => {
    if (hasLeader(game)) push(game, { kind: 'cp-redraw' });
  },
};

const NOT_NOW = refusal('A3.3', 'redraw-only-after-drawing');
const ONCE = refusal('A3.4', 'one-redraw-a-turn');
const NOT_ELIGIBLE = refusal('A3.5', 'no-eligible-leader');
const NOT_ON_BOARD = refusal('A3.6', 'leader-not-on-the-board');

/** A3.3: the second counter stays, even if it is lower or the same. */
export const cpRedraw: Decision<'cp-redraw'> = {
  kind: 'cp-redraw',
  decision: 'cp-redraw',
  side: () => 'marines',
  options: (game, _frame, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('redraw')!, -1, -1, 0, 0);
  },
  refusal: () => NOT_NOW,
  choose: (game, _frame, { do: word }) => {
    popFrame(game);
    if (word === 'pass') return;
    const { state } = game;
    state.cpDrawn = game.chance.draw(game, { for: 'command-counter', by: -1 }, CP_COUNTERS) + 1;
    state.memory = { ...state.memory, [REDRAWN]: state.turn };
    const secret = { for: 'marines', value: state.cpDrawn } as const;
    game.sink?.({ is: 'cp-redrawn', secret, rule: 'A3.3' });
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
