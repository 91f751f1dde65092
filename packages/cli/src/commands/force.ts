import { LEAST_BID, MOST_BID, MOST_CAMPAIGN_BID, buyForce, forceCost, formatForce } from '@sensorium/expedition/forces';
import { BOX_IDS, boxRow, formatSquads, squadWorth, wholeBox, type ChosenBox } from '@sensorium/expedition/squads';
import { Command, InvalidArgumentError } from 'commander';
import { writeWhole } from '../terminal/disk.ts';
import { findingsIn, readForceFile } from '../terminal/forceFor.ts';
import { createBid } from './bid.ts';
import { createCompose } from './compose.ts';
import { ENGLISH, commandLineWords, commandWords, terminalWords, termsFor, type Language } from '../terminalWords.ts';
import { showForce, showSquads } from './showForce.ts';
import { toOutput } from '../terminal/screenText.ts';
import { readWhole } from './numbers.ts';

type Print = (line: string) => void;

/** Two squads of five. */
const USUAL_FORCE = 10;
const MOST_MARINES = 99;

export function createForce(language: Language, print: Print = toOutput): Command {
  const { force: said } = commandWords(language);
  const readPoints = readWhole(language, 'points', LEAST_BID, MOST_CAMPAIGN_BID);
  return new Command('force')
    .description(said.about)
    .addCommand(
      new Command('check')
        .description(said.check.about)
        .argument('<file...>', said.check.file)
        .option('--points <n>', said.check.points, readPoints, MOST_BID)
        .option(
          '--terminators <n>',
          said.check.terminators,
          readWhole(language, 'terminators', 1, MOST_MARINES),
          USUAL_FORCE,
        )
        .action((files: string[], { points, terminators }: { points: number; terminators: number }) => {
          const isSound = files.map((file) => checkForceFile(file, points, print, terminators, language));
          process.exitCode = isSound.every(Boolean) ? 0 : 1;
        }),
    )
    .addCommand(
      new Command('show')
        .description(said.show.about)
        .argument('<file>', said.show.file)
        .action((file: string) => {
          const read = readForceFile(file);
          if ('force' in read) showForce(read.force, language, print);
          else showSquads(read.squads, language, print);
        }),
    )
    .addCommand(createBid(language))
    .addCommand(createCompose(language))
    .addCommand(
      new Command('buy')
        .description(said.buy.about)
        .argument('<points>', said.buy.points, readPoints)
        .argument('[file]', said.buy.file)
        .action((points: number, file: string | undefined) => {
          const text = formatForce(buyForce(points, `${points} points`));
          put(text, file, print);
        }),
    )
    .addCommand(
      new Command('boxes').description(said.boxes.about).action(() => {
        for (const box of BOX_IDS) print(boxLine(box, language));
      }),
    )
    .addCommand(
      new Command('squads')
        .description(said.squads.about)
        .argument('<box...>', said.squads.box, readBox(language), [])
        .option('--out <file>', said.squads.out)
        .action((boxes: ChosenBox[], { out }: { out?: string }) => {
          const name = boxes
            .map(({ box }) => box)
            .join(', ')
            .slice(0, LONGEST_NAME);
          put(formatSquads({ name, boxes }), out, print);
        }),
    );
}

const LONGEST_NAME = 40;

const put = (text: string, file: string | undefined, print: Print): void => {
  if (file === undefined) print(text.trimEnd());
  else writeWhole(file, text);
};

const readBox =
  (language: Language) =>
  (text: string, before: readonly ChosenBox[]): ChosenBox[] => {
    const [box = '', part] = text.split('/');
    const isHalf = part === '2' && BOX_IDS.includes(box) && boxRow(box).splits;
    if (!BOX_IDS.includes(box) || (part !== undefined && !isHalf))
      throw new InvalidArgumentError(commandLineWords(language).noBox(text));
    return [...before, wholeBox(box, isHalf)];
  };

const boxLine = (box: string, language: Language): string => {
  const { figures, worth, splits } = boxRow(box);
  const names: Readonly<Record<string, string>> = termsFor(language).boxes;
  return `${box.padEnd(26)} ${names[box]!.padEnd(36)} ${terminalWords(language).forces.box(figures, worth, splits)}`;
};

export function checkForceFile(
  file: string,
  points: number,
  print: Print,
  terminators = USUAL_FORCE,
  language: Language = ENGLISH,
): boolean {
  const read = readForceFile(file);
  const words = terminalWords(language).forces;
  const allowance = 'force' in read ? points : terminators;
  const findings = findingsIn(file, read, allowance, language);
  for (const finding of findings) print(finding);
  const sum =
    'force' in read ? words.points(forceCost(read.force), allowance) : words.worth(squadWorth(read.squads), allowance);
  print(words.checked(file, sum, findings.length));
  return findings.length === 0;
}
