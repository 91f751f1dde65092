/** From a case's words (`{piece: a, do: move, to: [4, 1]}`) to commands of the engine. */
import {
  FACINGS,
  areaOf,
  cloneGame,
  frontSquare,
  legal,
  otherwise,
  pending,
  secondSquare,
  squareAt,
  submit,
  type Command,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Side,
  type Square,
} from '@sensorium/engine';
import { WEAPONS, decodeShot, rowIdsOf } from '@sensorium/rules';
import { note, type Situation } from './arrange.ts';
import type { Field } from './fields.ts';
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
} from './words.ts';

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
    const refused = say(situation, pending(situation.game)!.side, otherwise(situation.game));
    if (refused !== null) throw new Error(`the default was refused: ${refused.rule} ${refused.reason}`);
  }
};

const idOf = (situation: Situation, field: Field): PieceId => {
  const id = situation.ids.get(field.text()) ?? situation.ambushes.get(field.text());
  return id ?? field.fail(`there is no piece '${field.text()}'`);
};

export const squareOf = (situation: Situation, field: Field): Square => {
  const { board } = situation.game.setup;
  if (field.isCoordinates) {
    const [x, y, level] = field.coordinates();
    return squareAt(board, x, y, level);
  }
  const id = idOf(situation, field);
  const square = situation.game.state.pieces[id]?.square ?? -1;
  return square < 0 ? (situation.fallen.get(id) ?? -1) : square;
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
  if (!game.setup.rules.interjections.has(word)) return false;
  const command = plainCommand(situation, order);
  return legal(game, side).has(command);
};

/** What goes with no move and no overwatch, and so no command can say. */
const shotRefusal = (situation: Situation, order: Field): Refusal | null => {
  const { game } = situation;
  const word = order.at('do').text();
  if (!order.at('fire').isGiven && word !== 'overwatch') return null;
  if (order.at('jump').isGiven && order.at('jump').flag()) return JUMPS;
  if (order.at('mode').value === 'full-auto' && game.setup.rules.verbs.has('full-auto')) return FULL_AUTO;
  if (word === 'overwatch') return null;
  if (order.at('weapon').value === 'grenade-glove') return GRENADE;
  const figure = order.at('piece').isGiven ? game.state.pieces[idOf(situation, order.at('piece'))] : null;
  if (figure === null || figure === undefined || !hasRows(game, figure)) return null;
  if (order.at('second').isGiven && pairsMeant(game, figure, -1).length === 0) return TWO_TARGETS;
  if (!order.at('weapon').isGiven && !order.at('mode').isGiven) return null;
  const { rows } = game.setup.profiles[figure.profile]!;
  const isFree = (code: number): boolean => {
    const { gear, mode } = decodeShot(code);
    return WEAPONS[rowIdsOf(rows[gear])[mode] ?? '']?.isFree === true;
  };
  const meant = weaponsMeant(game, order, figure);
  return meant.length > 0 && !meant.some(isFree) ? NEVER_FREE : null;
};
const JUMPS: Refusal = { rule: 'D8.7', reason: 'no-shot-with-a-jump' };
const FULL_AUTO: Refusal = { rule: 'D5.7', reason: 'not-with-a-move' };
const GRENADE: Refusal = { rule: 'D6.8', reason: 'not-with-a-move' };
const TWO_TARGETS: Refusal = { rule: 'A4.15', reason: 'one-target' };
const NEVER_FREE: Refusal = { rule: 'A4.12', reason: 'no-weapon-for-free-fire' };

/** C18.7: a lurking piece has no square that a command could name. */
const lurkerRefusal = (situation: Situation, side: Side, order: Field): Refusal | null => {
  const target = ['fire', 'at'].map((key) => order.at(key)).find((field) => typeof field.value === 'string');
  const id = target === undefined ? undefined : situation.ids.get(target.text());
  const piece = id === undefined ? null : situation.game.state.pieces[id];
  const isLurking = piece?.side === 'aliens' && piece.square < 0 && piece.area >= 0;
  return side === 'marines' && isLurking && order.at('do').value !== 'cast' ? LURKING : null;
};
const LURKING: Refusal = { rule: 'C18.7', reason: 'lurking-pieces-are-safe' };

