/** Boards for random games with chapter D: two levels, every weapon, every feature, everything allowed. */
import { ship } from './boards.ts';
import type { Figure, Sketch } from './scenarios.ts';

/** Two decks joined by traps and a ladder; a captain's squad between crates, debris and bulkheads. */
export const GANTRY: Sketch = {
  id: 'gantry',
  modules: ['deathwing'],
  options: { ambush: 'on', secure: 'on', teleport: 'on' },
  board: ['##########', '#..b.+...#', '#.%..#.c.#', '#....=...#', '#.g&.#.h.#', '#..B.+...#', '##########'],
  sections: ['          ', ' AAAADBBB ', ' AAAA BBB ', ' AAAABBBB ', ' AAAA BBB ', ' AAAABBBB ', '          '],
  above: [
    {
      board: ['##########', '#a*..#...#', '#.l.f+.*i#', '#.m.^#.%.#', '#k..n#.&.#', '#...j/..d#', '##########'],
      sections: ['          ', ' EEEE FFF ', ' EEEEFFFF ', ' EEEE FFF ', ' EEEE FFF ', ' EEEEFFFF ', '          '],
    },
  ],
  pieces: {
    a: { is: 'captain', faces: 'E' },
    l: { is: 'librarian', faces: 'E' },
    f: { is: 'marine', gear: ['assault-cannon', 'power-fist'], faces: 'S', counts: { 'cannon-fired': 9 } },
    m: { is: 'marine', gear: ['thunder-hammer', 'storm-shield'], faces: 'S' },
    n: { is: 'marine', gear: ['lightning-claws'], faces: 'N' },
    k: { is: 'marine', gear: ['heavy-flamer', 'chainfist'], faces: 'E', counts: { 'flamer-charge': 1 } },
    j: { is: 'sergeant', gear: ['storm-bolter', 'power-sword'], faces: 'E' },
    b: { is: 'genestealer', faces: 'S' },
    c: { is: 'genestealer', faces: 'W' },
    d: { is: 'genestealer', faces: 'W' },
    g: { is: 'genestealer', faces: 'E' },
    h: { is: 'genestealer', faces: 'N' },
    i: { is: 'genestealer', faces: 'W' },
    B: { is: 'blip', value: 3 },
  },
  entries: { low: [[8, 5, 'S']], west: [[1, 3, 'W']] },
  reinforcements: 2,
};

/** A room over a room, small enough to try every command there is. */
export const SHAFT: Sketch = {
  id: 'shaft',
  modules: ['deathwing'],
  options: { teleport: 'on' },
  board: ['#####', '#.b.#', '#=.c#', '#####'],
  above: [{ board: ['#####', '#a*.#', '#l^f#', '#####'] }],
  pieces: {
    a: { is: 'captain', faces: 'E' },
    l: { is: 'librarian', faces: 'E', counts: { psi: 2 } },
    f: { is: 'marine', gear: ['assault-cannon', 'thunder-hammer', 'chainfist'], faces: 'W' },
    b: { is: 'genestealer', faces: 'S' },
    c: { is: 'genestealer', faces: 'W' },
  },
};

/** One deck with tanks, a chute and ambushes; shields parry, the pool of figures is small. */
export const CRYPT: Sketch = {
  id: 'crypt',
  modules: ['deathwing'],
  options: { ambush: 'on', shield: 'parry', stealerPool: 6, timer: 'off' },
  board: [
    '##############',
    '#a..=....%..x#',
    '#b..#.$&..#..#',
    '#c..+.....+..#',
    '#d..#..&$.#..#',
    '#ooO####..=..#',
    '##############',
  ],
  sections: [
    '              ',
    ' AAAABBBBBCCC ',
    ' AAA BBBBB CC ',
    ' AAAABBBBBBCC ',
    ' AAA BBBBB CC ',
    ' OOO    BBBCC ',
    '              ',
  ],
  pieces: {
    a: { is: 'marine', gear: ['assault-cannon', 'chainfist'], faces: 'E', counts: { 'cannon-fired': 20 } },
    b: { is: 'marine', gear: ['power-sword', 'storm-shield'], faces: 'E' },
    c: { is: 'librarian', faces: 'E', counts: { psi: 3 } },
    d: { is: 'captain', faces: 'S' },
    x: { is: 'ambush-blip', value: 1 },
  },
  entries: { far: [[12, 3, 'E']] },
  reinforcements: 2,
};

/**
 * A ship on two decks, the upper one with traps and ladders down to the lower where its corridors cross; the same crew
 * as on one deck, half of it on each.
 */
export const twoDecks = (side: number, marines: number, aliens: number): Sketch => {
  const deck = ship(side, marines, aliens);
  const upper = deck.board.map((row, y) =>
    Array.from(row, (character, x) => (character === '.' && isCrossing(x, y) ? (x > y ? '^' : '*') : character)).join(
      '',
    ),
  );
  const pieces = Object.entries(deck.pieces).map(([key, figure], i): [string, Figure] => {
    const [x, y] = figure.at!;
    return [key, { ...figure, at: i % 2 === 0 ? [x, y] : [x, y, 1] }];
  });
  return {
    ...deck,
    id: `decks-${side}`,
    modules: ['deathwing'],
    above: [{ board: upper, sections: deck.sections! }],
    pieces: Object.fromEntries(pieces),
  };
};

const isCrossing = (x: number, y: number): boolean => x % 6 === 2 && y % 6 === 2;
