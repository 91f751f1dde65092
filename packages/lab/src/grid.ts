/** What is measured: the cells of S9.21 and S9.22, and the contests of S9.20. */
import { MISSIONS, measuredMissions } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import type { Match, Version } from './match.ts';
import { versionOf } from './version.ts';

/** The bots' own order, weakest first. */
export const MARINES = ['marine-random', 'marine-drill', 'marine-captain'] as const;
export const PROBES = ['probe-stare', 'probe-sprint', 'probe-huddle'] as const;
export const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'] as const;
export const HUNTERS = ['alien-hunter-1', 'alien-hunter-2', 'alien-hunter-3'] as const;

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

const [random, drill, captain] = MARINES;
const [hunter1, hunter2, hunter3] = HUNTERS;

/** Every cell that tables want, in their order: the list of S9.15 first, then ours as the gallery has them. */
export const wantedCells = (): CellName[] => {
  const list = listed();
  const ours = MISSIONS.filter(({ origin }) => origin !== 'codex').map(({ id }) => named(id));
  return [
    ...cells(list, [random], [...AUTOMATA, hunter1]),
    ...cells([...list, ...ours], [drill, captain], [...AUTOMATA, ...HUNTERS]),
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

export const REQUIRED: readonly Requirement[] = [
  ...required('(a)', drill, random, [...AUTOMATA, hunter1]),
  ...required('(a)', captain, drill, [...AUTOMATA, hunter1]),
  ...AUTOMATA.flatMap((automaton) => required('(b)', hunter2, automaton, [captain])),
  ...required('(c)', hunter2, hunter1, [captain, drill]),
  ...required('(c)', hunter3, hunter2, [captain, drill]),
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
