/** Boards for random games with chapter A: every kind of weapon, grenade and power, every kind of enemy. */
import type { Sketch } from './scenarios.ts';

/** Three rooms and the corridors between them; two squads' worth of guns against everything that crawls. */
export const ARMOURY: Sketch = {
  id: 'armoury',
  modules: ['arsenal'],
  options: { 'grenade-limit': 'on' },
  board: [
    '################',
    '#ab..#...+..x.v#',
    '#cd..+.y.#....w#',
    '#ef..#...#..z.B#',
    '#gh../.....+...#',
    '#ij..#.C.#.....#',
    '################',
  ],
  sections: [
    '                ',
    ' AAAA BBBBDDDDD ',
    ' AAAACBBB DDDDD ',
    ' AAAA BBB DDDDD ',
    ' AAAACBBBBBEEEE ',
    ' AAAA BBB EEEEE ',
    '                ',
  ],
  pieces: {
    a: { is: 'captain', faces: 'E' },
    b: { is: 'librarian', faces: 'E', counts: { psi: 6 } },
    c: { is: 'tactical-sergeant', gear: ['combi-plasma', 'chainsword', 'frag-grenade', 'plasma-grenade'], faces: 'E' },
    d: { is: 'devastator-marine', gear: ['multi-melta', 'plasma-pistol'], faces: 'E' },
    e: { is: 'devastator-marine', gear: ['plasma-cannon', 'bolt-pistol'], faces: 'E' },
    f: { is: 'techmarine', faces: 'E' },
    g: { is: 'eliminator', faces: 'E' },
    h: { is: 'aggressor', gear: ['flamerstorm-pair', 'frag-launcher'], faces: 'E' },
    i: { is: 'tartaros-terminator', gear: ['reaper-autocannon', 'power-fist'], faces: 'E' },
    j: { is: 'scout', gear: ['missile-launcher', 'combat-knife', 'krak-grenade', 'frag-grenade'], faces: 'E' },
    v: { is: 'hybrid', gear: ['claws', 'heavy-bolter'], faces: 'W' },
    w: { is: 'hormagaunt', faces: 'W' },
    x: { is: 'stalker', faces: 'W' },
    y: { is: 'genestealer', faces: 'W' },
    z: { is: 'termagant', gear: ['claws', 'flamer-pistol'], faces: 'W' },
    B: { is: 'blip', value: 3 },
    C: { is: 'blip', value: 2 },
  },
  entries: { east: [[14, 5, 'E']], south: [[11, 5, 'S']] },
  reinforcements: 1,
};

/** Close quarters between crates and traps on two decks: chapter A with the parts of D it leaves alone. */
export const BASTION: Sketch = {
  id: 'bastion',
  modules: ['deathwing', 'arsenal'],
  options: { secure: 'on' },
  board: ['##########', '#..v.+...#', '#.%..#.w.#', '#....=...#', '#.x&.#.y.#', '#..B.+...#', '##########'],
  sections: ['          ', ' AAAADBBB ', ' AAAA BBB ', ' AAAABBBB ', ' AAAA BBB ', ' AAAABBBB ', '          '],
  above: [
    {
      board: ['##########', '#a*..#...#', '#.b.c+.*z#', '#.d.^#.%.#', '#e..f#.&.#', '#...g/..u#', '##########'],
      sections: ['          ', ' EEEE FFF ', ' EEEEFFFF ', ' EEEE FFF ', ' EEEE FFF ', ' EEEEFFFF ', '          '],
    },
  ],
  pieces: {
    a: { is: 'mark-iv-sergeant', gear: ['bolter', 'power-sword', 'melta-bomb', 'frag-grenade'], faces: 'E' },
    b: { is: 'chaplain', faces: 'E' },
    c: { is: 'bladeguard-veteran', faces: 'S' },
    d: { is: 'apothecary', faces: 'S' },
    e: { is: 'terminator', gear: ['assault-cannon', 'chainfist'], faces: 'E', counts: { 'cannon-fired': 9 } },
    f: { is: 'reiver', faces: 'N' },
    g: { is: 'aggressor', gear: ['boltstorm-pair', 'frag-launcher'], faces: 'E' },
    u: { is: 'hybrid', gear: ['claws', 'shotgun'], faces: 'W' },
    v: { is: 'alpha', faces: 'S' },
    w: { is: 'genestealer', faces: 'W' },
    x: { is: 'hormagaunt', faces: 'E' },
    y: { is: 'patriarch', faces: 'N' },
    z: { is: 'genestealer', faces: 'W' },
    B: { is: 'blip', value: 3 },
  },
  entries: { low: [[8, 5, 'S']], west: [[1, 3, 'W']] },
  reinforcements: 2,
};

