/** What a program that wants beacons calls once, before it plays: each line refuses by name what is missing. */
import { loadWords, registerWords, requireWords } from '@sensorium/content/words';
import { addMissionRules } from '@sensorium/content';
import { addGoals, requireGoals } from '@sensorium/players';
import { addModule, rulesFor } from '@sensorium/rules';
import { REASONS, beacons } from './beacons.ts';
import { goals, rows } from './rows.ts';
import { english, german } from './words.ts';

export const installBeacons = async (): Promise<void> => {
  addModule(beacons);
  addMissionRules(rows);
  addGoals(goals);
  registerWords('en', english);
  registerWords('de', german);
  await loadWords('en', ['rules']);
  const rules = rulesFor(['core', 'beacons']);
  requireGoals(rules);
  requireWords(rules, { refusals: REASONS });
};
