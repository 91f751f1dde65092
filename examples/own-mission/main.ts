/** A mission file of one's own: read, checked, and played by two programs. */
import { readFileSync } from 'node:fs';
import { checkMission } from '@sensorium/content';
import { parseMission } from '@sensorium/content/load';
import { playGame } from '@sensorium/lab';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which mission file?');
const mission = parseMission(file, readFileSync(file, 'utf8'));
const findings = checkMission(mission);
for (const { severity, rule, message } of findings) console.log(`${severity}: ${message} (${rule})`);
if (findings.some(({ severity }) => severity === 'error')) process.exit(1);

const { record } = playGame({ mission, marines: 'marine-drill', aliens: 'diceroller-1' }, 7);
console.log(`${mission.words.en.title}: ${record.turns} turns, won by the ${record.outcome} (${record.rule})`);
