/** D12: ambush blips, real and phantom. */
import {
  PASS,
  createPiece,
  edit,
  isBurning,
  isOccupied,
  isSeen,
  isSolid,
  onBoard,
  pieceOf,
  popFrame,
  profileNamed,
  profileOf,
  push,
  refusal,
  relocate,
  removePiece,
  type Decision,
  type Game,
  type MissionRule,
  type Piece,
  type PieceId,
  type Procedure,
  type Refusal,
  type Square,
  type Step,
  type PieceNow,
  type Hook,
} from '@sensorium/engine';
import { newFigure, whyNotPlacedOn, placedNow } from '../core/figures.ts';
import { isNextToMarine } from '../core/movement.ts';
import { fireOverwatchAt } from '../core/overwatch.ts';
import { REAL } from './data.ts';
import { routesFrom } from './routes.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'ambush-blips-used': number;
  }
  interface WordTypes {
    ambush: 'square';
  }
  interface DecisionTypes {
    'take-ambush': true;
    'place-ambush': true;
  }
  interface MissionRuleTypes {
    'ambush-allowance': { readonly count: number };
  }
  interface FrameTypes {
    /** D12.2: the alien player may give up one blip for an ambush counter. */
    'take-ambush': object;
    /** D12.5. */
    'place-ambush': { readonly piece: PieceId };
    /** D12.15: overwatch fire at a figure that has just come to light. */
    'ambush-shot': { readonly piece: PieceId };
  }
  interface EventTypes {
    'ambush-drawn': { readonly piece: PieceId } & PieceNow<'profile'>;
    'ambush-placed': { readonly piece: PieceId; readonly at: Square } & PieceNow<'profile'>;
    'ambush-turned-over': { readonly piece: PieceId; readonly at: Square; readonly isReal: boolean };
  }
  interface HookTypes {
    /** D12.3: how many ambush blips the mission allows. */
    ambushAllowance: Hook<'one', () => number>;
  }
}

const UNIT = 'ambush-blip';
const MOST_ON_BOARD = 2; // D12.3
const LEAST_DISTANCE = 6; // D12.5
/** Ambush blips placed so far. */
const USED = 'ambush-blips-used';

const isAmbush = (game: Game, piece: Piece): boolean => profileOf(game, piece).is === UNIT;

const ambushBlips = (game: Game): Piece[] => {
  const found: Piece[] = [];
  for (const id of game.state.aliens) {
    const piece = pieceOf(game, id);
    if (isAmbush(game, piece)) found.push(piece);
  }
  return found;
};

/** D12.3: judged by what is on the board and what the mission still allows. */
const mayTakeAmbush = (game: Game): boolean => {
  if (ambushBlips(game).length >= MOST_ON_BOARD) return false;
  const used = game.state.memory[USED] ?? 0;
  const allowed = game.setup.hooks.ambushAllowance?.() ?? Infinity;
  return used < allowed;
};

export const beforeDrawing = (game: Game): void => {
  if (mayTakeAmbush(game)) push(game, { kind: 'take-ambush' });
};

const NOT_NOW = refusal('D12.2', 'ambush-or-not');
const NOT_USED = refusal('D12.1', 'no-ambushes');
const NO_MORE = refusal('D12.3', 'no-more-ambush-blips');

export const whyNoAmbush = (game: Game): Refusal => {
  if (game.setup.rules.options['ambush'] !== 'on') return NOT_USED;
  return mayTakeAmbush(game) ? NOT_NOW : NO_MORE;
};

export const takeAmbush: Decision<'take-ambush'> = {
  kind: 'take-ambush',
  decision: 'take-ambush',
  isPublic: false,
  side: () => 'aliens',
  options: (game, _frame, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('ambush')!, -1, -1, 0, 0);
  },
  refusal: () => NOT_NOW,
  choose: (game, _frame, command) => {
    popFrame(game);
    const { stack } = game.state;
    const drawing = stack.at(-1);
    if (command.do === 'pass' || drawing?.kind !== 'drawing-blips') return;
    stack[stack.length - 1] = { ...drawing, due: drawing.due - 1 };
    drawAmbush(game);
  },
  otherwise: () => PASS,
};

