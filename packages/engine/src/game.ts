import { NOWHERE, areaOf, squareAt, type Coordinates, type Square } from './board.ts';
import { computeCells, isBurning, terrainAt, type Cells } from './cells.ts';
import { SEEDED, freshLuck, type Chance } from './chance.ts';
import { blankPiece } from './changes.ts';
import { refusal, type Command, type Refusal } from './command.ts';
import type { MarkersNow, Sink, SquareNow } from './events.ts';
import { NO_FACING } from './geometry.ts';
import { Options, keptOptions } from './options.ts';
import type { Seed } from './seed.ts';
import { RulesError, type Decision, type Profile, type Rules, type TerrainRow } from './rules.ts';
import { ScenarioError, type PiecePlan, type Setup } from './setup.ts';
import {
  NOBODY,
  cloneState,
  type Frame,
  type FrameKind,
  type Outcome,
  type Piece,
  type PieceId,
  type SequenceNote,
  type Side,
  type Speaker,
  type State,
} from './state.ts';
import type { DecisionId } from './vocabulary.ts';

/** A game in progress: what never changes, the state, the board as it stands, where chance comes from, who listens. */
export interface Game {
  readonly setup: Setup;
  state: State;
  cells: Cells;
  chance: Chance;
  sink: Sink | null;
}

export interface Opening {
  readonly seed: Seed;
  readonly chance?: Chance;
  readonly sink?: Sink | null;
  /** Puts the first frames on the stack; the rules' `setup` sequence if left out. */
  readonly begin?: (game: Game) => void;
}

export const createGame = (setup: Setup, opening: Opening): Game => {
  const state = emptyState(opening.seed);
  const game: Game = {
    setup,
    state,
    cells: new Int32Array(setup.board.size),
    chance: opening.chance ?? SEEDED,
    sink: opening.sink ?? null,
  };
  const { board, rules, scenario } = setup;
  const at = (place: Coordinates): Square => squareAt(board, place[0], place[1], place[2]);
  state.features = scenario.features
    .map((plan) => ({ at: at(plan.at), is: rules.terrainIndex.get(plan.is)! }))
    .sort((a, b) => a.at - b.at);
  state.burning = [...new Set(scenario.burning.map(at))].sort((a, b) => a - b);
  scenario.pieces.forEach((plan, index) => admit(game, plan, index));
  game.cells = computeCells(board, rules.terrain, state, setup.profiles);
  if (opening.begin === undefined) pushSequence(game, 'setup');
  else opening.begin(game);
  run(game);
  return game;
};

const emptyState = (seed: Seed): State => ({
  turn: 1,
  phase: 'setup',
  clock: 0,
  timeUp: false,
  activeMarine: NOBODY,
  activeAlien: NOBODY,
  cpDrawn: 0,
  cpBonus: 0,
  cpSpent: 0,
  pieces: [],
  marines: [],
  aliens: [],
  features: [],
  burning: [],
  markers: [],
  pool: [],
  supply: 0,
  kills: 0,
  run: null,
  changed: false,
  quietTurns: 0,
  drawOffered: 'none',
  winner: 'none',
  endedBy: '',
  memory: {},
  stack: [],
  luck: freshLuck(seed),
});

