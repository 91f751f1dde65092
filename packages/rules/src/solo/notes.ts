/** What a solo game remembers of the alien turn, in the state's memory: dice just rolled, targets, flags of aliens. */
import {
  memoryEntries,
  recall as recallFrom,
  type Game,
  type MemoryKey,
  type Piece,
  type PieceId,
} from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    [note: `solo:${string}`]: number;
    'ambush:turn': number;
    'ambush:penalty-due': number;
  }
}

const TURN_KEYS = 'solo:';
const DICE = 'solo:dice';
const STAMP = 'solo:stamp';
const BEGUN = 'solo:begun';

const recall = (game: Game, key: MemoryKey): number => recallFrom(game.state, key);

const remember = (game: Game, key: MemoryKey, value: number): void => {
  if (value !== 0) game.state.memory = { ...game.state.memory, [key]: value };
  else if (key in game.state.memory) {
    const { [key]: _old, ...rest } = game.state.memory;
    game.state.memory = rest;
  }
};

// --- aliens ----------------------------------------------------------------------------------------------------------

/** S1.22: belongs to a group that has been checked this turn. */
export const COVERED = 1;
/** S1.24, S2.19: a brood test succeeded. */
export const CHARGING = 2;
/** S3.10, S0.24: ignores LOS for the rest of its activation. */
export const FREE = 4;
/** S2.16: has been tested this turn. */
export const TESTED = 8;
/** S5.13: brought to light by another piece's activation, to be activated when that ends. */
export const PENDING = 16;
/** S1.26: activated in the order placed. */
export const IN_ORDER = 32;
/** S4.14: nothing more to do but its final facing. */
export const ENDING = 64;

type NoteKey = `solo:${string}`;
const flagKeys: NoteKey[] = [];
const targetKeys: NoteKey[] = [];
const struckKeys: NoteKey[] = [];
const meantKeys: NoteKey[] = [];

export const flagsOf = (game: Game, id: PieceId): number => recall(game, (flagKeys[id] ??= `solo:flags:${id}`));
export const hasFlag = (game: Game, id: PieceId, flag: number): boolean => (flagsOf(game, id) & flag) !== 0;
export const setFlags = (game: Game, id: PieceId, flags: number): void => setFlagsOf(game, [id], flags);

/** The memory is a value: however many aliens are noted, it is copied once. */
export const setFlagsOf = (game: Game, ids: readonly PieceId[], flags: number): void => {
  let memory: { -readonly [Key in MemoryKey]?: number } | null = null;
  for (const id of ids) {
    const now = flagsOf(game, id);
    if ((now | flags) === now) continue;
    memory ??= { ...game.state.memory };
    memory[flagKeys[id]!] = now | flags;
  }
  if (memory !== null) game.state.memory = memory;
};

/** Above the flags: how many charges were still running when that of the alien began. */
const CHARGE_SHIFT = 7;
/** What a figure takes over from its blip beside flags (S5.13). */
export const CHARGE = -1 << CHARGE_SHIFT;
export const chargeOf = (game: Game, id: PieceId): number => flagsOf(game, id) >> CHARGE_SHIFT;

/** S1.24: those of a new charge, in the midst of another or not; whoever was to act next acts in the order of the charge. */
export const beginCharge = (game: Game, ids: readonly PieceId[], running: readonly PieceId[]): void => {
  const charge = running.length === 0 ? 0 : 1 + Math.max(...running.map((id) => chargeOf(game, id)));
  const memory: { -readonly [Key in MemoryKey]?: number } = { ...game.state.memory };
  for (const id of ids) memory[flagKeys[id]!] = (flagsOf(game, id) & ~PENDING) | CHARGING | (charge << CHARGE_SHIFT);
  memory[BEGUN] = charge + 1;
  game.state.memory = memory;
};

/** S1.24: the charge that has just begun, of which nobody has been activated yet, or −1. */
export const chargeJustBegun = (game: Game): number => recall(game, BEGUN) - 1;
export const noteActivation = (game: Game): void => {
  if (chargeJustBegun(game) >= 0) remember(game, BEGUN, 0);
};

/** S4.18: the movement target of an alien, or −1. */
export const targetOf = (game: Game, id: PieceId): PieceId =>
  recall(game, (targetKeys[id] ??= `solo:target:${id}`)) - 1;
export const setTarget = (game: Game, id: PieceId, target: PieceId): void =>
  remember(game, (targetKeys[id] ??= `solo:target:${id}`), target + 1);

