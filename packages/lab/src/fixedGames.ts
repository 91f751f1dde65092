/** The games that guard the versions of behaviour (S9.24): every rule module and every player has some of them. */
import { MISSIONS, measuredScenarios, missionCalled } from '@sensorium/content';
import { numbersIn } from './behaviour.ts';
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

const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'];

const games = (missions: readonly string[], marines: string, aliens: string): Orders[] =>
  missions.map((mission) => ({ mission, marines, aliens, seed: 1 }));

/** A mission with each set of rule modules. */
const EACH_SET = ['rescue', 'captains-way', 'long-gallery', 'generated:scn-raid:4'];

/** Every mission once against an automaton; who searches plays where games are short. */
const orders = (): Orders[] => [
  ...[...MISSIONS.map(({ id }) => id), ...measuredScenarios()].map((mission, i) => ({
    mission,
    marines: 'marine-drill',
    aliens: AUTOMATA[i % AUTOMATA.length]!,
    seed: 1,
  })),
  ...games(EACH_SET, 'marine-random', 'alien-random'),
  ...AUTOMATA.map((aliens, seed) => ({
    mission: 'deep-well',
    modules: ['arsenal'],
    marines: 'marine-drill',
    aliens,
    seed,
  })),
  ...['stare', 'sprint', 'huddle'].flatMap((probe) => games(['defend'], `probe-${probe}`, 'diceroller-1')),
  ...['first-steps', 'rescue', 'breakout'].flatMap((mission, i) =>
    games([mission], 'marine-captain', AUTOMATA[i % AUTOMATA.length]!),
  ),
  ...[1, 2, 3].flatMap((level) => games(['first-steps', 'captains-way'], 'marine-drill', `alien-hunter-${level}`)),
  ...games(['what-they-worship'], 'marine-captain', 'alien-hunter-1'),
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

/** The modules and players all of the first games have in common, and none of the others; else all they have in common. */
const suspectsIn = (changed: readonly FixedGame[], others: readonly FixedGame[]): string[] => {
  const has = (number: string) => (game: FixedGame) => numbersIn(game.behaviour).includes(number);
  const common = numbersIn(changed[0]!.behaviour).filter((number) => changed.every(has(number)));
  const own = common.filter((number) => !others.some(has(number)));
  return own.length > 0 ? own : common;
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
  const others = now.filter((game) => before.get(nameOf(game))?.hash === game.hash);
  return {
    refusal: [
      `${changed.length} of ${now.length} fixed games end otherwise than they did, and no number says so:`,
      ...changed.map((game) => `  ${nameOf(game)}`),
      `They have in common: ${suspectsIn(changed, others).join(', ')}.`,
      'If they are meant to: add a reason to the row of the module or player in packages/lab/src/behaviour.ts, then `npm run behaviour -- --accept`.',
    ].join('\n'),
    isSame: false,
  };
};

/** One line a game. */
export const formatFixedGames = (all: readonly FixedGame[]): string =>
  `[\n${all.map((game) => `  ${JSON.stringify(game)}`).join(',\n')}\n]\n`;
