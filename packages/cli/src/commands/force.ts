import { termsFor } from '@sensorium/content/words';
import { LEAST_BID, MOST_BID, MOST_CAMPAIGN_BID, buyForce, forceCost, formatForce } from '@sensorium/expedition/forces';
import { BOX_IDS, boxRow, formatSquads, squadWorth, wholeBox, type ChosenBox } from '@sensorium/expedition/squads';
import { Command, InvalidArgumentError } from 'commander';
import { writeWhole } from '../terminal/disk.ts';
import { findingsIn, readForceFile } from '../terminal/forceFor.ts';
import { createBid } from './bid.ts';
import { showForce, showSquads } from './showForce.ts';
import { toOutput } from '../terminal/screenText.ts';

type Print = (line: string) => void;

const readPoints = (text: string): number => {
  const points = Number(text);
  if (!/^\d+$/.test(text) || points < LEAST_BID || points > MOST_CAMPAIGN_BID)
    throw new InvalidArgumentError(
      `Points are a whole number from ${LEAST_BID} to ${MOST_CAMPAIGN_BID} (D16.2, D21.2).`,
    );
  return points;
};

/** Two squads of five. */
const USUAL_FORCE = 10;
const MOST_MARINES = 99;

const readCount = (text: string): number => {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MOST_MARINES)
    throw new InvalidArgumentError(`Terminators are a whole number from 1 to ${MOST_MARINES}.`);
  return count;
};

export function createForce(print: Print = toOutput): Command {
  return new Command('force')
    .description('forces for any mission: lists of D16 and squads of the arsenal (A16): check, show, make one')
    .addCommand(
      new Command('check')
        .description('say which rules a list breaks')
        .argument('<file...>', 'force lists (JSON)')
        .option('--points <n>', 'points there are to spend', readPoints, MOST_BID)
        .option('--terminators <n>', 'terminators that squads of the arsenal replace', readCount, USUAL_FORCE)
        .action((files: string[], { points, terminators }: { points: number; terminators: number }) => {
          const isSound = files.map((file) => checkForceFile(file, points, print, terminators));
          process.exitCode = isSound.every(Boolean) ? 0 : 1;
        }),
    )
    .addCommand(
      new Command('show')
        .description('the squads of a list with their members and costs')
        .argument('<file>', 'a force list (JSON)')
        .action((file: string) => {
          const read = readForceFile(file);
          if ('force' in read) showForce(read.force, print);
          else showSquads(read.squads, print);
        }),
    )
    .addCommand(createBid())
    .addCommand(
      new Command('buy')
        .description('write a list that a player without a person would buy')
        .argument('<points>', 'points to spend', readPoints)
        .argument('[file]', 'where to write it (default: print it)')
        .action((points: number, file: string | undefined) => {
          const text = formatForce(buyForce(points, `${points} points`));
          put(text, file, print);
        }),
    )
    .addCommand(
      new Command('boxes')
        .description('the squads of the arsenal and the terminators they stand for (Table A-14)')
        .action(() => {
          for (const box of BOX_IDS) print(boxLine(box));
        }),
    )
    .addCommand(
      new Command('squads')
        .description('write a list of squads of the arsenal as they come out of the box')
        .argument('<box...>', 'boxes by id; BOX/2 is half a squad of ten (A16.3)', readBox, [])
        .option('--out <file>', 'where to write it (default: print it)')
        .action((boxes: ChosenBox[], { out }: { out?: string }) =>
          put(
            formatSquads({
              name: boxes
                .map(({ box }) => box)
                .join(', ')
                .slice(0, LONGEST_NAME),
              boxes,
            }),
            out,
            print,
          ),
        ),
    );
}

const LONGEST_NAME = 40;

const put = (text: string, file: string | undefined, print: Print): void => {
  if (file === undefined) print(text.trimEnd());
  else writeWhole(file, text);
};

const readBox = (text: string, before: readonly ChosenBox[]): ChosenBox[] => {
  const [box = '', part] = text.split('/');
  const isHalf = part === '2' && BOX_IDS.includes(box) && boxRow(box).splits;
  if (!BOX_IDS.includes(box) || (part !== undefined && !isHalf))
    throw new InvalidArgumentError(`'${text}' is no box of Table A-14; \`sensorium force boxes\` lists them.`);
  return [...before, wholeBox(box, isHalf)];
};

const boxLine = (box: string): string => {
  const { figures, worth, splits } = boxRow(box);
  const names: Readonly<Record<string, string>> = termsFor('en').boxes;
  return `${box.padEnd(26)} ${names[box]!.padEnd(36)} ${String(figures).padStart(2)} ${figures === 1 ? 'figure ' : 'figures'} for ${worth}${splits ? ', or half of it' : ''}`;
};

export function checkForceFile(file: string, points: number, print: Print, terminators = USUAL_FORCE): boolean {
  const read = readForceFile(file);
  const allowance = 'force' in read ? points : terminators;
  const findings = findingsIn(file, read, allowance);
  for (const finding of findings) print(finding);
  const sum =
    'force' in read
      ? `${forceCost(read.force)} of ${allowance} points`
      : `${squadWorth(read.squads)} of ${allowance} terminators`;
  print(`${file}: ${sum}, ${findings.length} errors`);
  return findings.length === 0;
}
