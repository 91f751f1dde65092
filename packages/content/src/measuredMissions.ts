import { measuredScenarios, readGeneratedId } from './generator/index.ts';
import { MISSIONS } from './missions.generated.ts';

/** S9.15: what the strength of players is measured on: the missions of chapter M, and each scenario on one fixed map. */
export const measuredMissions = (): string[] => [
  ...MISSIONS.filter(({ origin }) => origin === 'codex').map(({ id }) => id),
  ...measuredScenarios(),
];

/** The same missions as they call themselves. */
export const measuredIds = (): string[] =>
  measuredMissions().map((name) => {
    const generated = readGeneratedId(name);
    return generated === null ? name : `${generated.scenario}-${generated.seed}`;
  });
