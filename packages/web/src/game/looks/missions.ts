/** How the events of missions (M) and of generated scenarios (D20–D21) are shown. */
import type { EventOf } from '@sensorium/engine';
import type { Telling } from '../thrown.ts';
import type { GameWords } from '../displayNames.ts';
import { rebuilt } from './changes.ts';
import { fiery, ofPiece, plain, type Brush, type EventLooks } from './look.ts';

type Dice = GameWords['dice'];

const wanders = ({ die, steps }: EventOf<'cat-wanders'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => steps > 0,
  needed: 0,
  verdict: dice.catWanders(steps),
  isGood: false,
  pieces: [],
});

const wayOf = ({ dice: rolled, to }: EventOf<'cat-stepped'>, dice: Dice): Telling => ({
  dice: rolled,
  counts: () => to >= 0,
  needed: 0,
  verdict: to >= 0 ? dice.catSteps : dice.catStopped,
  isGood: false,
  pieces: [],
});

const search = ({ die, squads, found }: EventOf<'mages-sought'>, dice: Dice): Telling => ({
  dice: [die],
  counts: () => found,
  needed: squads,
  verdict: found ? dice.found : dice.notFound,
  isGood: found,
  pieces: [],
});

const wreck = ({ at }: { readonly at: number }, brush: Brush): void => {
  brush.burst(at, 'spark', 50, 6);
  brush.burst(at, 'smoke', 22, 2);
};

const sparks = ({ at }: { readonly at: number }, brush: Brush): void => brush.burst(at, 'spark', 26, 4);

export const MISSION_LOOKS = {
  'target-burned': { lasts: [250, 700], sound: 'gain', effect: null, stage: null, dice: null, log: fiery },
  'marine-escaped': { lasts: [150, 400], sound: 'gain', effect: null, stage: null, dice: null, log: ofPiece },
  'duct-destroyed': {
    lasts: [260, 600],
    sound: 'door-breaks',
    effect: wreck,
    stage: rebuilt,
    dice: null,
    log: ofPiece,
  },
  // the C.A.T. (M0.6)
  'cat-placed': { lasts: [120, 320], sound: 'servo', effect: null, stage: null, dice: null, log: ofPiece },
  'cat-taken': { lasts: [120, 320], sound: 'servo', effect: null, stage: null, dice: null, log: ofPiece },
  'cat-dropped': { lasts: [120, 320], sound: 'settle', effect: null, stage: null, dice: null, log: ofPiece },
  'cat-damaged': { lasts: [260, 600], sound: 'steam', effect: sparks, stage: null, dice: null, log: ofPiece },
  'cat-destroyed': { lasts: [350, 800], sound: 'blast', effect: wreck, stage: null, dice: null, log: ofPiece },
  'cat-rescued': { lasts: [250, 700], sound: 'gain', effect: null, stage: null, dice: null, log: ofPiece },
  'cat-wanders': { lasts: [300, 700], sound: 'dice', effect: null, stage: null, dice: wanders, log: plain },
  'cat-stepped': { lasts: [200, 450], sound: 'servo', effect: null, stage: null, dice: wayOf, log: plain },
} satisfies Partial<EventLooks>;

export const SCENARIO_LOOKS = {
  'area-named': { lasts: [120, 320], sound: 'signal', effect: null, stage: null, dice: null, log: plain },
  'reinforcements-taken': { lasts: [0, 320], sound: 'contact', effect: null, stage: null, dice: null, log: plain },
  'mages-sought': { lasts: [350, 800], sound: 'dice', effect: null, stage: null, dice: search, log: plain },
} satisfies Partial<EventLooks>;
