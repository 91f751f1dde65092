import {
  LEAST_BID,
  MOST_BID,
  MOST_CAMPAIGN_BID,
  SQUADS,
  buyForce,
  checkForce,
  forceCost,
  formatForce,
  leadersOf,
  membersOf,
  squadCost,
  turnSecondsOf,
  type ForceList,
} from '@sensorium/content/forces';
import { forceWords } from '@sensorium/content/words';
import { Command, InvalidArgumentError } from 'commander';
import { writeWhole } from '../terminal/files.ts';
import { formatFinding, readForceFile } from '../terminal/forceFor.ts';

type Print = (line: string) => void;

const toOutput: Print = (line) => process.stdout.write(`${line}\n`);

const readPoints = (text: string): number => {
  const points = Number(text);
  if (!/^\d+$/.test(text) || points < LEAST_BID || points > MOST_CAMPAIGN_BID)
    throw new InvalidArgumentError(
      `Points are a whole number from ${LEAST_BID} to ${MOST_CAMPAIGN_BID} (D16.2, D21.2).`,
    );
  return points;
};

export function createForce(print: Print = toOutput): Command {
  return new Command('force')
    .description('force lists (D16): check one, show it with its costs, let one be bought')
    .addCommand(
      new Command('check')
        .description('say which rules a list breaks')
        .argument('<file...>', 'force lists (JSON)')
        .option('--points <n>', 'points there are to spend', readPoints, MOST_BID)
        .action((files: string[], options: { points: number }) => {
          const isSound = files.map((file) => checkForceFile(file, options.points, print));
          process.exitCode = isSound.every(Boolean) ? 0 : 1;
        }),
    )
    .addCommand(
      new Command('show')
        .description('the squads of a list with their members and costs')
        .argument('<file>', 'a force list (JSON)')
        .action((file: string) => showForce(readForceFile(file), print)),
    )
    .addCommand(
      new Command('buy')
        .description('write a list that a player without a person would buy')
        .argument('<points>', 'points to spend', readPoints)
        .argument('[file]', 'where to write it (default: print it)')
        .action((points: number, file: string | undefined) => {
          const text = formatForce(buyForce(points, `${points} points`));
          if (file === undefined) print(text.trimEnd());
          else writeWhole(file, text);
        }),
    );
}

export function checkForceFile(file: string, points: number, print: Print): boolean {
  const list = readForceFile(file);
  const findings = checkForce(list, points);
  for (const finding of findings) print(formatFinding(file, finding));
  print(`${file}: ${forceCost(list)} of ${points} points, ${findings.length} errors`);
  return findings.length === 0;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function showForce(list: ForceList, print: Print): void {
  const { squads, options } = forceWords('en');
  print(`${list.name}: ${forceCost(list)} points`);
  for (const squad of list.squads) {
    const titles = [squad.name, squad.badge].filter((title) => title !== undefined);
    print('');
    print([squads[squad.type], ...titles].join(', ') + ` (${squadCost(squad)} points)`);
    membersOf(squad).forEach(({ rank, gear, counts }, index) => {
      const bought = squad.members[index];
      const extras = Object.entries(counts).map(([counter, value]) => `${counter} ${value}`);
      const paid = (bought?.options ?? []).map(({ option }) => options[option]);
      print(
        `  ${(bought?.name ?? `${index + 1}`).padEnd(16)} ${rank.padEnd(9)} ${[...gear, ...extras].join(', ')}${paid.length === 0 ? '' : `  [${paid.join('; ')}]`}`,
      );
    });
    const size = SQUADS[squad.type].members.length;
    if (squad.members.length !== size) print(`  the list names ${squad.members.length} of ${size} members`);
  }
  print('');
  print(
    `Time: ${list.time} points, ${clock(turnSecondsOf(leadersOf(list), list.time))} a turn while nobody is lost (D16.17)`,
  );
}
