/** From a case's words (`{piece: a, do: move, to: [4, 1]}`) to commands of the engine. */
import {
  FACINGS,
  areaOf,
  cloneGame,
  frontSquare,
  legal,
  otherwise,
  pending,
  squareAt,
  submit,
  type Command,
  type Game,
  type PieceId,
  type Refusal,
  type Side,
  type Square,
} from '@sensorium/engine';
import type { Situation } from './arrange.ts';
import type { Field } from './fields.ts';

const ORDER_FIELDS = [
  'piece',
  'do',
  'to',
  'at',
  'fire',
  'weapon',
  'mode',
  'cp',
  'place',
  'face',
  'blip',
];

/** Words that answer a decision of that name. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'choose-conversion': ['place', 'choose'],
  'place-figure': ['place'],
  'set-facing': ['face'],
  'turn-to-face': ['face', 'pass'],
  'place-reinforcement': ['reinforce'],
  'choose-target': ['pass'],
};

/** Whether the order is meant as an answer to what is pending now. */
export const answersPending = (situation: Situation, side: Side, order: Field): boolean => {
  const open = pending(situation.game);
  if (open === null || open.side !== side) return false;
  const word = order.at('do').text();
  if (open.decision === 'action') return true;
  if (open.decision === 'cp-response') return word !== 'end' && ANSWER_WORDS.every((other) => other !== word);
  return ANSWERS[open.decision]?.includes(word) === true;
};
const ANSWER_WORDS = ['place', 'face', 'reinforce', 'choose'];

export const isOpenChoice = (game: Game): boolean => {
  const open = pending(game);
  return open !== null && open.decision !== 'action';
};

/** A choice that nobody answers is declined, or gets the codex's default (C1.15). */
export const settle = (situation: Situation): void => {
  while (isOpenChoice(situation.game)) {
    const refused = submit(situation.game, pending(situation.game)!.side, otherwise(situation.game));
    if (refused !== null) throw new Error(`the default was refused: ${refused.rule}`);
  }
};

export const idOf = (situation: Situation, field: Field): PieceId => {
  const id = situation.ids.get(field.text());
  return id ?? field.fail(`there is no piece '${field.text()}'`);
};

export const squareOf = (situation: Situation, field: Field): Square => {
  const { board } = situation.game.setup;
  if (field.isCoordinates) {
    const [x, y, level] = field.coordinates();
    return squareAt(board, x, y, level);
  }
  return situation.game.state.pieces[idOf(situation, field)]?.square ?? -1;
};

/** Gives one order. On a refusal the situation's game may have been played on: try it on a copy. */
export const give = (situation: Situation, side: Side, order: Field): Refusal | null => {
  order.mapping(ORDER_FIELDS);
  if (!answersPending(situation, side, order)) settle(situation);
  const word = order.at('do').text();
  if (word === 'place') return placeAll(situation, side, order);
  if (word === 'face') return faceAll(situation, side, order);
  const command = plainCommand(situation, order, word);
  return submit(situation.game, side, command) ?? followUp(situation, side, order);
};

const plainCommand = (situation: Situation, order: Field, word: string): Command => {
  const { game } = situation;
  const named = order.at('piece').isGiven ? idOf(situation, order.at('piece')) : -1;
  const piece = word === 'reinforce' && named < 0 ? nextDrawn(game) : named;
  const at = targetOf(situation, order, word, piece);
  const how = howOf(situation, order, word, piece);
  const command: Command = { do: word, piece, at, how, cp: order.at('cp').isGiven ? order.at('cp').number() : 0 };
  return order.at('cp').isGiven ? command : withResponsePrice(game, command);
};

const nextDrawn = (game: Game): PieceId => {
  const frame = game.state.stack.at(-1);
  return frame?.kind === 'place-blip' ? frame.hand[0]! : -1;
};

/** A CP response is paid with CP, whether the order says so or not. */
const withResponsePrice = (game: Game, command: Command): Command => {
  if (pending(game)?.decision !== 'cp-response') return command;
  const options = legal(game, 'marines');
  for (let i = 0; i < options.count; i++) {
    const option = options.get(i);
    if (option.do === command.do && option.piece === command.piece && option.at === command.at && option.how === command.how)
      return option;
  }
  const piece = game.state.pieces[command.piece];
  const verb = game.setup.rules.verbs.get(command.do);
  if (piece === null || piece === undefined || verb === undefined) return command;
  return verb.refusal(game, piece, command) === null ? { ...command, cp: verb.cost(game, piece, command) } : command;
};

const targetOf = (situation: Situation, order: Field, word: string, piece: PieceId): number => {
  const { game } = situation;
  switch (game.setup.rules.targets.get(word)) {
    case 'square':
      if (order.at('to').isGiven) return squareOf(situation, order.at('to'));
      if (order.at('at').isGiven) return squareOf(situation, order.at('at'));
      return word === 'attack' && piece >= 0 ? frontSquare(game.setup.board, game.state.pieces[piece]!) : -1;
    case 'facing':
      return order.at('to').facing();
    case 'area': {
      const area = areaOf(game.setup.board, order.at('at').text());
      return area < 0 ? order.at('at').fail('there is no such entry area') : area;
    }
    case undefined:
      return order.at('do').fail(`unknown verb '${word}'`);
    default:
      return -1;
  }
};