/** S5.16: the marine it attacked last in this activation, or −1. */
export const struckBy = (game: Game, id: PieceId): PieceId =>
  recall(game, (struckKeys[id] ??= `solo:struck:${id}`)) - 1;
export const setStruck = (game: Game, id: PieceId, marine: PieceId): void => {
  remember(game, (struckKeys[id] ??= `solo:struck:${id}`), marine + 1);
  remember(game, (meantKeys[id] ??= `solo:meant:${id}`), 0);
};

/** S5.16: the marine it is about to turn to, or −1; after the turn it chooses anew. */
export const meantBy = (game: Game, { id, facing }: Piece): PieceId => {
  const note = recall(game, (meantKeys[id] ??= `solo:meant:${id}`));
  return note % FACED === facing ? Math.floor(note / FACED) - 1 : -1;
};
export const setMeant = (game: Game, { id, facing }: Piece, marine: PieceId): void =>
  remember(game, (meantKeys[id] ??= `solo:meant:${id}`), (marine + 1) * FACED + facing);
const FACED = 4;

/** Flags, targets and dice last for one alien turn. */
export const forgetTurn = (game: Game): void => {
  const { memory } = game.state;
  const kept: Record<string, number> = {};
  for (const [key, value] of memoryEntries(memory)) if (!key.startsWith(TURN_KEYS)) kept[key] = value;
  game.state.memory = kept;
};

// --- dice ------------------------------------------------------------------------------------------------------------

/**
 * Tells one decision from the next: dice belong to the decision they were rolled for. In the action phase they are
 * dropped as soon as something has been decided.
 */
const stampOf = (game: Game): number => {
  const frame = game.state.stack.at(-1);
  if (frame === undefined || frame.kind === 'alien-action') return 1;
  if (frame.kind === 'place-blip') return FIRST_BLIP + frame.hand[0]!;
  if (frame.kind === 'place-breach-blip') return FIRST_BREACH + game.state.pieces.length; // each of them is a piece more
  let stamp = game.state.pieces.filter((piece) => piece?.fate === 'in-hand').length;
  for (const character of JSON.stringify(frame)) stamp = (stamp * 31 + character.codePointAt(0)!) % FIRST_BLIP;
  return stamp + 2;
};
const FIRST_BLIP = 997;
const FIRST_BREACH = 1_000_000;

/** The dice rolled so far for the decision that is open now. */
export const diceOf = (game: Game): number[] => {
  const count = recall(game, DICE);
  if (count === 0 || recall(game, STAMP) !== stampOf(game)) return [];
  return Array.from({ length: count }, (_, i) => recall(game, `${DICE}:${i}`));
};

export const addDie = (game: Game, die: number): void => {
  const count = diceOf(game).length;
  game.state.memory = {
    ...game.state.memory,
    [STAMP]: stampOf(game),
    [DICE]: count + 1,
    [`${DICE}:${count}`]: die,
  };
};

/** What they were rolled for has been decided. */
export const dropDice = (game: Game): void => {
  if (recall(game, DICE) !== 0) remember(game, DICE, 0);
};

// --- ties (S6.11) ----------------------------------------------------------------------------------------------------

const AMONG = 'solo:among';

/** What the automaton has said so far to be equal. */
export const candidatesOf = (game: Game): number[] =>
  Array.from({ length: recall(game, AMONG) }, (_, i) => recall(game, `${AMONG}:${i}`));

export const addCandidate = (game: Game, candidate: number): void => {
  const count = recall(game, AMONG);
  game.state.memory = { ...game.state.memory, [AMONG]: count + 1, [`${AMONG}:${count}`]: candidate };
};

export const forgetCandidates = (game: Game): void => {
  const kept = Object.entries(game.state.memory).filter(([key]) => !key.startsWith(AMONG));
  game.state.memory = Object.fromEntries(kept);
};

// --- ambushes of S0, kept from turn to turn --------------------------------------------------------------------------

const NEXT_AMBUSH = 'ambush:turn';
const PENALTY_DUE = 'ambush:penalty-due';

/** S0.15, S0.21: the turn in which the next counter is drawn; 0 where no die has said. */
export const nextAmbush = (game: Game): number => recall(game, NEXT_AMBUSH);
export const setNextAmbush = (game: Game, turn: number): void => remember(game, NEXT_AMBUSH, turn);

/** S0.20: command points to be taken in the next command phase. */
export const penaltyDue = (game: Game): number => recall(game, PENALTY_DUE);
export const setPenaltyDue = (game: Game, points: number): void => {
  if (points !== penaltyDue(game)) remember(game, PENALTY_DUE, points);
};
