/** How the events of chapter D are shown. */
import type { EventOf } from '@sensorium/engine';
import type { Telling } from '../thrown.ts';
import type { GameWords } from '../displayNames.ts';
import { displaced, faced, fell, gone, landed, moved, placed } from './changes.ts';
import { AT_ONCE, fiery, ofPiece, ofShooter, plain, type Brush, type EventLooks } from './look.ts';

type Dice = GameWords['dice'];

const blast = ({ die, needed, piece }: EventOf<'blast-rolled'>, dice: Dice): Telling => ({
  dice: [die],
  counts: (value) => value >= needed,
  needed,
  verdict: die >= needed ? dice.killed : dice.survived,
  isGood: die >= needed,
  pieces: [piece],
});

const trap = ({ die, fell: isDown, piece }: EventOf<'trap-rolled'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => isDown,
  needed: 2,
  verdict: isDown ? dice.falls : dice.keepsFooting,
  isGood: !isDown,
  pieces: [piece],
});

const landing = ({ die, prone, piece }: EventOf<'landing-rolled'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => !prone,
  needed: 5,
  verdict: prone ? dice.landsProne : dice.landsStanding,
  isGood: !prone,
  pieces: [piece],
});

const struck = ({ die, killed, piece }: EventOf<'struck-by-fall'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => killed,
  needed: 0,
  verdict: killed ? dice.crushed : dice.knockedAside,
  isGood: killed,
  pieces: [piece],
});

const deflection = ({ dice: rolled, deflected, by }: EventOf<'deflection-rolled'>, dice: Dice): Telling => ({
  dice: rolled,
  counts: (value) => value >= 5,
  needed: 5,
  verdict: deflected ? dice.deflected : dice.goesThrough,
  isGood: !deflected,
  pieces: [by],
});

const drop = ({ die, dropped }: EventOf<'grenade-dropped'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => dropped,
  needed: 0,
  verdict: dropped ? dice.drops : dice.staysAbove,
  detail: dice.atMost(2),
  isGood: false,
  pieces: [],
});

const parry = ({ piece, die, rolled }: EventOf<'die-parried'>, dice: Dice): Telling => ({
  dice: [rolled],
  counts: () => rolled < die,
  needed: 0,
  verdict: dice.parried(die, rolled),
  isGood: rolled < die,
  pieces: [piece],
});

const explosion = ({ at }: { readonly at: number }, brush: Brush): void => brush.burst(at, 'fire', 140, 9);

export const DEATHWING_LOOKS = {
  // weapons
  'burst-fired': { lasts: [200, 500], sound: 'cannon', effect: null, stage: null, dice: null, log: ofShooter },
  'cannon-exploded': {
    lasts: [500, 1200],
    sound: 'great-blast',
    effect: explosion,
    stage: null,
    dice: null,
    log: fiery,
  },
  'blast-rolled': { lasts: [220, 600], sound: 'dice', effect: null, stage: null, dice: blast, log: ofPiece },
  'deflection-rolled': {
    lasts: [420, 900],
    sound: 'ricochet',
    effect: ({ at }, brush) => brush.burst(at, 'spark', 26, 6),
    stage: null,
    dice: deflection,
    log: ofShooter,
  },
  'grenade-fired': {
    lasts: [260, 600],
    sound: 'launch',
    effect: ({ by, at }, brush) => brush.lob(by, at),
    stage: null,
    dice: null,
    log: fiery,
  },
  'grenade-dropped': { lasts: [300, 700], sound: 'dice', effect: null, stage: null, dice: drop, log: plain },
  'grenade-burst': {
    lasts: [350, 800],
    sound: 'blast',
    effect: ({ squares }, brush) => {
      for (const square of squares) brush.burst(square, 'fire', 24, 4);
    },
    stage: null,
    dice: null,
    log: fiery,
  },
  'thing-cut': {
    lasts: [350, 800],
    sound: 'saw',
    effect: ({ at }, brush) => brush.burst(at, 'spark', 60, 5),
    stage: null,
    dice: null,
    log: ofPiece,
  },
  'hammer-detonated': {
    lasts: [500, 1200],
    sound: 'great-blast',
    effect: explosion,
    stage: null,
    dice: null,
    log: fiery,
  },
  'weapon-reloaded': { lasts: [120, 280], sound: 'reload', effect: null, stage: null, dice: null, log: ofPiece },
  'reload-taken': { lasts: [120, 280], sound: 'reload', effect: null, stage: null, dice: null, log: ofPiece },
  // close combat
  'die-parried': { lasts: [450, 1000], sound: 'clash', effect: null, stage: null, dice: parry, log: ofPiece },
  'psi-spent': {
    lasts: [200, 500],
    sound: 'psi',
    effect: ({ piece }, brush) => brush.ring(brush.squareOf(piece), 'warp'),
    stage: null,
    dice: null,
    log: ofPiece,
  },
  // levels
  'trap-rolled': { lasts: [350, 800], sound: 'creak', effect: null, stage: null, dice: trap, log: ofPiece },
  'marine-fell': { lasts: [300, 700], sound: 'fall', effect: null, stage: fell, dice: null, log: ofPiece },
  'landing-rolled': {
    lasts: [400, 900],
    sound: 'thud',
    effect: ({ at }, brush) => brush.burst(at, 'smoke', 26, 3),
    stage: landed,
    dice: landing,
    log: ofPiece,
  },
  'struck-by-fall': {
    lasts: [400, 900],
    sound: 'thud',
    effect: ({ piece }, brush) => brush.burst(brush.squareOf(piece), 'smoke', 26, 3),
    stage: null,
    dice: struck,
    log: ofPiece,
  },
  'piece-displaced': { lasts: [200, 420], sound: 'step', effect: null, stage: displaced, dice: null, log: ofPiece },
  'piece-jumped': { lasts: [220, 480], sound: 'leap', effect: null, stage: moved, dice: null, log: ofPiece },
  'piece-climbed': { lasts: [260, 560], sound: 'climb', effect: null, stage: moved, dice: null, log: ofPiece },
  'marine-stood-up': { lasts: [160, 400], sound: 'settle', effect: null, stage: faced, dice: null, log: ofPiece },
  'marine-teleported': {
    lasts: [300, 800],
    sound: 'teleport',
    effect: ({ from }, brush) => {
      brush.ring(from, 'sensor');
      brush.burst(from, 'sensor', 40, 2);
    },
    stage: gone,
    dice: null,
    log: ofPiece,
  },
  // entry areas and ambushes
  'area-secured': {
    lasts: [250, 700],
    sound: 'signal',
    effect: ({ at }, brush) => brush.ring(at, 'sensor'),
    stage: null,
    dice: null,
    log: plain,
  },
  'ambush-drawn': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: ofPiece },
  'ambush-placed': { lasts: [160, 400], sound: 'contact', effect: null, stage: placed, dice: null, log: ofPiece },
  'ambush-turned-over': {
    lasts: [350, 900],
    sound: 'ambush',
    effect: ({ at }, brush) => {
      brush.ring(at, 'sensor');
      brush.burst(at, 'sensor', 50, 3);
    },
    stage: (stage, event) => (event.isReal ? gone(stage, event) : stage),
    dice: null,
    log: ofPiece,
  },
} satisfies Partial<EventLooks>;
