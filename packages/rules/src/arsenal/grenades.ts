/** A11.1–A11.24: throwing grenades. */
import {
  edit,
  isFloor,
  isInFireArc,
  pieceAt,
  pieceOf,
  profileOf,
  rangeTo,
  refusal,
  removeMarkers,
  sees,
  terrainRow,
  type Board,
  type Game,
  type Piece,
  type PieceId,
  type Profile,
  type Refusal,
  type Square,
  type Verb,
  squareNow,
} from '@sensorium/engine';
import { destroyDoor } from '../core/doors.ts';
import { affectedPart, stopsFire } from '../core/fire.ts';
import { forEachAim } from '../core/firing.ts';
import { endRunsAt, kill } from '../core/kills.ts';
import { dropThrough } from '../deathwing/grenadeGlove.ts';
import { FACE_DOWN } from './aims.ts';
import { BREACH_DOWN, failsAtBreach, isBreachDown, isBreachUp, makeBreach } from './breach.ts';
import type { GrenadeRow } from './rows.ts';
import { applyBurst, markFrag, rollBurst, testPieces, type Burst } from './sections.ts';
import { GRENADES, GRENADE_IDS } from './tables/grenades.ts';
import { UNLIMITED } from './tables/plain.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    throw: 'square';
  }
  interface EventTypes {
    'grenade-thrown': { readonly by: PieceId; readonly at: Square; readonly what: string };
  }
}

export const FRAG_GRENADE = 'frag-grenade';
const COUNTED = ['frag-grenade', 'krak-grenade'];

/** A11.9: frag and krak used so far, where they are counted. */
const USED = 'grenades-used';
const MOST_USED = 4;

const TERMINATORS_HAVE_NONE = refusal('A11.3', 'terminators-carry-no-grenades');
const NOT_CARRIED: Readonly<Record<string, Refusal>> = {
  'krak-grenade': refusal('A11.8', 'no-such-grenade'),
  'frag-grenade': refusal('A11.8', 'no-such-grenade'),
  'plasma-grenade': refusal('A11.21', 'no-such-grenade'),
  'melta-bomb': refusal('A11.24', 'no-such-grenade'),
};
const NO_SUCH = refusal('A11.8', 'no-such-grenade');
const LIMIT = refusal('A11.9', 'grenades-used-up');
const OUT_OF_ARC = refusal('A11.2', 'out-of-fire-arc');
const NOT_ADJACENT = refusal('A11.4', 'section-not-adjacent');
const SQUARE_UNFIT = refusal('A11.5', 'square-cannot-be-aimed-at');
const WRONG_DISTANCE = refusal('A11.6', 'out-of-range');
const OUT_OF_SIGHT = refusal('A11.6', 'out-of-sight');
const AT_BREACH = refusal('A11.31', 'breach-already');

const isLimited = (game: Game): boolean => game.setup.rules.options['grenade-limit'] === 'on';

const CARRIED = new WeakMap<Profile, readonly number[]>();

/** A11.8: what the figure's gear holds, or its unit lists: the places of those grenades in the list. */
const carriedBy = (profile: Profile): readonly number[] => {
  let carried = CARRIED.get(profile);
  if (carried === undefined) {
    const { rows, unit } = profile;
    carried = GRENADE_IDS.flatMap((id, how) =>
      rows.some(({ row }) => row === id) || unit.figure?.grenades.includes(id) === true ? [how] : [],
    );
    CARRIED.set(profile, carried);
  }
  return carried;
};

export const carries = (game: Game, piece: Piece, id: string): boolean =>
  carriedBy(profileOf(game, piece)).includes(GRENADE_IDS.indexOf(id));

