/** The board in words: what a square is, who is where, who threatens whom. The same on the page and at a terminal. */
import type { Parts } from '@sensorium/content/words';
import {
  DIRECTION_COUNT,
  DX,
  DY,
  UNREACHABLE,
  isFloor,
  otherSide,
  pathDistance,
  recall,
  secondSquare,
  type Board,
  type Piece,
  type PieceId,
  type Square,
  type View,
} from '@sensorium/engine';
import { catOf, securedKey } from '@sensorium/rules';
import type { Dossier } from '../protocol.ts';
import { squareName } from './squareNames.ts';

export type SurveyWords = Parts['survey'];

/** What is to be described, and how things are called. */
export interface Surveyed {
  readonly dossier: Dossier;
  readonly board: Board;
  readonly view: View;
  readonly words: SurveyWords;
  readonly facings: readonly string[];
  readonly terrain: Readonly<Record<string, string>>;
  readonly markers: Readonly<Record<string, string>>;
  /** With its number or letter. */
  readonly piece: (piece: Piece) => string;
  /** What else is known of it: points, weapon, value. */
  readonly facts: (piece: Piece) => readonly string[];
  /** Marines who have the square in sight (C10.2). */
  readonly seers: (square: Square) => readonly PieceId[];
}

const FIRST_DIAGONAL = 4;

const neighbour = (board: Board, square: Square, direction: number): Square =>
  board.neighbours[square * DIRECTION_COUNT + direction]!;

/** Ways out of a square; a diagonal counts where it is the only way between two squares. */
const waysOf = (board: Board, square: Square): number[] =>
  Array.from({ length: DIRECTION_COUNT }, (_, direction) => direction).filter((direction) => {
    if (neighbour(board, square, direction) < 0) return false;
    if (direction < FIRST_DIAGONAL) return true;
    const base = (square * DIRECTION_COUNT + direction) * 2;
    return !isFloor(board, board.flanks[base]!) && !isFloor(board, board.flanks[base + 1]!);
  });

/** Whether four squares of floor lie together: that is no corridor. */
const isInRoom = (board: Board, square: Square): boolean =>
  Array.from({ length: DIRECTION_COUNT - FIRST_DIAGONAL }, (_, i) => i + FIRST_DIAGONAL).some((direction) => {
    const base = (square * DIRECTION_COUNT + direction) * 2;
    return (
      neighbour(board, square, direction) >= 0 &&
      isFloor(board, board.flanks[base]!) &&
      isFloor(board, board.flanks[base + 1]!)
    );
  });

export const groundOf = (board: Board, square: Square): keyof SurveyWords['ground'] => {
  if (isInRoom(board, square)) return 'room';
  const ways = waysOf(board, square).length;
  return ways > 2 ? 'junction' : ways < 2 ? 'end' : 'corridor';
};

/** What stands on a square; nothing for bare floor. */
const thingOn = ({ dossier, view, terrain }: Surveyed, square: Square): string => {
  const feature = view.features.find(({ at }) => at === square);
  const id = feature === undefined || feature.is === 0 ? undefined : dossier.terrain[feature.is]?.id;
  return id === undefined ? '' : (terrain[id] ?? id.replaceAll('-', ' '));
};

const exitsOf = (surveyed: Surveyed, square: Square): string => {
  const { board, words } = surveyed;
  const ways = waysOf(board, square).map((direction) => {
    const thing = thingOn(surveyed, neighbour(board, square, direction));
    const name = words.directions[direction]!;
    return thing === '' ? name : words.through(name, thing);
  });
  if (ways.length === 0) return words.noExit;
  return ways.length === 1 ? words.exit(ways[0]!) : words.exits(words.and(ways));
};

/** D1.3: what a hole joins the square with. */
const linksOf = ({ board, dossier, view, words }: Surveyed, square: Square): string[] => {
  if (board.levels === 1) return [];
  const deck = board.width * board.height;
  const isHole = (at: Square): boolean =>
    view.features.some((feature) => feature.at === at && dossier.terrain[feature.is]?.isHole === true);
  const isLadder = (at: Square): boolean =>
    view.features.some((feature) => feature.at === at && dossier.terrain[feature.is]?.id === 'ladder');
  const [above, below] = [square + deck, square - deck];
  return [
    words.level(board.level[square]! + 1),
    ...(isHole(square) && isFloor(board, below) ? [words.hole(squareName(board, below))] : []),
    ...(isFloor(board, above) && isHole(above)
      ? [isLadder(above) ? words.ladderFoot(squareName(board, above)) : words.under(squareName(board, above))]
      : []),
  ];
};

const marksOn = (surveyed: Surveyed, square: Square): string[] => {
  const { dossier, view, words, board, markers } = surveyed;
  const cat = catOf({ state: view });
  const name = board.sectionNames[board.section[square]!];
  return [
    ...view.markers.flatMap(({ at, is }) => (at === square ? [markers[is] ?? is.replaceAll('-', ' ')] : [])),
    ...(view.burning.includes(square) ? [words.burning] : []),
    ...dossier.exits.flatMap((exit) => (exit.square === square ? [words.leave(words.directions[exit.side]!)] : [])),
    ...(cat !== null && cat.by < 0 && cat.at === square ? [words.cat] : []),
    ...(name === undefined ? [] : [words.section(name)]),
    ...(name !== undefined && dossier.targets.includes(name) ? [words.target] : []),
  ];
};

const lurkingIn = ({ view }: Surveyed, area: number): number =>
  view.aliens.filter((id) => view.pieces[id]?.area === area).length;

