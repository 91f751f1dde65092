import { defineModule } from '@sensorium/engine';

/** A1.2: what chapter A says about parts of chapter D that a scenario adds to it. */
export const arsenalBesideDeathwing = defineModule({
  id: 'arsenal-beside-deathwing',
  chapter: 'A',
  needs: ['deathwing', 'arsenal'],
  joins: ['arsenal', 'deathwing'],
});
