/** Typed orders: from `3 f 7,4 +1` to a command. */
import {
  DX,
  DY,
  FACINGS,
  areaOf,
  otherSide,
  squareAt,
  type Board,
  type Command,
  type PieceId,
  type Side,
  type View,
  type Word,
} from '@sensorium/engine';
import { GRENADE_IDS, JUMPING, POWER_IDS, codesNamed } from '@sensorium/rules';
import type { Dossier } from '../protocol.ts';
import type { Marks } from './marks.ts';
import { squareNamed } from './squareNames.ts';
import { foldedWord, type TypedWords } from './typedWords.ts';

/** What an order is read against: what the side sees, who is called how, who is chosen, what is on the list. */
export interface OrderContext {
  readonly dossier: Pick<Dossier, 'pointsAt' | 'verbs' | 'profiles'>;
  readonly board: Board;
  /** What may be typed in the person's language; English always may. */
  readonly typed?: TypedWords;
  readonly view: View;
  readonly side: Side;
  readonly marks: Marks;
  readonly chosen: PieceId | null;
  readonly options: readonly Command[];
}

export type Misreading =
  | { readonly not: 'order' }
  | { readonly not: 'piece' }
  | { readonly not: 'target'; readonly text: string }
  | { readonly not: 'clear'; readonly word: string };

/** `faces: false`: the order says no facing, which must be asked for. */
export type Reading = { readonly command: Command; readonly faces: boolean } | Misreading;

const SHORT: Readonly<Record<string, Word>> = {
  m: 'move',
  mf: 'move',
  mj: 'move',
  j: 'jump',
  cl: 'climb',
  st: 'stand',
  fa: 'full-auto',
  re: 'reload',
  t: 'turn',
  tf: 'turn',
  f: 'fire',
  a: 'attack',
  ow: 'overwatch',
  o: 'open',
  c: 'close',
  cj: 'clear-jam',
  clear: 'clear-jam',
  sd: 'self-destruct',
  cv: 'convert',
  d: 'deploy',
  r: 'reinforce',
  cancel: 'cancel-overwatch',
  draw: 'agree-draw',
};

/** How a move or turn is written in a command that ends with a shot (C14, A4.10), or with a jump through the hole entered (D8.7). */
const WAYS: Readonly<Record<string, number>> = { mf: 1, tf: 1, mj: JUMPING };

const COMPASS: Readonly<Record<string, number>> = {
  n: 0,
  e: 1,
  s: 2,
  w: 3,
  ne: 4,
  se: 5,
  sw: 6,
  nw: 7,
  // As the compass is read in French; `o` is west where a direction is expected.
  o: 3,
  so: 6,
  no: 7,
};

const FACING_WORDS: Readonly<Record<string, number>> = {
  north: 0,
  east: 1,
  south: 2,
  west: 3,
  nord: 0,
  est: 1,
  sud: 2,
  ouest: 3,
};
const directionOf = (token: string): number | undefined =>
  COMPASS[token.toLowerCase()] ?? FACING_WORDS[token.toLowerCase()];

/** The only one of these that begins so, where enough of it is typed to mean it. */
const completed = <T>(words: readonly (readonly [string, T])[], typed: string): T | undefined => {
  const meant = new Set(words.filter(([word]) => word.startsWith(typed)).map(([, meaning]) => meaning));
  return typed.length >= 3 && meant.size === 1 ? [...meant][0] : undefined;
};

const wordFor = ({ dossier, typed }: Pick<OrderContext, 'dossier' | 'typed'>, token: string): Word | undefined => {
  const said = foldedWord(token);
  const words = Object.keys(dossier.pointsAt) as Word[];
  const short = SHORT[said];
  if (short !== undefined && words.includes(short)) return short;
  const exact = words.find((word) => word === said);
  if (exact !== undefined) return exact;
  const own = Object.entries(typed?.orders ?? {})
    .flatMap(([word, ways]) => ways.map((way) => [foldedWord(way), word as Word] as const))
    .filter(([, word]) => words.includes(word));
  return (
    own.find(([way]) => way === said)?.[1] ??
    completed(own, said) ??
    completed(
      words.map((word) => [word, word] as const),
      said,
    )
  );
};

