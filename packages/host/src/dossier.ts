/** What never changes in a game and everybody knows (Table C-J). */
import { commitmentOf, squareAt, type MissionRulePlan, type Seed, type Setup } from '@sensorium/engine';
import { hasTwoCounters } from '@sensorium/rules';
import type { ClockKind, Dossier, Seats } from './protocol.ts';

const promised = (commitment: string | null): Pick<Dossier, 'commitment'> =>
  commitment === null ? {} : { commitment };

export const dossierOf = (setup: Setup, sides: Seats, clock: ClockKind, seed: Seed = 0): Dossier => ({
  scenario: setup.scenario.id,
  sides,
  clock,
  ...promised(commitmentOf(seed)),
  board: setup.board.plan,
  terrain: setup.rules.terrain,
  profiles: setup.profiles.map(({ is, unit, gear, rows }) => ({ is, unit, gear, rows })),
  roster: setup.scenario.pieces.map(({ name, squad, player }) => ({
    ...(name === undefined ? {} : { name }),
    ...(squad === undefined ? {} : { squad }),
    ...(player === undefined ? {} : { player }),
  })),
  hasTwoCounters: hasTwoCounters({ setup }),
  options: setup.rules.options,
  pointsAt: Object.fromEntries(setup.rules.targets),
  verbs: [...setup.rules.verbs.keys()],
  decisions: [...new Set([...setup.rules.decisions.values()].map(({ decision }) => decision))],
  missionRules: setup.scenario.rules.map(({ is }) => is),
  aims: setup.scenario.rules.filter((plan) => endsGames(setup, plan)),
  events: setup.rules.events,
  rosterProfiles: setup.profileOf,
  exits: setup.scenario.rules.flatMap((plan) =>
    plan.is === 'exits'
      ? plan.squares.map(({ at: [x, y, level], side }) => ({
          square: squareAt(setup.board, x, y, level),
          side,
        }))
      : [],
  ),
  targets: setup.scenario.rules.flatMap((plan) => (plan.is === 'burn-targets' ? plan.sections : [])),
  stakes: setup.scenario.rules.flatMap((plan) => stakesOf(setup, plan)),
  zones: setup.scenario.rules
    .map((plan) => ({ rule: plan.is, squares: squaresOf(setup, plan) }))
    .filter(({ squares }) => squares.length > 0),
  securable: securableAreas(setup),
  deployment: setup.scenario.deployment.map(({ by, pieces }) => ({ by, pieces })),
});

/** C21.2: a rule that says who has won is an aim of the mission, and everybody has read it. */
const endsGames = ({ rules, board }: Setup, plan: MissionRulePlan): boolean =>
  rules.missionRules.get(plan.is)?.hooks(plan as never, board).conditions !== undefined;

/** Whatever its rule, a list of squares is called so; that of the exits says more of each. */
const squaresOf = ({ board }: Setup, plan: MissionRulePlan): number[] =>
  'squares' in plan && plan.is !== 'exits' ? plan.squares.map(([x, y, level]) => squareAt(board, x, y, level)) : [];

/** D13.1: those the mission permits, or all that are there from the beginning (A11.32). */
const securableAreas = ({ scenario, board }: Setup): string[] => {
  const permitted = scenario.rules.flatMap((plan) => (plan.is === 'secure-areas' ? [plan.areas] : []));
  return board.entries
    .filter(({ id, isLatent }) => !isLatent && permitted.every((areas) => areas.includes(id)))
    .map(({ id }) => id);
};

/** D20: the sections a scenario is about: the control room, or the corridors that must be held. */
const stakesOf = ({ board }: Setup, plan: MissionRulePlan): string[] => {
  if (plan.is !== 'scenario') return [];
  const { id, corridors, controlRoom = [] } = plan;
  const places = id === 'scn-defend' ? corridors.flat() : id === 'scn-raid' || id === 'scn-escape' ? controlRoom : [];
  const sections = places.map(([x, y, level]) => board.sectionNames[board.section[squareAt(board, x, y, level)]!]!);
  return [...new Set(sections)];
};
