/** M6.5: turn limits. M0.4: how many blips come when. */
import { onBoard, pieceOf, type Coordinates, type MissionRule } from '@sensorium/engine';
import { squaresOf } from './memory.ts';

export interface TurnLimit {
  readonly is: 'turn-limit';
  readonly turn: number;
  readonly winner: 'marines' | 'aliens' | 'draw';
  readonly rule?: string;
}

/** In the end phase of that turn the game is over. */
export const turnLimit: MissionRule<TurnLimit> = {
  id: 'turn-limit',
  hooks: ({ turn, winner, rule = 'M6.5' }) => ({
    conditions: (game, atEndPhase) => (atEndPhase && game.state.turn >= turn ? { winner, rule } : null),
  }),
};

export interface Waves {
  readonly is: 'waves';
  /** Blips of turn 1, 2, 3 …; afterwards the mission's number per turn. */
  readonly turns: readonly number[];
}

export const waves: MissionRule<Waves> = {
  id: 'waves',
  hooks: ({ turns }) => ({ reinforcements: (game, due) => turns[game.state.turn - 1] ?? due }),
};

export interface Occupy {
  readonly is: 'occupy';
  readonly squares: readonly Coordinates[];
  readonly count: number;
  readonly rule?: string;
}

/** M0.7: checked in the end phase: enough marines stand on the squares. */
export const occupy: MissionRule<Occupy> = {
  id: 'occupy',
  hooks: ({ squares, count, rule = 'M0.7' }, board) => {
    const wanted = new Set(squaresOf(board, squares));
    return {
      conditions: (game, atEndPhase) => {
        if (!atEndPhase) return null;
        const standing = game.state.marines.filter((id) => {
          const marine = pieceOf(game, id);
          return onBoard(marine) && wanted.has(marine.square);
        });
        return standing.length >= count ? { winner: 'marines', rule } : null;
      },
    };
  },
};
