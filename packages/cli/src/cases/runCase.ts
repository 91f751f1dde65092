/** Running one case: step after step, each failing with its difference. */
import { otherwise, pending, submit, type Game, type GameEvent, type Side } from '@sensorium/engine';
import { arrange, type Situation } from './arrange.ts';
import { CaseError, type CaseDocument } from './caseFile.ts';
import { Field } from './fields.ts';
import { ask, compare, type Difference } from './inspect.ts';
import { isRefusedBy } from './sameRule.ts';
import { playAutomaton } from './solo.ts';
import { answersPending, give, isConversionChoice, isDecisionNamed, isOpenChoice, settle } from './orders.ts';
import { tryOrder } from './tryOrder.ts';

export interface Failure {
  readonly line: number;
  readonly step: number;
  readonly message: string;
}

const STEP_KINDS = ['marines', 'aliens', 'refused', 'expect', 'ask', 'seen', 'clock', 'advance', 'automaton'];

export interface Witness {
  /** Every event of the case but those of looking ahead. */
  told?(event: GameEvent): void;
  /** The game before each step and after the last. */
  saw?(game: Game): void;
  /** When the situation is arranged (with null), after every step, and when the case is over (with null again). */
  stepped?(situation: Situation, step: Field | null): void;
}

export const runCase = (document: CaseDocument, witness: Witness = {}): Failure[] => {
  const failures: Failure[] = [];
  let current = 0;
  let line = document.line;
  try {
    const situation = arrange(document);
    const { sink } = situation.game;
    situation.game.sink = (event) => {
      witness.told?.(event);
      sink?.(event);
    };
    const steps = new Field(document, [], document.data).at('steps').list();
    witness.stepped?.(situation, null);
    steps.forEach((step, index) => {
      current = index + 1;
      line = document.lineOf(step.path);
      witness.saw?.(situation.game);
      const differences = runStep(situation, step, steps.slice(index + 1));
      if (differences.length > 0) failures.push({ line, step: current, message: differences.join('; ') });
      witness.stepped?.(situation, step);
    });
    current = steps.length + 1;
    settleWithDiceLeft(situation);
    witness.saw?.(situation.game);
    witness.stepped?.(situation, null);
    const { dice } = situation.script;
    if (dice.length > 0) failures.push({ line, step: current, message: `dice not used: ${dice.join(', ')}` });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    failures.push({ line: error instanceof CaseError ? error.line : line, step: current, message });
  }
  return failures;
};

/** A choice that is open at the end may stay so, unless dice are left for it. */
const settleWithDiceLeft = (situation: Situation): void => settle(situation, () => situation.script.dice.length === 0);

const kindOf = (step: Field): string => {
  const keys = Object.keys(step.mapping());
  const kind = keys.find((key) => STEP_KINDS.includes(key));
  return kind ?? step.fail(`unknown step '${keys.join(', ')}'`);
};

const runStep = (situation: Situation, step: Field, later: readonly Field[]): Difference[] => {
  const kind = kindOf(step);
  if (kind !== 'ask') step.mapping(kind === 'refused' ? ['refused', 'rule'] : [kind]);
  switch (kind) {
    case 'marines':
    case 'aliens': {
      const refused = give(situation, kind, step.at(kind));
      return refused === null ? [] : [`refused: ${refused.rule} ${refused.reason}`];
    }
    case 'refused':
      return refusedStep(situation, step);
    case 'clock': {
      if (step.at('clock').text() !== 'time-up') step.at('clock').fail('expected time-up');
      situation.timeUp = situation.game.state.turn;
      const refused = submit(situation.game, 'host', { do: 'time-up', piece: -1, at: -1, how: 0, cp: 0 });
      return refused === null ? [] : [`refused: ${refused.rule} ${refused.reason}`];
    }
    case 'automaton':
      return playAutomaton(situation);
    case 'advance':
      return advanceTo(situation, step.at('advance'), later);
    default:
      return look(situation, step, kind, later);
  }
};

/**
 * Looking answers nothing. If the next order does not answer an open choice either, the step may mean the game before
 * or after the choice is settled: it is compared before, and as long as that fails one choice after the other is settled,
 * up to one that the step names or the next order answers.
 */
const look = (situation: Situation, step: Field, kind: string, later: readonly Field[]): Difference[] => {
  const { game } = situation;
  const isMeant = (): boolean => {
    if (looksAtPending(step)) return namesOpenChoice(situation, step);
    if (isAwaited(situation, later)) return true;
    return expectsNothingPending(step) && !isConversionChoice(game);
  };
  settle(situation, () => isMeant() || holdsAlready(situation, step, kind));
  return differencesOf(situation, step, kind);
};

/** `pending: none` passes over the choices of a conversion, which have to be made, and over no other. */
const expectsNothingPending = (step: Field): boolean => pendingIn(step).value === 'none';

const pendingIn = (step: Field): Field =>
  step.at('expect').isGiven ? step.at('expect').at('pending') : step.at('seen').at('pending');

/** Whether the step looks at an open choice. */
const looksAtPending = (step: Field): boolean => pendingIn(step).isGiven && !expectsNothingPending(step);

