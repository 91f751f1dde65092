/** C16: close combat. C18.13: out of an entry area. */
import {
  edit,
  frontSquare,
  pieceAt,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  terrainAt,
  type Decision,
  type Facing,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
} from '@sensorium/engine';
import { destroyDoor, isClosedDoor } from './doors.ts';
import { forgetRun, kill } from './kills.ts';
import { loseOverwatch } from './overwatch.ts';

declare module '@sensorium/engine' {
  interface FrameTypes {
    /** C16.11: the defender may turn to face his attacker. */
    'turn-to-face': { readonly piece: PieceId; readonly facing: Facing };
  }
  interface EventTypes {
    'close-combat-fought': {
      readonly attacker: PieceId;
      readonly defender: PieceId;
      readonly at: Square;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      readonly attackScore: number;
      readonly defenceScore: number;
      readonly isFaced: boolean;
      readonly killed: PieceId;
    };
    'door-struck': {
      readonly attacker: PieceId;
      readonly at: Square;
      readonly dice: readonly number[];
      readonly score: number;
    };
    'turned-to-face': { readonly piece: PieceId; readonly to: Facing };
  }
}

const NOT_IN_FRONT = refusal('C16.1', 'not-in-front');
const NO_ENEMY = refusal('C16.1', 'no-enemy-there');
const OWN_SIDE = refusal('C16.3', 'own-side');
const IS_BLIP = refusal('C16.3', 'blips-cannot-be-attacked');
const OPEN_DOOR = refusal('C16.12', 'door-not-closed');
const MUST_LURK = refusal('C18.10', 'must-lurk');
const COST = 1;
/** C16.12. */
const DOOR_BREAKS_ON = 6;

/** The squares an attacker can strike: the front square, or from an entry area its entry squares (C18.13). */
const struckSquares = (game: Game, piece: Piece): readonly Square[] =>
  piece.square < 0 ? game.setup.board.entries[piece.area]!.squares : [frontSquare(game.setup.board, piece)];

const victimRefusal = (game: Game, piece: Piece, at: Square): Refusal | null => {
  const victim = pieceAt(game.cells, at);
  if (victim >= 0) {
    const other = pieceOf(game, victim);
    if (other.side === piece.side) return OWN_SIDE;
    return profileOf(game, other).unit.hasFacing ? null : IS_BLIP;
  }
  if (isClosedDoor(game, at)) return null;
  return terrainAt(game.cells, at) !== 0 ? OPEN_DOOR : NO_ENEMY;
};

export const attack: Verb = {
  id: 'attack',
  target: 'square',
  options: (game, piece, offers) => {
    if (piece.square < 0 && piece.mustLurk) return;
    for (const at of struckSquares(game, piece))
      if (at >= 0 && victimRefusal(game, piece, at) === null) offers.offer(at, 0, COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (at < 0 || how !== 0 || !struckSquares(game, piece).includes(at)) return NOT_IN_FRONT;
    if (piece.square < 0 && piece.mustLurk) return MUST_LURK;
    return victimRefusal(game, piece, at);
  },
  cost: () => COST,
  perform: (game, piece, { at }) => {
    const victim = pieceAt(game.cells, at);
    if (victim >= 0) fight(game, piece, pieceOf(game, victim));
    else strikeDoor(game, piece, at);
  },
};

const rollFor = (game: Game, piece: Piece): number[] => {
  const dice: number[] = [];
  for (let i = profileOf(game, piece).unit.closeCombat.dice; i > 0; i--)
    dice.push(game.chance.die(game, { for: 'close-combat', by: piece.id }));
  return dice;
};

const scoreOf = (game: Game, piece: Piece, dice: readonly number[]): number =>
  Math.max(...dice) + profileOf(game, piece).unit.closeCombat.bonus;

/** The facing with which the defender would look at the attacker (C16.5, C18.13). */
const facingToAttacker = (game: Game, attacker: Piece, defender: Piece): Facing => {
  if (attacker.square >= 0) return (attacker.facing + 2) & 3;
  const area = game.setup.board.entries[attacker.area]!;
  return area.sides[area.squares.indexOf(defender.square)]!;
};

const fight = (game: Game, attacker: Piece, defender: Piece): void => {
  if (defender.side === 'marines') loseOverwatch(game, defender.id, 'C13.10');
  if (game.state.run?.by === defender.id) forgetRun(game, defender.id); // C12.6
  const attackDice = rollFor(game, attacker);
  const defence = rollFor(game, defender);
  const attackScore = scoreOf(game, attacker, attackDice);
  const defenceScore = scoreOf(game, defender, defence);
  const towards = facingToAttacker(game, attacker, defender);
  const isFaced = defender.facing === towards;
  const loser = attackScore > defenceScore ? defender : attackScore < defenceScore && isFaced ? attacker : null;
  game.sink?.({
    is: 'close-combat-fought',
    attacker: attacker.id,
    defender: defender.id,
    at: defender.square,
    attack: attackDice,
    defence,
    attackScore,
    defenceScore,
    isFaced,
    killed: loser?.id ?? -1,
    rule: 'C16.4',
  });
  if (loser !== null) kill(game, loser.id, 'C16.4');
  else if (!isFaced) push(game, { kind: 'turn-to-face', piece: defender.id, facing: towards });
};

const strikeDoor = (game: Game, attacker: Piece, at: Square): void => {
  const dice = rollFor(game, attacker);
  const score = scoreOf(game, attacker, dice);
  game.sink?.({ is: 'door-struck', attacker: attacker.id, at, dice, score, rule: 'C16.12' });
  if (score >= DOOR_BREAKS_ON) destroyDoor(game, attacker.id, at, 'C16.12');
};

const ONLY_TOWARDS_ATTACKER = refusal('C16.11', 'only-towards-attacker');

export const turnToFace: Decision<'turn-to-face'> = {
  kind: 'turn-to-face',
  decision: 'turn-to-face',
  side: (game, { piece }) => pieceOf(game, piece).side,
  options: (game, { piece, facing }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('face')!, piece, facing, 0, 0);
  },
  refusal: () => ONLY_TOWARDS_ATTACKER,
  choose: (game, { piece }, command) => {
    popFrame(game);
    if (command.do === 'pass') return;
    edit(game, piece).facing = command.at; // C9.9: no turn, touches no flag
    game.sink?.({ is: 'turned-to-face', piece, to: command.at, rule: 'C16.11' });
  },
  otherwise: () => ({ do: 'pass', piece: -1, at: -1, how: 0, cp: 0 }),
};
