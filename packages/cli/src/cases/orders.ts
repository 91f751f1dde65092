/** From a case's words (`{piece: a, do: move, to: [4, 1]}`) to commands of the engine. */
import {
  isWord,
  FACINGS,
  areaOf,
  frontSquare,
  legal,
  otherwise,
  pending,
  secondSquare,
  submit,
  type Command,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Side,
  type Square,
  type Word,
} from '@sensorium/engine';
import type { Situation } from './arrange.ts';
import type { Field } from './fields.ts';
import { lurkerRefusal, shotRefusal } from './impossible.ts';
import { idOf, squareOf } from './names.ts';
import {
  NO_SUCH_WEAPON,
  hasRows,
  howOf,
  impliedSquare,
  pairsMeant,
  pieceAsked,
  weaponsMeant,
  withSecond,
  wordOf,
} from './caseWords.ts';

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
  'jump',
  'die',
  'points',
  'what',
  'power',
  'second',
];

/** Words that answer a decision of that name. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'choose-conversion': ['place', 'choose'],
  'place-figure': ['place'],
  'set-facing': ['face'],
  'turn-to-face': ['face', 'pass'],
  'place-reinforcement': ['reinforce'],
  'choose-target': ['pass'],
  'free-fire': ['pass'],
  'cp-redraw': ['redraw', 'pass'],
  'guard-reroll': ['re-roll', 'pass'],
  'book-reroll': ['re-roll', 'pass'],
  'spend-psi': ['psi', 'pass'],
  'psychic-power': ['cast', 'pass'],
  'place-heavy-enemy': ['replace', 'pass'],
  'overwatch-door': ['overwatch-door', 'fire', 'pass'],
  'place-breach-blip': ['reinforce', 'place-breach-blip', 'pass'],
  parry: ['parry', 'pass'],
  'announce-psi': ['psi', 'pass'],
  'detonate-free': ['detonate', 'self-destruct', 'pass'],
  dodge: ['displace'],
  'place-stunned': ['displace'],
  'level-retreat': ['move', 'pass'],
  'stand-up': ['face', 'pass'],
  'take-ambush': ['ambush', 'pass'],
  'place-ambush': ['ambush'],
};

/** A decision goes by its own name, or by the word that answers it. */
export const isDecisionNamed = (decision: string, name: unknown): boolean =>
  name === decision || (name !== 'pass' && ANSWERS[decision]?.some((word) => word === name) === true);

/** Whether the order is meant as an answer to what is pending now. */
export const answersPending = (situation: Situation, side: Side, order: Field): boolean => {
  const open = pending(situation.game);
  const word = order.at('do').text();
  if (word === 'place' && placesNobody(situation, order)) return true;
  if (open === null || open.side !== side) return false;
  if (open.decision === 'action') return true;
  if (open.decision === 'cp-response') {
    if (word === 'detonate') return order.at('piece').isGiven; // or else it is meant instead of a defence (D7.15)
    return word !== 'end' && ANSWER_WORDS.every((other) => other !== word);
  }
  if (word === 'ambush' && open.decision === 'place-reinforcement') return !order.at('at').isGiven; // D12.2: too late
  if (ANSWERS[open.decision]?.includes(word) !== true) return false;
  return open.decision !== 'level-retreat' || word === 'pass' || isFreeStep(situation, order);
};
const ANSWER_WORDS = [
  'place',
  'face',
  'reinforce',
  'choose',
  'parry',
  'psi',
  'displace',
  'ambush',
  're-roll',
  'redraw',
  'cast',
];

/** The placing of a blip that has no more figures to place: the next choice, their facing, stays open. */
const placesNobody = ({ game, ids }: Situation, order: Field): boolean => {
  const frame = game.state.stack.at(-1);
  if (order.at('at').isGiven && order.at('at').list().length > 0) return false;
  if (frame?.kind !== 'set-facing') return false;
  return !order.at('blip').isGiven || ids.get(order.at('blip').text()) === frame.placing.blip;
};

/** D10.4: a move that is paid for, or another marine's, is not the free step. */
const isFreeStep = (situation: Situation, order: Field): boolean =>
  !order.at('cp').isGiven &&
  (!order.at('piece').isGiven || idOf(situation, order.at('piece')) === pieceAsked(situation.game));

export const isOpenChoice = (game: Game): boolean => {
  const open = pending(game);
  return open !== null && open.decision !== 'action';
};

