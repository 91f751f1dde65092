/** A case as something to look at: what each step did, and how the table stood after it. */
import type { GameEvent } from '@sensorium/engine';
import {
  EVERYTHING,
  PERSON,
  QUESTIONS,
  dossierOf,
  foldFrames,
  type Deed,
  type Question,
  type RecordedFrame,
  type Recording,
} from '@sensorium/host';
import type { Situation } from './arrange.ts';
import type { CaseDocument } from './caseFile.ts';
import type { Field } from './fields.ts';
import { idOf, squareOf } from './names.ts';
import { orderIn, runCase } from './runCase.ts';
import { tryOrder } from './tryOrder.ts';

const NOBODY = -1;

const pieceIn = (situation: Situation, order: Field): number =>
  order.at('piece').isGiven ? idOf(situation, order.at('piece')) : NOBODY;

/** Where an order points, if at a square or at somebody on one. */
const targetIn = (situation: Situation, order: Field): number => {
  const named = [order.at('at'), order.at('to')].find(({ isGiven }) => isGiven);
  if (named === undefined) return NOBODY;
  if (named.isCoordinates) return squareOf(situation, named);
  return situation.ids.has(String(named.value)) ? squareOf(situation, named) : NOBODY;
};

const refusedDeed = (situation: Situation, step: Field): Deed | null => {
  const order = orderIn(step);
  if (order === null || order === 'other') return null;
  const refusal = tryOrder(situation, order.side, order.field);
  if (refusal === null) return null;
  const word = order.field.at('do').text();
  const [piece, at] = [pieceIn(situation, order.field), targetIn(situation, order.field)];
  return { is: 'refused', by: order.side, piece, word, at, rule: refusal.rule, reason: refusal.reason };
};

const isQuestion = (word: string): word is Question => (QUESTIONS as readonly string[]).includes(word);

/** The step has been run, so that what it says is the answer. */
const questionDeed = (situation: Situation, step: Field): Deed | null => {
  const asks = step.at('ask').text();
  const answer = step.at('is').value;
  if (!isQuestion(asks) || (typeof answer !== 'boolean' && typeof answer !== 'number')) return null;
  const from = step.at('from');
  const piece = from.isCoordinates ? NOBODY : idOf(situation, from);
  const [start, to] = [squareOf(situation, from), squareOf(situation, step.at('to'))];
  return { is: 'question', asks, piece, from: start, to, answer };
};

const deedOf = (situation: Situation, step: Field): Deed | null => {
  if (step.at('refused').isGiven) return refusedDeed(situation, step);
  if (step.at('ask').isGiven) return questionDeed(situation, step);
  const order = orderIn(step);
  if (order === null || order === 'other') return null;
  const word = order.field.at('do').text();
  return { is: 'order', by: order.side, piece: pieceIn(situation, order.field), word };
};

/** Of an automaton's turn a walk is one step, and whatever else it does another. */
const GOES_ON: readonly GameEvent['is'][] = [
  'automaton-acted',
  'piece-activated',
  'target-chosen',
  'points-paid',
  'piece-moved',
  'piece-turned',
];

/** What the log passes over: no step by itself. */
const SILENT: readonly GameEvent['is'][] = ['automaton-acted', 'piece-activated', 'target-chosen', 'activation-ended'];

const isSomething = (events: readonly GameEvent[]): boolean => events.some(({ is }) => !SILENT.includes(is));

/** The course of a case that passes; throws what fails in it. */
export const recordCase = (document: CaseDocument): Recording => {
  const frames: RecordedFrame[] = [];
  let told: GameEvent[] = [];
  let last: Situation | null = null;
  const note = ({ game }: Situation, deed: Deed): void => {
    frames.push({ deed, events: told, view: EVERYTHING.view(game) });
    told = [];
  };
  const failures = runCase(document, {
    onEvent: (event) => {
      const isNext = event.is === 'automaton-acted' && told.some(({ is }) => !GOES_ON.includes(is));
      if (isNext && isSomething(told) && last !== null) note(last, { is: 'course' });
      told.push(event);
    },
    afterStep: (situation, step) => {
      if (last === null) note(situation, { is: 'setup' });
      else {
        const deed = step === null ? null : deedOf(situation, step);
        if (deed !== null || isSomething(told)) note(situation, deed ?? { is: 'course' });
      }
      last = situation;
    },
  });
  const [failure] = failures;
  const situation = last as Situation | null;
  if (failure !== undefined || situation === null)
    throw new Error(`${document.file}: ${document.title}: step ${failure?.step}: ${failure?.message}`);
  return foldFrames(dossierOf(situation.game.setup, { marines: PERSON, aliens: PERSON }, 'off'), frames);
};
