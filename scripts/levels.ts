// npm run levels -- --minutes 30: whether each level of either side is clearly weaker than the next (S9.13, S9.20 c), on seeds
// 1 to 100 of every mission of the gallery against one fixed opponent.
//   --side aliens      only theirs           --mission rescue,decoy   only these
// Games are kept in runs/levels.jsonl: begun again, it goes on where it was.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SIDES, type Side } from '@sensorium/engine';
import { ENOUGH, levelCells, levelRows, type LevelRow } from '@sensorium/lab';
import { atHand, playFor } from './keptRun.ts';

const RUN = fileURLToPath(new URL('../runs/levels.jsonl', import.meta.url));

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    side: { type: 'string', default: '' },
    mission: { type: 'string', default: '' },
  },
});

const shareText = (share: number | null): string => (share === null ? '–' : String(Math.round(share * 100)));

const told = ({ mission, won, short }: LevelRow): string =>
  `${mission.padEnd(20)}${won.map((share) => shareText(share).padStart(5)).join('')}${short.length === 0 ? '' : `   too little: ${short.join(', ')}`}`;

const sides = options.side === '' ? SIDES : SIDES.filter((side) => side === options.side);
const missions = options.mission === '' ? null : options.mission.split(',');
const cells = sides.flatMap((side: Side) => levelCells(side, (id) => missions?.includes(id) ?? true));
if (cells.length === 0) throw new Error(`--side ${options.side} --mission ${options.mission}: there is no such game`);
const kept = atHand(RUN);
const lines = [...kept, ...(await playFor(RUN, Number(options.minutes), cells, kept))];
for (const side of sides) {
  console.log(`\n${side}: games of a hundred won by each level, recruit to fearsome`);
  const rows = levelRows(side, lines, ENOUGH);
  for (const row of rows) console.log(told(row));
  if (rows.some(({ short }) => short.length > 0)) process.exitCode = 1;
}
