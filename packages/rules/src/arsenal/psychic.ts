/** A14: psychic powers. Using one is no action (A14.2): asides in the marine action phase, a choice after an alien action. */
import {
  FACINGS,
  PASS,
  edit,
  isFloor,
  isOccupied,
  isSolid,
  onBoard,
  pieceAt,
  pieceOf,
  placeMarkers,
  popFrame,
  profileOf,
  push,
  rangeTo,
  refusal,
  sees,
  shootingDistance,
  terrainRow,
  type Aside,
  type Board,
  type Command,
  type Decision,
  type Game,
  type Options,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Step,
  type Verb,
} from '@sensorium/engine';
import { convert } from '../core/blips.ts';
import { affectedPart, stopsFire } from '../core/fire.ts';
import { kill } from '../core/kills.ts';
import { PSI } from '../deathwing/data.ts';
import { cut as cutThrough } from '../deathwing/weapons.ts';
import { giveBack, spentBy } from './secondCounter.ts';
import { piecesIn, testPieces } from './sections.ts';
import { POWERS, POWER_IDS } from './tables/chapter.ts';
import { FORCE_BARRIER } from './markers.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    cast: 'square';
  }
  interface DecisionTypes {
    'psychic-power': true;
  }
  interface FrameTypes {
    /** A14.3: after an alien action one power may be used. */
    'psychic-power': object;
  }
  interface EventTypes {
    'power-used': { readonly piece: PieceId; readonly power: string; readonly at: Square; readonly left: number };
  }
}

const NOT_A_LIBRARIAN = refusal('A14.4', 'no-such-power');
const NOT_ON_BOARD = refusal('A14.4', 'librarian-not-on-the-board');
const TOO_FEW_POINTS = refusal('A14.1', 'not-so-many-psi-points');
const NOTHING_SPENT = refusal('A14.5', 'no-cp-spent');
const NOT_EMPTY = refusal('A14.6', 'square-not-empty');
const BARRIER_SIGHT = refusal('A14.6', 'out-of-sight');
const BARRIER_RANGE = refusal('A14.6', 'out-of-range');
const NO_ALIEN = refusal('A14.7', 'not-a-target');
const STORM_SIGHT = refusal('A14.7', 'out-of-sight');
const STORM_RANGE = refusal('A14.7', 'out-of-range');
const SECTION_DOOR = refusal('A14.8', 'door-closed');
const OWN_SECTION = refusal('A14.8', 'own-section');
const SECTION_SIGHT = refusal('A14.8', 'out-of-sight');
const SECTION_RANGE = refusal('A14.8', 'out-of-range');
const NO_BLIP = refusal('A14.10', 'not-a-blip');
const BLIP_RANGE = refusal('A14.10', 'out-of-range');
const NO_DISCERNMENT = refusal('A14.13', 'no-such-power');
const LURKING = refusal('A14.12', 'lurking-blips-cannot-be-discerned');
/** Where there is nothing that the power could be aimed at. */
const NO_TARGET: Readonly<Record<string, Refusal>> = {
  prescience: refusal('A14.5', 'power-has-no-target'),
  'force-barrier': refusal('A14.6', 'power-has-no-target'),
  'psychic-storm-target': refusal('A14.7', 'power-has-no-target'),
  'psychic-storm-section': refusal('A14.8', 'power-has-no-target'),
  discernment: refusal('A14.10', 'power-has-no-target'),
};

/** A1.4; between levels D10.9. */
const isWithin = (game: Game, from: Piece, at: Square, range: number): boolean => {
  const { board } = game.setup;
  const isLevel = board.level[from.square] === board.level[at];
  const distance = isLevel ? shootingDistance(board, from.square, at) : rangeTo(game, from, at);
  return distance >= 0 && distance <= range;
};

/** A power's own conditions: a target square that exists is given, except for prescience. */
type Aim = (game: Game, librarian: Piece, at: Square, range: number) => Refusal | null;

