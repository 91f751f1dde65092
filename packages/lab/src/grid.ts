/** What is measured: the cells of S9.21 and S9.22, and the contests of S9.20. */
import { MISSIONS, measuredMissions } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import type { Match, Version } from './match.ts';
import { versionOf } from './version.ts';

/** S9.13: the lower levels of the captain, weakest first; the strongest is called `marine-captain` alone. */
export const LOWER_CAPTAINS = ['marine-captain-1', 'marine-captain-2', 'marine-captain-3', 'marine-captain-4'] as const;
/** The bots' own order. */
export const MARINES = ['marine-random', 'marine-drill', ...LOWER_CAPTAINS, 'marine-captain'] as const;
export const PROBES = ['probe-stare', 'probe-sprint', 'probe-huddle'] as const;
export const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'] as const;
/** S9.13: the levels of the hunter, weakest first. */
export const HUNTERS = [
  'alien-hunter-1',
  'alien-hunter-2',
  'alien-hunter-3',
  'alien-hunter-4',
  'alien-hunter-5',
] as const;

/** A mission, as it calls itself and as it is called where that is not the same, and a pair of players. */
export interface CellName {
  readonly mission: string;
  readonly file?: string;
  readonly marines: string;
  readonly aliens: string;
}

export const cellId = ({ mission, file, marines, aliens }: CellName): string =>
  `${file ?? mission} ${marines} ${aliens}`;

type Named = Pick<CellName, 'mission' | 'file'>;

const named = (name: string): Named => {
  const mission = missionCalled(name)!.id;
  return mission === name ? { mission } : { mission, file: name };
};

/** S9.15. */
export const listed = (): Named[] => measuredMissions().map(named);

const cells = (missions: readonly Named[], marines: readonly string[], aliens: readonly string[]): CellName[] =>
  missions.flatMap((mission) =>
    marines.flatMap((marine) => aliens.map((alien) => ({ ...mission, marines: marine, aliens: alien }))),
  );

const random = 'marine-random';
const drill = 'marine-drill';
const captain = 'marine-captain';
const fearsome = 'alien-hunter-5';
/** Against whom the levels of either side are told apart (S9.20 c). */
export const YARDSTICK = { aliens: 'diceroller-1', marines: drill } as const;

/** Every cell that tables want, in their order: the list of S9.15 first, then ours as the gallery has them. */
export const wantedCells = (): CellName[] => {
  const list = listed();
  const ours = MISSIONS.filter(({ origin }) => origin !== 'codex').map(({ id }) => named(id));
  return [
    ...cells(list, [random], ['diceroller-1', fearsome]),
    ...cells([...list, ...ours], [drill], [...AUTOMATA, ...HUNTERS]),
    ...cells([...list, ...ours], [captain], [...AUTOMATA, fearsome]),
    ...cells([...list, ...ours], LOWER_CAPTAINS, [YARDSTICK.aliens]),
    ...cells(list, PROBES, AUTOMATA),
  ];
};

/** S9.20: two players of one side against the same opponent. */
export interface Rivals {
  readonly first: string;
  readonly second: string;
  readonly against: string;
}

export interface Requirement extends Rivals {
  readonly rule: '(a)' | '(b)' | '(c)';
}

const required = (rule: Requirement['rule'], first: string, second: string, opponents: readonly string[]) =>
  opponents.map((against): Requirement => ({ rule, first, second, against }));

/** Each level and the one below it. */
const stepsOf = (levels: readonly string[], against: string): Requirement[] =>
  levels.slice(1).flatMap((level, below) => required('(c)', level, levels[below]!, [against]));

export const REQUIRED: readonly Requirement[] = [
  ...required('(a)', drill, random, ['diceroller-1', fearsome]),
  ...required('(a)', captain, drill, ['diceroller-1', fearsome]),
  ...AUTOMATA.flatMap((automaton) => required('(b)', fearsome, automaton, [captain])),
  ...stepsOf(HUNTERS, YARDSTICK.marines),
  ...stepsOf([...LOWER_CAPTAINS, captain], YARDSTICK.aliens),
];

/** The two cells of a mission in which rivals meet their opponent. */
export const cellsOf = ({ first, second, against }: Rivals, mission: Named): readonly [CellName, CellName] => {
  const cellWith = (player: string): CellName =>
    isMarine(first)
      ? { ...mission, marines: player, aliens: against }
      : { ...mission, marines: against, aliens: player };
  return [cellWith(first), cellWith(second)];
};

export const isMarine = (player: string): boolean => player.startsWith('marine-');

/** Null if the mission is none of ours. */
export const matchOf = ({ mission: id, file, marines, aliens }: CellName): Match | null => {
  const mission = missionCalled(file ?? id);
  return mission === null ? null : { mission, marines, aliens, ...(file === undefined ? {} : { file }) };
};

const versions = new Map<string, Version | null>();

/** S9.24: the version that would play the cell now; null if nobody can. */
export const presentVersion = (cell: CellName): Version | null => {
  const id = cellId(cell);
  let version = versions.get(id);
  if (version === undefined) {
    const match = matchOf(cell);
    versions.set(id, (version = match === null ? null : versionOf(match)));
  }
  return version;
};
