/** What a program that wants beacons calls once, before it plays: each line refuses by name what is missing. */
import { loadWords, registerWords, requireWords } from '@sensorium/content/words';
import { addGoals } from '@sensorium/players';
import { addModule, rulesFor } from '@sensorium/rules';
import { REASONS, beacons, darkBeacons } from './beacons.ts';
import { english, german } from './words.ts';

export const installBeacons = async (): Promise<void> => {
  addModule(beacons);
  addGoals({ 'light-beacons': (game) => ({ occupy: darkBeacons(game) }) });
  registerWords('en', english);
  registerWords('de', german);
  await loadWords('en', ['rules']);
  requireWords(rulesFor(['core', 'beacons']), { refusals: REASONS });
};