const entriesOn = (surveyed: Surveyed, square: Square): string[] =>
  surveyed.board.entries.flatMap((entry, area) => {
    const lurking = lurkingIn(surveyed, area);
    if (!entry.squares.includes(square) || (entry.isLatent && lurking === 0)) return [];
    const isSecured = recall(surveyed.view, securedKey(entry.id)) === 1;
    return [surveyed.words.entry(entry.id, lurking), ...(isSecured ? [surveyed.words.secured] : [])];
  });

export const pieceOnSquare = ({ board, view }: Pick<Surveyed, 'board' | 'view'>, square: Square): Piece | undefined =>
  view.pieces.find(
    (piece): piece is Piece =>
      piece !== null && square >= 0 && (piece.square === square || secondSquare(board, piece) === square),
  );

/** A square in one breath: its name, who stands there, what it is, its ways out, what lies on it. */
export const describeSquare = (surveyed: Surveyed, square: Square): string[] => {
  const { board, words } = surveyed;
  const name = squareName(board, square);
  if (!isFloor(board, square)) return [name, words.wall];
  const there = pieceOnSquare(surveyed, square);
  const thing = thingOn(surveyed, square);
  return [
    name,
    ...(there === undefined ? [] : [surveyed.piece(there), ...facingOf(surveyed, there), ...surveyed.facts(there)]),
    ...(thing === '' ? [] : [thing]),
    words.ground[groundOf(board, square)],
    exitsOf(surveyed, square),
    ...linksOf(surveyed, square),
    ...marksOn(surveyed, square),
    ...entriesOn(surveyed, square),
  ];
};

const facingOf = ({ words, facings }: Surveyed, { facing }: Piece): string[] =>
  facing < 0 ? [] : [words.faces(facings[facing] ?? '')];

const placeOf = (surveyed: Surveyed, piece: Piece): string[] => {
  const { board, words } = surveyed;
  if (piece.area >= 0) return [words.lurks(board.entries[piece.area]!.id)];
  if (piece.square < 0) return [words.offBoard];
  return [squareName(board, piece.square), words.ground[groundOf(board, piece.square)], ...facingOf(surveyed, piece)];
};

/** Towards where something lies: one of eight directions, or none on another level. */
const bearing = (board: Board, from: Square, to: Square): number => {
  if (board.level[from] !== board.level[to]) return -1;
  const [dx, dy] = [board.x[to]! - board.x[from]!, board.y[to]! - board.y[from]!];
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  const step = [across * 2 < along ? 0 : Math.sign(dx), along * 2 < across ? 0 : Math.sign(dy)];
  return DX.findIndex((x, direction) => x === step[0] && DY[direction] === step[1]);
};

interface Near {
  readonly piece: Piece;
  readonly distance: number;
}

/** C11.4: who of a side is nearest to a square. */
const nearest = ({ board, view }: Surveyed, square: Square, side: Piece['side']): Near | null =>
  view[side]
    .flatMap((id): Near[] => {
      const piece = view.pieces[id] ?? null;
      if (piece === null || piece.square < 0) return [];
      return [{ piece, distance: pathDistance(board, square, piece.square) }];
    })
    .filter(({ distance }) => distance !== UNREACHABLE)
    .reduce<Near | null>((best, next) => (best === null || next.distance < best.distance ? next : best), null);

const distanceText = (surveyed: Surveyed, square: Square, side: Piece['side']): string => {
  const { board, words } = surveyed;
  const near = nearest(surveyed, square, side);
  if (near === null) return words.cutOff;
  const direction = words.directions[bearing(board, near.piece.square, square)] ?? '';
  return words.away(near.distance, direction, surveyed.piece(near.piece));
};

const sightText = (surveyed: Surveyed, piece: Piece): string[] => {
  if (piece.side === 'marines' || piece.square < 0) return [];
  const { view, words } = surveyed;
  const seers = surveyed.seers(piece.square).flatMap((id) => view.pieces[id] ?? []);
  return [seers.length === 0 ? words.unseen : words.seenBy(words.and(seers.map(surveyed.piece)))];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = ({ words, piece }: Surveyed, who: Piece, parts: readonly string[]): string =>
  words.about(capital(piece(who)), parts.join(', '));

/** Where somebody is, how far from the other side, and who sees it. */
export const tellWhere = (surveyed: Surveyed, piece: Piece): string =>
  sentence(surveyed, piece, [
    ...placeOf(surveyed, piece),
    ...(piece.square < 0 ? [] : [distanceText(surveyed, piece.square, otherSide(piece.side))]),
    ...sightText(surveyed, piece),
  ]);

/** Everything known of somebody. */
export const tellWhat = (surveyed: Surveyed, piece: Piece): string =>
  sentence(surveyed, piece, [...placeOf(surveyed, piece), ...surveyed.facts(piece)]);

/** The enemies on the board, the nearest first, and those that lurk. */
export const tellThreats = (surveyed: Surveyed, side: Piece['side']): string[] => {
  const { view, words, board } = surveyed;
  const enemies = view[otherSide(side)]
    .flatMap((id) => view.pieces[id] ?? [])
    .filter(({ square }) => square >= 0)
    .map((piece) => ({ piece, distance: nearest(surveyed, piece.square, side)?.distance ?? UNREACHABLE }))
    .sort((a, b) => a.distance - b.distance || a.piece.id - b.piece.id);
  const lurking =
    side === 'aliens'
      ? []
      : board.entries.flatMap((entry, area) => {
          const count = lurkingIn(surveyed, area);
          const where = entry.squares[0];
          if (count === 0 || where === undefined) return [];
          return [`${words.areaThreat(entry.id, count)}, ${distanceText(surveyed, where, side)}.`];
        });
  const told = [...enemies.map(({ piece }) => tellWhere(surveyed, piece)), ...lurking];
  return told.length === 0 ? [words.noThreats[side]] : told;
};