const AIMS: Readonly<Record<string, Aim>> = {
  prescience: (game, librarian) => (spentBy(game, librarian.id) > 0 ? null : NOTHING_SPENT),
  'force-barrier': (game, librarian, at, range) => {
    const row = terrainRow(game, at);
    const isFree = row.id === 'floor' || (!row.blocksMovement && !row.blocksSight);
    if (!isFree || isSolid(game.cells, at) || isOccupied(game.cells, at)) return NOT_EMPTY;
    if (!isWithin(game, librarian, at, range)) return BARRIER_RANGE;
    return sees(game, librarian, at) ? null : BARRIER_SIGHT;
  },
  'psychic-storm-target': (game, librarian, at, range) => {
    const target = pieceAt(game.cells, at);
    if (target < 0 || pieceOf(game, target).side !== 'aliens' || pieceOf(game, target).facing < 0) return NO_ALIEN;
    if (!isWithin(game, librarian, at, range)) return STORM_RANGE;
    return sees(game, librarian, at) ? null : STORM_SIGHT;
  },
  'psychic-storm-section': (game, librarian, at, range) => {
    const { section } = game.setup.board;
    if (stopsFire(game, at)) return SECTION_DOOR;
    if (section[at] === section[librarian.square]) return OWN_SECTION;
    if (!isWithin(game, librarian, at, range)) return SECTION_RANGE;
    return sees(game, librarian, at) ? null : SECTION_SIGHT;
  },
  discernment: (game, librarian, at, range) => {
    const blip = pieceAt(game.cells, at);
    if (blip < 0 || !profileOf(game, pieceOf(game, blip)).unit.isFromPool) return NO_BLIP;
    return isWithin(game, librarian, at, range) ? null : BLIP_RANGE;
  },
};

const aimRefusal = (game: Game, librarian: Piece, power: string, at: Square): Refusal | null => {
  if (at < 0 && power === 'discernment') return LURKING;
  if (power === 'prescience' ? at !== -1 : !isFloor(game.setup.board, at)) return NO_TARGET[power]!;
  return AIMS[power]!(game, librarian, at, POWERS[power]!.range ?? 0);
};

/** A14.1, A14.4: whether this figure can use that power at all now. */
const powerRefusal = (game: Game, piece: Piece | null | undefined, power: string | undefined): Refusal | null => {
  if (piece === null || piece === undefined || piece.side !== 'marines' || power === undefined) return NOT_A_LIBRARIAN;
  const powers = profileOf(game, piece).unit.figure?.powers ?? [];
  if (!powers.includes(power)) return powers.length > 0 ? NO_DISCERNMENT : NOT_A_LIBRARIAN;
  if (!onBoard(piece)) return NOT_ON_BOARD;
  return (piece.counts[PSI] ?? 0) >= POWERS[power]!.psi ? null : TOO_FEW_POINTS;
};

const castRefusal = (game: Game, { piece, at, how }: Command): Refusal | null => {
  const power = POWER_IDS[how];
  const librarian = game.state.pieces[piece];
  return powerRefusal(game, librarian, power) ?? aimRefusal(game, librarian!, power!, at);
};

/** Squares at which a power can be aimed at all: for the list of options. */
const squaresFor = (game: Game, librarian: Piece, power: string): readonly Square[] => {
  const { board } = game.setup;
  if (power === 'prescience') return [-1];
  if (power === 'psychic-storm-target' || power === 'discernment')
    return game.state.aliens.map((id) => pieceOf(game, id).square).filter((square) => square >= 0);
  const around = openAround(board, librarian.square, POWERS[power]!.range!);
  return board.levels === 1 ? around : [...around, ...throughHoles(game, librarian)];
};

/** D10.17: squares of other levels that might be seen, facing by facing since powers ask for no fire arc. */
const throughHoles = (game: Game, librarian: Piece): Iterable<Square> => {
  const squares = new Set<Square>();
  const { aimsBetweenLevels } = game.setup.hooks;
  FACINGS.forEach((_, facing) => aimsBetweenLevels(game, { ...librarian, facing }, (at) => squares.add(at)));
  return squares;
};

const AROUND = new WeakMap<Board, Map<number, readonly Square[]>>();

/** The squares in range that no wall hides, facing by facing. */
const openAround = (board: Board, from: Square, range: number): readonly Square[] => {
  let known = AROUND.get(board);
  if (known === undefined) AROUND.set(board, (known = new Map<number, readonly Square[]>()));
  const key = range * board.size + from;
  let squares = known.get(key);
  if (squares === undefined) {
    squares = [...new Set(FACINGS.flatMap((_, facing) => board.lines.openInCone(from, facing, range)))];
    known.set(key, squares);
  }
  return squares;
};

