/** How every decision is answered on the screen. What its panel shows stands in `hud/Decision.tsx`. */
import type { DecisionId } from '@sensorium/engine';
import { Rows } from './rows.ts';

export interface DecisionLook {
  /** What of the board answers it. */
  readonly answeredBy:
    | 'acting'
    | 'deploying'
    | 'targets'
    | 'powers'
    | 'pieces'
    | 'squares'
    | 'areas'
    | 'facings'
    | 'panel';
  /** Whom the person looks at meanwhile: the one it is about, the one who answers, or whoever can do something. */
  readonly about: 'its-piece' | 'answerer' | 'anybody';
  /** Whether every answer has chances of its own. */
  readonly isWeighed: boolean;
  /** What the camera does when it is asked: comes near, shows what is offered, or stays. */
  readonly camera: 'near' | 'offers' | 'entries' | 'stays';
}

const SQUARES: DecisionLook = { answeredBy: 'squares', about: 'anybody', isWeighed: false, camera: 'stays' };
const PANEL: DecisionLook = { answeredBy: 'panel', about: 'anybody', isWeighed: false, camera: 'stays' };
const WEIGHED: DecisionLook = { answeredBy: 'panel', about: 'its-piece', isWeighed: true, camera: 'stays' };

const DECISIONS: Readonly<Record<DecisionId, DecisionLook>> = {
  // chapter C
  action: { answeredBy: 'acting', about: 'anybody', isWeighed: false, camera: 'near' },
  'cp-response': { answeredBy: 'acting', about: 'anybody', isWeighed: false, camera: 'near' },
  deploy: { answeredBy: 'deploying', about: 'anybody', isWeighed: false, camera: 'near' },
  'choose-conversion': { answeredBy: 'pieces', about: 'anybody', isWeighed: false, camera: 'stays' },
  'place-figure': { ...SQUARES, camera: 'offers' },
  'set-facing': { answeredBy: 'facings', about: 'answerer', isWeighed: false, camera: 'near' },
  'turn-to-face': { answeredBy: 'facings', about: 'answerer', isWeighed: false, camera: 'stays' },
  'choose-target': { answeredBy: 'targets', about: 'answerer', isWeighed: false, camera: 'offers' },
  'place-reinforcement': { answeredBy: 'areas', about: 'anybody', isWeighed: false, camera: 'entries' },
  // missions and scenarios
  'place-cat': { ...SQUARES, camera: 'offers' },
  'cat-choice': PANEL,
  'take-reinforcements': PANEL,
  'name-areas': PANEL,
  // chapter D
  parry: WEIGHED,
  'announce-psi': WEIGHED,
  'detonate-free': WEIGHED,
  'stand-up': { ...PANEL, about: 'its-piece' },
  'level-retreat': { ...SQUARES, about: 'its-piece' },
  dodge: { ...SQUARES, about: 'its-piece' },
  'place-stunned': { ...SQUARES, about: 'its-piece' },
  'take-ambush': PANEL,
  'place-ambush': SQUARES,
  // chapter A
  'cp-redraw': PANEL,
  'free-fire': { answeredBy: 'targets', about: 'answerer', isWeighed: false, camera: 'offers' },
  'guard-reroll': WEIGHED,
  'book-reroll': WEIGHED,
  'spend-psi': WEIGHED,
  'psychic-power': { answeredBy: 'powers', about: 'anybody', isWeighed: false, camera: 'stays' },
  'overwatch-door': PANEL,
  'place-breach-blip': { answeredBy: 'areas', about: 'anybody', isWeighed: false, camera: 'stays' },
  'place-heavy-enemy': PANEL,
  // automata
  'place-ambusher': SQUARES,
  'place-leader': SQUARES,
  'settle-tie': PANEL,
};

export const DECISION_LOOKS = new Rows<DecisionId, DecisionLook>('decision', DECISIONS);

const NOTHING_ASKED: DecisionLook = { ...PANEL };

/** Nothing is asked when the game is over. */
export const askedNow = (decision: DecisionId | ''): DecisionLook =>
  decision === '' ? NOTHING_ASKED : DECISION_LOOKS.of(decision);
