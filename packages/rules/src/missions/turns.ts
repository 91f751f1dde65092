/** M6.5: turn limits. M0.4: how many blips come when. */
import { onBoard, pieceOf, type Coordinates, type MissionRule } from '@sensorium/engine';
import { squaresOf } from './places.ts';

declare module '@sensorium/engine' {
  interface MissionRuleTypes {
    'turn-limit': TurnLimit;
    waves: Waves;
    occupy: Occupy;
  }
}

interface TurnLimit {
  readonly turn: number;
  readonly winner: 'marines' | 'aliens' | 'draw';
  readonly rule?: string;
}

/** In the end phase of that turn the game is over. */
export const turnLimit: MissionRule<'turn-limit'> = {
  id: 'turn-limit',
  hooks: ({ turn, winner, rule = 'M6.5' }) => ({
    conditions: (game, atEndPhase) => (atEndPhase && game.state.turn >= turn ? { winner, rule } : null),
  }),
};

interface Waves {
  /** Blips of turn 1, 2, 3 …; afterwards the mission's number per turn. */
  readonly turns: readonly number[];
}

export const waves: MissionRule<'waves'> = {
  id: 'waves',
  hooks: ({ turns }) => ({ reinforcements: (game, due) => turns[game.state.turn - 1] ?? due }),
};

interface Occupy {
  readonly squares: readonly Coordinates[];
  readonly count: number;
  readonly rule?: string;
}

/** M0.7: checked in the end phase: enough marines stand on the squares. */
export const occupy: MissionRule<'occupy'> = {
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
