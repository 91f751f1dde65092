/** D13: secured entry areas. */
import {
  SOLID,
  isAdjacentStep,
  isBurning,
  isSolid,
  onBoard,
  opposite,
  pieceAt,
  pieceOf,
  refusal,
  sees,
  stepDirection,
  type Board,
  type Facing,
  type Game,
  type Hooks,
  type MissionRule,
  type Piece,
  type Refusal,
  type Square,
  type Step,
  type Hook,
  recall,
  remember,
} from '@sensorium/engine';
import { loseUnseen } from '../core/entryAreas.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    [area: `secured:${string}`]: number;
  }
  interface MissionRuleTypes {
    'secure-areas': { readonly areas: readonly string[] };
    secure: Secure;
  }
  interface EventTypes {
    'area-secured': { readonly area: number; readonly at: Square };
  }
  interface HookTypes {
    /** D13.1, D13.2 (d): whether the mission permits that area to be secured. */
    maySecure: Hook<'some', (game: Game, area: number) => boolean>;
    /** Marines have secured an area. */
    areaSecured: Hook<'all', (game: Game, area: number) => void>;
  }
}

/** Under which the memory keeps an entry area. */
export const securedKey = (id: string) => `secured:${id}` as const;

const KEYS = new WeakMap<Board, readonly ReturnType<typeof securedKey>[]>();
const keyOf = (game: Game, area: number): ReturnType<typeof securedKey> => {
  const { board } = game.setup;
  let keys = KEYS.get(board);
  if (keys === undefined) KEYS.set(board, (keys = board.entries.map(({ id }) => securedKey(id))));
  return keys[area]!;
};

export const isSecured = (game: Game, area: number): boolean => recall(game.state, keyOf(game, area)) === 1;

/** D13.2 (c). */
const isObstructed = (game: Game, square: Square, marine: Piece): boolean => {
  const other = pieceAt(game.cells, square);
  return isSolid(game.cells, square) || isBurning(game.cells, square) || (other >= 0 && other !== marine.id);
};

/** Asked of everybody after every action: few are. */
const isWithinAStep = ({ x, y }: Board, from: Square, to: Square): boolean =>
  from >= 0 && Math.abs(x[from]! - x[to]!) <= 1 && Math.abs(y[from]! - y[to]!) <= 1;

/** D13.2 (a), (b): on the entry square without turning his back, or next to it with it in sight. */
const guards = (game: Game, marine: Piece, square: Square, outward: Facing): boolean => {
  const { board } = game.setup;
  if (!isWithinAStep(board, marine.square, square) || !onBoard(marine) || marine.facing < 0) return false;
  if (isObstructed(game, square, marine)) return false;
  if (marine.square === square) return marine.facing !== opposite(outward);
  const direction = stepDirection(board, marine.square, square);
  return direction >= 0 && isAdjacentStep(game, marine.square, direction, SOLID) && sees(game, marine, square);
};

const isGuardedAt = (game: Game, square: Square, outward: Facing): boolean => {
  const { marines, pieces } = game.state;
  for (let i = 0; i < marines.length; i++) if (guards(game, pieces[marines[i]!]!, square, outward)) return true;
  return false;
};

const isGuarded = (game: Game, area: number): boolean => {
  const { squares, sides } = game.setup.board.entries[area]!;
  for (let i = 0; i < squares.length; i++) if (!isGuardedAt(game, squares[i]!, sides[i]!)) return false;
  return true;
};

/** D13.5, D20.8: an area that is secured, by marines or from the start. */
export const secureArea = (game: Game, area: number): void => {
  remember(game.state, keyOf(game, area), 1);
};

/** D13.4, D13.5. */
const secure = (game: Game, area: number): void => {
  const { state } = game;
  secureArea(game, area);
  game.sink?.({ is: 'area-secured', area, at: game.setup.board.entries[area]!.squares[0]!, rule: 'D13.2' });
  for (const id of state.aliens.slice()) if (pieceOf(game, id).area === area) loseUnseen(game, id, 'D13.4');
  game.setup.hooks.areaSecured(game, area);
};

/** D13.3: after every completed action. */
export const securing: Step = {
  id: 'D13.3',
  run: (game) => {
    const { maySecure } = game.setup.hooks;
    for (let area = 0; area < game.setup.board.entries.length; area++)
      if (!isSecured(game, area) && maySecure(game, area) && isGuarded(game, area)) secure(game, area);
  },
};

const SECURED = refusal('D13.4', 'entry-area-secured');
export const mayReinforce = (game: Game, area: number): Refusal | null => (isSecured(game, area) ? SECURED : null);

/** Every area may be secured that is one from the beginning (A11.32). */
export const securingHooks: Hooks = { maySecure: (game, area) => !game.setup.board.entries[area]!.isLatent };

/** D13.1: a mission that permits some areas to be secured. */
export const secureAreas: MissionRule<'secure-areas'> = {
  id: 'secure-areas',
  hooks: ({ areas }) => ({
    maySecure: (game, area) => areas.includes(game.setup.board.entries[area]!.id),
  }),
};

interface Secure {
  readonly count: number;
  readonly rule?: string;
}

/** The objective of a mission: so many areas are secured (D13.5). What is not yet secured is what it is about (S3.16). */
export const secureCount: MissionRule<'secure'> = {
  id: 'secure',
  hooks: ({ count, rule = 'D13.5' }, board) => {
    const areas = board.entries.map((_, area) => area);
    return {
      conditions: (game) =>
        areas.filter((area) => isSecured(game, area)).length >= count ? { winner: 'marines', rule } : null,
      objectiveSquares: (game) => unsecuredSquares(game),
    };
  },
};

/** The entry squares of the areas that may still be secured. */
export const unsecuredSquares = (game: Game): Square[] =>
  game.setup.board.entries.flatMap(({ squares }, area) =>
    !isSecured(game, area) && game.setup.hooks.maySecure(game, area) ? squares : [],
  );
