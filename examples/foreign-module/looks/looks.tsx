/** How beacons and their signallers are shown: a row for everything the module has declared. */
import type { MissionRuleId } from '@sensorium/engine';
import { zoneOf } from '../../../packages/web/src/game/board/Missions.tsx';
import { AT_ONCE, plain } from '../../../packages/web/src/game/looks/look.ts';
import type { ModuleLook } from '../../../packages/web/src/game/looks/register.ts';
import { UNIT_LOOKS } from '../../../packages/web/src/game/looks/units.tsx';

/** The page's compiler does not know the rule. */
const LIGHT_BEACONS = 'light-beacons' as MissionRuleId;

export const beaconLooks = {
  units: { signaller: UNIT_LOOKS.of('marine') },
  words: {
    light: { place: 'more', how: 'nothing', isRolled: false, does: 'nothing', goesOn: true },
    heed: { place: 'panel', how: 'nothing', isRolled: false, does: 'nothing', goesOn: false },
  },
  decisions: { 'heed-beacon': { answeredBy: 'panel', about: 'anybody', isWeighed: false, camera: 'stays' } },
  questions: { 'heed-beacon': null },
  aims: {
    [LIGHT_BEACONS]: {
      told: (_standing, _plan, side) => (side === 'marines' ? 'Light every beacon.' : ''),
      ends: () => ({ marines: 'X1.3' }),
      why: () => 'Every beacon is lit.',
      isMet: () => false,
    },
  },
  missionRules: { [LIGHT_BEACONS]: { on: 'deck', Drawing: zoneOf(LIGHT_BEACONS) } },
  events: {
    'beacon-lit': { lasts: [200, 500], sound: 'signal', effect: null, stage: null, dice: null, log: plain },
    'beacon-heeded': { lasts: AT_ONCE, sound: 'contact', effect: null, stage: null, dice: null, log: plain },
  },
} satisfies ModuleLook;
