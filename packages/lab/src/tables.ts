/** The tables of docs/balance.md, made of the games of runs: S9.21's cells, and who is stronger by S9.18–S9.20. */
import { measuredMissions } from '@sensorium/content';
import type { GameRecord } from './match.ts';
import { pairUp } from './records.ts';
import { comparePaired, type Comparison } from './statistics.ts';
import { summarize, type Cell } from './summary.ts';

/** S9.20: the searching bots' own order, weakest first. */
const MARINES = ['marine-random', 'marine-drill', 'marine-captain'];
const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'];
const HUNTERS = ['alien-hunter-1', 'alien-hunter-2', 'alien-hunter-3'];
const ALIENS = [...AUTOMATA, ...HUNTERS];

const SHORT: Readonly<Record<string, string>> = { 'deathwing-solo': 'S0', 'diceroller-1': 'S1', 'diceroller-2': 'S2' };

const shortName = (player: string): string => SHORT[player] ?? `\`${player.replace('alien-', '')}\``;
const percent = (share: number): string => String(Math.round(100 * share));
const points = (difference: number): string => (100 * difference).toFixed(1).replace('-', '−');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  row(head) + row(head.map(() => '---')) + rows.map(row).join('');

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const cellText = (cell: Cell | undefined): string => {
  if (cell === undefined) return '–';
  const { rate, interval, games } = cell;
  return `${percent(rate)} % (${percent(interval.low)}–${percent(interval.high)}), ${games}`;
};

/** S9.21: missions by alien players, a table for each marine player who was measured. */
const winTables = (cells: readonly Cell[]): string =>
  MARINES.filter((marines) => cells.some((cell) => cell.marines === marines))
    .map((marines) => {
      const own = cells.filter((cell) => cell.marines === marines);
      const aliens = ALIENS.filter((player) => own.some((cell) => cell.aliens === player));
      const rows = unique(own.map(({ mission }) => mission)).map((mission) => [
        `\`${mission}\``,
        ...aliens.map((player) => cellText(own.find((cell) => cell.mission === mission && cell.aliens === player))),
      ]);
      return `### \`${marines}\`\n\n${table(['Mission', ...aliens.map(shortName)], rows)}`;
    })
    .join('\n');

/** S9.21: below the table, what the games were like. */
const detailTable = (cells: readonly Cell[]): string =>
  table(
    ['Mission', 'Marines', 'Aliens', 'Lost', 'Killed', 'Turns', 'Unfinished'],
    cells.map(({ mission, marines, aliens, losses, kills, turns, unfinished, games }) => [
      `\`${mission}\``,
      `\`${marines}\``,
      shortName(aliens),
      losses.toFixed(1),
      kills.toFixed(1),
      turns.toFixed(1),
      `${percent(unfinished / games)} %`,
    ]),
  );

interface Contest {
  readonly rule: string;
  readonly first: string;
  readonly second: string;
  readonly against: string;
  /** Marine wins of the first and of the second, game by game. */
  readonly result: Comparison;
}

const contest = (
  rule: string,
  [first, second, against]: readonly [string, string, string],
  records: readonly GameRecord[],
): Contest[] => {
  const played = (player: string): GameRecord[] =>
    records.filter((game) =>
      player.startsWith('marine-')
        ? game.marines === player && game.aliens === against
        : game.aliens === player && game.marines === against,
    );
  const pairs = pairUp(played(first), played(second));
  return pairs.length === 0 ? [] : [{ rule, first, second, against, result: comparePaired(pairs) }];
};

/** S9.20: what must be shown, as far as there are games for it on the list of S9.15. */
const contestsIn = (all: readonly GameRecord[]): Contest[] => {
  const list = new Set(measuredMissions());
  return contestsAmong(all.filter(({ file, mission }) => list.has(file ?? mission)));
};

const contestsAmong = (records: readonly GameRecord[]): Contest[] => [
  ...[MARINES[1]!, MARINES[2]!].flatMap((first, i) =>
    [...AUTOMATA, HUNTERS[0]!].flatMap((aliens) => contest('(a)', [first, MARINES[i]!, aliens], records)),
  ),
  ...AUTOMATA.flatMap((automaton) => contest('(b)', [HUNTERS[1]!, automaton, MARINES[2]!], records)),
  ...[HUNTERS[1]!, HUNTERS[2]!].flatMap((first, i) =>
    [MARINES[2]!, MARINES[1]!].flatMap((marines) => contest('(c)', [first, HUNTERS[i]!, marines], records)),
  ),
];

const VERDICTS = { first: 'stronger', second: '**weaker**', undecided: 'open' } as const;

/** S9.18, S9.19: points are the first player's, whichever side it plays. */
const strengthTable = (records: readonly GameRecord[]): string =>
  table(
    ['S9.20', 'First', 'Second', 'Against', 'Missions', 'Pairs', 'Points for the first', 'The first is'],
    contestsIn(records).map(({ rule, first, second, against, result }) => {
      const isMarines = first.startsWith('marine-');
      const { difference, low, high, missions, verdict } = isMarines ? result : turned(result);
      return [
        rule,
        `\`${first}\``,
        `\`${second}\``,
        `\`${against}\``,
        String(missions.length),
        String(missions.reduce((sum, { games }) => sum + games, 0)),
        `${points(difference)} (${points(low)} to ${points(high)})`,
        VERDICTS[verdict],
      ];
    }),
  );

/** The same from the aliens' side: what the marines win less often is theirs. */
const turned = ({ difference, low, high, missions, verdict }: Comparison): Comparison => ({
  difference: -difference,
  low: -high,
  high: -low,
  missions,
  verdict: verdict === 'undecided' ? verdict : verdict === 'first' ? 'second' : 'first',
});

/** Everything docs/balance.md says of these games. */
export const balanceTables = (records: readonly GameRecord[]): string => {
  const cells = summarize(records);
  return [
    winTables(cells),
    `## Who is stronger\n\n${strengthTable(records)}`,
    `## Losses, kills, length\n\n${detailTable(cells)}`,
  ].join('\n');
};