/** Says something, and takes the shot a move-and-fire has announced as soon as its target is asked for. */
const say = (situation: Situation, side: Side, command: Command): Refusal | null =>
  submit(situation.game, side, command) ?? takeAim(situation);

const takeAim = (situation: Situation): Refusal | null => {
  const { aim, game } = situation;
  if (aim === null) return null;
  const frame = game.state.stack.at(-1);
  if (frame?.kind === 'choose-target') {
    situation.aim = null;
    return submit(game, 'marines', freeShot(situation, aim, frame.piece));
  }
  if (hasFallen(situation)) {
    situation.aim = null;
    return null;
  }
  if (!isConversionChoice(game)) situation.aim = null; // C14.5: it was just a move
  return null;
};
/** The shot that a move or a turn has announced: its target, and the weapon where there is a choice. */
const freeShot = (situation: Situation, order: Field, piece: PieceId): Command => {
  const { game } = situation;
  const at = squareOf(situation, order.at('fire'));
  const choices = legal(game, 'marines')
    .all()
    .filter((shot) => shot.do === 'target' && shot.at === at);
  const named = shotsMeant(situation, order, game.state.pieces[piece], at);
  const usual = order.at('weapon').isGiven || order.at('mode').isGiven ? (named[0] ?? NO_SUCH_WEAPON) : choices[0]?.how;
  const how = named.find((code) => choices.some((shot) => shot.how === code)) ?? usual ?? 0;
  return { do: 'target', piece, at, how, cp: 0 };
};

/** D8.7: a fall loses the shot. */
const hasFallen = ({ game, mover }: Situation): boolean =>
  mover !== null && mover.to >= 0 && game.state.pieces[mover.piece]?.square !== mover.to;
const CONVERSION_CHOICES = ['choose-conversion', 'place-figure', 'set-facing'];

export const isConversionChoice = (game: Game): boolean => CONVERSION_CHOICES.includes(pending(game)?.decision ?? '');

/** Choices that nobody answers are declined, or get the codex's default (C1.15), up to one that the order answers. */
export const settle = (situation: Situation, isAnswered: () => boolean = () => false): void => {
  while (isOpenChoice(situation.game) && !isAnswered()) {
    const refused = say(situation, pending(situation.game)!.side, unasked(situation));
    if (refused !== null) throw new Error(`the default was refused: ${refused.rule} ${refused.reason}`);
  }
};

/** What a choice that nobody answers becomes: C1.15, or the one facing of a blip's figures. */
const unasked = (situation: Situation): Command => {
  const { game, facing } = situation;
  const frame = game.state.stack.at(-1);
  const isAnother = frame?.kind === 'set-facing' && frame.next > 0;
  if (!isAnother) situation.facing = null;
  return isAnother && facing !== null ? { ...otherwise(game), at: facing } : otherwise(game);
};

/** Gives one order. On a refusal the situation's game may have been played on: try it on a copy. */
export const give = (situation: Situation, side: Side, order: Field): Refusal | null => {
  order.mapping(ORDER_FIELDS);
  const word = order.at('do').text();
  if (isSaidBetween(situation, side, order)) return say(situation, side, plainCommand(situation, order));
  settle(situation, () => answersPending(situation, side, order));
  const impossible = shotRefusal(situation, order) ?? lurkerRefusal(situation, side, order);
  if (impossible !== null) return impossible;
  if (word === 'place') return placeAll(situation, side, order);
  if (word === 'face') return faceAll(situation, side, order);
  const command = plainCommand(situation, order);
  if ((word === 'move' || word === 'turn') && order.at('fire').isGiven) {
    situation.aim = order;
    situation.mover = { piece: command.piece, to: word === 'move' ? command.at : -1 };
  }
  return say(situation, side, command) ?? chosenInAdvance(situation, side, order);
};

/** Whether the order is a word out of turn that may be said now: it leaves open what is open. */
const isSaidBetween = (situation: Situation, side: Side, order: Field): boolean => {
  const { game } = situation;
  const word = order.at('do').text();
  if (!isWord(game.setup.rules, word) || !game.setup.rules.interjections.has(word)) return false;
  const command = plainCommand(situation, order);
  return legal(game, side).has(command);
};

