/** C16: close combat. C18.13: out of an entry area. */
import {
  PASS,
  NOBODY,
  amendNote,
  edit,
  frontSquare,
  pieceAt,
  pieceOf,
  popFrame,
  profileOf,
  push,
  pushSequence,
  refusal,
  terrainRow,
  type Decision,
  type Facing,
  type Game,
  type Piece,
  type PieceId,
  type Reasoned,
  type Refusal,
  type Square,
  type Step,
  type Verb,
  type Hook,
} from '@sensorium/engine';
import { barredRefusal, destroyDoor } from './doors.ts';
import { forgetRun, kill } from './kills.ts';
import { loseOverwatch } from './overwatch.ts';

/** Where one figure stands as the other sees it; `none` where there are no sides to speak of. */
const QUARTERS = ['front', 'right', 'rear', 'left'] as const;
export type Quarter = (typeof QUARTERS)[number] | 'none';

/** One close combat, or one blow at a thing, as its steps know it. */
export interface Fight {
  readonly attacker: PieceId;
  /** −1 for a blow at a thing. */
  readonly defender: PieceId;
  /** The square struck. */
  readonly at: Square;
  /** The square of the thing struck, −1 for a figure. */
  readonly thing: Square;
  /** C16.5: where the defender has his attacker. */
  readonly from: Quarter;
  /** The facing with which the defender would look at his attacker, −1 where there is none. */
  readonly towards: Facing;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly attackBonus: readonly Reasoned[];
  readonly defenceBonus: readonly Reasoned[];
  /** Places of the marine's dice that have been rolled again and are final. */
  readonly rerolled?: readonly number[];
}

/** What one side of a fight rolls and adds (Table C-H). */
export interface Strength {
  dice: number;
  readonly bonus: Reasoned[];
  /** Of the dice rolled only the lowest is kept. */
  keepsLowest?: boolean;
}

