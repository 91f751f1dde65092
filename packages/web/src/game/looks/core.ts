/** How the events of chapter C are shown. */
import type { EventOf, Phase } from '@sensorium/engine';
import { DOOR_BREAKS_ON } from '@sensorium/rules';
import type { Telling } from '../thrown.ts';
import { wordFor, type GameWords } from '../displayNames.ts';
import { activated, changed, entered, faced, gone, moved, paid, placed, rearmed, rebuilt } from './changes.ts';
import {
  AT_ONCE,
  fiery,
  ofAttacker,
  ofPiece,
  plain,
  unsaid,
  type Brush,
  type Coloured,
  type EventLooks,
} from './look.ts';
import { bloodOf } from './units.tsx';

type Dice = GameWords['dice'];

const AS_THEY_FALL = { lowered: 0, best: 0 };

const besidesTheHit = ({ jammed, overheated, turnedAside }: EventOf<'shot-fired'>, dice: Dice): string => {
  if (jammed) return overheated === true ? dice.overheats : dice.jammed;
  return turnedAside === true ? dice.deflected : '';
};

const shot = (event: EventOf<'shot-fired'>, dice: Dice): Telling => {
  const needed = event.needed.reduce((sum, { value }) => sum + value, 0);
  const { lowered, best } = event.test ?? AS_THEY_FALL;
  const highest = Math.max(...event.dice);
  return {
    dice: event.dice,
    counts: (value) => value - lowered + (value === highest ? best : 0) >= needed,
    needed,
    because: event.needed.map((part) => wordFor(dice.because, part.because)),
    verdict: event.hit ? dice.hit : dice.missed,
    detail: besidesTheHit(event, dice),
    isGood: event.hit,
    pieces: [event.by],
  };
};

const fight = (event: EventOf<'close-combat-fought'>, dice: Dice): Telling => ({
  dice: event.attack,
  counts: (value) => value === Math.max(...event.attack),
  against: event.defence,
  needed: 0,
  because: [
    dice.against(event.attackScore, event.defenceScore),
    ...[...event.attackBonus, ...event.defenceBonus].map(
      ({ value, because }) => `${value > 0 ? '+' : ''}${value} ${wordFor(dice.because, because)}`,
    ),
  ],
  verdict: event.killed < 0 ? dice.standOff : event.killed === event.defender ? dice.attackerWins : dice.defenderWins,
  detail: event.isFaced ? '' : dice.flank,
  isGood: event.killed >= 0,
  pieces: [event.attacker, event.defender],
});

const blow = ({ dice: rolled, score, attacker }: EventOf<'door-struck'>, dice: Dice): Telling => ({
  dice: rolled,
  counts: (value) => value === Math.max(...rolled),
  needed: DOOR_BREAKS_ON,
  because: [],
  verdict: score >= DOOR_BREAKS_ON ? dice.doorBreaks : dice.doorHolds,
  isGood: score >= DOOR_BREAKS_ON,
  pieces: [attacker],
});

const flames = ({ die, needed, killed, piece }: EventOf<'flames-rolled'>, dice: Dice): Telling => ({
  // C15.9: some burn without a die.
  dice: die === 0 ? [] : [die],
  counts: () => killed,
  needed,
  verdict: killed ? dice.burned : dice.survived,
  isGood: killed,
  pieces: [piece],
});

const thing = ({ die, needed }: EventOf<'thing-rolled'>, dice: Dice): Telling => ({
  dice: [die],
  counts: (value) => value >= needed,
  needed,
  verdict: die >= needed ? dice.destroyed : dice.holds,
  isGood: die >= needed,
  pieces: [],
});

const wreck = ({ at }: { readonly at: number }, brush: Brush): void => {
  brush.burst(at, 'spark', 50, 6);
  brush.burst(at, 'smoke', 22, 2);
};

const explosion = ({ at }: { readonly at: number }, brush: Brush): void => brush.burst(at, 'fire', 140, 9);

const UNTOLD_PHASES: readonly Phase[] = ['clock', 'command'];

const phaseLine = ({ phase }: EventOf<'phase-began'>): Coloured => (UNTOLD_PHASES.includes(phase) ? null : 'phase');
const shotLine = ({ hit, by }: EventOf<'shot-fired'>): Coloured => (hit ? 'kill' : { sideOf: by });
const fightLine = ({ killed, attacker }: EventOf<'close-combat-fought'>): Coloured =>
  killed >= 0 ? 'kill' : { sideOf: attacker };
/** C13.12: everybody's overwatch ends with the turn; that is not worth a line each. */
const watchLine = (event: EventOf<'overwatch-lost'>): Coloured => (event.rule === 'C13.12' ? null : ofPiece(event));

