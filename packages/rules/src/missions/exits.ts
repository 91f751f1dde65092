/** M0.5: marines leave the board by an exit. M5.4, M5.5: how many must. */
import {
  DX,
  DY,
  pieceOf,
  squareAt,
  type Board,
  type Coordinates,
  type Facing,
  type Game,
  type MissionRule,
  type PieceId,
  type Square,
} from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface EventTypes {
    'marine-escaped': { readonly piece: PieceId; readonly escaped: number; readonly needed: number };
  }
}

export interface Exits {
  readonly is: 'exits';
  readonly squares: readonly { readonly at: Coordinates; readonly side: Facing }[];
}

interface Exit {
  readonly from: Square;
  readonly side: Facing;
  readonly to: Square;
}

const exitsOn = (board: Board, { squares }: Exits): Exit[] =>
  squares.map(({ at: [x, y, level], side }) => ({
    from: squareAt(board, x, y, level),
    side,
    to: squareAt(board, x + DX[side]!, y + DY[side]!, level),
  }));

/** M0.5: by a forward move in the exit's direction, so he must face that way. */
export const exits: MissionRule<Exits> = {
  id: 'exits',
  hooks: (data, board) => {
    const list = exitsOn(board, data);
    return {
      wayOut: (_game, piece) =>
        piece.side === 'marines'
          ? (list.find(({ from, side }) => from === piece.square && side === piece.facing)?.to ?? -1)
          : -1,
    };
  },
};

/** The squares by which marines may leave. */
export const exitSquares = (game: Game): Square[] =>
  game.setup.scenario.rules.flatMap((plan) =>
    plan.is === 'exits' ? exitsOn(game.setup.board, plan as unknown as Exits).map(({ from }) => from) : [],
  );

export interface Escape {
  readonly is: 'escape';
  readonly count: number;
  readonly rule?: string;
  readonly lostBy?: string;
}

const countMarines = (game: Game, isCounted: (fate: string) => boolean): number =>
  game.state.marines.filter((id) => isCounted(pieceOf(game, id).fate)).length;

export const escape: MissionRule<Escape> = {
  id: 'escape',
  hooks: ({ count, rule = 'M5.4', lostBy = 'M5.5' }) => ({
    pieceLeft: (game, piece) =>
      game.sink?.({
        is: 'marine-escaped',
        piece,
        escaped: countMarines(game, (fate) => fate === 'escaped'),
        needed: count,
        rule: 'M0.5',
      }),
    conditions: (game) => {
      if (countMarines(game, (fate) => fate === 'escaped') >= count) return { winner: 'marines', rule };
      return countMarines(game, (fate) => fate !== 'dead') < count ? { winner: 'aliens', rule: lostBy } : null;
    },
  }),
};