const howOf = (situation: Situation, order: Field, word: string, piece: PieceId): number => {
  if (word === 'move') return order.at('fire').isGiven ? 1 : 0;
  if (word !== 'fire' || piece < 0) return 0;
  const { game } = situation;
  const profile = game.setup.profiles[game.state.pieces[piece]?.profile ?? 0]!;
  const how = order.at('weapon').isGiven
    ? profile.gear.indexOf(order.at('weapon').text())
    : profile.rows.findIndex((row) => row.ranged !== undefined);
  return Math.max(0, how);
};

/** The choices an order has already made: target after a move, squares and facings of a conversion. */
const followUp = (situation: Situation, side: Side, order: Field): Refusal | null => {
  const word = order.at('do').text();
  if (word === 'move' && order.at('fire').isGiven) return fireAfterMove(situation, order.at('fire'));
  if (word !== 'convert') return null;
  const placed = order.at('place').isGiven ? placeSquares(situation, side, order.at('place').list()) : null;
  if (placed !== null) return placed;
  return order.at('face').isGiven ? faceList(situation, side, listOf(order.at('face'))) : null;
};

const listOf = (field: Field): Field[] => (Array.isArray(field.value) ? field.list() : [field]);

const fireAfterMove = (situation: Situation, target: Field): Refusal | null => {
  while (isOpenChoice(situation.game) && pending(situation.game)!.decision !== 'choose-target')
    submit(situation.game, pending(situation.game)!.side, otherwise(situation.game));
  const at = squareOf(situation, target);
  const frame = situation.game.state.stack.at(-1);
  const shooter = frame?.kind === 'choose-target' ? frame.piece : -1;
  if (shooter < 0) return { rule: 'C14.5', reason: 'no-target-after-move' };
  return submit(situation.game, 'marines', { do: 'target', piece: shooter, at, how: 0, cp: 0 });
};

/** `{do: place, blip: B, at: [[x, y], …]}`, which also chooses the blip where several are in sight. */
const placeAll = (situation: Situation, side: Side, order: Field): Refusal | null => {
  if (pending(situation.game)?.decision === 'choose-conversion') {
    const blip = idOf(situation, order.at('blip'));
    const refused = submit(situation.game, side, { do: 'choose', piece: blip, at: -1, how: 0, cp: 0 });
    if (refused !== null) return refused;
  }
  if (order.at('blip').isGiven) {
    const frame = situation.game.state.stack.at(-1);
    if (frame?.kind === 'place-figure' && frame.blip !== idOf(situation, order.at('blip')))
      return { rule: 'C17.14', reason: 'another-blip-is-being-converted' };
  }
  return order.at('at').isGiven ? placeSquares(situation, side, order.at('at').list()) : null;
};

const placeSquares = (situation: Situation, side: Side, squares: readonly Field[]): Refusal | null => {
  for (const field of squares) {
    const frame = situation.game.state.stack.at(-1);
    const piece = frame?.kind === 'place-figure' ? frame.blip : -1;
    const command = { do: 'place', piece, at: squareOf(situation, field), how: 0, cp: 0 };
    const refused = submit(situation.game, side, command);
    if (refused !== null) return refused;
  }
  return null;
};

const faceAll = (situation: Situation, side: Side, order: Field): Refusal | null =>
  faceList(situation, side, listOf(order.at('to')));

const faceList = (situation: Situation, side: Side, facings: readonly Field[]): Refusal | null => {
  for (const field of facings) {
    while (pending(situation.game)?.decision === 'place-figure')
      submit(situation.game, pending(situation.game)!.side, otherwise(situation.game));
    const frame = situation.game.state.stack.at(-1);
    const piece =
      frame?.kind === 'set-facing' ? frame.figures[frame.next]! : frame?.kind === 'turn-to-face' ? frame.piece : -1;
    const refused = submit(situation.game, side, { do: 'face', piece, at: field.facing(), how: 0, cp: 0 });
    if (refused !== null) return refused;
  }
  return null;
};

/** Tries an order on a copy: the refusal, or null if it would be accepted. */
export const tryOrder = (situation: Situation, side: Side, order: Field): Refusal | null => {
  const copy: Situation = {
    ...situation,
    game: { ...cloneGame(situation.game), sink: null },
    ids: new Map(situation.ids),
    fates: new Map(situation.fates),
  };
  const { dice, draws } = situation.script;
  const kept = { dice: dice.slice(), cp: draws.cp.slice(), blips: draws.blips.slice() };
  const loose: number[] = Array.from({ length: 99 }, () => 1);
  dice.push(...loose);
  try {
    return give(copy, side, order);
  } finally {
    dice.splice(0, dice.length, ...kept.dice);
    draws.cp.splice(0, draws.cp.length, ...kept.cp);
    draws.blips.splice(0, draws.blips.length, ...kept.blips);
  }
};

export const facingName = (facing: number): string => FACINGS[facing] ?? '–';
