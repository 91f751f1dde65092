import { defineModule } from '@sensorium/engine';
import { HOOKS } from '../hooks.ts';
import { chooseConversion, conversions, convertVoluntarily } from './blips.ts';
import { placeFigures, placingFigures, setFacing } from './figures.ts';
import { timeUp } from './clock.ts';
import { BLOW, CLOSE_COMBAT, attack, turnToFace } from './closeCombat.ts';
import { GEAR, TERRAIN, UNITS } from './data.ts';
import { SETUP, deploy, deployFacing, deploying } from './deployment.ts';
import { close, open } from './doors.ts';
import { agreeDraw, resign } from './endOfGame.ts';
import { drawingBlips, placeBlip, placingBlips } from './entryAreas.ts';
import { fire, sectionShot, targetShot } from './firing.ts';
import { selfDestruct } from './flamer.ts';
import { chooseTarget, shotAfterMove } from './moveAndFire.ts';
import { move } from './movement.ts';
import { cancelOverwatch, clearJam, setOverwatch } from './overwatch.ts';
import { cpResponse } from './response.ts';
import { checkBlips, checkRoom } from './scenarioChecks.ts';
import {
  AFTER_ALIEN_ACTION,
  AFTER_CONVERSION,
  AFTER_MARINE_ACTION,
  END_PHASE,
  TURN,
  alienAction,
  marineAction,
  marinePhase,
} from './turn.ts';
import { turn } from './turning.ts';

/** Chapter C: the first-edition game. */
export const core = defineModule({
  id: 'core',
  units: UNITS,
  gear: GEAR,
  terrain: TERRAIN,
  verbs: [move, turn, fire, attack, setOverwatch, clearJam, open, close, selfDestruct, convertVoluntarily],
  shots: [targetShot, sectionShot],
  answers: {
    end: 'none',
    pass: 'none',
    place: 'square',
    face: 'facing',
    choose: 'none',
    target: 'square',
    reinforce: 'area',
    deploy: 'square',
  },
  procedures: [conversions, placingFigures, placingBlips, drawingBlips, deploying, shotAfterMove, marinePhase],
  decisions: [
    marineAction,
    alienAction,
    cpResponse,
    chooseTarget,
    chooseConversion,
    placeFigures,
    setFacing,
    turnToFace,
    placeBlip,
    deploy,
    deployFacing,
  ],
  interjections: [cancelOverwatch, timeUp, resign, agreeDraw],
  sequences: {
    setup: SETUP,
    turn: TURN,
    'after-marine-action': AFTER_MARINE_ACTION,
    'after-alien-action': AFTER_ALIEN_ACTION,
    'after-conversion': AFTER_CONVERSION,
    'end-phase': END_PHASE,
    'close-combat': CLOSE_COMBAT,
    blow: BLOW,
  },
  hooks: (scenario, rules) => {
    checkRoom(scenario, rules);
    checkBlips(scenario, rules);
    return {};
  },
  asks: HOOKS,
});

export { startClock } from './clock.ts';
export { fillSupplies } from './deployment.ts';
export { DOOR_BREAKS_ON } from './closeCombat.ts';
export { announcements, isClockRunning, isMarineTurn } from './clock.ts';
export { cpLeft, cpLeftFor } from './commandPoints.ts';
export { CP_COUNTERS, LEAST_SECONDS, QUIET_TURNS, TURN_SECONDS } from './data.ts';
export { EMBERS } from './fire.ts';
export { isNextToMarine } from './movement.ts';
export { hasOverwatch } from './overwatch.ts';
export type * from './declarations.ts';
