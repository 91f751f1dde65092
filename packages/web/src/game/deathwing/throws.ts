/** The dice of chapter D as the tray shows them. */
import type { EventKind, EventOf, GameEvent } from '@sensorium/engine';
import { ARSENAL_TELLERS } from '../arsenal/throws.ts';
import { shown, type Throw } from '../thrown.ts';
import { wordFor, type GameWords } from '../words.ts';

interface Telling {
  readonly dice: readonly number[];
  readonly needed: number;
  readonly counts: (value: number) => boolean;
  readonly verdict: string;
  readonly isGood: boolean;
  readonly piece: number;
  readonly detail?: string;
}

type Dice = GameWords['dice'];
export type Tellers = { readonly [Kind in EventKind]?: (event: EventOf<Kind>, dice: Dice) => Telling };

const TELLERS: Tellers = {
  ...ARSENAL_TELLERS,
  'deflection-rolled': ({ dice: rolled, deflected, by }, dice) => ({
    dice: rolled,
    needed: 5,
    counts: (value) => value >= 5,
    verdict: deflected ? dice.deflected : dice.goesThrough,
    isGood: !deflected,
    piece: by,
  }),
  'trap-rolled': ({ die, fell, piece }, dice) => ({
    dice: [die],
    needed: 2,
    counts: () => fell,
    verdict: fell ? dice.falls : dice.keepsFooting,
    isGood: !fell,
    piece,
  }),
  'landing-rolled': ({ die, prone, piece }, dice) => ({
    dice: [die],
    needed: 5,
    counts: () => !prone,
    verdict: prone ? dice.landsProne : dice.landsStanding,
    isGood: !prone,
    piece,
  }),
  'struck-by-fall': ({ die, killed, piece }, dice) => ({
    dice: [die],
    needed: 0,
    counts: () => killed,
    verdict: killed ? dice.crushed : dice.knockedAside,
    isGood: killed,
    piece,
  }),
  'blast-rolled': ({ die, needed, piece }, dice) => ({
    dice: [die],
    needed,
    counts: (value) => value >= needed,
    verdict: die >= needed ? dice.killed : dice.survived,
    isGood: die >= needed,
    piece,
  }),
  'thing-rolled': ({ die, needed }, dice) => ({
    dice: [die],
    needed,
    counts: (value) => value >= needed,
    verdict: die >= needed ? dice.destroyed : dice.holds,
    isGood: die >= needed,
    piece: -1,
  }),
  'grenade-dropped': ({ die, dropped }, dice) => ({
    dice: [die],
    needed: 0,
    counts: () => dropped,
    verdict: dropped ? dice.drops : dice.staysAbove,
    detail: dice.atMost(2),
    isGood: false,
    piece: -1,
  }),
  'die-parried': ({ piece, die, rolled }, dice) => ({
    dice: [rolled],
    needed: 0,
    counts: () => rolled < die,
    verdict: dice.parried(die, rolled),
    isGood: rolled < die,
    piece,
  }),
};

export const deathwingThrow = (words: GameWords, event: GameEvent, who: (id: number) => string): Throw | null => {
  const tell = TELLERS[event.is] as ((event: GameEvent, dice: Dice) => Telling) | undefined;
  if (tell === undefined) return null;
  const { dice, needed, counts, verdict, isGood, piece, detail = '' } = tell(event, words.dice);
  return {
    attack: shown(dice, counts),
    defence: [],
    needed,
    because: [wordFor(words.dice.because, event.rule)],
    verdict,
    detail,
    isGood,
    rule: event.rule,
    who: piece < 0 ? '' : who(piece),
  };
};
