import { canonicalJson, hashText } from '@sensorium/engine';
import { behaviourOf } from './behaviour.ts';
import { setupOf, type Match, type Version } from './match.ts';

/** S9.24: the version of rules, players and mission that plays the match. */
export const versionOf = (match: Match): Version => ({
  behaviour: behaviourOf(match),
  scenario: hashText(canonicalJson(setupOf(match).scenario)),
});

export const isSameVersion = (one: Partial<Version>, other: Partial<Version>): boolean =>
  one.behaviour === other.behaviour && one.scenario === other.scenario;