/** A piece of one's own, or one of the other side's that the decision is about (M2.1: aliens deploy marines). */
export const pieceNamed = (
  text: string,
  { marks, side, view, options }: Omit<OrderContext, 'chosen'>,
): PieceId | undefined => {
  const own = marks.find(text, side, view);
  if (own !== undefined) return own;
  const other = marks.find(text, otherSide(side), view);
  return other !== undefined && options.some(({ piece }) => piece === other) ? other : undefined;
};

interface Tokens {
  readonly piece: PieceId | null;
  readonly word: Word;
  readonly how: number | null;
  readonly cp: number | null;
  readonly rest: readonly string[];
}

const readTokens = (text: string, context: OrderContext): Tokens | null => {
  let cp: number | null = null;
  let numbered: number | null = null;
  const tokens = text
    .trim()
    .split(/\s+/)
    .filter((token) => {
      const paid = /^\+(\d+)$/.exec(token);
      if (paid !== null) cp = Number(paid[1]);
      const way = /^:(\d+)$/.exec(token);
      if (way !== null) numbered = Number(way[1]);
      return paid === null && way === null;
    });
  const { chosen } = context;
  const named = pieceNamed(tokens[0] ?? '', context);
  const tokensOf = (piece: PieceId | null, token: string, rest: readonly string[]): Tokens | null => {
    const word = wordFor(context, token);
    return word === undefined ? null : { piece, word, how: numbered ?? WAYS[token.toLowerCase()] ?? null, cp, rest };
  };
  if (named !== undefined && tokens.length > 1) {
    const read = tokensOf(named, tokens[1]!, tokens.slice(2));
    if (read !== null) return read;
  }
  const bare = readBareAnswer(tokens, named, cp, context);
  return bare ?? tokensOf(chosen, tokens[0] ?? '', tokens.slice(1));
};

/** Where only one thing can be done, its word may be left out: `7,4`, `n`, `a B`. */
const readBareAnswer = (
  tokens: readonly string[],
  named: PieceId | undefined,
  cp: number | null,
  context: OrderContext,
): Tokens | null => {
  const words = new Set(context.options.filter(({ piece }) => piece >= 0).map((option) => option.do));
  const [word] = words;
  if (words.size !== 1 || word === undefined) return null;
  const isNamed = named !== undefined && tokens.length > 1;
  const piece = isNamed ? named : context.chosen;
  const rest = isNamed ? tokens.slice(1) : tokens;
  return readTarget(rest[0] ?? '', word, piece, context) === MISPLACED ? null : { piece, word, how: null, cp, rest };
};

/** A token that names no place; −1 is a place that lies nowhere, which the rules refuse. */
const MISPLACED = -2;

/** Where a letter means an alien before it means a direction. */
const AIMED: readonly Word[] = ['fire', 'target', 'throw', 'cast', 'attack'];

const readSquare = (token: string, word: Word, piece: PieceId | null, context: OrderContext): number => {
  const { board, view, marks, side } = context;
  const named = squareNamed(board, token);
  if (named >= 0) return named;
  const from = piece === null ? undefined : view.pieces[piece];
  const direction = directionOf(token);
  const enemy = marks.find(token, otherSide(side), view);
  const isThere = enemy !== undefined && (view.pieces[enemy]?.square ?? -1) >= 0;
  const isShot = enemy !== undefined && (direction === undefined || (isThere && AIMED.includes(word)));
  if (direction !== undefined && !isShot && from !== undefined && from !== null) {
    if (from.square < 0) return -1;
    const { x, y, level } = board;
    const at = squareAt(board, x[from.square]! + DX[direction]!, y[from.square]! + DY[direction]!, level[from.square]);
    return at < 0 ? MISPLACED : at;
  }
  const seen = enemy === undefined ? undefined : view.pieces[enemy];
  return seen === undefined || seen === null || seen.square < 0 ? MISPLACED : seen.square;
};

const QUARTERS: Readonly<Record<string, number>> = {
  l: 3,
  left: 3,
  gauche: 3,
  r: 1,
  right: 1,
  droite: 1,
  b: 2,
  back: 2,
  arriere: 2,
};

export const readFacing = (token: string, piece: PieceId | null, view: View): number => {
  const typed = foldedWord(token);
  const quarters = QUARTERS[typed];
  const facing = piece === null ? -1 : (view.pieces[piece]?.facing ?? -1);
  if (quarters !== undefined && facing >= 0) return (facing + quarters) & 3;
  const direction = directionOf(typed) ?? MISPLACED;
  return direction < FACINGS.length ? direction : MISPLACED;
};