/** Whether it is the open choice that the step looks at. */
const namesOpenChoice = ({ game }: Situation, step: Field): boolean => {
  const open = pending(game);
  const named = pendingIn(step);
  if (open === null || !looksAtPending(step)) return false;
  if (typeof named.value === 'string') return isDecisionNamed(open.decision, named.value);
  const isHis = !named.at('side').isGiven || named.at('side').value === open.side;
  return isHis && (!named.at('decision').isGiven || isDecisionNamed(open.decision, named.at('decision').value));
};

/** Figures still to be placed have no names yet, so a step that names them cannot hold. */
const holdsAlready = (situation: Situation, step: Field, kind: string): boolean => {
  try {
    return differencesOf(situation, step, kind).length === 0;
  } catch (error) {
    if (error instanceof CaseError) return false;
    throw error;
  }
};

const differencesOf = (situation: Situation, step: Field, kind: string): Difference[] => {
  if (kind === 'ask') return ask(situation, step);
  if (kind === 'expect') return compare(situation, step.at('expect'), null);
  return compare(situation, step.at('seen'), sideOf(step.at('seen').at('by')));
};

const sideOf = (field: Field): Side => {
  const side = field.text();
  return side === 'marines' || side === 'aliens' ? side : field.fail('expected marines or aliens');
};

const isAwaited = (situation: Situation, later: readonly Field[]): boolean => {
  for (const other of later) {
    const order = orderIn(other);
    if (order !== null) return order !== 'other' && answersPending(situation, order.side, order.field);
    if (namesOpenChoice(situation, other)) return true;
  }
  return false;
};

export const orderIn = (step: Field): { side: Side; field: Field } | 'other' | null => {
  const holder = step.at('refused').isGiven ? step.at('refused') : step;
  for (const side of ['marines', 'aliens'] as const)
    if (holder.at(side).isGiven) return { side, field: holder.at(side) };
  return ['clock', 'advance', 'automaton'].some((kind) => step.at(kind).isGiven) ? 'other' : null;
};

const refusedStep = (situation: Situation, step: Field): Difference[] => {
  const order = orderIn(step);
  if (order === null || order === 'other') return step.fail("expected an order of 'marines' or 'aliens'");
  const before = JSON.stringify(situation.game.state);
  const rule = [step.at('rule'), step.at('refused').at('rule')].find(({ isGiven }) => isGiven);
  const wanted = rule?.text() ?? null;
  if (isRefusedMeanwhile(situation, order, wanted)) return [];
  const refused = tryOrder(situation, order.side, order.field);
  if (JSON.stringify(situation.game.state) !== before) return ['the refused order changed the game'];
  if (refused === null) return ['expected a refusal, but the order is legal'];
  return wanted === null || isRefusedBy(wanted, refused) || (wanted === 'C4.6' && isTooLate(situation, order.side))
    ? []
    : [`expected refusal by ${wanted}, found ${refused.rule} (${refused.reason})`];
};

/** C4.6: the marine player's time has run out, and he may declare nothing further. */
const isTooLate = ({ game: { state }, timeUp }: Situation, side: Side): boolean =>
  side === 'marines' && timeUp === state.turn && state.phase !== 'marine-action';

/**
 * Whether the order is refused because a choice that has to be made is open: by the rule named, or, where none is named,
 * in a phase in which nobody acts (C3.4).
 */
const isRefusedMeanwhile = (
  situation: Situation,
  { side, field }: { side: Side; field: Field },
  wanted: string | null,
): boolean => {
  if (!isOpenChoice(situation.game) || answersPending(situation, side, field)) return false;
  if (otherwise(situation.game).do === 'pass') return false;
  try {
    const refused = tryOrder(situation, side, field, true);
    if (refused === null) return false;
    return wanted === null ? situation.game.state.phase === 'reinforcement' : isRefusedBy(wanted, refused);
  } catch (error) {
    if (error instanceof CaseError) return false; // it names a figure that the choice will bring
    throw error;
  }
};

const LONGEST_ADVANCE = 10_000;

/** Ends turns until that side's next action phase begins. */
const advanceTo = (situation: Situation, field: Field, later: readonly Field[]): Difference[] => {
  const side = sideOf(field);
  const { game } = situation;
  if (game.state.turn === 1 && game.state.phase === 'command') settle(situation); // a case begins with an action phase
  const start = { turn: game.state.turn, phase: game.state.phase };
  const hasMoved = (): boolean => game.state.turn !== start.turn || game.state.phase !== start.phase;
  const isRedrawAwaited = (): boolean =>
    hasMoved() && pending(game)?.decision === 'cp-redraw' && side === 'marines' && isAwaited(situation, later);
  for (let i = 0; i < LONGEST_ADVANCE; i++) {
    settle(situation, isRedrawAwaited);
    const open = pending(game);
    if (open === null) return i === 0 ? ['the game is over'] : []; // by the rules, on the way (C21)
    if (hasMoved() && open.side === side) return [];
    const refused = submit(game, open.side, { do: 'end', piece: -1, at: -1, how: 0, cp: 0 });
    if (refused !== null) return [`refused: ${refused.rule} ${refused.reason}`];
  }
  return ['the action phase was never reached'];
};