export const plainCommand = (situation: Situation, order: Field): Command => {
  const { game } = situation;
  const isAction = ['action', 'cp-response'].includes(pending(game)?.decision ?? 'action');
  const actor = order.at('do').text() === 'choose' && order.at('blip').isGiven ? order.at('blip') : order.at('piece');
  const named = actor.isGiven ? idOf(situation, actor) : isAction ? -1 : pieceAsked(game);
  const figure = game.state.pieces[named];
  const word = wordOf(game, order, figure);
  if (word === 'pass') return passing(game);
  if (word === 'redraw' || word === 'replace') return { do: word, piece: -1, at: -1, how: 0, cp: 0 };
  if (pending(game)?.decision === 'take-ambush') return { do: word, piece: -1, at: -1, how: 0, cp: 0 };
  const at = targetOf(situation, order, word, figure);
  const how = codeOf(situation, order, word, figure, at);
  return { do: word, piece: named, at, how, cp: order.at('cp').isGiven ? order.at('cp').number() : 0 };
};

const codeOf = (
  situation: Situation,
  order: Field,
  word: Word,
  figure: Piece | null | undefined,
  at: Square,
): number => {
  if (word === 'fire') return shotOf(situation, order, figure, at);
  if (NAMES_A_WEAPON.includes(word)) return weaponOf(situation.game, order, word, figure);
  return howOf(situation.game, order, word, figure);
};

/** The code of the shot meant: the first weapon that fits the words and may be fired, or else the first that fits. */
const shotOf = (situation: Situation, order: Field, figure: Piece | null | undefined, at: Square): number => {
  const codes = shotsMeant(situation, order, figure, at);
  if (codes.length < 2 || figure === null || figure === undefined) return codes[0] ?? NO_SUCH_WEAPON;
  return codes.find(isOffered(situation.game, figure, 'fire', at)) ?? codes[0]!;
};

const isOffered = (game: Game, { side, id }: Piece, word: Word, at: number): ((how: number) => boolean) => {
  const allowed = legal(game, side).all();
  return (how) =>
    allowed.some((other) => other.do === word && other.piece === id && other.at === at && other.how === how);
};

/** Codes of the shots that the words can mean; without a weapon's name two that go together do (A15.33). */
const shotsMeant = (situation: Situation, order: Field, figure: Piece | null | undefined, at: Square): number[] => {
  const codes = weaponsMeant(situation.game, order, figure);
  if (order.at('second').isGiven) {
    const second = squareOf(situation, order.at('second'));
    return codes.map((code) => withSecond(code, second));
  }
  if (order.at('weapon').isGiven || order.at('mode').isGiven) return codes;
  return [...pairsMeant(situation.game, figure, at), ...codes];
};

/** The weapon that a figure sets on overwatch or clears: the first of those named that it can. */
const weaponOf = (game: Game, order: Field, word: Word, figure: Piece | null | undefined): number => {
  const codes = weaponsMeant(game, order, figure);
  if (figure === null || figure === undefined) return 0;
  if (!hasRows(game, figure)) return codes.length > 0 ? 0 : NO_SUCH_WEAPON; // chapters C and D have one to choose from
  const isNamed = order.at('weapon').isGiven || order.at('mode').isGiven;
  const usual = legal(game, figure.side)
    .all()
    .find((other) => other.do === word && other.piece === figure.id)?.how;
  return (
    codes.find(
      (code) => (isNamed || usual === undefined || code === usual) && isOffered(game, figure, word, -1)(code),
    ) ??
    codes[0] ??
    0
  );
};
const NAMES_A_WEAPON: readonly Word[] = ['overwatch', 'clear-jam'];

/** No psi points is an announcement of its own. */
const passing = (game: Game): Command =>
  pending(game)?.decision === 'announce-psi' ? otherwise(game) : { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };

const targetOf = (situation: Situation, order: Field, word: Word, figure: Piece | null | undefined): number => {
  const { game } = situation;
  const target = game.setup.rules.targets.get(word) ?? order.at('do').fail(`unknown verb '${word}'`);
  if (target === 'square') return squareTarget(situation, order, word, figure);
  if (target === 'facing') return order.at('to').facing();
  if (target === 'number') return numberMeant(game, order, word);
  if (target !== 'area') return -1;
  const area = areaOf(game.setup.board, order.at('at').text());
  return area < 0 ? order.at('at').fail('there is no such entry area') : area;
};

/** A number that is left out is the only one there is: all dice of a figure on guard, the highest die to parry. */
const numberMeant = (game: Game, order: Field, word: Word): number => {
  const field = order.at(word === 'psi' ? 'points' : 'die');
  const { decision, side } = pending(game) ?? { decision: 'none', side: 'marines' as const };
  if (field.isGiven && decision !== 'guard-reroll') return field.number();
  const choices = legal(game, side)
    .all()
    .filter((choice) => choice.do === word);
  return choices.length === 1 ? choices[0]!.at : field.number();
};

