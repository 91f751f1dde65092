/** D16.2, D16.3 at the terminal: two people at one keyboard, or one against a program. */
import {
  MOST_BID,
  NO_BIDS,
  bidMade,
  bidRefusal,
  botBid,
  buyForce,
  fairPoints,
  formatForce,
  leastBid,
  soundBid,
  takenOver,
  type Against,
  type Bids,
} from '@sensorium/expedition/forces';
import { Command } from 'commander';
import { openConsole, type Console } from '../terminal/console.ts';
import { writeWhole } from '../terminal/disk.ts';
import { handOverSecret } from '../terminal/handOver.ts';
import { findMission } from '../terminal/missionFor.ts';
import { commandWords, terminalWords, type Language, type TerminalWords } from '../terminalWords.ts';

interface BidOptions {
  readonly two?: true;
  readonly out?: string;
}

export const createBid = (language: Language): Command => {
  const { bid: said } = commandWords(language).force;
  return new Command('bid')
    .description(said.about)
    .argument('<mission>', said.mission)
    .option('--two', said.two)
    .option('--out <file>', said.out)
    .action(async (mission: string, options: BidOptions) => {
      const console = openConsole({ input: process.stdin, output: process.stdout, plain: false });
      try {
        await bidAt(console, mission, options, language);
      } finally {
        console.close();
      }
    });
};

/** Asks until the bids differ or nobody answers. */
export const bidAt = async (
  console: Console,
  wanted: string,
  { two, out }: BidOptions,
  language: Language,
): Promise<void> => {
  const { bid: words } = terminalWords(language).forces;
  const mission = findMission(wanted);
  const limits = { least: leastBid(mission), most: MOST_BID };
  const against: Against = two === true ? 'two' : 'bot';
  console.print(words.fair(mission.id, fairPoints(mission)));
  let bids: Bids = NO_BIDS;
  while (bids.is !== 'decided') {
    if (bids.is === 'hand-over') {
      if (!(await handOverSecret(console, words.handOver))) return;
      bids = takenOver(bids);
    }
    const who = against === 'bot' ? 'you' : bids.is === 'second' ? 'second' : 'first';
    const typed = await console.ask(words.ask(words.who[who], limits.least, limits.most));
    if (typeof typed !== 'string') return;
    const points = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (bidRefusal(points, limits.most, limits.least) !== null) {
      console.print(words.refused(limits.least, limits.most));
      continue;
    }
    bids = bidMade(bids, against, points, (ties) => botBid(soundBid(mission), Math.random(), ties, limits));
    if (bids.is === 'first' && bids.tiedAt !== null) console.print(words.tied(bids.tiedAt));
  }
  tellDecision(console, wanted, against, bids, out, words);
};

const SEATS = { bot: ['you', 'program'], two: ['first', 'second'] } as const;

const tellDecision = (
  console: Console,
  mission: string,
  against: Against,
  { bids, marines, points }: Extract<Bids, { is: 'decided' }>,
  out: string | undefined,
  words: TerminalWords['forces']['bid'],
): void => {
  console.print((against === 'bot' ? words.botBids : words.twoBids)(...bids));
  console.print(words.leads[SEATS[against][marines]](points));
  const file = out ?? 'force.json';
  if (against === 'bot' && marines === 1 && out !== undefined)
    writeWhole(out, formatForce(buyForce(points, words.program)));
  else console.print(words.check(`sensorium force check ${file} --points ${points}`));
  console.print(words.play(`sensorium play ${mission} --force ${file}`));
};
