/** The games that guard the versions of behaviour (S9.24): every rule module and every player has some of them. */
import { MISSIONS, measuredScenarios } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import { numbersIn } from './behaviour.ts';
import { AUTOMATA, HUNTERS, PROBES } from './grid.ts';
import { playGame, type Match, type Version } from './match.ts';
import { isSameVersion, versionOf } from './version.ts';

interface Orders {
  /** As `missionCalled` knows it. */
  readonly mission: string;
  /** Rule modules beside the mission's own. */
  readonly modules?: readonly string[];
  readonly marines: string;
  readonly aliens: string;
  readonly seed: number;
}

/** How a fixed game ended, and what it was played with. */
export interface FixedGame extends Orders, Version {
  readonly hash: string;
}

/** Among the first seeds the one whose games notice a small change of the automata most often. */
const SEED = 3;

const orderFor = (mission: string, marines: string, aliens: string): Orders => ({
  mission,
  marines,
  aliens,
  seed: SEED,
});

/** A mission with each set of rule modules. */
const EACH_SET = ['rescue', 'captains-way', 'long-gallery', 'generated:scn-raid:4'];

const CAPTAINS = [1, 2, 3, 4, 5].map((level) => `marine-captain-${level}`);

/** Every mission against every automaton; who searches plays where games are short. */
const orders = (): Orders[] => [
  ...[...MISSIONS.map(({ id }) => id), ...measuredScenarios()].flatMap((mission) =>
    AUTOMATA.map((aliens) => orderFor(mission, 'marine-drill', aliens)),
  ),
  ...AUTOMATA.map((aliens) => ({ ...orderFor('deep-well', 'marine-drill', aliens), modules: ['arsenal'] })),
  { ...orderFor('first-steps', 'marine-drill', 'diceroller-2'), modules: ['anyway'] },
  ...EACH_SET.map((mission) => orderFor(mission, 'marine-random', 'alien-random')),
  ...PROBES.map((probe) => orderFor('defend', probe, 'diceroller-1')),
  ...HUNTERS.flatMap((hunter) =>
    ['first-steps', 'captains-way'].map((mission) => orderFor(mission, 'marine-drill', hunter)),
  ),
  ...CAPTAINS.map((captain) => orderFor('suicide-mission', captain, 'diceroller-1')),
  orderFor('first-steps', 'marine-captain', 'deathwing-solo'),
  orderFor('rescue', 'marine-captain', 'diceroller-1'),
  orderFor('breakout', 'marine-captain', 'diceroller-2'),
  orderFor('what-they-worship', 'marine-captain', 'alien-hunter-3'),
];

const matchOf = ({ mission: name, modules, marines, aliens }: Orders): Match => ({
  mission: missionCalled(name)!,
  marines,
  aliens,
  ...(modules === undefined ? {} : { choices: { modules } }),
});

const played = (one: Orders): FixedGame => {
  const match = matchOf(one);
  return { ...one, ...versionOf(match), hash: playGame(match, one.seed).record.hash };
};

export const playFixedGames = (): FixedGame[] => orders().map(played);

const nameOf = ({ mission, modules = [], marines, aliens, seed }: Orders): string =>
  `${[mission, ...modules].join(' with ')}, ${marines} against ${aliens}, seed ${seed}`;

/** What was kept and is played otherwise now, though neither a number nor the mission says so. */
const isUnexplained = (kept: FixedGame, now: FixedGame): boolean => isSameVersion(kept, now) && kept.hash !== now.hash;

/** Whose games have changed, the likeliest cause first: `diceroller-1 3 of 27, core 3 of 89`. */
const suspectsIn = (changed: readonly FixedGame[], now: readonly FixedGame[]): string => {
  const count = (games: readonly FixedGame[], number: string): number =>
    games.filter(({ behaviour }) => numbersIn(behaviour).includes(number)).length;
  return [...new Set(changed.flatMap(({ behaviour }) => numbersIn(behaviour)))]
    .map((number) => ({ part: number.replace(/ \d+$/, ''), own: count(changed, number), all: count(now, number) }))
    .sort((a, b) => b.own / b.all - a.own / a.all)
    .map(({ part, own, all }) => `${part} ${own} of ${all}`)
    .join(', ');
};

export interface Judgement {
  /** Why it must not be accepted; null if it may. */
  readonly refusal: string | null;
  /** Nothing is to be accepted. */
  readonly isSame: boolean;
}

/** Games that end otherwise want a new number; with one, or with another mission, they may be kept as they are now. */
export const judgeFixedGames = (kept: readonly FixedGame[], now: readonly FixedGame[]): Judgement => {
  const before = new Map(kept.map((game) => [nameOf(game), game]));
  const changed = now.filter((game) => isUnexplained(before.get(nameOf(game)) ?? game, game));
  if (changed.length === 0) return { refusal: null, isSame: JSON.stringify(kept) === JSON.stringify(now) };
  return {
    refusal: [
      `${changed.length} of ${now.length} fixed games end otherwise than they did, and no number says so:`,
      ...changed.map((game) => `  ${nameOf(game)}`),
      `By module and player: ${suspectsIn(changed, now)}.`,
      'If they are meant to: add a reason to the row of the module or player in packages/lab/src/behaviour.ts, then `npm run behaviour -- --accept`.',
    ].join('\n'),
    isSame: false,
  };
};

/** One line a game. */
export const formatFixedGames = (all: readonly FixedGame[]): string =>
  `[\n${all.map((game) => `  ${JSON.stringify(game)}`).join(',\n')}\n]\n`;
