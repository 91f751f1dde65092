import {
  defineModule,
  onBoard,
  removeMarkers,
  type Game,
  type Hooks,
  type PieceId,
  type Rules,
  type Scenario,
  type Step,
} from '@sensorium/engine';
import { weaponFired } from '../deathwing/assaultCannon.ts';
import { ARRIVING } from '../deathwing/levels.ts';
import { TERRAIN, move, riskBreach, turnBreachesUp } from './breach.ts';
import {
  breachBlips,
  canBreach,
  breachEntries,
  breachFacing,
  breachStep,
  countStep,
  endSlowness,
  faceOutOfBreach,
  mayReinforce,
  noteEntering,
  placeBreachBlip,
  slowness,
} from './breachEntry.ts';
import { cloakRefusal } from './cloak.ts';
import { isCarried } from './data.ts';
import { doorClosing, noteClosing, overwatchAtDoor, overwatchDoor } from './closingDoor.ts';
import { burnHeavily, fireSpread, flameTest, testOnArrival } from './flames.ts';
import { LIGHT_FLAME } from './markers.ts';
import { throwGrenade } from './grenades.ts';
import { resetPhaseLimits, resetTurnLimits } from './limits.ts';
import { clearJam, forgetOverwatch, overwatchFire, overwatchStep, setOverwatch } from './overwatch.ts';
import { reload } from './reload.ts';
import { fire } from './shooting.ts';
import { armTerminatus, setOffTerminatus } from './terminatus.ts';

/** A1.14: the fall die first; then flames (A8.8). The step may have removed the piece already (D12.9, D17.25). */
const stepTaken = (game: Game, id: PieceId, how: number): void => {
  if (!onBoard(game.state.pieces[id])) return;
  countStep(game, id);
  if (how !== ARRIVING) riskBreach(game, id);
  if (onBoard(game.state.pieces[id])) testOnArrival(game, id);
};

/** Only what the scenario can use, so that games without it do not pay for it. */
const hooks = (scenario: Scenario, rules: Rules): Hooks => ({
  stepTaken,
  flameTest,
  fireSpread,
  mayReinforce,
  slainInFight: setOffTerminatus,
  overwatchFire,
  ...(canBreach(scenario, rules) ? { hindrance: slowness } : {}),
  ...(isCarried(scenario, rules, 'camo-cloak') ? { mayStrike: cloakRefusal } : {}),
  actionPaid: (game, command) => {
    noteClosing(game, command);
    if (command.do === 'self-destruct') burnHeavily(game, command.piece);
    noteEntering(game, command);
  },
  ...(rules.modules.includes('deathwing') ? {} : { weaponFired }), // A7.38: D's own is in force beside D
});

const step = (id: string, run: (game: Game) => void): Step => ({ id, run });

/** A2.4: with E2, which ends the fires. */
const removeFlames = (game: Game): void => removeMarkers(game, ({ is }) => is === LIGHT_FLAME);

/** A5–A8, A11, A12, A18: everything that is fired or thrown. It is in play with chapter A. */
export const arsenalFire = defineModule({
  id: 'arsenal-fire',
  needs: ['core', 'arsenal'],
  joins: ['arsenal'],
  replaces: {
    verbs: ['move', 'fire', 'overwatch', 'clear-jam', 'reload'],
    steps: { 'after-alien-action': ['A2'] },
  },
  terrain: TERRAIN,
  verbs: [move, fire, setOverwatch, clearJam, reload, throwGrenade, armTerminatus],
  grants: [{ verbs: ['throw', 'arm-terminatus', 'reload'], to: (unit) => unit.side === 'marines' }],
  answers: { 'overwatch-door': 'square' },
  procedures: [doorClosing, overwatchAtDoor, breachBlips, breachFacing],
  decisions: [overwatchDoor, placeBreachBlip, faceOutOfBreach],
  steps: { 'after-alien-action': [overwatchStep] },
  inserts: [
    { into: 'turn', before: 'marine-action', step: step('A2.6-marines', resetPhaseLimits) },
    { into: 'turn', before: 'alien-action', step: breachStep },
    { into: 'turn', before: 'alien-action', step: step('A2.6-aliens', resetPhaseLimits) },
    { into: 'end-phase', before: 'E2', step: step('A7.14', forgetOverwatch) },
    { into: 'end-phase', before: 'E3', step: step('A8.6', removeFlames) },
    { into: 'end-phase', before: 'E3', step: step('A11.27', turnBreachesUp) },
    { into: 'end-phase', before: 'E4', step: step('A2.6', resetTurnLimits) },
    { into: 'end-phase', before: 'E6', step: step('A11.33', endSlowness) },
  ],
  hooks,
  entries: breachEntries,
});