const admit = (game: Game, plan: PiecePlan, index: number): void => {
  const { board } = game.setup;
  const { state } = game;
  const profile = game.setup.profiles[game.setup.profileOf[index]!]!;
  const square = plan.at === undefined ? NOWHERE : squareAt(board, plan.at[0], plan.at[1], plan.at[2]);
  const area = plan.area === undefined ? -1 : areaOf(board, plan.area);
  if (plan.at !== undefined && (square < 0 || board.floor[square] !== 1))
    throw new ScenarioError(`the ${plan.is} at (${plan.at.join(', ')}) does not stand on a floor square`);
  if (plan.area !== undefined && area < 0) throw new ScenarioError(`there is no entry area '${plan.area}'`);
  if (square >= 0 && state.pieces.some((other) => other?.square === square))
    throw new ScenarioError(`C1.3: two pieces stand on (${plan.at!.join(', ')})`);
  if (square >= 0 && area >= 0)
    throw new ScenarioError(`C18.6: the ${plan.is} is on the board and in entry area '${plan.area}'`);
  if (plan.activation === 'active' && square < 0 && area < 0)
    throw new ScenarioError(`C6.4: the ${plan.is} is active, but not in play`);
  const piece: Piece = {
    ...blankPiece(index, profile),
    square,
    area,
    facing: profile.unit.hasFacing && square >= 0 ? (plan.faces ?? 0) : NO_FACING,
    ap: plan.ap ?? 0,
    activation: plan.activation ?? 'ready',
    weapon: plan.weapon ?? 'ready',
    value: plan.value ?? 0,
    fate: square >= 0 || area >= 0 ? 'in-play' : 'in-hand',
    counts: plan.counts === undefined ? profile.counts : { ...profile.counts, ...plan.counts },
  };
  state.pieces.push(piece);
  (profile.unit.side === 'marines' ? state.marines : state.aliens).push(index);
  if (piece.activation === 'active') {
    if (piece.side === 'marines') state.activeMarine = index;
    else state.activeAlien = index;
  }
};

/** A copy that can be played on without the original noticing. */
export const cloneGame = (game: Game): Game => ({
  setup: game.setup,
  state: cloneState(game.state),
  cells: game.cells.slice(),
  chance: game.chance,
  sink: game.sink,
});

// --- looking ---------------------------------------------------------------------------------------------------------

export const pieceOf = (game: Game, id: PieceId): Piece => game.state.pieces[id]!;
export const profileOf = (game: Game, piece: Piece): Profile => game.setup.profiles[piece.profile]!;
export const terrainRow = (
  { setup, cells }: { readonly setup: { readonly rules: Pick<Rules, 'terrain'> }; readonly cells: Cells },
  square: Square,
): TerrainRow => setup.rules.terrain[terrainAt(cells, square)]!;
export const squareNow = ({ cells }: Game, square: Square): SquareNow['now'] => ({
  is: terrainAt(cells, square),
  burns: isBurning(cells, square),
});
export const markersNow = ({ state }: Game): MarkersNow['now'] => ({ markers: state.markers.slice() });
export const onBoard = (piece: Piece | null | undefined): piece is Piece =>
  piece !== null && piece !== undefined && piece.square >= 0;

// --- the stack -------------------------------------------------------------------------------------------------------

export const push = (game: Game, frame: Frame): void => {
  game.state.stack.push(frame);
};

export const pushSequence = (game: Game, of: string, piece: PieceId = NOBODY, note: SequenceNote = null): void => {
  game.state.stack.push({ kind: 'sequence', of, step: 0, piece, note });
};

/** The note of the sequence on top of the stack, for one of its steps or a decision it has asked. */
export const amendNote = (game: Game, note: SequenceNote): void => {
  const { stack } = game.state;
  const top = stack.at(-1);
  if (top?.kind === 'sequence') stack[stack.length - 1] = { ...top, note };
};

export const popFrame = (game: Game): void => {
  game.state.stack.pop();
};

export const endGame = (game: Game, winner: Exclude<Outcome, 'none'>, rule: string): void => {
  if (game.state.winner !== 'none') return;
  game.state.winner = winner;
  game.state.endedBy = rule;
  game.state.stack = [];
  game.sink?.({ is: 'game-ended', winner, rule });
};

// --- running ---------------------------------------------------------------------------------------------------------

const demandDecision = ({ decisions }: Rules, kind: string): void => {
  if (!decisions.has(kind as FrameKind)) throw new RulesError(`no module in play runs or decides the frame '${kind}'`);
};