const supplyRefusal = (game: Game, piece: Piece, id: string, row: GrenadeRow): Refusal | null => {
  if (!carries(game, piece, id))
    return profileOf(game, piece).unit.armour === 'terminator' ? TERMINATORS_HAVE_NONE : NOT_CARRIED[id]!;
  if ((piece.counts[id] ?? row.limit ?? 1) <= 0) return NOT_CARRIED[id]!;
  return isLimited(game) && COUNTED.includes(id) ? countRefusal(piece) : null;
};

/** A11.9. */
export const countRefusal = (piece: Piece): Refusal | null => ((piece.counts[USED] ?? 0) >= MOST_USED ? LIMIT : null);

export const spendGrenade = (game: Game, id: PieceId, what: string): void => {
  const { counts } = pieceOf(game, id);
  const left = counts[what] ?? GRENADES[what]!.limit;
  if (left !== null) edit(game, id).counts = { ...counts, [what]: left - 1 };
  else if (isLimited(game)) edit(game, id).counts = { ...counts, [USED]: (counts[USED] ?? 0) + 1 };
};

const ADJACENT = new WeakMap<Board, readonly ReadonlySet<number>[]>();

/** A1.9: of each section, those of which a square shares an edge with one of its own. */
const adjacentSections = (board: Board): readonly ReadonlySet<number>[] => {
  const beside = board.sectionSquares.map(() => new Set<number>());
  board.section.forEach((section, square) => {
    for (let direction = 0; direction < 4; direction++) {
      const near = board.neighbours[square * 8 + direction]!;
      if (section >= 0 && near >= 0) beside[section]!.add(board.section[near]!);
    }
  });
  return beside;
};

const areAdjacent = (game: Game, a: number, b: number): boolean => {
  const { board } = game.setup;
  let adjacent = ADJACENT.get(board);
  if (adjacent === undefined) ADJACENT.set(board, (adjacent = adjacentSections(board)));
  return adjacent[a]!.has(b) && !arePartedByBreach(game, a, b);
};

/** A11.25: sections that meet only at face-down breaches, which are walls. */
const arePartedByBreach = (game: Game, a: number, b: number): boolean => {
  const { section, sectionSquares, neighbours } = game.setup.board;
  const meetsOther = (square: Square): boolean =>
    [0, 1, 2, 3].some((direction) => {
      const near = neighbours[square * 8 + direction]!;
      return near >= 0 && section[near] === b && !isBreachDown(game, near);
    });
  return (
    game.state.features.some(({ is }) => game.setup.rules.terrain[is]!.id === BREACH_DOWN) &&
    !sectionSquares[a]!.some((square) => !isBreachDown(game, square) && meetsOther(square))
  );
};

/** A11.4, A11.5. */
const sectionRefusal = (game: Game, thrower: Piece, at: Square): Refusal | null => {
  const { board } = game.setup;
  const own = board.section[thrower.square]!;
  const aimed = board.section[at]!;
  if (aimed === own || !areAdjacent(game, own, aimed)) return NOT_ADJACENT;
  if (stopsFire(game, at)) return SQUARE_UNFIT;
  if (!isInFireArc(board, thrower, at)) return OUT_OF_ARC;
  return sees(game, thrower, at) ? null : SQUARE_UNFIT;
};

/** A11.6, A11.31. */
const targetRefusal = (game: Game, thrower: Piece, row: GrenadeRow, at: Square): Refusal | null => {
  if (!isInFireArc(game.setup.board, thrower, at)) return OUT_OF_ARC;
  const range = rangeTo(game, thrower, at);
  if (range < row.least || range > (row.range as number)) return WRONG_DISTANCE;
  if (!sees(game, thrower, at)) return OUT_OF_SIGHT;
  return row.breaches && isBreachUp(game, at) ? AT_BREACH : null;
};

const aimRefusal = (game: Game, thrower: Piece, row: GrenadeRow, at: Square): Refusal | null => {
  if (!isFloor(game.setup.board, at)) return row.effect === 'section' ? SQUARE_UNFIT : OUT_OF_SIGHT;
  if (isBreachDown(game, at)) return FACE_DOWN;
  return row.effect === 'section' ? sectionRefusal(game, thrower, at) : targetRefusal(game, thrower, row, at);
};