/** D12.1, D12.4: what is out of the cup is on the board. The counter waits in the alien player's hand. */
const drawAmbush = (game: Game): void => {
  const profile = profileNamed(game.setup, UNIT);
  const cup = game.setup.profiles[profile]!.unit.cup!.slice();
  for (const { value } of ambushBlips(game)) cup[value - 1]! -= 1;
  const value = game.chance.draw(game, { for: 'ambush-counter', by: -1 }, cup) + 1;
  const id = createPiece(game, profile);
  const draft = edit(game, id);
  draft.value = value;
  draft.activation = 'done';
  game.sink?.({ is: 'ambush-drawn', piece: id, now: { profile }, secret: { for: 'aliens', value }, rule: 'D12.2' });
};

const NOT_EMPTY = refusal('D12.6', 'square-not-empty');
const TOO_NEAR = refusal('D12.5', 'too-near-a-marine');
const IN_SIGHT = refusal('D12.5', 'in-sight-of-a-marine');

/** D12.5, D12.6, with the distances of every marine already measured. */
const placeRefusal = (game: Game, at: Square, rows: readonly Uint16Array[]): Refusal | null => {
  if (at < 0 || at >= game.setup.board.size || game.setup.board.floor[at] !== 1) return NOT_EMPTY;
  if (isOccupied(game.cells, at) || isSolid(game.cells, at) || isBurning(game.cells, at)) return NOT_EMPTY;
  const why = whyNotPlacedOn(game, at);
  if (why !== null) return why;
  if (rows.some((row) => row[at]! < LEAST_DISTANCE)) return TOO_NEAR;
  return isSeen(game, at) ? IN_SIGHT : null;
};

const distanceRows = (game: Game): Uint16Array[] =>
  game.state.marines
    .map((id) => pieceOf(game, id))
    .filter(onBoard)
    .map((marine) => routesFrom(game, marine.square));

const placeableSquares = (game: Game): Square[] => {
  const rows = distanceRows(game);
  const squares: Square[] = [];
  for (let at = 0; at < game.setup.board.size; at++) if (placeRefusal(game, at, rows) === null) squares.push(at);
  return squares;
};

/** D12.5: the end of the alien action phase, before the final phase. */
export const placingAmbush: Step = {
  id: 'D12.5',
  run: (game) => {
    const waiting = ambushBlips(game).find((piece) => piece.fate === 'in-hand');
    if (waiting === undefined) return;
    if (placeableSquares(game).length > 0) push(game, { kind: 'place-ambush', piece: waiting.id });
    else {
      removePiece(game, waiting.id, 'dead');
      game.sink?.({ is: 'pieces-lost', piece: waiting.id, count: 1, rule: 'D12.6' });
    }
  },
};

export const placeAmbush: Decision<'place-ambush'> = {
  kind: 'place-ambush',
  decision: 'place-ambush',
  isPublic: false,
  side: () => 'aliens',
  options: (game, { piece }, out) => {
    const word = game.setup.rules.wordIndex.get('ambush')!;
    for (const at of placeableSquares(game)) out.add(word, piece, at, 0, 0);
  },
  refusal: (game, _frame, { do: word, at }) =>
    word === 'ambush' ? (placeRefusal(game, at, distanceRows(game)) ?? NOT_EMPTY) : NOT_NOW,
  choose: (game, { piece }, { at }) => {
    popFrame(game);
    const { state } = game;
    relocate(game, piece, at, -1);
    state.memory = { ...state.memory, [USED]: (state.memory[USED] ?? 0) + 1 };
    state.changed = true;
    game.sink?.({ is: 'ambush-placed', piece, at, now: placedNow(game, piece), rule: 'D12.5' });
  },
  otherwise: (game, { piece }) => ({ do: 'ambush', piece, at: placeableSquares(game)[0]!, how: 0, cp: 0 }),
};

