import {
  onBoard,
  pieceOf,
  profileOf,
  turnBetween,
  type Command,
  type Facing,
  type Game,
  type Options,
  type Piece,
  type PieceId,
  type RangedRow,
  type Square,
  type Word,
} from '@sensorium/engine';
import { isAhead, lastStep, pathDistance } from '../fields.ts';
import { goalsOf, type Goals } from '../goals.ts';
import { DRILL, type Doctrine } from './doctrine.ts';

/** An alien that can reach a marine in one alien turn, and the square through which it would arrive (S9.6 line 6). */
export interface Threat {
  readonly piece: Piece;
  readonly distance: number;
  readonly through: Square;
}

/** One decision as the drill looks at it. */
export interface Situation {
  readonly game: Game;
  readonly options: Options;
  readonly goals: Goals;
  /** Command points that may be spent in the marine turn (S9.6 line 7), and on the way of whom the mission needs. */
  readonly freeCp: number;
  readonly marchCp: number;
  /** Marines who have been told to do nothing more this turn. */
  readonly idle: readonly PieceId[];
  readonly doctrine: Doctrine;
}

const NOBODY_IDLE: readonly PieceId[] = [];

export const situationOf = (game: Game, options: Options, idle = NOBODY_IDLE, doctrine = DRILL): Situation => {
  const { cpDrawn, cpBonus, cpSpent } = game.state;
  const drawn = cpDrawn + cpBonus;
  return {
    game,
    options,
    goals: goalsOf(game),
    freeCp: Math.max(0, Math.floor(drawn / 2) - cpSpent),
    marchCp: Math.max(0, Math.floor(drawn * doctrine.marching) - cpSpent),
    idle,
    doctrine,
  };
};

/** The cheapest listed use in command points: splits of a price are listed with the fewest first. */
export const optionFor = (
  { options }: Situation,
  word: Word,
  piece: PieceId,
  isWanted: (command: Command) => boolean = () => true,
  mostCp = 0,
): Command | null => {
  for (let i = 0; i < options.count; i++) {
    if (options.pieceAt(i) !== piece || options.wordAt(i) !== word) continue;
    const found = options.get(i);
    if (found.cp <= mostCp && isWanted(found)) return found;
  }
  return null;
};

export const anyOption = ({ options }: Situation, word: Word): Command | null => {
  for (let i = 0; i < options.count; i++) if (options.wordAt(i) === word) return options.get(i);
  return null;
};

/** C6.3: what the marine can still spend himself. */
export const pointsOf = (game: Game, piece: Piece): number =>
  piece.activation === 'active' ? piece.ap : piece.activation === 'ready' ? profileOf(game, piece).unit.ap : 0;

export const targetWeapon = (game: Game, piece: Piece): RangedRow | undefined =>
  profileOf(game, piece).rows.find((row) => row.ranged?.area === 'target')?.ranged;

/** Steps an alien can take before it strikes: its AP less the attack. */
const REACH = 6;

/** Where an alien is, for distances: its square, or its entry square while it lurks (S3.6). */
const standOf = (game: Game, alien: Piece): { square: Square; extra: number } =>
  alien.square >= 0
    ? { square: alien.square, extra: 0 }
    : { square: game.setup.board.entries[alien.area]?.squares[0] ?? -1, extra: 1 };

const none: Threat[] = [];

/** Aliens within `reach` steps of a square, pieces and doors ignored. */
export const threatsTo = (game: Game, square: Square, reach = REACH): Threat[] => {
  const { aliens, pieces } = game.state;
  let found: Threat[] | null = null;
  for (let i = 0; i < aliens.length; i++) {
    const alien = pieces[aliens[i]!]!;
    const stand = standOf(game, alien);
    if (stand.square < 0) continue;
    const distance = pathDistance(game.setup.board, stand.square, square) + stand.extra;
    if (distance > reach) continue;
    const through = distance === 0 ? -1 : lastStep(game, stand.square, square);
    (found ??= []).push({ piece: alien, distance, through });
  }
  return found ?? none;
};

/** How much of the threat a facing looks at: near aliens count more. */
const coverOf = (game: Game, square: Square, facing: Facing, threats: readonly Threat[]): number => {
  let cover = 0;
  for (const { through, distance } of threats)
    if (through >= 0 && isAhead(game.setup.board, square, facing, through)) cover += 20 - distance;
  return cover;
};

/** The facing that covers most, the present one where nothing is gained by turning. */
export const bestFacing = (game: Game, marine: Piece, threats: readonly Threat[]): Facing => {
  let best = marine.facing;
  let most = coverOf(game, marine.square, best, threats);
  for (let facing = 0; facing < 4; facing++) {
    const cover = coverOf(game, marine.square, facing, threats);
    const isNearer = cover === most && turnBetween(marine.facing, facing) < turnBetween(marine.facing, best);
    if (cover > most || isNearer) {
      most = cover;
      best = facing;
    }
  }
  return best;
};

export const turnPrice = (game: Game, piece: Piece, to: Facing): number => {
  const quarters = turnBetween(piece.facing, to);
  const { unit } = profileOf(game, piece);
  return quarters === 0 ? 0 : quarters === 1 ? unit.quarterTurn : unit.halfTurn;
};

/** Marines on the board in roster order. */
export const standing = (game: Game): Piece[] => {
  const found: Piece[] = [];
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (onBoard(marine)) found.push(marine);
  }
  return found;
};
