import { defineModule, type GearRow, type Verb } from '@sensorium/engine';
import { isProne, stand } from '../deathwing/prone.ts';
import { GEAR } from './data.ts';
import { getUp } from './sniper.ts';

/** A10.19. */
const detonatingHammer: GearRow = { ...GEAR['thunder-hammer'], verbs: ['detonate'], detonates: true };

/** D's fallen marine and A's sniper get up with one word (A15.7: their postures have nothing to do with each other). */
const standUp: Verb = {
  ...getUp,
  options: (game, piece, offers) => (isProne(piece) ? stand : getUp).options(game, piece, offers),
  refusal: (game, piece, command) => (isProne(piece) ? stand : getUp).refusal(game, piece, command),
  perform: (game, piece, command) => (isProne(piece) ? stand : getUp).perform(game, piece, command),
};

/** A1.2: what chapter A says about parts of chapter D that a scenario adds to it. */
export const arsenalBesideDeathwing = defineModule({
  id: 'arsenal-beside-deathwing',
  chapter: 'A',
  needs: ['deathwing', 'arsenal'],
  joins: ['arsenal', 'deathwing'],
  replaces: { verbs: ['stand'], gear: ['thunder-hammer', 'storm-hammer'] },
  gear: { 'thunder-hammer': detonatingHammer, 'storm-hammer': detonatingHammer },
  verbs: [standUp],
});