/** D12.9: an ambush blip has come into LOS or next to a marine by its own move. */
export const exposeMover = (game: Game, id: PieceId): void => {
  const piece = game.state.pieces[id];
  if (!onBoard(piece) || !isAmbush(game, piece)) return;
  if (isSeen(game, piece.square) || isNextToMarine(game, piece.square)) turnOver(game, id, 'D12.9');
};

/** D12.10: one at a time in scan order, before ordinary blips are converted. */
export const turnedOverFirst = (game: Game): boolean => {
  let first: Piece | null = null;
  for (const id of game.state.aliens) {
    const piece = pieceOf(game, id);
    if (piece.square < 0 || piece.facing >= 0 || !isAmbush(game, piece) || !isSeen(game, piece.square)) continue;
    if (first === null || piece.square < first.square) first = piece;
  }
  if (first !== null) turnOver(game, first.id, 'D12.10');
  return first !== null;
};

/** D12.12–D12.17. In the alien action phase it is shot at, whatever turned it over. */
export const turnOver = (game: Game, id: PieceId, rule: string): void => {
  const blip = pieceOf(game, id);
  const isReal = blip.value === REAL;
  game.state.changed = true;
  game.sink?.({ is: 'ambush-turned-over', piece: id, at: blip.square, isReal, reveals: true, rule });
  if (isReal) unmask(game, blip);
  else dispel(game, blip);
};

const isShotAt = (game: Game): boolean => game.state.phase === 'alien-action';

/** D12.14: fired at first, then removed. */
const dispel = (game: Game, blip: Piece): void => {
  if (isShotAt(game)) fireOverwatchAt(game, blip, false);
  if (game.state.pieces[blip.id] === null) return;
  removePiece(game, blip.id, 'dead');
  game.sink?.({ is: 'pieces-lost', piece: blip.id, count: 1, rule: 'D12.14' });
};

/** D12.12, D12.13. */
const unmask = (game: Game, blip: Piece): void => {
  removePiece(game, blip.id, 'dead');
  if (game.state.supply === 0) {
    game.sink?.({ is: 'pieces-lost', piece: blip.id, count: 1, rule: 'D12.12' });
    return;
  }
  const isActive = blip.activation === 'active';
  const id = newFigure(game, blip.activation === 'done' ? 'barred' : blip.activation);
  const draft = relocate(game, id, blip.square, 0);
  draft.ap = blip.ap;
  draft.freeTurn = isActive;
  if (isActive) game.state.activeAlien = id;
  game.sink?.({
    is: 'figure-placed',
    piece: id,
    blip: blip.id,
    at: blip.square,
    area: -1,
    now: placedNow(game, id),
    rule: 'D12.12',
  });
  game.setup.hooks.figurePlaced(game, id, blip.id, 'aliens');
  takeOverAction(game, blip.id, id);
  if (isShotAt(game)) push(game, { kind: 'ambush-shot', piece: id });
  push(game, { kind: 'choose-facing', piece: id });
};

/** D12.15, D12.16: the figure has acted, and its own fire takes the place of A2. */
const takeOverAction = (game: Game, blip: PieceId, figure: PieceId): void => {
  const { stack } = game.state;
  const A2 = game.setup.rules.sequences.get('after-alien-action')!.findIndex((step) => step.id === 'A2');
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]!;
    if (frame.kind !== 'sequence' || frame.of !== 'after-alien-action' || frame.piece !== blip) continue;
    stack[i] = { ...frame, piece: figure, step: Math.max(frame.step, A2 + 1) };
    return;
  }
};

export const ambushShot: Procedure<'ambush-shot'> = {
  kind: 'ambush-shot',
  run: (game, { piece }) => {
    const target = game.state.pieces[piece];
    if (onBoard(target)) fireOverwatchAt(game, target, true);
  },
};

/** D12.3: a mission's allowance. */
export const ambushAllowance: MissionRule<'ambush-allowance'> = {
  id: 'ambush-allowance',
  hooks: ({ count }) => ({ ambushAllowance: () => count }),
};
