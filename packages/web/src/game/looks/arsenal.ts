/** How the events of chapter A are shown. */
import type { EventOf } from '@sensorium/engine';
import { WEAPONS, type Family } from '@sensorium/rules';
import type { Telling } from '../thrown.ts';
import type { GameWords } from '../displayNames.ts';
import { gotUp, layDown, rebuilt, remarked } from './changes.ts';
import { AT_ONCE, fiery, ofPiece, ofShooter, plain, type Brush, type EventLooks, type Hue } from './look.ts';

type Dice = GameWords['dice'];

const tested = ({ dice: rolled, needed, lowered, killed, piece }: EventOf<'piece-tested'>, dice: Dice): Telling => ({
  dice: rolled,
  counts: (value) => value - lowered >= needed,
  needed,
  verdict: killed ? dice.killed : dice.survived,
  isGood: killed,
  pieces: [piece],
});

const heat = ({ die, overheated, piece }: EventOf<'weapon-overheated'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => overheated,
  needed: 2,
  verdict: overheated ? dice.overheats : dice.staysCool,
  isGood: !overheated,
  pieces: [piece],
});

const risk = ({ die, fell, piece }: EventOf<'breach-risked'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => fell,
  needed: 0,
  verdict: fell ? dice.falls : dice.keepsFooting,
  isGood: !fell,
  pieces: [piece],
});

const aim = ({ die, failed, by }: EventOf<'breach-aimed-at'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => failed,
  needed: 0,
  verdict: failed ? dice.drops : dice.staysAbove,
  isGood: !failed,
  pieces: [by],
});

const again = ({ dice: before, rolled, piece }: EventOf<'dice-rerolled'>, dice: Dice): Telling => ({
  dice: rolled,
  counts: (value) => value === Math.max(...rolled),
  needed: 0,
  verdict: dice.rolledAgain(before.join(' '), rolled.join(' ')),
  isGood: Math.max(...rolled) > Math.max(...before),
  pieces: [piece],
});

/** Table A-13: what a family of weapons fills a section with. */
const BLASTS: Readonly<Record<Family, Hue>> = {
  solid: 'spark',
  laser: 'spark',
  graviton: 'warp',
  melta: 'fire',
  flame: 'fire',
  plasma: 'plasma',
  frag: 'fire',
  krak: 'fire',
  'melta-bomb': 'fire',
};

const sectionHit = ({ by, at, with: id, squares }: EventOf<'section-hit'>, brush: Brush): void => {
  const family = WEAPONS[id]?.family ?? 'frag';
  if (family === 'flame') brush.jet(by, at, 'fire');
  for (const square of squares) brush.burst(square, BLASTS[family], 24, 4);
  brush.cloud(squares, 'smoke');
};

/** A14: a bolt to where it works, or a halo where it works on himself. */
const power = ({ piece, at }: EventOf<'power-used'>, brush: Brush): void => {
  brush.ring(brush.squareOf(piece), 'warp');
  if (at < 0 || at === brush.squareOf(piece)) return;
  brush.beam(piece, at, 'warp');
  brush.burst(at, 'warp', 46, 4);
};

const quake = ({ at }: { readonly at: number }, brush: Brush): void => {
  brush.burst(at, 'fire', 60, 5);
  brush.burst(at, 'smoke', 30, 3);
};

export const ARSENAL_LOOKS = {
  // command and dice
  'cp-redrawn': { lasts: [0, 300], sound: 'counter', effect: null, stage: null, dice: null, log: plain },
  'dice-rerolled': { lasts: [450, 1000], sound: 'clash', effect: null, stage: null, dice: again, log: ofPiece },
  'markers-removed': { lasts: [0, 250], sound: 'smoke', effect: null, stage: remarked, dice: null, log: plain },
  // shooting into sections
  'section-hit': { lasts: [350, 800], sound: 'blast', effect: sectionHit, stage: null, dice: null, log: fiery },
  'piece-tested': { lasts: [220, 600], sound: 'dice', effect: null, stage: null, dice: tested, log: ofPiece },
  'frag-marked': {
    lasts: [200, 500],
    sound: 'smoke',
    effect: ({ squares }, brush) => brush.cloud(squares, 'smoke'),
    stage: remarked,
    dice: null,
    log: plain,
  },
  'weapon-overheated': {
    lasts: [350, 800],
    sound: 'steam',
    effect: ({ piece, overheated }, brush) => {
      if (overheated) brush.burst(brush.squareOf(piece), 'plasma', 40, 4);
    },
    stage: null,
    dice: heat,
    log: ofPiece,
  },
  'grenade-thrown': {
    lasts: [260, 600],
    sound: 'lob',
    effect: ({ by, at }, brush) => brush.lob(by, at),
    stage: null,
    dice: null,
    log: fiery,
  },
  // breaches
  'breach-made': { lasts: [400, 900], sound: 'quake', effect: quake, stage: rebuilt, dice: null, log: fiery },
  'breach-turned-up': { lasts: [300, 700], sound: 'quake', effect: quake, stage: rebuilt, dice: null, log: plain },
  'breach-risked': { lasts: [350, 800], sound: 'creak', effect: null, stage: null, dice: risk, log: ofPiece },
  'breach-aimed-at': { lasts: [300, 700], sound: 'dice', effect: null, stage: null, dice: aim, log: ofShooter },
  // postures
  'guard-set': { lasts: [120, 280], sound: 'ready', effect: null, stage: null, dice: null, log: ofPiece },
  'guard-lost': { lasts: AT_ONCE, sound: 'stand-down', effect: null, stage: null, dice: null, log: ofPiece },
  'sniper-lay-down': { lasts: [200, 420], sound: 'settle', effect: null, stage: layDown, dice: null, log: ofPiece },
  'sniper-got-up': { lasts: [200, 420], sound: 'settle', effect: null, stage: gotUp, dice: null, log: ofPiece },
  // powers, apothecary, Terminatus
  'power-used': { lasts: [450, 1000], sound: 'warp', effect: power, stage: null, dice: null, log: ofPiece },
  'marker-left': { lasts: [120, 300], sound: 'knell', effect: null, stage: remarked, dice: null, log: ofPiece },
  'gene-seed-recovered': {
    lasts: [300, 700],
    sound: 'gain',
    effect: ({ at }, brush) => brush.ring(at, 'sensor'),
    stage: remarked,
    dice: null,
    log: ofPiece,
  },
  'terminatus-armed': {
    lasts: [200, 450],
    sound: 'charge',
    effect: ({ piece }, brush) => brush.ring(brush.squareOf(piece), 'fire'),
    stage: null,
    dice: null,
    log: ofPiece,
  },
  'terminatus-set-off': {
    lasts: [500, 1200],
    sound: 'great-blast',
    effect: ({ at }, brush) => brush.burst(at, 'fire', 140, 9),
    stage: null,
    dice: null,
    log: fiery,
  },
} satisfies Partial<EventLooks>;
