/** M0.5: marines leave the board by an exit. M5.4, M5.5: how many must. */
import {
  DX,
  DY,
  pieceOf,
  profileOf,
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
  interface MissionRuleTypes {
    exits: Exits;
    escape: Escape;
    'bring-out': BringOut;
  }
  interface EventTypes {
    'marine-escaped': { readonly piece: PieceId; readonly escaped: number; readonly needed: number };
  }
}

interface Exits {
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
export const exits: MissionRule<'exits'> = {
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
    plan.is === 'exits' ? exitsOn(game.setup.board, plan).map(({ from }) => from) : [],
  );

interface Escape {
  readonly count: number;
  readonly rule?: string;
  readonly lostBy?: string;
}

const countMarines = (game: Game, isCounted: (fate: string) => boolean): number =>
  game.state.marines.filter((id) => isCounted(pieceOf(game, id).fate)).length;

export const escape: MissionRule<'escape'> = {
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

export interface BringOut {
  readonly unit: string;
  readonly rule?: string;
  readonly lostBy?: string;
}

const bringOutPlans = (game: Game): BringOut[] =>
  game.setup.scenario.rules.flatMap((plan) => (plan.is === 'bring-out' ? [plan] : []));

const marinesOf = (game: Game, unit: string): PieceId[] =>
  game.state.marines.filter((id) => profileOf(game, pieceOf(game, id)).is === unit);

/** The marines on the board who must leave it alive. */
export const marinesToBringOut = (game: Game): PieceId[] =>
  bringOutPlans(game)
    .flatMap(({ unit }) => marinesOf(game, unit))
    .filter((id) => pieceOf(game, id).square >= 0);

/** Every marine of that unit leaves by an exit (M0.5); the first who dies loses the game. */
export const bringOut: MissionRule<'bring-out'> = {
  id: 'bring-out',
  hooks: ({ unit, rule = 'M5.4', lostBy = 'M5.5' }) => ({
    pieceLeft: (game, piece) => {
      const wanted = marinesOf(game, unit);
      const escaped = wanted.filter((id) => pieceOf(game, id).fate === 'escaped').length;
      if (wanted.includes(piece))
        game.sink?.({ is: 'marine-escaped', piece, escaped, needed: wanted.length, rule: 'M0.5' });
    },
    conditions: (game) => {
      const fates = marinesOf(game, unit).map((id) => pieceOf(game, id).fate);
      if (fates.includes('dead') || fates.includes('teleported')) return { winner: 'aliens', rule: lostBy };
      return fates.every((fate) => fate === 'escaped') ? { winner: 'marines', rule } : null;
    },
  }),
};