/** Goes on until somebody must decide or the game is over. */
const run = (game: Game): void => {
  const { rules } = game.setup;
  for (;;) {
    const { stack } = game.state;
    if (stack.length === 0 || game.state.winner !== 'none') return;
    const frame = stack[stack.length - 1]!;
    if (frame.kind === 'sequence') {
      const steps = rules.sequences.get(frame.of)!;
      if (frame.step + 1 < steps.length)
        stack[stack.length - 1] = {
          kind: 'sequence',
          of: frame.of,
          step: frame.step + 1,
          piece: frame.piece,
          note: frame.note,
        };
      else stack.pop();
      steps[frame.step]!.run(game, frame);
      continue;
    }
    const procedure = rules.procedures.get(frame.kind);
    if (procedure === undefined) return demandDecision(rules, frame.kind);
    stack.pop();
    procedure.run(game, frame);
  }
};

export interface Pending {
  readonly side: Side;
  readonly decision: DecisionId;
  /** Its options are on the table for all to see (Table C-J). */
  readonly isPublic: boolean;
}

const openDecision = (game: Game): { decision: Decision<FrameKind>; frame: Frame } | null => {
  const frame = game.state.stack.at(-1);
  if (frame === undefined || game.state.winner !== 'none') return null;
  return { decision: game.setup.rules.decisions.get(frame.kind)!, frame };
};

/** Who must decide what now; null when the game is over. */
export const pending = (game: Game): Pending | null => {
  const open = openDecision(game);
  if (open === null) return null;
  const { decision, isPublic } = open.decision;
  return { side: open.decision.side(game, open.frame), decision, isPublic };
};

/** The answers to the open decision, written into `out`; perhaps those of one piece only. */
export const choices = (game: Game, out: Options, only?: PieceId): Options => {
  out.clear();
  const open = openDecision(game);
  if (open !== null) open.decision.options(game, open.frame, out, only);
  return out;
};

/** Everything `speaker` may say now: answers, if it is his to decide, and what may be said out of turn. */
export const legal = (game: Game, speaker: Speaker, out = new Options(game.setup.rules.words)): Options => {
  out.clear();
  const open = openDecision(game);
  if (open === null) return out;
  if (open.decision.side(game, open.frame) === speaker) open.decision.options(game, open.frame, out);
  for (const interjection of game.setup.rules.interjections.values())
    if (interjection.speakers.includes(speaker)) interjection.options(game, speaker, out);
  return out;
};

/** C1.15: what the codex says where a player must choose and gives no choice. */
export const otherwise = (game: Game): Command => {
  const open = openDecision(game)!;
  return open.decision.otherwise(game, open.frame);
};

const GAME_OVER = refusal('C21.2', 'game-is-over');
const NOT_YOURS = refusal('C3.4', 'other-side-decides');

const scratch = keptOptions();

/** Plays an answer known to be legal, in place: for whoever picks from `choices`. */
export const advance = (game: Game, command: Command): void => {
  const { decision, frame } = openDecision(game)!;
  game.state.drawOffered = 'none';
  decision.choose(game, frame, command);
  run(game);
};

/** Plays a word out of turn known to be legal, in place. */
export const interject = (game: Game, speaker: Speaker, command: Command): void => {
  game.setup.rules.interjections.get(command.do)!.perform(game, speaker, command);
  run(game);
};

/** A refusal in the name of the rule that holds in this game. */
const cited = (game: Game, why: Refusal): Refusal => {
  const rule = game.setup.rules.cites.get(`${why.rule} ${why.reason}`);
  return rule === undefined ? why : { rule, reason: why.reason };
};

/** Checks a command and plays it in place. A refusal says why and has changed nothing. */
export const submit = (game: Game, speaker: Speaker, command: Command): Refusal | null => {
  const open = openDecision(game);
  if (open === null) return GAME_OVER;
  const options = scratch(game.setup.rules.words);
  const interjection = game.setup.rules.interjections.get(command.do);
  if (interjection?.speakers.includes(speaker) === true) {
    interjection.options(game, speaker, options);
    if (!options.has(command)) return interjection.refusal(game, speaker, command);
    interjection.perform(game, speaker, command);
    run(game);
    return null;
  }
  if (open.decision.side(game, open.frame) !== speaker) return open.decision.notYours?.(game, command) ?? NOT_YOURS;
  open.decision.options(game, open.frame, options);
  if (!options.has(command)) return cited(game, open.decision.refusal(game, open.frame, command));
  advance(game, command);
  return null;
};
