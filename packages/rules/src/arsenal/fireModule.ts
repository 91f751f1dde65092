import { defineModule } from '@sensorium/engine';

/** A5–A8, A11, A12, A18: everything that is fired or thrown. It is in play with chapter A. */
export const arsenalFire = defineModule({
  id: 'arsenal-fire',
  chapter: 'A',
  needs: ['core', 'arsenal'],
  joins: ['arsenal'],
});
