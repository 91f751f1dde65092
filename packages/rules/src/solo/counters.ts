/** S0.14–S0.21: ambush counters; S0.30: Table S0-R. */
import {
  createPiece,
  edit,
  distanceOnFoot,
  pieceOf,
  popFrame,
  profileNamed,
  push,
  refusal,
  relocate,
  secondSquare,
  type Decision,
  type Facing,
  type Game,
  type PieceId,
  type Procedure,
  type Square,
  type PieceNow,
} from '@sensorium/engine';
import { whyNotPlacedOn, placedNow } from '../core/figures.ts';
import { rollFor } from './dice.ts';
import { nextAmbush, penaltyDue, setNextAmbush, setPenaltyDue } from './notes.ts';
import { isHidingPlace } from './placement.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    emerge: 'square';
  }
  interface DecisionTypes {
    'place-ambusher': true;
  }
  interface FrameTypes {
    /** S0.19: a genestealer waits for its square among these. */
    'place-ambusher': { readonly squares: readonly Square[] };
    'next-ambush': object;
  }
  interface EventTypes {
    'ambush-counter-drawn': { readonly isReal: boolean };
    'ambusher-placed': { readonly piece: PieceId; readonly at: Square; readonly facing: Facing } & PieceNow<'profile'>;
    'ambusher-lost': object;
  }
}

/** D12.1: counters that show a genestealer, and that show something else. */
const AMBUSH_COUNTERS: readonly number[] = [2, 4];
const REAL = 0;
/** S0.19. */
const AMBUSH_DISTANCE = 6;
/** Table S0-R by die: blips, and whether an ambush counter is drawn. */
export const reinforcementsOn = (die: number): { readonly blips: number; readonly isCounter: boolean } => ({
  blips: TABLE_S0_R[die]!,
  isCounter: die === COUNTER_ON,
});
/** By die: blips; a 2 is an ambush counter. */
const TABLE_S0_R: readonly number[] = [0, 0, 0, 1, 1, 2, 3];
const COUNTER_ON = 2;

const scheduleOf = (game: Game): readonly number[] | 'rolled' | null => {
  const said = game.setup.hooks.ambushes?.();
  return said === undefined ? null : (said.schedule ?? 'rolled');
};

/** S0.15: before the first marine turn. D23.10: what an earlier board has left. */
export const rollFirstAmbush = (game: Game): void => {
  const left = game.setup.hooks.penaltyLeft;
  if (left !== null) setPenaltyDue(game, left());
  if (scheduleOf(game) === 'rolled') setNextAmbush(game, rollFor(game, 'ambush-turn', -1, 'S0.15'));
};

const isDue = (game: Game): boolean => {
  const schedule = scheduleOf(game);
  if (schedule === null) return false;
  return schedule === 'rolled' ? nextAmbush(game) === game.state.turn : schedule.includes(game.state.turn);
};

const DUE = 'solo:due';

const setDue = (game: Game, due: number): void => {
  game.state.memory = { ...game.state.memory, [DUE]: due + 1 };
};

/** S0.4, S0.16–S0.21: the ambush step and the number of blips of this turn. */
export const beginReinforcement = (game: Game): void => {
  const { hooks, scenario } = game.setup;
  if (hooks.reinforcementTable()) {
    const die = rollFor(game, 'reinforcement-table', -1, 'S0.30');
    const { blips, isCounter } = reinforcementsOn(die);
    setDue(game, blips);
    if (isCounter) drawCounter(game);
  } else if (isDue(game)) {
    const due = hooks.reinforcements(game, scenario.reinforcements);
    setDue(game, Math.max(0, due - 1)); // S0.18
    if (scheduleOf(game) === 'rolled') push(game, { kind: 'next-ambush' });
    drawCounter(game);
  }
};

/** S0.21: when everything about this counter has been decided. */
export const scheduleAmbush: Procedure<'next-ambush'> = {
  kind: 'next-ambush',
  run: (game) => setNextAmbush(game, game.state.turn + rollFor(game, 'ambush-turn', -1, 'S0.21')),
};

/** S0.18, S0.30: replaces the number of C18.2 in a turn with a counter or a table. */
export const reduced = (game: Game, due: number): number => {
  const fixed = game.state.memory[DUE];
  return fixed === undefined ? due : fixed - 1;
};

/** S0.17–S0.20. */
const drawCounter = (game: Game): void => {
  const isReal = game.chance.draw(game, { for: 'ambush-counter', by: -1 }, AMBUSH_COUNTERS) === REAL;
  game.sink?.({ is: 'ambush-counter-drawn', isReal, rule: 'S0.17' });
  if (!isReal) setPenaltyDue(game, penaltyDue(game) + 1);
  else {
    const squares = ambushSquares(game);
    if (squares.length > 0 && game.state.supply > 0) push(game, { kind: 'place-ambusher', squares });
    else game.sink?.({ is: 'ambusher-lost', rule: 'S0.19' });
  }
};

const ambushSquares = (game: Game): Square[] => {
  const { board } = game.setup;
  const marines = game.state.marines
    .map((id) => pieceOf(game, id))
    .flatMap((marine) => [marine.square, secondSquare(board, marine)]) // A15.9
    .filter((square) => square >= 0);
  const squares: Square[] = [];
  for (let square = 0; square < board.size; square++) {
    if (!isHidingPlace(game, square) || whyNotPlacedOn(game, square) !== null) continue; // D17.21
    const nearest = Math.min(...marines.map((marine) => distanceOnFoot(game, marine, square)));
    if (nearest === AMBUSH_DISTANCE) squares.push(square);
  }
  return squares;
};

const NOT_THERE = refusal('S0.19', 'not-an-ambush-square');

/** S0.19: the square and the facing (`how`) of a genestealer out of a counter. */
export const placeAmbusher: Decision<'place-ambusher'> = {
  kind: 'place-ambusher',
  decision: 'place-ambusher',
  isPublic: true,
  side: () => 'aliens',
  options: (game, { squares }, out) => {
    const word = game.setup.rules.wordIndex.get('emerge')!;
    for (const at of squares) for (let facing = 0; facing < 4; facing++) out.add(word, -1, at, facing, 0);
  },
  refusal: () => NOT_THERE,
  choose: (game, _frame, { at, how }) => {
    popFrame(game);
    const piece = createPiece(game, profileNamed(game.setup, 'genestealer'));
    game.state.supply -= 1;
    edit(game, piece).activation = 'ready';
    relocate(game, piece, at, how);
    game.state.changed = true;
    game.sink?.({ is: 'ambusher-placed', piece, at, facing: how, now: placedNow(game, piece), rule: 'S0.19' });
    game.setup.hooks.figurePlaced(game, piece, -1, 'aliens');
  },
  otherwise: (_game, { squares }) => ({ do: 'emerge', piece: -1, at: squares[0]!, how: 0, cp: 0 }),
};

/** S0.20: one command point less in the next command phase. */
export const penaltyTaken = (game: Game): number => -penaltyDue(game);
export const forgetPenalty = (game: Game): void => setPenaltyDue(game, 0);
