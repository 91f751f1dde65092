/** A11.32–A11.38: reinforcements through a breach. */
import {
  PASS,
  createPiece,
  edit,
  isOccupied,
  onBoard,
  pieceOf,
  popFrame,
  profileNamed,
  profileOf,
  push,
  refusal,
  totalOf,
  type Command,
  type Decision,
  type EntryPlan,
  type Game,
  type Piece,
  type PieceId,
  type Procedure,
  type Refusal,
  type Rules,
  type Scenario,
  type Square,
  type Step,
  type Word,
} from '@sensorium/engine';
import { BREACH_DOWN, BREACH_UP, isBreachUp } from './breach.ts';
import { isMarineWithin } from '../core/entryAreas.ts';
import { dropCounters } from './limits.ts';
import type { Hindrance } from '../core/activation.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    [square: `breach-used-${number}`]: number;
    [square: `breach-near-${number}`]: number;
  }
  interface DecisionTypes {
    'place-breach-blip': true;
  }
  interface FrameTypes {
    /** A11.32: the alien player may take the extra blips of face-up breaches. */
    'breach-blips': object;
    'place-breach-blip': object;
    /** A11.32: a genestealer has come out of a breach and takes any facing. */
    'breach-facing': { readonly piece: PieceId };
    'face-out-of-breach': { readonly piece: PieceId };
  }
}

const MELTA_BOMB = 'melta-bomb';
const BREACHES = [BREACH_DOWN, BREACH_UP];

/** Whether a breach can come to be in this scenario. */
export const canBreach = (scenario: Scenario, rules: Rules): boolean =>
  scenario.features.some(({ is }) => BREACHES.includes(is)) ||
  scenario.pieces.some(({ is, gear }) => {
    const unit = rules.units.get(is);
    return (gear ?? unit?.gear ?? []).includes(MELTA_BOMB) || unit?.figure?.grenades.includes(MELTA_BOMB) === true;
  });

const idOf = (x: number, y: number, level: number): string =>
  level === 0 ? `breach-${x}-${y}` : `breach-${x}-${y}-${level}`;

/** Every floor square may come to have an entry area of its own. */
export const breachEntries = (scenario: Scenario, rules: Rules): readonly EntryPlan[] => {
  if (!canBreach(scenario, rules)) return [];
  return scenario.board.levels.flatMap(({ floor }, level) =>
    floor.flatMap((row, y) =>
      row.split('').flatMap((character, x): EntryPlan[] => {
        const isNamed = scenario.board.entries.some(({ id }) => id === idOf(x, y, level));
        if (character === '#' || character === ' ' || isNamed) return [];
        const at = level === 0 ? ([x, y] as const) : ([x, y, level] as const);
        return [{ id: idOf(x, y, level), squares: [{ at, side: 0 }], isLatent: true }];
      }),
    ),
  );
};

const usedKey = (at: Square) => `breach-used-${at}` as const;

const isLatent = (game: Game, area: number): boolean => game.setup.board.entries[area]?.isLatent === true;

/** The one square of a breach's area. */
const breachOf = (game: Game, area: number): Square => game.setup.board.entries[area]!.squares[0]!;

/** A11.32: areas of face-up breaches whose blip has not been taken. */
const openAreas = (game: Game): number[] => {
  const { terrain } = game.setup.rules;
  if (totalOf(game.state.pool) === 0) return []; // C2.3
  if (!game.state.features.some(({ is }) => terrain[is]!.id === BREACH_UP)) return [];
  return game.setup.board.entries.flatMap(({ squares, isLatent: latent }, area) => {
    const [at] = squares;
    return latent && isBreachUp(game, at!) && game.state.memory[usedKey(at!)] !== 1 ? [area] : [];
  });
};

/** After the scenario's own blips. */
export const breachStep: Step = { id: 'A11.32', run: (game) => push(game, { kind: 'breach-blips' }) };

export const breachBlips: Procedure<'breach-blips'> = {
  kind: 'breach-blips',
  run: (game) => {
    if (openAreas(game).length > 0) push(game, { kind: 'place-breach-blip' });
  },
};

const NO_BREACH = refusal('A11.32', 'no-blip-from-there');

export const placeBreachBlip: Decision<'place-breach-blip'> = {
  kind: 'place-breach-blip',
  decision: 'place-breach-blip',
  isPublic: false,
  side: () => 'aliens',
  options: (game, _frame, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    for (const area of openAreas(game)) out.add(wordIndex.get('reinforce')!, -1, area, 0, 0);
  },
  refusal: () => NO_BREACH,
  choose: (game, _frame, { do: word, at: area }) => {
    popFrame(game);
    if (word === 'pass') return;
    emerge(game, area);
    push(game, { kind: 'breach-blips' });
  },
  otherwise: () => PASS,
};

/** A11.33: how far a marine may be for the blip to have to wait, and how far it then moves in the next turn. */
const NEAR = 5;
const SLOW_STEPS = 3;
/** Counter: squares a piece may still move this turn. */
const STEPS = 'breach-steps';
/** Memory: the turn in which a blip was put there with a marine near. */
const nearKey = (at: Square) => `breach-near-${at}` as const;

/** How many turns ago a blip was put into the area of the piece with a marine near; −1 where that is not so. */
const turnsWaited = (game: Game, { area }: Piece): number => {
  if (!isLatent(game, area)) return -1;
  const since = game.state.memory[nearKey(breachOf(game, area))];
  return since === undefined ? -1 : game.state.turn - since;
};

