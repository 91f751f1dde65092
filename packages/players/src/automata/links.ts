/** Holes between levels, and what it costs an alien to use them (D8, D9). */
import { command, terrainRow, type Game, type Piece, type Profile, type Setup, type Square } from '@sensorium/engine';

interface Climb {
  readonly to: Square;
  readonly cost: number;
  readonly isLadder: boolean;
}

export interface Links {
  /** By square: the square below the hole on it, or −1; the hole above it, or −1. */
  readonly below: Int32Array;
  readonly above: Int32Array;
  readonly climbs: ReadonlyMap<Square, readonly Climb[]>;
  /** AP of a jump from the hole itself. */
  readonly jump: number;
}

const NONE = new Int32Array(0);
export const NO_LINKS: Links = { below: NONE, above: NONE, climbs: new Map(), jump: 0 };

const linkedTo = (game: Game, square: Square): readonly Square[] => game.setup.hooks.linkedSquares(game, square);

/** As the rules price them for that kind of piece. */
export const linksOf = (game: Game, profile: Profile): Links => {
  const { board, rules } = game.setup;
  const below = new Int32Array(board.size).fill(-1);
  const above = new Int32Array(board.size).fill(-1);
  const climbs = new Map<Square, Climb[]>();
  const climb = rules.verbs.get('climb')!;
  for (let square = 0; square < board.size; square++) {
    if (board.floor[square] !== 1) continue;
    for (const to of linkedTo(game, square)) {
      const isDown = board.level[to]! < board.level[square]!;
      (isDown ? below : above)[square] = to;
      const isLadder = terrainRow(game, isDown ? square : to).destroyed !== undefined; // D9.6: what a trap cannot be.
      if (isDown && !isLadder) continue;
      const climber = { side: profile.unit.side, profile: profile.index, square } as Piece;
      const cost = climb.cost(game, climber, command('climb', -1, to));
      climbs.set(square, [...(climbs.get(square) ?? []), { to, cost, isLadder }]);
    }
  }
  return { below, above, climbs, jump: rules.verbs.get('jump')!.cost(game, {} as Piece, command('jump')) };
};

const KINDS = new WeakMap<Setup, ReadonlySet<number>>();

const kindsOf = (setup: Setup): ReadonlySet<number> => {
  let kinds = KINDS.get(setup);
  if (kinds === undefined) {
    const rows = setup.rules.terrain.map((row, is) => (row.isHole === true ? is : -1));
    KINDS.set(setup, (kinds = new Set(rows.filter((is) => is >= 0))));
  }
  return kinds;
};

/** The same text for the same holes; a ladder that is destroyed becomes another (D9.6). */
export const holesKey = (game: Game): string => {
  if (game.setup.board.levels === 1) return '';
  const kinds = kindsOf(game.setup);
  let key = '';
  for (const { at, is } of game.state.features) if (kinds.has(is)) key += `${at}:${is},`;
  return key;
};
