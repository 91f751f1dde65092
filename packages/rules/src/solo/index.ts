/** Chapter S: what the rules of the game add and change where an automaton plays the aliens (H13). */
import {
  defineModule,
  pieceOf,
  profileOf,
  push,
  type Game,
  type Procedure,
  type RuleModule,
  type Step,
} from '@sensorium/engine';
import { convert } from '../core/blips.ts';
import { placeStartingBlips } from '../core/deployment.ts';
import { broodOfGroup, broodOfPiece } from './brood.ts';
import {
  beginReinforcement,
  scheduleAmbush,
  placeAmbusher,
  reduced,
  rollFirstAmbush,
  forgetPenalty,
  penaltyTaken,
} from './counters.ts';
import { roll } from './dice.ts';
import { garrison, placeLeader } from './garrison.ts';
import { reachCorridor, slayLeader } from './lastStand.ts';
import { soloMission } from './mission.ts';
import { forgetTurn } from './notes.ts';
import { TIE_OPTIONS } from './options.ts';
import { TIE_ANSWERS, among, settleTie } from './ties.ts';
import { appear, lose } from './placement.ts';
import { inherit, reveal } from './reveal.ts';
import { activateFor, aim, isInPlay, noteExposure, stay } from './automatonVerbs.ts';

declare module '@sensorium/engine' {
  interface FrameTypes {
    /** S0.11: blips that are converted one after the other. */
    'converting-arrivals': object;
  }
}

export const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'] as const;
export type AutomatonId = (typeof AUTOMATA)[number];

/** S3.1: the automaton of a game is the rule module it was created with. */
export const automatonOf = (game: Game): AutomatonId | null =>
  AUTOMATA.find((id) => game.setup.rules.modules.includes(id)) ?? null;

const CLEAR: Step = { id: 'S4.18', run: forgetTurn };
const EXPOSED_BY_ACTION: Step = { id: 'S3.10 after A1', run: (game, { piece }) => noteExposure(game, piece) };
const EXPOSED_BY_ANSWER: Step = { id: 'S3.10 after A4', run: (game, { piece }) => noteExposure(game, piece) };

/** S5.3: after the marines. */
const START: Step = { id: 'S5.3', run: placeStartingBlips };

const diceroller = (id: AutomatonId, brood: typeof broodOfGroup, actsAfterTest: boolean): RuleModule =>
  defineModule({
    id,
    needs: ['core'],
    interjections: [roll, aim, activateFor(false), stay, brood, reveal, appear, lose, among],
    answers: TIE_ANSWERS,
    decisions: [settleTie],
    options: TIE_OPTIONS,
    inserts: [
      { into: 'setup', before: 'C2.7', step: START },
      { into: 'turn', before: 'C18.2', step: CLEAR },
      { into: 'after-alien-action', before: 'A2', step: EXPOSED_BY_ACTION },
      { into: 'after-alien-action', before: 'A5', step: EXPOSED_BY_ANSWER },
    ],
    hooks: { deploysLast: () => true, figurePlaced: inherit(actsAfterTest) },
    missionRules: [soloMission],
  });

export const diceroller1 = diceroller('diceroller-1', broodOfGroup, true);
export const diceroller2 = diceroller('diceroller-2', broodOfPiece, false);

/** S0.3, S0.11: one blip after the other, in the order placed. */
const convertingArrivals: Procedure<'converting-arrivals'> = {
  kind: 'converting-arrivals',
  run: (game) => {
    const blip = game.state.aliens.find((id) => {
      const piece = pieceOf(game, id);
      return isInPlay(piece) && profileOf(game, piece).unit.isFromPool;
    });
    if (blip === undefined) return;
    push(game, { kind: 'converting-arrivals' });
    convert(game, blip, 'aliens', 'ready');
  },
};

const convertArrivals = (game: Game): void => push(game, { kind: 'converting-arrivals' });

export const deathwingSolo = defineModule({
  id: 'deathwing-solo',
  needs: ['core'],
  interjections: [roll, aim, activateFor(true), stay, lose, among],
  answers: { emerge: 'square', ...TIE_ANSWERS },
  options: TIE_OPTIONS,
  procedures: [convertingArrivals, scheduleAmbush],
  decisions: [placeAmbusher, placeLeader, settleTie],
  inserts: [
    { into: 'setup', before: 'C2.7', step: START },
    { into: 'setup', before: 'C2.7', step: { id: 'S0.11', run: convertArrivals } },
    { into: 'setup', before: 'C2.4 step 7', step: { id: 'S0.15', run: rollFirstAmbush } },
    { into: 'turn', before: 'marine-action', step: { id: 'S0.20', run: forgetPenalty } },
    { into: 'turn', before: 'C18.2', step: CLEAR },
    { into: 'turn', before: 'C18.2', step: { id: 'S0.16', run: beginReinforcement } },
    { into: 'turn', before: 'alien-action', step: { id: 'S0.11', run: convertArrivals } },
  ],
  hooks: { deploysLast: () => true, nobodyMustLurk: () => true, reinforcements: reduced, commandBonus: penaltyTaken },
  missionRules: [soloMission, garrison, reachCorridor, slayLeader],
});

export { DIE_REASONS, type DieReason } from './dice.ts';
export { broodGroup, TESTED_NOW, UNTESTED } from './brood.ts';
export { alienGoalObjects } from './mission.ts';
export {
  CHARGING,
  chargeJustBegun,
  chargeOf,
  COVERED,
  ENDING,
  FREE,
  IN_ORDER,
  PENDING,
  TESTED,
  candidatesOf,
  diceOf,
  hasFlag,
  penaltyDue,
  meantBy,
  struckBy,
  targetOf,
} from './notes.ts';
export { isBlipAmbush } from './placement.ts';
export { BROOD_SUCCESS } from './brood.ts';
export { reinforcementsOn } from './counters.ts';
export { isFreeEntry } from './reveal.ts';
export { BY_LOT, FIRST_PICK, IS_LAST, TIES, asksForTies, type Tie } from './ties.ts';
export { AIM_END, AIM_MOVE, AIM_STRIKE, AIM_TURN } from './automatonVerbs.ts';
export type * from './counters.ts';
export type * from './dice.ts';
export type * from './garrison.ts';
export type * from './lastStand.ts';
export type * from './mission.ts';
export type * from './placement.ts';
export type * from './ties.ts';
export type * from './automatonVerbs.ts';
export type {} from './brood.ts';
export type {} from './reveal.ts';
export type * from './motives.ts';
export type {} from './options.ts';
export type {} from './notes.ts';
