/** The tables of docs/balance.md, made of the games of runs: S9.21's cells, and who is stronger by S9.18–S9.20. */
import { MISSIONS, measuredMissions } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import { points, signedPoints, outOfHundred } from './figures.ts';
import type { GameLine } from './records.ts';
import { SIGNIFICANT } from './statistics.ts';
import { AUTOMATA, HUNTERS, MARINES, contestsIn, type Contest } from './strength.ts';
import { sumUp, summarize, type Cell } from './summary.ts';

const ALIENS: readonly string[] = [...AUTOMATA, ...HUNTERS];

const SHORT: Readonly<Record<string, string>> = { 'deathwing-solo': 'S0', 'diceroller-1': 'S1', 'diceroller-2': 'S2' };

const shortName = (player: string): string => SHORT[player] ?? `\`${player.replace('alien-', '')}\``;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  row(head) + row(head.map(() => '---')) + rows.map(row).join('');

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** The missions of S9.15 first, then ours as the gallery has them, then any others; within a mission by players. */
const inOrder = (cells: readonly Cell[]): Cell[] => {
  const listed = measuredMissions().flatMap((name) => missionCalled(name) ?? []);
  const missions = unique([...[...listed, ...MISSIONS].map(({ id }) => id), ...cells.map(({ mission }) => mission)]);
  const players: readonly string[] = MARINES;
  const place = ({ mission, marines, aliens }: Cell): number =>
    (missions.indexOf(mission) * players.length + players.indexOf(marines)) * ALIENS.length + ALIENS.indexOf(aliens);
  return cells.toSorted((a, b) => place(a) - place(b));
};

const cellText = (cell: Cell | undefined): string => {
  if (cell === undefined) return '–';
  const { rate, interval, games } = cell;
  return `${outOfHundred(rate)} % (${outOfHundred(interval.low)}–${outOfHundred(interval.high)}), ${games}`;
};

/** S9.21: missions by alien players, a table for each marine player who was measured. */
const winTables = (cells: readonly Cell[]): string =>
  MARINES.filter((marines) => cells.some((cell) => cell.marines === marines))
    .map((marines) => {
      const own = cells.filter((cell) => cell.marines === marines);
      const aliens = ALIENS.filter((player) => own.some((cell) => cell.aliens === player));
      const rows = unique(own.map(({ name }) => name)).map((name) => [
        `\`${name}\``,
        ...aliens.map((player) => cellText(own.find((cell) => cell.name === name && cell.aliens === player))),
      ]);
      return `### \`${marines}\`\n\n${table(['Mission', ...aliens.map(shortName)], rows)}`;
    })
    .join('\n');

const timeText = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '–' : String(Number(milliseconds.toPrecision(2)));

/** S9.21: below the table, what the games were like. */
const detailTable = (cells: readonly Cell[]): string =>
  table(
    ['Mission', 'Marines', 'Aliens', 'Lost', 'Killed', 'Turns', 'Unfinished', 'ms, marines', 'ms, aliens'],
    cells.map(({ name, marines, aliens, losses, kills, turns, unfinished, games, milliseconds }) => [
      `\`${name}\``,
      `\`${marines}\``,
      shortName(aliens),
      losses.toFixed(1),
      kills.toFixed(1),
      turns.toFixed(1),
      `${outOfHundred(unfinished / games)} %`,
      timeText(milliseconds?.marines),
      timeText(milliseconds?.aliens),
    ]),
  );

const VERDICTS = {
  stronger: ['stronger', 'ahead so far'],
  'stronger by too little': [
    'stronger, by less than the 10 points owed',
    'ahead so far, by less than the 10 points owed',
  ],
  'not weaker': ['not weaker', 'not behind so far'],
  weaker: ['**weaker**', '**behind** so far'],
  open: ['open', 'open'],
} as const;

/** S9.18: the missions on which one of the two is significantly better. */
const decided = ({ missions }: Contest, isBetter: boolean): string[] =>
  missions
    .filter(({ p, difference }) => p < SIGNIFICANT && difference > 0 === isBetter)
    .map(({ mission, difference }) => `\`${mission}\` ${signedPoints(difference)}`);

/** S9.18, S9.19: points are the first player's, whichever side it plays. */
const strengthTable = (contests: readonly Contest[]): string =>
  table(
    ['S9.20', 'First', 'Second', 'Against', 'Missions', 'Pairs', 'Points for the first', 'Significant', 'The first is'],
    contests.map((contest) => [
      contest.rule,
      `\`${contest.first}\``,
      `\`${contest.second}\``,
      `\`${contest.against}\``,
      `${contest.missions.length} of ${contest.wanted}`,
      String(contest.missions.reduce((sum, { games }) => sum + games, 0)),
      `${points(contest.difference)} (${points(contest.low)} to ${points(contest.high)})`,
      [...decided(contest, true), ...decided(contest, false)].join(', ') || '–',
      VERDICTS[contest.verdict][contest.isComplete ? 0 : 1],
    ]),
  );

const EXPLANATION =
  'Only games that both have played are compared, seed by seed. “So far”: not all missions of S9.15, or fewer than 400 pairs of one (S9.17). ' +
  '“Significant”: missions on which the two differ by McNemar’s test at 5 % after Holm (S9.18).\n';

const PROBES_EXPLAINED =
  'Marines who do one thing only. The turn is the first in which an alien came into sight or attacked; “within 20” is the share of the games in which that was in the first twenty turns, ' +
  'of all of them and of the mission with the fewest. S1 and S2 owe 95 % with *stare*; S0 need not (S9.22).\n';

/** S9.22: what each probe came to against each automaton. */
const probeTable = (records: readonly GameLine[], cells: readonly Cell[]): string =>
  table(
    ['Probe', 'Aliens', 'Missions', 'Games', 'Won', 'Mean turn', 'Within 20', 'Fewest'],
    unique(cells.map(({ marines }) => marines)).flatMap((marines) =>
      AUTOMATA.flatMap((aliens) => {
        const own = cells.filter((cell) => cell.marines === marines && cell.aliens === aliens);
        if (own.length === 0) return [];
        const games = records.filter((game) => game.marines === marines && game.aliens === aliens);
        const met = games.filter(({ contact }) => contact > 0);
        const fewest = own.reduce((least, cell) => (cell.contact < least.contact ? cell : least));
        const together = sumUp(games);
        return [
          [
            `\`${marines}\``,
            shortName(aliens),
            String(own.length),
            String(games.length),
            `${outOfHundred(together.rate)} %`,
            met.length === 0 ? '–' : (met.reduce((sum, { contact }) => sum + contact, 0) / met.length).toFixed(1),
            `${outOfHundred(together.contact)} %`,
            `\`${fewest.name}\` ${outOfHundred(fewest.contact)} %`,
          ],
        ];
      }),
    ),
  );

const TIMES =
  'The last two columns are the milliseconds within which 95 % of the decisions were made, on the machine that played.\n';

/** Everything docs/balance.md says of these games. */
export const balanceTables = (records: readonly GameLine[]): string => {
  const all = inOrder(summarize(records));
  const probes = all.filter(({ marines }) => marines.startsWith('probe-'));
  const cells = all.filter((cell) => !probes.includes(cell));
  return [
    winTables(cells),
    `## Who is stronger\n\n${EXPLANATION}\n${strengthTable(contestsIn(records))}`,
    ...(probes.length === 0 ? [] : [`## Exploit probes\n\n${PROBES_EXPLAINED}\n${probeTable(records, probes)}`]),
    `## Losses, kills, length, time\n\n${TIMES}\n${detailTable(cells)}`,
  ].join('\n');
};