const offerPowers = (game: Game, out: Options): void => {
  const word = game.setup.rules.wordIndex.get('cast')!;
  for (const id of game.state.marines) {
    const librarian = pieceOf(game, id);
    if (librarian.square < 0 || profileOf(game, librarian).unit.figure?.powers === undefined) continue;
    POWER_IDS.forEach((power, how) => {
      if (powerRefusal(game, librarian, power) !== null) return;
      for (const at of squaresFor(game, librarian, power))
        if (aimRefusal(game, librarian, power, at) === null) out.add(word, id, at, how, 0);
    });
  }
};

/** A14.7–A14.9: one number for everybody; doors are unharmed and heavy enemies immune. */
const storm = (game: Game, by: PieceId, squares: readonly Square[], needed: number, rule: string): void => {
  const kills = {
    genestealer: needed,
    hybrid: needed,
    door: null,
    terminator: needed,
    powerArmour: needed,
    light: needed,
    blip: needed,
    heavyEnemy: null,
  };
  const ids = piecesIn(game, squares);
  for (const id of testPieces(game, by, { dice: 1, kills, heavyEnemyDice: null, rule }, ids)) kill(game, id, rule);
};

type Effect = (game: Game, by: PieceId, at: Square, needed: number) => void;

const EFFECTS: Readonly<Record<string, Effect>> = {
  prescience: giveBack,
  'force-barrier': (game, _by, at) => {
    placeMarkers(game, [at], FORCE_BARRIER, 'way');
    game.state.changed = true;
  },
  'psychic-storm-target': (game, by, at, needed) => storm(game, by, [at], needed, 'A14.7'),
  'psychic-storm-section': (game, by, at, needed) => storm(game, by, affectedPart(game, [at]), needed, 'A14.8'),
  discernment: (game, _by, at) => {
    const blip = pieceOf(game, pieceAt(game.cells, at));
    convert(game, blip.id, 'aliens', blip.activation === 'ready' ? 'ready' : 'barred'); // A14.11
  },
};

/** The points, the power, and what it may have brought into sight. */
const cast = (game: Game, { piece, at, how }: Command): void => {
  const power = POWER_IDS[how]!;
  const { counts } = pieceOf(game, piece);
  const left = counts[PSI]! - POWERS[power]!.psi;
  edit(game, piece).counts = { ...counts, [PSI]: left };
  game.sink?.({ is: 'power-used', piece, power, at, left, rule: 'A14.2' });
  push(game, { kind: 'conversions' });
  EFFECTS[power]!(game, piece, at, POWERS[power]!.needed ?? 0);
};

const NOT_CAST = refusal('A14.3', 'power-not-possible');

/** A14.3: between two actions, any number. */
export const castPower: Aside = {
  id: 'cast',
  target: 'square',
  options: offerPowers,
  refusal: (game, command) => castRefusal(game, command) ?? NOT_CAST,
  perform: cast,
};

/** A14.3: between A4 and A5, one for each alien action. */
export const offerPower: Step = {
  id: 'A14.3',
  run: (game) => {
    for (const id of game.state.marines) {
      const piece = pieceOf(game, id);
      if (profileOf(game, piece).unit.figure?.powers === undefined || piece.square < 0) continue;
      if (POWER_IDS.every((power) => powerRefusal(game, piece, power) !== null)) continue;
      push(game, { kind: 'psychic-power' });
      return;
    }
  },
};

export const psychicPower: Decision<'psychic-power'> = {
  kind: 'psychic-power',
  decision: 'psychic-power',
  isPublic: true,
  side: () => 'marines',
  options: (game, _frame, out) => {
    out.add(game.setup.rules.wordIndex.get('pass')!, -1, -1, 0, 0);
    offerPowers(game, out);
  },
  refusal: (game, _frame, command) => (command.do === 'cast' ? (castRefusal(game, command) ?? NOT_CAST) : NOT_CAST),
  choose: (game, _frame, command) => {
    popFrame(game);
    if (command.do !== 'pass') cast(game, command);
  },
  otherwise: () => PASS,
};

const BARRED = refusal('A14.6', 'force-barrier');

/** A14.6: nothing under a barrier is opened, closed, struck or destroyed. */
export const barrierRefusal = (game: Game, at: Square): Refusal | null =>
  game.state.markers.some((marker) => marker.at === at && marker.is === FORCE_BARRIER) ? BARRED : null;

/** A14.6: nor cut. */
export const cut: Verb = {
  ...cutThrough,
  refusal: (game, piece, command) => {
    const why = cutThrough.refusal(game, piece, command);
    return (why?.reason === 'nothing-to-cut' ? barrierRefusal(game, command.at) : null) ?? why;
  },
};
