/** C18: entry areas and reinforcements. */
import {
  createPiece,
  edit,
  distanceOnFoot,
  pieceOf,
  popFrame,
  profileNamed,
  profileOf,
  push,
  refusal,
  removePiece,
  secondSquare,
  totalOf,
  type Board,
  type Decision,
  type Game,
  type PieceId,
  type Procedure,
  type Refusal,
  type Square,
  type PieceNow,
  type Hook,
} from '@sensorium/engine';
import { lurkers } from './blips.ts';
import { LURKERS_OF_A_KIND, MUST_LURK_DISTANCE } from './data.ts';
import { returnToSupply } from './kills.ts';
import { whyNotAsked } from './notAsked.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    reinforce: 'area';
  }
  interface DecisionTypes {
    'place-reinforcement': true;
  }
  interface FrameTypes {
    /** C18.2: blips due this turn, not yet drawn. */
    'drawing-blips': { readonly due: number };
    /** C18.2: blips in the alien player's hand, and whether they must lurk by C18.9 (not at the start, M0.4). */
    'placing-blips': {
      readonly hand: readonly PieceId[];
      readonly placed: readonly PieceId[];
      readonly isStart: boolean;
    };
    'place-blip': { readonly hand: readonly PieceId[]; readonly placed: readonly PieceId[]; readonly isStart: boolean };
  }
  interface EventTypes {
    'blip-drawn': { readonly piece: PieceId } & PieceNow<'profile'>;
    'blip-placed': { readonly piece: PieceId; readonly area: number } & PieceNow<'profile'>;
    'blip-must-lurk': { readonly piece: PieceId };
  }
  interface HookTypes {
    /** A blip has been drawn from the pool. */
    blipDrawn: Hook<'all', (game: Game) => void>;
    /** H6: reinforcements are due and none has been drawn yet: what the alien player may choose before. */
    beforeDrawing: Hook<'all', (game: Game) => void>;
    /** Replaces C18.3: whether somebody else sees to the drawing of the blips due. */
    takesDrawing: Hook<'some', (game: Game, due: number) => boolean>;
    /** Replaces the number of C18.2 for this turn. */
    reinforcements: Hook<'chain', (game: Game, due: number) => number>;
    /** C18.2: whether the mission allows a blip in that area now. */
    mayReinforce: Hook<'veto', (game: Game, area: number) => Refusal | null>;
    /** Replaces C18.9: nobody must lurk. */
    nobodyMustLurk: Hook<'some', () => boolean>;
    /** Whoever does not enter the board this turn is lost, so being put into an entry area changes nothing (C21.8). */
    nobodyLurks: Hook<'some', () => boolean>;
  }
}

const NO_ROOM = refusal('C18.4', 'entry-area-full');
const NO_AREA = refusal('C18.2', 'no-such-entry-area');
const NOT_DRAWN = refusal('C18.2', 'not-a-drawn-blip');
const MUST_PLACE = refusal('C18.3', 'must-place-blips');
const NOBODY_ACTS = refusal('C3.4', 'not-in-this-phase');

/** C2.2: one blip out of the pool, in nobody's way yet. */
export const drawBlip = (game: Game): PieceId => {
  const kind = game.chance.draw(game, { for: 'blip-counter', by: -1 }, game.state.pool);
  game.state.pool[kind]! -= 1;
  const profile = profileNamed(game.setup, 'blip');
  const id = createPiece(game, profile);
  edit(game, id).value = kind + 1;
  game.setup.hooks.blipDrawn(game);
  const secret = { for: 'aliens', value: kind + 1 } as const;
  game.sink?.({ is: 'blip-drawn', piece: id, now: { profile }, secret, rule: 'C18.2' });
  return id;
};

/** C2.2, C2.3: blips drawn one after the other, as long as the pool has counters. */
export const drawBlips = (game: Game, count: number, isStart: boolean): void => {
  const hand: PieceId[] = [];
  for (let i = 0; i < count && totalOf(game.state.pool) > 0; i++) hand.push(drawBlip(game));
  push(game, { kind: 'placing-blips', hand, placed: [], isStart });
};

const areaRefusal = (game: Game, area: number): Refusal | null => {
  if (area < 0 || area >= game.setup.board.entries.length) return NO_AREA;
  if (lurkers(game, area, (piece) => profileOf(game, piece).unit.isBlip) >= LURKERS_OF_A_KIND) return NO_ROOM;
  return game.setup.hooks.mayReinforce(game, area);
};

const BY_ID = new WeakMap<Board, readonly number[]>();
/** So that E9 comes before E10. */
const padded = (id: string): string => id.replaceAll(/\d+/gu, (number) => number.padStart(6, '0'));