export const throwGrenade: Verb = {
  id: 'throw',
  target: 'square',
  missing: NO_SUCH,
  options: (game, piece, offers) => {
    carriedBy(profileOf(game, piece)).forEach((how) => {
      const id = GRENADE_IDS[how]!;
      const row = GRENADES[id]!;
      if (supplyRefusal(game, piece, id, row) !== null) return;
      const range = typeof row.range === 'number' ? row.range : UNLIMITED;
      forEachAim(game, piece, range, (at) => {
        if (aimRefusal(game, piece, row, at) === null) offers.offer(at, how, row.ap);
      });
    });
  },
  refusal: (game, piece, { at, how }) => {
    const id = GRENADE_IDS[how];
    if (id === undefined) return NO_SUCH;
    const row = GRENADES[id]!;
    return supplyRefusal(game, piece, id, row) ?? aimRefusal(game, piece, row, at);
  },
  cost: (_game, _piece, { how }) => GRENADES[GRENADE_IDS[how]!]!.ap,
  perform: (game, piece, { at, how }) => {
    const id = GRENADE_IDS[how]!;
    spendGrenade(game, piece.id, id);
    game.sink?.({ is: 'grenade-thrown', by: piece.id, at, what: id, rule: 'A11.1' });
    if (failsAtBreach(game, piece.id, at)) return;
    const landed = dropThrough(game, at); // A5.15, D10.18
    if (GRENADES[id]!.breaches) meltAway(game, piece.id, landed);
    else burst(game, piece.id, id, landed);
  },
};

export const burstOf = (id: string, rule: string): Burst => {
  const { dice, kills } = GRENADES[id]!;
  return { dice, kills, heavyEnemyDice: 1, rule };
};

const burst = (game: Game, by: PieceId, id: string, at: Square): void => {
  const { effect, blocksSight } = GRENADES[id]!;
  if (effect === 'target') {
    strikeSquare(game, by, burstOf(id, 'A11.15'), at);
    return;
  }
  const part = affectedPart(game, [at]);
  game.sink?.({ is: 'section-hit', by, at, with: id, squares: part, rule: 'A11.7' });
  const results = rollBurst(game, by, burstOf(id, 'A11.7'), part);
  if (blocksSight) markFrag(game, part);
  applyBurst(game, by, results, 'A11.7');
};

const BREAKABLE = ['door', 'bulkhead']; // A11.17, A5.15

/** A11.15–A11.18. */
const strikeSquare = (game: Game, by: PieceId, grenade: Burst, at: Square): void => {
  const id = pieceAt(game.cells, at);
  if (id < 0) {
    if (BREAKABLE.includes(terrainRow(game, at).shotAs ?? '')) destroyDoor(game, by, at, 'A11.17');
    return;
  }
  for (const victim of testPieces(game, by, grenade, [id])) kill(game, victim, 'A11.15');
};

/** A11.22, A15.27: everything in the square goes, and no marker of a fallen marine stays. */
const meltAway = (game: Game, by: PieceId, at: Square): void => {
  const id = pieceAt(game.cells, at);
  if (id >= 0) kill(game, id, 'A11.22');
  const { id: what, destroyed } = terrainRow(game, at);
  removeMarkers(game, (marker) => marker.at === at);
  game.setup.hooks.squareWiped(game, at); // A11.23
  // Before anything else can happen there: fire does not spread through a wall. A11.27: a breach below a hole stays.
  if (!isBreachUp(game, at)) makeBreach(game, at);
  if (destroyed === undefined) return;
  endRunsAt(game, ({ door }) => door === at);
  game.sink?.({ is: 'door-destroyed', piece: by, at, what, now: squareNow(game, at), rule: 'A11.22' });
  game.setup.hooks.thingDestroyed(game, at, what);
};