/** A11.32: one counter of the pool, drawn in addition and not counted among the mission's. */
const emerge = (game: Game, area: number): void => {
  const at = breachOf(game, area);
  const kind = game.chance.draw(game, { for: 'blip-counter', by: -1 }, game.state.pool);
  game.state.pool[kind]! -= 1;
  const profile = profileNamed(game.setup, 'blip');
  const id = createPiece(game, profile);
  const secret = { for: 'aliens', value: kind + 1 } as const;
  game.sink?.({ is: 'blip-drawn', piece: id, now: { profile }, secret, rule: 'A11.32' });
  const draft = edit(game, id);
  draft.value = kind + 1;
  draft.area = area;
  draft.fate = 'in-play';
  const isNear = isMarineWithin(game, at, NEAR);
  draft.mustLurk = isNear;
  const near = isNear ? { [nearKey(at)]: game.state.turn } : {};
  game.state.memory = { ...game.state.memory, [usedKey(at)]: 1, ...near };
  game.state.changed = true;
  game.sink?.({ is: 'blip-placed', piece: id, area, now: { profile }, rule: 'A11.32' });
  if (isNear) game.sink?.({ is: 'blip-must-lurk', piece: id, rule: 'A11.33' });
};

const ORDINARY = refusal('A11.37', 'not-through-a-breach');
const MUST_WAIT = refusal('A11.33', 'must-wait-in-the-breach');
const NO_STEPS = refusal('A11.33', 'moves-at-most-three-squares');
const OCCUPIED = refusal('A11.36', 'breach-occupied');
const CANNOT_ATTACK = refusal('A11.35', 'cannot-attack-out-of-a-breach');

/** A11.37. */
export const mayReinforce = (game: Game, area: number): Refusal | null => (isLatent(game, area) ? ORDINARY : null);

/** It lurks in a breach, or has moved as far as it may. */
const isHindered = (game: Game, piece: Piece): boolean =>
  piece.side === 'aliens' && (piece.counts[STEPS] === 0 || (piece.square < 0 && isLatent(game, piece.area)));

/** A11.33, A11.35, A11.36. */
const mayAct = (game: Game, piece: Piece, verb: Word): Refusal | null => {
  if (piece.side !== 'aliens') return null;
  if (piece.square < 0 && isLatent(game, piece.area)) {
    if (verb === 'attack') return CANNOT_ATTACK;
    if (verb !== 'convert' && turnsWaited(game, piece) === 0) return MUST_WAIT;
    return verb === 'move' && isOccupied(game.cells, breachOf(game, piece.area)) ? OCCUPIED : null;
  }
  return STEPPING.includes(verb) && piece.counts[STEPS] === 0 ? NO_STEPS : null;
};

/** A11.33–A11.36. */
export const slowness: Hindrance = { isHindered, mayAct };
/** What counts as moving a square; D8.17, D9.3 are moves as well. */
const STEPPING: readonly Word[] = ['move', 'jump', 'climb'];

/** A11.33: squares the piece may still move this turn. */
export const movesLeft = (game: Game, piece: Piece): number =>
  piece.counts[STEPS] ?? (piece.square < 0 && turnsWaited(game, piece) === 1 ? SLOW_STEPS : Infinity);

/** A11.33: the breach square counts as the first of three. */
export const countStep = (game: Game, id: PieceId): void => {
  const { counts } = pieceOf(game, id);
  if (counts[STEPS] !== undefined) edit(game, id).counts = { ...counts, [STEPS]: Math.max(0, counts[STEPS] - 1) };
};

/** A11.33: a figure put on the breach square out of the area it waited in has moved its first square. */
export const slowDown = (game: Game, id: PieceId, waiting: Piece): void => {
  if (turnsWaited(game, waiting) !== 1) return;
  edit(game, id).counts = { ...pieceOf(game, id).counts, [STEPS]: SLOW_STEPS - 1 };
};

/** At the end of a turn slow movement ends. */
export const endSlowness = (game: Game): void => dropCounters(game, (counter) => counter === STEPS);

/** A piece enters from a breach: slowly where it had to wait; the question of a facing comes when it stands on the board. */
export const noteEntering = (game: Game, { do: word, piece: id }: Command): void => {
  const piece = game.state.pieces[id];
  if (word !== 'move' || piece === null || piece === undefined || piece.square >= 0) return;
  if (turnsWaited(game, piece) === 1) edit(game, id).counts = { ...piece.counts, [STEPS]: SLOW_STEPS };
  if (isLatent(game, piece.area) && profileOf(game, piece).unit.hasFacing)
    push(game, { kind: 'breach-facing', piece: id });
};

export const breachFacing: Procedure<'breach-facing'> = {
  kind: 'breach-facing',
  run: (game, { piece }) => {
    if (onBoard(game.state.pieces[piece])) push(game, { kind: 'face-out-of-breach', piece });
  },
};

const NO_FACING_GIVEN = refusal('A11.32', 'choose-a-facing');

export const faceOutOfBreach: Decision<'face-out-of-breach'> = {
  kind: 'face-out-of-breach',
  decision: 'set-facing',
  isPublic: true,
  side: () => 'aliens',
  options: (game, { piece }, out) => {
    for (let to = 0; to < 4; to++) out.add(game.setup.rules.wordIndex.get('face')!, piece, to, 0, 0);
  },
  refusal: () => NO_FACING_GIVEN,
  choose: (game, { piece }, { at }) => {
    popFrame(game);
    edit(game, piece).facing = at;
    game.sink?.({ is: 'facing-set', piece, to: at, rule: 'A11.32' });
  },
  otherwise: (_game, { piece }) => ({ do: 'face', piece, at: 0, how: 0, cp: 0 }),
};