const readTarget = (token: string, word: Word, piece: PieceId | null, context: OrderContext): number => {
  const { board, marks, view, side } = context;
  switch (context.dossier.pointsAt[word]!) {
    case 'square':
      return readSquare(token, word, piece, context);
    case 'facing':
      return readFacing(token, piece, context.view);
    case 'area': {
      const { entries } = board;
      const exact = areaOf(board, token);
      const like = entries.findIndex(({ id }) => id.toLowerCase() === token.toLowerCase());
      return exact >= 0 ? exact : like >= 0 ? like : MISPLACED;
    }
    case 'piece':
      return marks.find(token, side, view) ?? marks.find(token, otherSide(side), view) ?? MISPLACED;
    case 'number':
      return /^\d+$/.test(token) ? Number(token) : MISPLACED;
    case 'none':
    default:
      return MISPLACED;
  }
};

/** Whose order it is: the piece named or chosen, the only one that can, or nobody's (−1); null where it must be said. */
const speakerOf = ({ piece, word }: Tokens, { options, dossier }: OrderContext): PieceId | null => {
  const owners = new Set(options.filter((option) => option.do === word).map((option) => option.piece));
  if (piece !== null && owners.has(piece)) return piece;
  if (owners.has(-1)) return -1;
  if (piece !== null) return piece;
  if (owners.size === 1) return [...owners][0]!;
  return dossier.verbs.includes(word) || owners.size > 1 ? null : -1;
};

/** Reads an order. Whether it is legal is not asked here: a refusal with its rule says more than a parser can. */
export const readOrder = (text: string, context: OrderContext): Reading => {
  const tokens = readTokens(text, context);
  if (tokens === null) return { not: 'order' };
  const { word, rest } = tokens;
  const who = speakerOf(tokens, context);
  if (who === null) return { not: 'piece' };
  let fitting = context.options.filter((option) => option.do === word && option.piece === who);
  let at: number | null = null;
  let how = tokens.how;
  for (const token of rest) {
    const weapon = weaponOf(token, word, who, context);
    if (at === null && weapon === null) {
      at = readTarget(token, word, who, context);
      if (at === MISPLACED) return { not: 'target', text: token };
    } else if (weapon === null) {
      how = readFacing(token, who, context.view);
      if (how < 0) return { not: 'target', text: token };
    } else how = weapon;
  }
  if (at !== null) fitting = fitting.filter((option) => option.at === at);
  const exact = fitting.filter((option) => option.how === (how ?? 0));
  if (how !== null || exact.length > 0) fitting = exact;
  const uses = new Set(fitting.map((option) => `${option.at} ${option.how}`));
  if (uses.size > 1) return { not: 'clear', word };
  const target = context.dossier.pointsAt[word]!;
  if (uses.size === 0 && at === null && target !== 'none') return { not: 'clear', word };
  const paid = tokens.cp ?? fitting[0]?.cp ?? 0;
  return {
    command: { do: word, piece: who, at: at ?? fitting[0]?.at ?? -1, how: how ?? fitting[0]?.how ?? 0, cp: paid },
    faces: how !== null || !isFacedBy(word),
  };
};

/** Deploying says square and facing (C2.6); everything else has a plain way that is meant when nothing is said. */
export const isFacedBy = (word: string): boolean => word === 'deploy';

/** A thing named in an order: which grenade or power, which weapon with its part, or which piece of gear. */
const weaponOf = (token: string, word: string, who: PieceId, { dossier, view }: OrderContext): number | null => {
  const piece = view.pieces[who];
  if (piece === undefined || piece === null || token.length < 4) return null;
  const name = token.toLowerCase();
  const profile = dossier.profiles[piece.profile]!;
  if (word === 'throw' || word === 'cast') return placeIn(word === 'throw' ? GRENADE_IDS : POWER_IDS, name);
  if (profile.unit.arms !== undefined) return codesNamed(profile, name)[0] ?? null;
  return placeIn(profile.gear, name);
};

const placeIn = (list: readonly string[], name: string): number | null => {
  const place = list.findIndex((item) => item.startsWith(name));
  return place < 0 ? null : place;
};
