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

interface BidOptions {
  readonly two?: true;
  readonly out?: string;
}

export const createBid = (): Command =>
  new Command('bid')
    .description('bid for the marines of a mission (D16.2); the lower bid leads them')
    .argument('<mission>', 'a mission, a mission file, or generated:SCENARIO:SEED')
    .option('--two', 'two people at this keyboard; without it, against a program')
    .option('--out <file>', 'where the program writes its force list if it leads the marines')
    .action(async (mission: string, options: BidOptions) => {
      const console = openConsole({ input: process.stdin, output: process.stdout, plain: false });
      try {
        await bidAt(console, mission, options);
      } finally {
        console.close();
      }
    });

/** Asks until the bids differ or nobody answers. */
export const bidAt = async (console: Console, wanted: string, { two, out }: BidOptions): Promise<void> => {
  const mission = findMission(wanted);
  const limits = { least: leastBid(mission), most: MOST_BID };
  const against: Against = two === true ? 'two' : 'bot';
  console.print(`The marines of ${mission.id} would cost about ${fairPoints(mission)} points.`);
  let bids: Bids = NO_BIDS;
  while (bids.is !== 'decided') {
    if (bids.is === 'hand-over') {
      if (!(await handOverSecret(console, 'Hand the keyboard to the second player, who presses Enter: '))) return;
      bids = takenOver(bids);
    }
    const who = against === 'bot' ? 'Your bid' : bids.is === 'second' ? 'Second player' : 'First player';
    const typed = await console.ask(`${who} (${limits.least}–${limits.most}): `);
    if (typeof typed !== 'string') return;
    const points = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (bidRefusal(points, limits.most, limits.least) !== null) {
      console.print(`A bid is a whole number from ${limits.least} to ${limits.most} (D16.2).`);
      continue;
    }
    bids = bidMade(bids, against, points, (ties) => botBid(soundBid(mission), Math.random(), ties, limits));
    if (bids.is === 'first') console.print(`Both bid ${bids.tiedAt}: bid again (D16.3).`);
  }
  tellDecision(console, wanted, against, bids, out);
};

const tellDecision = (
  console: Console,
  mission: string,
  against: Against,
  { bids, marines, points }: Extract<Bids, { is: 'decided' }>,
  out: string | undefined,
): void => {
  const names = against === 'bot' ? ['You', 'The program'] : ['The first player', 'The second player'];
  console.print(`${names[0]} bid ${bids[0]}, ${names[1]!.toLowerCase()} ${bids[1]}.`);
  console.print(
    `${names[marines]} lead${marines === 0 && against === 'bot' ? '' : 's'} the marines with ${points} points (D16.3).`,
  );
  const file = out ?? 'force.json';
  if (against === 'bot' && marines === 1 && out !== undefined)
    writeWhole(out, formatForce(buyForce(points, 'The program')));
  else console.print(`Check the list: sensorium force check ${file} --points ${points}`);
  console.print(`Play: sensorium play ${mission} --force ${file}`);
};
