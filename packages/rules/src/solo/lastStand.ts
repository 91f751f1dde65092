/** D23.9, D23.23, D23.24: how the boards of the solo mission end. */
import {
  onBoard,
  pieceOf,
  profileOf,
  squareAt,
  type Coordinates,
  type Game,
  type MissionRule,
} from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface MissionRuleTypes {
    'reach-corridor': ReachCorridor;
    'slay-leader': SlayLeader;
  }
}

const isAnybodyLeft = (game: Game): boolean => game.state.marines.some((id) => onBoard(pieceOf(game, id)));

interface ReachCorridor {
  readonly squares: readonly Coordinates[];
}

/** D23.9: all surviving marines stand on the exit corridor. */
export const reachCorridor: MissionRule<'reach-corridor'> = {
  id: 'reach-corridor',
  hooks: ({ squares }, board) => {
    const corridor = new Set(squares.map(([x, y, level]) => squareAt(board, x, y, level)));
    return {
      conditions: (game) => {
        if (!isAnybodyLeft(game)) return { winner: 'aliens', rule: 'D23.24' };
        const isThere = game.state.marines.every((id) => {
          const { square } = pieceOf(game, id);
          return square < 0 || corridor.has(square);
        });
        return isThere ? { winner: 'marines', rule: 'D23.9' } : null;
      },
    };
  },
};

interface SlayLeader {}

const LEADER = 'genestealer-leader';

/** D23.23, D23.24: the leader's death wins, even if the last marine dies with it. */
export const slayLeader: MissionRule<'slay-leader'> = {
  id: 'slay-leader',
  hooks: () => ({
    conditions: (game) => {
      if (game.state.phase !== 'setup' && !isLeaderAlive(game)) return { winner: 'marines', rule: 'D23.23' };
      return isAnybodyLeft(game) ? null : { winner: 'aliens', rule: 'D23.24' };
    },
  }),
};

const isLeaderAlive = (game: Game): boolean =>
  game.state.aliens.some((id) => profileOf(game, pieceOf(game, id)).is === LEADER);