declare module '@sensorium/engine' {
  interface WordTypes {
    attack: 'square';
  }
  interface DecisionTypes {
    'turn-to-face': true;
  }
  interface FrameTypes {
    /** C16.11: the defender may turn to face his attacker. */
    'turn-to-face': { readonly piece: PieceId; readonly facing: Facing };
  }
  interface SequenceNotes {
    fight: Fight;
  }
  interface EventTypes {
    'close-combat-fought': {
      readonly attacker: PieceId;
      readonly defender: PieceId;
      readonly at: Square;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      readonly attackBonus: readonly Reasoned[];
      readonly defenceBonus: readonly Reasoned[];
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
  interface HookTypes {
    /** H3: changes what a figure rolls and adds in a fight or for a blow at a thing. */
    strengthOf: Hook<'all', (game: Game, fight: Fight, figure: Piece, strength: Strength) => void>;
    /** Replaces the highest die with its bonuses as a figure's score in a fight. */
    scoreOf: Hook<'one', (game: Game, figure: Piece, dice: readonly number[], bonus: readonly Reasoned[]) => number>;
    /** Whether the marine of a fight wins where the scores are equal. */
    winsTies: Hook<'some', (game: Game, marine: Piece) => boolean>;
    /** A figure would be killed by a fight; true if something else has happened in its place. */
    slainInFight: Hook<'some', (game: Game, fight: Fight, slain: PieceId) => boolean>;
    /** H10: squares beyond the front square that a figure may strike into. */
    strikesInto: Hook<'join', (game: Game, piece: Piece) => readonly Square[]>;
    /** Adds to C16.1: whether this figure may attack the one on that square. */
    mayStrike: Hook<'veto', (game: Game, attacker: Piece, at: Square) => Refusal | null>;
    /** H10: a better reason than C16.1 why a square is out of reach. */
    whyNotStruck: Hook<'veto', (game: Game, piece: Piece, at: Square) => Refusal | null>;
    /** H10: the square of a thing that is struck through this empty square, or −1. */
    thingStruckAt: Hook<'found', (game: Game, square: Square) => Square>;
    /** Replaces C16.11 for a defender who was not faced and lives; true if it did. */
    defenderSurvived: Hook<'some', (game: Game, fight: Fight, hasWon: boolean) => boolean>;
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
export const DOOR_BREAKS_ON = 6;

/** The squares an attacker can strike: the front square, or from an entry area its entry squares (C18.13). */
const struckSquares = (game: Game, piece: Piece): readonly Square[] => {
  if (piece.square < 0) return game.setup.board.entries[piece.area]!.squares;
  return [frontSquare(game.setup.board, piece), ...game.setup.hooks.strikesInto(game, piece)];
};

/** The square of what a blow at an empty square hits, or −1. */
export const thingAt = (game: Game, at: Square): Square => {
  if (terrainRow(game, at).isStruck === true) return at;
  return game.setup.hooks.thingStruckAt(game, at);
};

const victimRefusal = (game: Game, piece: Piece, at: Square): Refusal | null => {
  const victim = pieceAt(game.cells, at);
  if (victim >= 0) {
    const other = pieceOf(game, victim);
    if (other.side === piece.side) return OWN_SIDE;
    return profileOf(game, other).unit.hasFacing ? strikeRefusal(game, piece, at) : IS_BLIP;
  }
  const barred = barredRefusal(game, at);
  if (barred !== null) return barred;
  if (thingAt(game, at) >= 0) return null;
  const { closes, cannotStrike } = terrainRow(game, at);
  return closes !== undefined ? OPEN_DOOR : (cannotStrike ?? NO_ENEMY);
};

const strikeRefusal = (game: Game, attacker: Piece, at: Square): Refusal | null => {
  return game.setup.hooks.mayStrike(game, attacker, at);
};

export const attack: Verb = {
  id: 'attack',
  missing: (game, piece, { at }) => knownReach(game, piece, at) ?? CANNOT_ATTACK,
  target: 'square',
  options: (game, piece, offers) => {
    if (piece.square < 0) {
      if (piece.mustLurk) return;
      for (const at of struckSquares(game, piece))
        if (victimRefusal(game, piece, at) === null) offers.offer(at, 0, COST);
      return;
    }
    const front = frontSquare(game.setup.board, piece);
    if (front >= 0 && victimRefusal(game, piece, front) === null) offers.offer(front, 0, COST);
    for (const at of game.setup.hooks.strikesInto(game, piece))
      if (victimRefusal(game, piece, at) === null) offers.offer(at, 0, COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (at < 0 || how !== 0 || !struckSquares(game, piece).includes(at)) return reachRefusal(game, piece, at);
    if (piece.square < 0 && piece.mustLurk) return MUST_LURK;
    return victimRefusal(game, piece, at);
  },
  cost: () => COST,
  perform: (game, piece, { at }) => {
    const victim = pieceAt(game.cells, at);
    if (victim >= 0) pushSequence(game, 'close-combat', piece.id, fightBetween(game, piece, pieceOf(game, victim)));
    else pushSequence(game, 'blow', piece.id, { ...newFight(piece.id, -1, at), thing: thingAt(game, at) });
  },
};

/** Why a square cannot be struck into; C16.1 unless a module knows better. */
const reachRefusal = (game: Game, piece: Piece, at: Square): Refusal => knownReach(game, piece, at) ?? NOT_IN_FRONT;

const knownReach = (game: Game, piece: Piece, at: Square): Refusal | null => {
  return game.setup.hooks.whyNotStruck(game, piece, at);
};
const CANNOT_ATTACK = refusal('C16.3', 'cannot-attack');

const newFight = (attacker: PieceId, defender: PieceId, at: Square): Fight => ({
  attacker,
  defender,
  at,
  thing: -1,
  from: 'none',
  towards: -1,
  attack: [],
  defence: [],
  attackBonus: [],
  defenceBonus: [],
});

/** Where a figure of the fight has its opponent: attackers always in front (C16.1), except on another level. */
export const quarterOf = (fight: Fight, id: PieceId): Quarter => {
  if (id === fight.defender) return fight.from;
  return fight.defender >= 0 && fight.towards < 0 ? 'none' : 'front';
};

/** The marine of a fight; of a blow at a thing, whoever strikes. */
export const marineIn = (game: Game, fight: Fight): Piece => {
  const attacker = pieceOf(game, fight.attacker);
  return attacker.side === 'marines' || fight.defender < 0 ? attacker : pieceOf(game, fight.defender);
};

const fightBetween = (game: Game, attacker: Piece, defender: Piece): Fight => {
  const towards = facingToAttacker(game, attacker, defender);
  const hasSides = towards >= 0 && defender.facing >= 0;
  const from = hasSides ? QUARTERS[(towards - defender.facing) & 3]! : 'none';
  return { ...newFight(attacker.id, defender.id, defender.square), from, towards };
};

/** The facing with which the defender would look at the attacker (C16.5, C18.13). */
const facingToAttacker = (game: Game, attacker: Piece, defender: Piece): Facing => {
  const { board } = game.setup;
  if (attacker.square >= 0)
    return board.level[attacker.square] === board.level[defender.square] ? (attacker.facing + 2) & 3 : -1;
  const area = board.entries[attacker.area]!;
  return area.sides[area.squares.indexOf(defender.square)]!;
};

/** Table C-H, with what hooks make of it. */
const strengthOf = (game: Game, fight: Fight, figure: Piece): Strength => {
  const { dice, bonus } = profileOf(game, figure).unit.closeCombat;
  const strength: Strength = { dice, bonus: bonus === 0 ? [] : [{ value: bonus, because: 'C16.4' }] };
  game.setup.hooks.strengthOf(game, fight, figure, strength);
  return strength;
};

const roll = (game: Game, by: PieceId, { dice, keepsLowest }: Strength): number[] => {
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) rolled.push(game.chance.die(game, { for: 'close-combat', by }));
  return keepsLowest === true ? [Math.min(...rolled)] : rolled;
};

export const scoreOf = (dice: readonly number[], bonus: readonly Reasoned[]): number => {
  let score = Math.max(...dice);
  for (const part of bonus) score += part.value;
  return score;
};

/** C16.4: the steps of a close combat. Dice and bonuses are kept in the sequence's note. */
export const CLOSE_COMBAT: readonly Step[] = [
  {
    id: 'declare',
    run: (game, { note }) => {
      const { defender } = note!;
      if (pieceOf(game, defender).side === 'marines') loseOverwatch(game, defender, 'C13.10');
      if (game.state.run?.by === defender) forgetRun(game, defender); // C12.6
    },
  },
  {
    id: 'roll',
    run: (game, { note }) => {
      const fight = note!;
      const attacker = strengthOf(game, fight, pieceOf(game, fight.attacker));
      const defender = strengthOf(game, fight, pieceOf(game, fight.defender));
      amendNote(game, {
        ...fight,
        attack: roll(game, fight.attacker, attacker),
        defence: roll(game, fight.defender, defender),
        attackBonus: [...fight.attackBonus, ...attacker.bonus],
        defenceBonus: [...fight.defenceBonus, ...defender.bonus],
      });
    },
  },
  { id: 'compare', run: (game, { note }) => compare(game, note!) },
];

/** Table C-I. */
const compare = (game: Game, fight: Fight): void => {
  const { attacker, defender, at, attack: attackDice, defence, attackBonus, defenceBonus } = fight;
  const attackScore = scoreIn(game, attacker, attackDice, attackBonus);
  const defenceScore = scoreIn(game, defender, defence, defenceBonus);
  const lead = attackScore - defenceScore || leadInTie(game, fight);
  const isFaced = fight.from === 'front';
  const killed = lead > 0 ? defender : lead < 0 && isFaced ? attacker : NOBODY;
  game.sink?.({
    is: 'close-combat-fought',
    attacker,
    defender,
    at,
    attack: attackDice,
    defence,
    attackBonus,
    defenceBonus,
    attackScore,
    defenceScore,
    isFaced,
    killed,
    rule: 'C16.4',
  });
  if (killed !== NOBODY) slay(game, fight, killed);
  else if (!isFaced) survive(game, fight, lead < 0);
};

const scoreIn = (game: Game, id: PieceId, dice: readonly number[], bonus: readonly Reasoned[]): number => {
  const score = game.setup.hooks.scoreOf;
  return score === null ? scoreOf(dice, bonus) : score(game, pieceOf(game, id), dice, bonus);
};

/** Table C-I: a tie is nobody's, unless a module says that marines win it. */
const leadInTie = (game: Game, { attacker, defender }: Fight): number => {
  const isAttacking = pieceOf(game, attacker).side === 'marines';
  const marine = pieceOf(game, isAttacking ? attacker : defender);
  return game.setup.hooks.winsTies(game, marine) ? (isAttacking ? 1 : -1) : 0;
};

const slay = (game: Game, fight: Fight, slain: PieceId): void => {
  if (game.setup.hooks.slainInFight(game, fight, slain)) return;
  kill(game, slain, 'C16.4');
};

const survive = (game: Game, fight: Fight, hasWon: boolean): void => {
  if (game.setup.hooks.defenderSurvived(game, fight, hasWon)) return;
  push(game, { kind: 'turn-to-face', piece: fight.defender, facing: fight.towards });
};

/** C16.12: a blow at a closed door, and at whatever else breaks like one. */
export const BLOW: readonly Step[] = [
  {
    id: 'roll',
    run: (game, { note }) => {
      const fight = note!;
      const strength = strengthOf(game, fight, pieceOf(game, fight.attacker));
      const attackBonus = [...fight.attackBonus, ...strength.bonus];
      amendNote(game, { ...fight, attack: roll(game, fight.attacker, strength), attackBonus });
    },
  },
  {
    id: 'result',
    run: (game, { note }) => {
      const { attacker, attack: dice, attackBonus, thing } = note!;
      const score = scoreOf(dice, attackBonus);
      game.sink?.({ is: 'door-struck', attacker, at: thing, dice, score, rule: 'C16.12' });
      if (score >= DOOR_BREAKS_ON) destroyDoor(game, attacker, thing, 'C16.12');
    },
  },
];

const ONLY_TOWARDS_ATTACKER = refusal('C16.11', 'only-towards-attacker');
const DEFENDER_TURNS = refusal('C16.11', 'only-the-defender-turns');

export const turnToFace: Decision<'turn-to-face'> = {
  kind: 'turn-to-face',
  decision: 'turn-to-face',
  isPublic: true,
  side: (game, { piece }) => pieceOf(game, piece).side,
  notYours: (_game, { do: word }) => (word === 'face' ? DEFENDER_TURNS : null),
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
  otherwise: () => PASS,
};