/** C1.15: ascending ids. An area that is not there yet takes no reinforcements. */
const areasById = (board: Board): readonly number[] => {
  let areas = BY_ID.get(board);
  if (areas === undefined) {
    const keyOf = (area: number): string => padded(board.entries[area]!.id);
    areas = board.lastingAreas.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    BY_ID.set(board, areas);
  }
  return areas;
};

const openArea = (game: Game): number =>
  areasById(game.setup.board).find((area) => areaRefusal(game, area) === null) ?? -1;

export const placingBlips: Procedure<'placing-blips'> = {
  kind: 'placing-blips',
  run: (game, frame) => {
    if (frame.hand.length > 0 && openArea(game) >= 0) push(game, { ...frame, kind: 'place-blip' });
    else {
      for (const id of frame.hand) loseUnseen(game, id, 'C18.4');
      if (!frame.isStart) decideWhoMustLurk(game, frame.placed);
    }
  },
};

/** A blip goes back to the pool without being shown (C18.4). */
export const loseUnseen = (game: Game, id: PieceId, rule: string): void => {
  returnToSupply(game, id);
  removePiece(game, id, 'dead');
  game.sink?.({ is: 'pieces-lost', piece: id, count: 1, rule });
};

/** C18.9: fixed once, at the end of the reinforcement phase. */
const decideWhoMustLurk = (game: Game, placed: readonly PieceId[]): void => {
  if (game.setup.hooks.nobodyMustLurk()) return;
  for (const id of placed) {
    const { squares } = game.setup.board.entries[pieceOf(game, id).area]!;
    const isNear = squares.some((entry) => isMarineWithin(game, entry, MUST_LURK_DISTANCE));
    if (!isNear) continue;
    edit(game, id).mustLurk = true;
    game.sink?.({ is: 'blip-must-lurk', piece: id, rule: 'C18.9' });
  }
};

/** C11.4: whether a marine stands, or lies with one of two squares, that near on foot. */
export const isMarineWithin = (game: Game, square: Square, distance: number): boolean =>
  game.state.marines.some((id) => {
    const marine = pieceOf(game, id);
    if (marine.square < 0) return false;
    const second = secondSquare(game.setup.board, marine);
    return [marine.square, second].some((from) => from >= 0 && distanceOnFoot(game, from, square) <= distance);
  });

export const placeBlip: Decision<'place-blip'> = {
  kind: 'place-blip',
  decision: 'place-reinforcement',
  isPublic: false,
  side: () => 'aliens',
  options: (game, frame, out) => {
    const word = game.setup.rules.wordIndex.get('reinforce')!;
    for (const area of game.setup.board.lastingAreas)
      if (areaRefusal(game, area) === null) for (const id of frame.hand) out.add(word, id, area, 0, 0);
  },
  refusal: (game, frame, command) => {
    if (command.do !== 'reinforce')
      return whyNotAsked(game, command.do) ?? (game.setup.rules.verbs.has(command.do) ? NOBODY_ACTS : MUST_PLACE);
    return frame.hand.includes(command.piece) ? (areaRefusal(game, command.at) ?? NO_AREA) : NOT_DRAWN;
  },
  choose: (game, frame, { piece, at }) => {
    popFrame(game);
    const draft = edit(game, piece);
    draft.area = at;
    draft.fate = 'in-play';
    if (!game.setup.hooks.nobodyLurks()) game.state.changed = true;
    game.sink?.({ is: 'blip-placed', piece, area: at, now: { profile: draft.profile }, rule: 'C18.2' });
    const hand = frame.hand.filter((id) => id !== piece);
    push(game, { kind: 'placing-blips', hand, placed: [...frame.placed, piece], isStart: frame.isStart });
  },
  /** C1.15: in the order of drawing, ascending area, filling each area first. */
  otherwise: (game, frame) => ({
    do: 'reinforce',
    piece: frame.hand[0]!,
    at: openArea(game),
    how: 0,
    cp: 0,
  }),
};

/** C18.2: the reinforcement phase. */
export const reinforce = (game: Game): void => {
  const due = game.setup.hooks.reinforcements(game, game.setup.scenario.reinforcements);
  if (due <= 0) return;
  push(game, { kind: 'drawing-blips', due });
  game.setup.hooks.beforeDrawing(game);
};

/** The blips still due when everything that comes before drawing them has been decided. */
export const drawingBlips: Procedure<'drawing-blips'> = {
  kind: 'drawing-blips',
  run: (game, { due }) => {
    if (due > 0 && !game.setup.hooks.takesDrawing(game, due)) drawBlips(game, due, false);
  },
};
