/** D6: the grenade launcher glove. */
import {
  isInFireArc,
  pieceAt,
  pieceOf,
  profileOf,
  rangeTo,
  refusal,
  sees,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type RangedRow,
  type Refusal,
  type ShotKind,
  type Square,
} from '@sensorium/engine';
import { destroyDoor } from '../core/doors.ts';
import { affectedPart } from '../core/fire.ts';
import { forEachAim, spendRounds } from '../core/firing.ts';
import { kill } from '../core/kills.ts';
import { reachingInto } from './betweenLevels.ts';
import { THINGS, isClosedDoor, thingOf } from './data.ts';
import { belowHole } from './holes.ts';

declare module '@sensorium/engine' {
  interface EventTypes {
    'grenade-fired': { readonly by: PieceId; readonly at: Square; readonly left: number };
    'grenade-dropped': { readonly at: Square; readonly die: number; readonly dropped: boolean };
    'grenade-burst': { readonly at: Square; readonly squares: readonly Square[] };
  }
}

const CLOSED = refusal('D6.1', 'door-closed');
const OUT_OF_ARC = refusal('D6.1', 'out-of-fire-arc');
const OUT_OF_RANGE = refusal('D6.1', 'out-of-range');
const OUT_OF_SIGHT = refusal('D6.1', 'out-of-sight');
const DROPS_UP_TO = 2; // D10.18
/** D6.4. */
const NEEDED = { aliens: 4, marines: 6, thing: 5 } as const;

const aimRefusal = (game: Game, shooter: Piece, row: RangedRow, at: Square): Refusal | null => {
  if (terrainRow(game, at).stopsFire === true) return CLOSED;
  if (!isInFireArc(game.setup.board, shooter, at)) return OUT_OF_ARC;
  const range = rangeTo(game, shooter, at);
  if (range > row.range) return OUT_OF_RANGE;
  return range >= 1 && sees(game, shooter, at) ? null : OUT_OF_SIGHT;
};

/** D10.18: aimed at a hole it may drop a level, and again. */
export const dropThrough = (game: Game, at: Square): Square => {
  const below = belowHole(game, at);
  if (below < 0) return at;
  const die = game.chance.die(game, { for: 'terrain', by: -1 });
  game.sink?.({ is: 'grenade-dropped', at, die, dropped: die <= DROPS_UP_TO, rule: 'D10.18' });
  return die <= DROPS_UP_TO ? dropThrough(game, below) : at;
};

/** D6.4: open doors, crates, tanks and ladders in the area, and closed doors of the section next to it. */
const thingsIn = (game: Game, part: readonly Square[]): Square[] => {
  const { board } = game.setup;
  const beside = part.flatMap((square) =>
    [0, 1, 2, 3]
      .map((direction) => board.neighbours[square * 8 + direction]!)
      .filter(
        (near) => near >= 0 && board.section[near] === board.section[square] && isClosedDoor(terrainRow(game, near)),
      ),
  );
  const things = [...new Set([...part, ...beside, ...reachingInto(game, part)])].filter((square) => {
    const thing = thingOf(terrainRow(game, square));
    return thing !== null && thing !== 'bulkhead';
  });
  return things.sort((a, b) => orderOf(game, a) - orderOf(game, b) || a - b);
};

const orderOf = (game: Game, square: Square): number => THINGS.indexOf(thingOf(terrainRow(game, square))!);

/** D6.3, D6.4, D1.8: all dice first, then all results. */
const burstAt = (game: Game, by: PieceId, at: Square): void => {
  const part = affectedPart(game, [at]);
  game.sink?.({ is: 'grenade-burst', at, squares: part, rule: 'D6.3' });
  const killed = part
    .map((square) => pieceAt(game.cells, square))
    .filter((id) => id >= 0)
    .filter((id) => {
      const needed = NEEDED[pieceOf(game, id).side];
      const die = game.chance.die(game, { for: 'terrain', by });
      game.sink?.({ is: 'blast-rolled', piece: id, die, needed, rule: 'D6.4' });
      return die >= needed;
    });
  const broken = thingsIn(game, part).filter((square) => {
    const die = game.chance.die(game, { for: 'terrain', by });
    const what = terrainRow(game, square).id;
    game.sink?.({ is: 'thing-rolled', at: square, what, die, needed: NEEDED.thing, rule: 'D6.4' });
    return die >= NEEDED.thing;
  });
  for (const id of killed) kill(game, id, 'D6.4');
  for (const square of broken) destroyDoor(game, by, square, 'D6.4');
};

export const grenadeShot: ShotKind<RangedRow> = {
  id: 'grenade',
  targets: (game, shooter, row, offer) =>
    forEachAim(game, shooter, row.range, (at) => {
      if (aimRefusal(game, shooter, row, at) === null) offer(at);
    }),
  refusal: aimRefusal,
  fire: (game, shooter, how, at) => {
    const left = spendRounds(game, shooter.id, profileOf(game, shooter).gear[how]!, 1);
    game.sink?.({ is: 'grenade-fired', by: shooter.id, at, left, rule: 'D6.1' });
    burstAt(game, shooter.id, dropThrough(game, at));
  },
};