export const CORE_LOOKS = {
  // the turn
  'phase-began': { lasts: [0, 250], sound: null, effect: null, stage: null, dice: null, log: phaseLine },
  'clock-started': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: unsaid },
  'time-ran-out': { lasts: AT_ONCE, sound: 'alarm', effect: null, stage: null, dice: null, log: plain },
  'cp-drawn': { lasts: AT_ONCE, sound: 'counter', effect: null, stage: null, dice: null, log: plain },
  'cp-revealed': { lasts: [0, 500], sound: 'counter', effect: null, stage: null, dice: null, log: plain },
  overruled: { lasts: AT_ONCE, sound: 'signal', effect: null, stage: null, dice: null, log: plain },
  'draw-offered': { lasts: AT_ONCE, sound: 'signal', effect: null, stage: null, dice: null, log: plain },
  'game-ended': { lasts: AT_ONCE, sound: 'end', effect: null, stage: null, dice: null, log: () => 'phase' },
  // moving
  'piece-deployed': { lasts: [60, 160], sound: 'step', effect: null, stage: placed, dice: null, log: ofPiece },
  'piece-activated': { lasts: AT_ONCE, sound: null, effect: null, stage: activated, dice: null, log: unsaid },
  'points-paid': { lasts: AT_ONCE, sound: null, effect: null, stage: paid, dice: null, log: ofPiece },
  'piece-moved': { lasts: [150, 400], sound: 'step', effect: null, stage: moved, dice: null, log: ofPiece },
  'piece-turned': { lasts: [110, 300], sound: 'turn', effect: null, stage: faced, dice: null, log: ofPiece },
  'turned-to-face': { lasts: [110, 240], sound: 'turn', effect: null, stage: faced, dice: null, log: ofPiece },
  'facing-set': { lasts: [60, 160], sound: 'turn', effect: null, stage: faced, dice: null, log: ofPiece },
  'piece-entered': { lasts: [180, 650], sound: 'entry', effect: null, stage: entered, dice: null, log: ofPiece },
  'piece-left': { lasts: [150, 320], sound: 'step', effect: null, stage: gone, dice: null, log: ofPiece },
  // doors
  'door-opened': { lasts: [180, 380], sound: 'door-opens', effect: null, stage: rebuilt, dice: null, log: ofPiece },
  'door-closed': { lasts: [180, 380], sound: 'door-closes', effect: null, stage: rebuilt, dice: null, log: ofPiece },
  'door-destroyed': {
    lasts: [260, 600],
    sound: 'door-breaks',
    effect: wreck,
    stage: rebuilt,
    dice: null,
    log: ofPiece,
  },
  'thing-rolled': { lasts: [200, 500], sound: 'dice', effect: null, stage: null, dice: thing, log: plain },
  // shooting
  'shot-fired': {
    lasts: [260, 600],
    sound: 'bolter',
    effect: ({ by, at, hit }, brush) => brush.shot(by, at, hit),
    stage: (stage, { by, jammed }) => (jammed ? changed(stage, by, { weapon: 'jammed' }) : stage),
    dice: shot,
    log: shotLine,
  },
  'overwatch-set': { lasts: [120, 280], sound: 'ready', effect: null, stage: rearmed, dice: null, log: ofPiece },
  'overwatch-lost': { lasts: AT_ONCE, sound: null, effect: null, stage: rearmed, dice: null, log: watchLine },
  'jam-cleared': { lasts: [120, 280], sound: 'click', effect: null, stage: rearmed, dice: null, log: ofPiece },
  'flamer-fired': {
    lasts: [350, 800],
    sound: 'flame',
    effect: ({ by, at }, brush) => brush.jet(by, at, 'fire'),
    stage: null,
    dice: null,
    log: fiery,
  },
  'flames-rolled': { lasts: [120, 350], sound: 'dice', effect: null, stage: null, dice: flames, log: fiery },
  'squares-ignited': {
    lasts: [300, 700],
    sound: 'fire',
    effect: null,
    stage: (stage, { squares }) => ({ ...stage, burning: new Set([...stage.burning, ...squares]) }),
    dice: null,
    log: fiery,
  },
  'fires-ended': {
    lasts: [0, 250],
    sound: 'smoke',
    effect: null,
    stage: (stage) => ({ ...stage, burning: new Set() }),
    dice: null,
    log: plain,
  },
  'self-destructed': {
    lasts: [500, 1200],
    sound: 'great-blast',
    effect: explosion,
    stage: null,
    dice: null,
    log: fiery,
  },
  // close combat and death
  'close-combat-fought': {
    lasts: [320, 750],
    sound: 'fight',
    effect: ({ attacker, at }, brush) => brush.slash(attacker, at),
    stage: null,
    dice: fight,
    log: fightLine,
  },
  'door-struck': {
    lasts: [240, 550],
    sound: 'door-struck',
    effect: ({ attacker, at }, brush) => brush.slash(attacker, at),
    stage: null,
    dice: blow,
    log: ofAttacker,
  },
  // A beat on its own: whoever dies is seen to.
  'piece-killed': {
    lasts: [420, 1100],
    sound: 'death',
    effect: ({ unit, at }, brush) => {
      brush.burst(at, bloodOf(unit), 46, 5);
      brush.ring(at, bloodOf(unit));
    },
    stage: gone,
    dice: null,
    log: () => 'kill',
  },
  'pieces-lost': { lasts: [0, 200], sound: 'lost', effect: null, stage: gone, dice: null, log: ofPiece },
  // blips
  'blip-drawn': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: unsaid },
  'blip-placed': { lasts: [120, 320], sound: 'contact', effect: null, stage: placed, dice: null, log: ofPiece },
  'blip-must-lurk': { lasts: AT_ONCE, sound: null, effect: null, stage: null, dice: null, log: ofPiece },
  'blip-converted': {
    lasts: [320, 800],
    sound: 'reveal',
    effect: ({ at }, brush) => {
      brush.ring(at, 'sensor');
      brush.burst(at, 'sensor', 50, 3);
    },
    stage: gone,
    dice: null,
    log: ofPiece,
  },
  'figure-placed': { lasts: [140, 360], sound: 'hiss', effect: null, stage: placed, dice: null, log: ofPiece },
} satisfies Partial<EventLooks>;