const plainCommand = (situation: Situation, order: Field): Command => {
  const { game } = situation;
  const isAction = ['action', 'cp-response'].includes(pending(game)?.decision ?? 'action');
  const named = order.at('piece').isGiven ? idOf(situation, order.at('piece')) : isAction ? -1 : pieceAsked(game);
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
  word: string,
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

const isOffered = (game: Game, { side, id }: Piece, word: string, at: number): ((how: number) => boolean) => {
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
const weaponOf = (game: Game, order: Field, word: string, figure: Piece | null | undefined): number => {
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
const NAMES_A_WEAPON = ['overwatch', 'clear-jam'];

/** No psi points is an announcement of its own. */
const passing = (game: Game): Command =>
  pending(game)?.decision === 'announce-psi' ? otherwise(game) : { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };

const targetOf = (situation: Situation, order: Field, word: string, figure: Piece | null | undefined): number => {
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
const numberMeant = (game: Game, order: Field, word: string): number => {
  const field = order.at(word === 'psi' ? 'points' : 'die');
  const { decision, side } = pending(game) ?? { decision: 'none', side: 'marines' as const };
  if (field.isGiven && decision !== 'guard-reroll') return field.number();
  const choices = legal(game, side)
    .all()
    .filter((choice) => choice.do === word);
  return choices.length === 1 ? choices[0]!.at : field.number();
};

/** An attack or a cut that names no target goes to the front square. */
const squareTarget = (situation: Situation, order: Field, word: string, figure: Piece | null | undefined): Square => {
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
    return faceList(situation, side, listOf(order.at('to')));
  const placed = order.at('place').isGiven ? placeSquares(situation, side, squaresIn(order.at('place'))) : null;
  if (placed !== null) return placed;
  return order.at('face').isGiven && pending(situation.game)?.side === side
    ? faceList(situation, side, listOf(order.at('face')), true)
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
    const command = { do: 'place', piece, at: squareOf(situation, field), how: 0, cp: 0 };
    const refused = say(situation, side, command);
    if (refused !== null) return refused;
  }
  return pending(situation.game)?.decision === 'place-figure' ? HELD_BACK : null;
};
/** A list shorter than the rules ask for. */
const HELD_BACK: Refusal = { rule: 'C17.16', reason: 'figures-held-back' };

const faceAll = (situation: Situation, side: Side, order: Field): Refusal | null =>
  faceList(situation, side, listOf(order.at('to')));

const faceList = (situation: Situation, side: Side, facings: readonly Field[], isInAdvance = false): Refusal | null => {
  for (const field of facings) {
    settle(situation, () => pending(situation.game)!.decision !== 'place-figure');
    if (isInAdvance && pending(situation.game)!.decision !== 'set-facing') return null; // fewer figures found room
    const piece = pieceAsked(situation.game);
    const refused = say(situation, side, { do: 'face', piece, at: field.facing(), how: 0, cp: 0 });
    if (refused !== null) return refused;
  }
  return null;
};

/** Of an answer by lists only the word is tried: it is the other side's to give. */
const unsettledCommand = (situation: Situation, order: Field): Command => {
  const word = order.at('do').text();
  const isList = word === 'place' || word === 'face';
  return isList ? { do: word, piece: -1, at: -1, how: 0, cp: 0 } : plainCommand(situation, order);
};

/**
 * Tries an order on a copy: the refusal, or null if it would be accepted. `isUnsettled` tries it while a choice that has
 * to be made is still open.
 */
export const tryOrder = (situation: Situation, side: Side, order: Field, isUnsettled = false): Refusal | null => {
  const copy: Situation = {
    ...situation,
    game: cloneGame(situation.game),
    ids: new Map(situation.ids),
    ambushes: new Map(situation.ambushes),
    fates: new Map(situation.fates),
    converted: new Map(situation.converted),
    fallen: new Map(situation.fallen),
  };
  copy.game = { ...copy.game, sink: (event) => note(copy, event) }; // figures of a choice settled on the way have names
  const { dice, draws } = situation.script;
  const kept = {
    dice: dice.slice(),
    cp: draws.cp.slice(),
    blips: draws.blips.slice(),
    ambush: draws.ambush.slice(),
  };
  const loose: number[] = Array.from({ length: 99 }, () => 1);
  dice.push(...loose);
  draws.cp.push(...loose);
  draws.blips.push(...loose);
  try {
    return isUnsettled ? submit(copy.game, side, unsettledCommand(copy, order)) : give(copy, side, order);
  } finally {
    dice.splice(0, dice.length, ...kept.dice);
    draws.cp.splice(0, draws.cp.length, ...kept.cp);
    draws.blips.splice(0, draws.blips.length, ...kept.blips);
    draws.ambush.splice(0, draws.ambush.length, ...kept.ambush);
  }
};

export const facingName = (facing: number): string => FACINGS[facing] ?? '–';
