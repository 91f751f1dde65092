/** C15.5–C15.14: fire: the part of a section it takes, its dice, how it spreads. */
import {
  extinguish,
  hasMarker,
  ignite,
  isBarred,
  isBurning,
  pieceAt,
  placeMarkers,
  removeMarkers,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Square,
  type Hook,
} from '@sensorium/engine';
import { noteDoorOrFire } from './endOfGame.ts';
import { kill } from './kills.ts';

declare module '@sensorium/engine' {
  interface MarkerTypes {
    [EMBERS]: true;
  }
  interface EventTypes {
    'squares-ignited': { readonly squares: readonly Square[] };
    'fires-ended': object;
    'flames-rolled': {
      readonly piece: PieceId;
      readonly die: number;
      readonly needed: number;
      readonly killed: boolean;
    };
  }
  interface HookTypes {
    /** Squares have begun to burn (or burn anew); their pieces have been rolled for. */
    squaresIgnited: Hook<'all', (game: Game, squares: readonly Square[]) => void>;
    /** H11: replaces C15.7 for a piece in the flames of that square. */
    flameTest: Hook<'one', (game: Game, piece: Piece, at: Square) => FlameTest>;
    /** C15.10: squares have just caught fire from those that burnt; nobody has been rolled for. */
    fireSpread: Hook<'all', (game: Game, burning: readonly Square[], caught: readonly Square[]) => void>;
  }
}

/** What a piece in flames needs on its die, or what happens without one. */
export interface FlameTest {
  readonly needed: number;
  readonly isRolled: boolean;
  readonly killsWithoutDie: boolean;
}

/** C15.7. */
const FLAMES: FlameTest = { needed: 2, isRolled: true, killsWithoutDie: false };

const flameTestOf = (game: Game, id: PieceId, at: Square): FlameTest => {
  const { flameTest } = game.setup.hooks;
  return flameTest === null ? FLAMES : flameTest(game, game.state.pieces[id]!, at);
};

/** C15.5: whether no flame enters the square. */
export const stopsFire = (game: Game, square: Square): boolean =>
  terrainRow(game, square).stopsFire === true || isBarred(game.cells, square);

/** C15.5: squares of one section reached by orthogonal steps without entering a closed door, in scan order. */
export const affectedPart = (game: Game, starts: readonly Square[]): Square[] => {
  const { board } = game.setup;
  const reached = new Set(starts);
  const frontier = [...starts];
  for (let square = frontier.pop(); square !== undefined; square = frontier.pop()) {
    for (let direction = 0; direction < 4; direction++) {
      const next = board.neighbours[square * 8 + direction]!;
      if (next < 0 || reached.has(next) || board.section[next] !== board.section[square]) continue;
      if (stopsFire(game, next)) continue;
      reached.add(next);
      frontier.push(next);
    }
  }
  return [...reached].sort((a, b) => a - b);
};

/** One die per piece in reading order (C1.10, C15.7). */
export const burnPieces = (game: Game, squares: readonly Square[], rule: string): void => {
  const burned: { id: PieceId; die: number; test: FlameTest }[] = [];
  for (const square of squares) {
    const id = pieceAt(game.cells, square);
    if (id < 0 || burned.some((other) => other.id === id)) continue;
    const test = flameTestOf(game, id, square);
    burned.push({ id, test, die: test.isRolled ? game.chance.die(game, { for: 'flames', by: id }) : 0 });
  }
  for (const { id, die, test } of burned) {
    if (!test.isRolled && !test.killsWithoutDie) continue;
    const killed = test.killsWithoutDie || die >= test.needed;
    game.sink?.({ is: 'flames-rolled', piece: id, die, needed: test.needed, killed, rule });
    if (killed) kill(game, id, rule);
  }
};

export const setAlight = (game: Game, squares: readonly Square[], rule: string): void => {
  if (squares.some((square) => !isBurning(game.cells, square))) noteDoorOrFire(game);
  ignite(game, squares);
  game.sink?.({ is: 'squares-ignited', squares, rule });
};

export const tellIgnited = (game: Game, squares: readonly Square[]): void => {
  game.setup.hooks.squaresIgnited(game, squares);
};

/** C15.15: on a closed door that burnt while it was open. */
export const EMBERS = 'embers';

/** C15.15: the square of a door that is being closed burns no longer, and will again. */
export const smother = (game: Game, door: Square): void => {
  if (!isBurning(game.cells, door)) return;
  extinguish(game, [door]);
  placeMarkers(game, [door], EMBERS, 'nothing');
};

/** C3.5: every fire ends. */
export const endFires = (game: Game): void => {
  removeMarkers(game, ({ is }) => is === EMBERS);
  if (game.state.burning.length === 0) return;
  extinguish(game, game.state.burning);
  game.sink?.({ is: 'fires-ended', rule: 'C3.5' });
};

/** C15.10: a door that is no longer closed lets the fire of its own section through; C15.15: its own burns again. */
export const spreadFire = (game: Game, door: Square): void => {
  const { board } = game.setup;
  const burning = game.state.burning.filter((square) => board.section[square] === board.section[door]);
  const sources = hasMarker(game.state, door, EMBERS) ? [...burning, door] : burning;
  if (sources.length === 0) return;
  removeMarkers(game, ({ at, is }) => at === door && is === EMBERS);
  const caught = affectedPart(game, sources).filter((square) => !isBurning(game.cells, square));
  if (caught.length === 0) return;
  const rule = burning.length === 0 ? 'C15.15' : 'C15.10';
  setAlight(game, caught, rule);
  game.setup.hooks.fireSpread(game, sources, caught);
  burnPieces(game, caught, rule);
  tellIgnited(game, caught);
};