/** A corridor small enough to try every command there is. */
export const GALLERY: Sketch = {
  id: 'gallery',
  modules: ['arsenal'],
  board: ['######', '#a.vC#', '#bc+w#', '######'],
  sections: ['      ', ' AABB ', ' AABB ', '      '],
  pieces: {
    a: { is: 'techmarine', faces: 'E' },
    b: { is: 'tactical-sergeant', gear: ['combi-melta', 'frag-grenade', 'krak-grenade'], faces: 'E' },
    c: { is: 'aggressor', gear: ['boltstorm-pair'], faces: 'E' },
    v: { is: 'hybrid', gear: ['claws', 'plasma-pistol'], faces: 'W' },
    w: { is: 'hormagaunt', faces: 'W' },
    C: { is: 'blip', value: 2 },
  },
};

/** A mixed force in three rooms: librarian, techmarine, apothecary, chaplain, snipers, aggressors, captains. */
export const MUSTER: Sketch = {
  id: 'muster',
  modules: ['arsenal'],
  options: { 'grenade-limit': 'on', timer: 'on' },
  board: [
    '################',
    '#a..+....#..k.x#',
    '#b..#..h.+..l..#',
    '#c..+....#..m.y#',
    '#d..#.g..+.....#',
    '#e.f+....#.n..z#',
    '################',
  ],
  sections: [
    '                ',
    ' AAAABBBB CCCCC ',
    ' AAA BBBBCCCCCC ',
    ' AAAABBBB CCCCC ',
    ' AAA BBBBCCCCCC ',
    ' AAAABBBB CCCCC ',
    '                ',
  ],
  pieces: {
    a: { is: 'librarian', faces: 'E' },
    b: { is: 'techmarine', faces: 'E' },
    c: { is: 'apothecary', faces: 'E', gear: ['combi-plasma', 'narthecium'] },
    d: { is: 'chaplain-hero', faces: 'E' },
    e: { is: 'scout', faces: 'N', gear: ['sniper-rifle', 'camo-cloak'] },
    f: { is: 'aggressor', faces: 'E', gear: ['flamerstorm-pair', 'frag-launcher'] },
    g: {
      is: 'tactical-sergeant',
      faces: 'E',
      gear: ['plasma-pistol', 'power-sword', 'plasma-grenade', 'frag-grenade'],
    },
    h: { is: 'devastator-marine', faces: 'E', gear: ['multi-melta', 'heavy-bolter'] },
    k: { is: 'genestealer', faces: 'W' },
    l: { is: 'alpha', faces: 'W' },
    m: { is: 'hormagaunt', faces: 'W' },
    n: { is: 'hybrid', faces: 'W', gear: ['shotgun', 'claws'] },
    x: { is: 'blip', value: 3 },
    y: { is: 'blip', value: 1 },
    z: { is: 'termagant', faces: 'N' },
  },
  entries: { east: [[14, 2, 'E']], south: [[5, 5, 'S']] },
  reinforcements: 2,
  rules: [{ is: 'heavy-enemy', unit: 'patriarch' }],
};
