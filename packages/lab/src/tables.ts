/** The tables of docs/balance.md, made of the book of measurements: S9.21's cells, and who is stronger by S9.18–S9.20. */
import { BEHAVIOUR, numbered } from './behaviour.ts';
import { isOlder, type Book, type Measurement } from './book.ts';
import { outOfHundred, points, signedPoints } from './figures.ts';
import { AUTOMATA, HUNTERS, MARINES, PROBES } from './grid.ts';
import { ENOUGH, SIGNIFICANT } from './statistics.ts';
import { contestsIn, type Contest } from './strength.ts';
import { figuresOf, type Totals } from './summary.ts';

const ALIENS: readonly string[] = [...AUTOMATA, ...HUNTERS];

const SHORT: Readonly<Record<string, string>> = { 'deathwing-solo': 'S0', 'diceroller-1': 'S1', 'diceroller-2': 'S2' };

const shortName = (player: string): string => SHORT[player] ?? `\`${player.replace('alien-', '')}\``;

/** As the formatter sets it. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column]!.length)));
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |\n`;
  return row(head) + row(widths.map((width) => '-'.repeat(width))) + rows.map(row).join('');
};

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** S9.24. */
const OLDER = ' †';
const marked = (text: string, isMarked: boolean): string => (isMarked ? text + OLDER : text);

const cellText = (measurement: Measurement | undefined): string => {
  if (measurement === undefined) return '–';
  const { rate, interval, games } = figuresOf(measurement);
  const text = `${outOfHundred(rate)} % (${outOfHundred(interval.low)}–${outOfHundred(interval.high)}), ${games}`;
  return marked(text, isOlder(measurement));
};

/** S9.21: missions by alien players, a table for each marine player who was measured. */
const winTables = (measurements: readonly Measurement[]): string =>
  MARINES.map((marines) => ({ marines, own: measurements.filter((one) => one.marines === marines) }))
    .filter(({ own }) => own.length > 0)
    .map(({ marines, own }) => {
      const aliens = ALIENS.filter((player) => own.some((one) => one.aliens === player));
      const rows = unique(own.map(({ mission }) => mission)).map((mission) => [
        `\`${mission}\``,
        ...aliens.map((player) => cellText(own.find((one) => one.mission === mission && one.aliens === player))),
      ]);
      return `### \`${marines}\`\n\n${table(['Mission', ...aliens.map(shortName)], rows)}`;
    })
    .join('\n');

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
      marked(`${points(contest.difference)} (${points(contest.low)} to ${points(contest.high)})`, contest.isOlder),
      [...decided(contest, true), ...decided(contest, false)].join(', ') || '–',
      VERDICTS[contest.verdict][contest.isComplete ? 0 : 1],
    ]),
  );

/** Measurements of several missions together. */
interface Together {
  readonly marines: string;
  readonly aliens: string;
  readonly own: readonly Measurement[];
  readonly sum: (field: keyof Omit<Totals, 'hash' | 'milliseconds'>) => number;
  readonly isOld: boolean;
}

const together = (measurements: readonly Measurement[], players: readonly string[]): Together[] =>
  players
    .flatMap((marines) => ALIENS.map((aliens) => ({ marines, aliens })))
    .map(({ marines, aliens }) => {
      const own = measurements.filter((one) => one.marines === marines && one.aliens === aliens);
      const sum: Together['sum'] = (field) => own.reduce((total, one) => total + one[field], 0);
      return { marines, aliens, own, sum, isOld: own.some(isOlder) };
    })
    .filter(({ own }) => own.length > 0);

const firstColumns = ({ marines, aliens, own, sum, isOld }: Together): string[] => [
  `\`${marines}\``,
  shortName(aliens),
  String(own.length),
  marked(String(sum('games')), isOld),
];

/** S9.22: what each probe came to against each automaton. */
const probeTable = (probes: readonly Together[]): string =>
  table(
    ['Probe', 'Aliens', 'Missions', 'Games', 'Won', 'Mean turn', 'Within 20', 'Fewest'],
    probes.map((all) => {
      const { own, sum } = all;
      const fewest = own.reduce((least, one) => (soon(one) < soon(least) ? one : least));
      return [
        ...firstColumns(all),
        `${outOfHundred(sum('wins') / sum('games'))} %`,
        sum('met') === 0 ? '–' : (sum('metTurns') / sum('met')).toFixed(1),
        `${outOfHundred(sum('metSoon') / sum('games'))} %`,
        `\`${fewest.mission}\` ${outOfHundred(soon(fewest))} %`,
      ];
    }),
  );

const soon = ({ metSoon, games }: Measurement): number => metSoon / games;

const slowest = (own: readonly Measurement[], side: 'marines' | 'aliens'): string => {
  const times = own.flatMap(({ milliseconds }) => milliseconds?.[side] ?? []);
  return times.length === 0 ? '–' : String(Math.max(...times));
};

/** S9.21: below the table, what the games were like. */
const detailTable = (pairs: readonly Together[]): string =>
  table(
    ['Marines', 'Aliens', 'Missions', 'Games', 'Lost', 'Killed', 'Turns', 'Unfinished', 'ms, marines', 'ms, aliens'],
    pairs.map((all) => {
      const { own, sum } = all;
      const mean = (field: 'losses' | 'kills' | 'turns'): string => (sum(field) / sum('games')).toFixed(1);
      return [
        ...firstColumns(all),
        mean('losses'),
        mean('kills'),
        mean('turns'),
        `${outOfHundred(sum('unfinished') / sum('games'))} %`,
        slowest(own, 'marines'),
        slowest(own, 'aliens'),
      ];
    }),
  );

const EXPLANATION =
  `Only games that both have played are compared, seed by seed. “So far”: not all missions of S9.15, or fewer than ${ENOUGH} pairs of one (S9.17). ` +
  '“Significant”: missions on which the two differ by McNemar’s test at 5 % after Holm (S9.18).\n';

const PROBES_EXPLAINED =
  'Marines who do one thing only. The turn is the first in which an alien came into sight or attacked; “within 20” is the share of the games in which that was in the first twenty turns, ' +
  'of all of them and of the mission with the fewest. S1 and S2 owe 95 % with _stare_; S0 need not (S9.22).\n';

const DETAILS_EXPLAINED =
  'Means of a game. The last two columns are the milliseconds within which 95 % of the decisions were made on the slowest mission, on the machine that played.\n';

/** S9.24. */
const VERSIONS_EXPLAINED = `What has no dagger belongs to these versions of behaviour: ${Object.keys(BEHAVIOUR).map(numbered).join(', ')}.\n`;

/** Everything docs/balance.md says of what was measured. */
export const balanceTables = (book: Book): string => {
  const { measurements } = book;
  const probes = together(measurements, PROBES);
  return [
    winTables(measurements),
    `## Who is stronger\n\n${EXPLANATION}\n${strengthTable(contestsIn(book))}`,
    ...(probes.length === 0 ? [] : [`## Exploit probes\n\n${PROBES_EXPLAINED}\n${probeTable(probes)}`]),
    `## Losses, kills, length, time\n\n${DETAILS_EXPLAINED}\n${detailTable(together(measurements, MARINES))}`,
    `## Versions\n\n${VERSIONS_EXPLAINED}`,
  ].join('\n');
};