/** An attack or a cut that names no target goes to the front square. */
const squareTarget = (situation: Situation, order: Field, word: Word, figure: Piece | null | undefined): Square => {
  if (word === 'stand' && FACINGS.some((facing) => facing === order.at('to').value)) return -1; // D8.19
  if (order.at('to').isGiven && word !== 'climb') return squareOf(situation, order.at('to'));
  if (order.at('at').isGiven)
    return word === 'attack' ? struckSquare(situation, order.at('at'), figure) : squareOf(situation, order.at('at'));
  return impliedSquare(situation.game, order, word, figure);
};

/** A15.9: an attack on either square of a prone sniper is an attack on him. */
const struckSquare = (situation: Situation, field: Field, figure: Piece | null | undefined): Square => {
  const { game } = situation;
  const victim = field.isCoordinates ? null : game.state.pieces[idOf(situation, field)];
  if (victim === null || victim === undefined || figure === null || figure === undefined)
    return squareOf(situation, field);
  const second = secondSquare(game.setup.board, victim);
  return second >= 0 && second === frontSquare(game.setup.board, figure) ? second : squareOf(situation, field);
};

/** The choices a conversion has already made: squares and facings. */
const chosenInAdvance = (situation: Situation, side: Side, order: Field): Refusal | null => {
  const isStanding = order.at('do').text() === 'stand' && order.at('to').isGiven;
  if (isStanding && pending(situation.game)?.decision === 'set-facing')
    return faceList(situation, side, order.at('to'));
  const placed = order.at('place').isGiven ? placeSquares(situation, side, squaresIn(order.at('place'))) : null;
  if (placed !== null) return placed;
  return order.at('face').isGiven && pending(situation.game)?.side === side
    ? faceList(situation, side, order.at('face'), true)
    : null;
};

/** One square may stand without its list. */
const squaresIn = (field: Field): Field[] => (field.isCoordinates ? [field] : field.list());

const listOf = (field: Field): Field[] => (Array.isArray(field.value) ? field.list() : [field]);

/** `{do: place, blip: B, at: [[x, y], …]}`, which also chooses the blip where several are in sight. */
const placeAll = (situation: Situation, side: Side, order: Field): Refusal | null => {
  if (pending(situation.game)?.decision === 'choose-conversion') {
    const blip = idOf(situation, order.at('blip'));
    const refused = say(situation, side, { do: 'choose', piece: blip, at: -1, how: 0, cp: 0 });
    if (refused !== null) return refused;
  }
  if (order.at('blip').isGiven) {
    const frame = situation.game.state.stack.at(-1);
    if (frame?.kind === 'place-figure' && frame.blip !== idOf(situation, order.at('blip')))
      return { rule: 'C17.14', reason: 'another-blip-is-being-converted' };
  }
  return order.at('at').isGiven ? placeSquares(situation, side, squaresIn(order.at('at'))) : null;
};

const placeSquares = (situation: Situation, side: Side, squares: readonly Field[]): Refusal | null => {
  for (const field of squares) {
    const frame = situation.game.state.stack.at(-1);
    const piece = frame?.kind === 'place-figure' ? frame.blip : -1;
    const command: Command = { do: 'place', piece, at: squareOf(situation, field), how: 0, cp: 0 };
    const refused = say(situation, side, command);
    if (refused !== null) return refused;
  }
  return pending(situation.game)?.decision === 'place-figure' ? HELD_BACK : null;
};
/** A list shorter than the rules ask for. */
const HELD_BACK: Refusal = { rule: 'C17.16', reason: 'figures-held-back' };

const faceAll = (situation: Situation, side: Side, order: Field): Refusal | null =>
  faceList(situation, side, order.at('to'));

const faceList = (situation: Situation, side: Side, facings: Field, isInAdvance = false): Refusal | null => {
  for (const field of listOf(facings)) {
    settle(situation, () => pending(situation.game)!.decision !== 'place-figure');
    if (isInAdvance && pending(situation.game)!.decision !== 'set-facing') return null; // fewer figures found room
    const piece = pieceAsked(situation.game);
    const refused = say(situation, side, { do: 'face', piece, at: field.facing(), how: 0, cp: 0 });
    if (refused !== null) return refused;
  }
  situation.facing = Array.isArray(facings.value) ? null : facings.facing();
  return null;
};

export const facingName = (facing: number): string => FACINGS[facing] ?? '–';
