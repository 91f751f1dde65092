/** C15: the heavy flamer and its self-destruction. */
import {
  edit,
  isBarred,
  pieceAt,
  profileOf,
  refusal,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Square,
  type Verb,
  type Hook,
} from '@sensorium/engine';
import { destroyDoor } from './doors.ts';
import { affectedPart, burnPieces, setAlight, stopsFire, tellIgnited } from './fire.ts';
import { kill } from './kills.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    'self-destruct': 'none';
  }
  interface HookTypes {
    /** H9: a flamer shot has reached these squares; their pieces have been rolled for. */
    flamesReached: Hook<'all', (game: Game, by: PieceId, squares: readonly Square[]) => void>;
    /** H10: squares of things that reach into these squares from elsewhere. */
    reachingInto: Hook<'join', (game: Game, squares: readonly Square[]) => readonly Square[]>;
  }
  interface EventTypes {
    /** H9: whether a thing withstood a blast, where a die decides. */
    'thing-rolled': { readonly at: Square; readonly what: string; readonly die: number; readonly needed: number };
    'flamer-fired': { readonly by: PieceId; readonly at: Square; readonly left: number };
    'self-destructed': { readonly by: PieceId; readonly at: Square };
  }
}

const spendMarker = (game: Game, shooter: Piece, weapon: string): number => {
  const left = shooter.counts[weapon]! - 1;
  edit(game, shooter.id).counts = { ...shooter.counts, [weapon]: left };
  return left;
};

/** C15.2–C15.9. */
export const fireFlamer = (game: Game, shooter: Piece, weapon: string, at: Square): void => {
  const left = spendMarker(game, shooter, weapon);
  game.sink?.({ is: 'flamer-fired', by: shooter.id, at, left, rule: 'C15.2' });
  const part = affectedPart(game, [at]);
  setAlight(game, part, 'C15.6');
  burnPieces(game, part, 'C15.7');
  game.setup.hooks.flamesReached(game, shooter.id, part);
  tellIgnited(game, part);
};

const NO_FLAMER = refusal('C15.16', 'no-flamer');
const NO_MARKER = refusal('C15.1', 'no-ammunition');
const COST = 1;

const flamerOf = (game: Game, piece: Piece): string => {
  const { gear, rows } = profileOf(game, piece);
  let how = 0;
  while (rows[how]!.verbs?.includes('self-destruct') !== true) how += 1;
  return gear[how]!;
};

/** Destroys every piece in a section without a roll, and everything else that a blast destroys (C15.16). */
export const blowUp = (game: Game, by: PieceId, section: readonly Square[], rule: string): void => {
  for (const square of section) {
    const id = pieceAt(game.cells, square);
    if (id >= 0) kill(game, id, rule);
  }
  const reaching = game.setup.hooks.reachingInto(game, section);
  const things = [...new Set([...section, ...reaching])].sort((a, b) => a - b);
  const broken = things.filter((square) => isBrokenByBlast(game, square, rule));
  for (const square of broken) destroyDoor(game, by, square, rule);
};

const isBrokenByBlast = (game: Game, at: Square, rule: string): boolean => {
  const { id: what, blast: needed } = terrainRow(game, at);
  if (needed === undefined || isBarred(game.cells, at)) return false;
  if (needed <= 1) return true;
  const die = game.chance.die(game, { for: 'terrain', by: -1 });
  game.sink?.({ is: 'thing-rolled', at, what, die, needed, rule });
  return die >= needed;
};

/** C15.16: everything in the whole section, closed doors notwithstanding. */
export const selfDestruct: Verb = {
  id: 'self-destruct',
  missing: NO_FLAMER,
  target: 'none',
  options: (game, piece, offers) => {
    if (piece.counts[flamerOf(game, piece)]! > 0) offers.offer(-1, 0, COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (at !== -1 || how !== 0) return NO_FLAMER;
    return piece.counts[flamerOf(game, piece)]! > 0 ? null : NO_MARKER;
  },
  cost: () => COST,
  perform: (game, piece) => {
    const { board } = game.setup;
    const section = board.sectionSquares[board.section[piece.square]!]!;
    spendMarker(game, piece, flamerOf(game, piece));
    game.sink?.({ is: 'self-destructed', by: piece.id, at: piece.square, rule: 'C15.16' });
    blowUp(game, piece.id, section, 'C15.16');
    const burning = section.filter((square) => !stopsFire(game, square));
    setAlight(game, burning, 'C15.16');
    tellIgnited(game, burning);
  },
};
