/**
 * S9.24: how rule modules and players behave is counted by hand: what a measurement belongs to are these numbers, not the
 * text of the sources. Who changes how games go adds a reason to the row of the module or player that plays otherwise
 * now; the number of reasons is its version. `npm run behaviour` plays the games that guard this table.
 */
import { setupOf, type Match } from './match.ts';

const FIRST = 'as first counted';
const SEATS = 'S9.4: their own chance follows from the seed of the game as on the page';
const DOORS = 'S3.11: they open every door on their way, seen or not';
const FLAMES = 'S9.6: flames are paid with command points where somebody could strike first';
const LEVELS = 'S9.13: five levels, the lower ones with pieces that hesitate';
const SEPARATOR = ', ';

/** Every rule module and every player; an automaton and the module it plays by are one row. The engine counts as core. */
export const BEHAVIOUR: Readonly<Record<string, readonly string[]>> = {
  core: [FIRST],
  missions: [FIRST],
  deathwing: [FIRST, 'D2.2: a captain without a sergeant has 2:30'],
  scenarios: [FIRST],
  arsenal: [FIRST],
  'arsenal-fire': [FIRST],
  'arsenal-beside-deathwing': [FIRST],
  anyway: [FIRST],
  'deathwing-solo': [FIRST],
  'diceroller-1': [FIRST, DOORS],
  'diceroller-2': [FIRST, DOORS],
  'marine-random': [FIRST, SEATS],
  'marine-drill': [FIRST, FLAMES],
  'marine-captain': [FIRST, SEATS, 'S9.7: plans the turn of the whole squad'],
  'marine-captain-1': [FIRST],
  'marine-captain-2': [FIRST],
  'marine-captain-3': [FIRST],
  'marine-captain-4': [FIRST],
  'marine-captain-5': [FIRST],
  'probe-stare': [FIRST],
  'probe-sprint': [FIRST],
  'probe-huddle': [FIRST],
  'alien-random': [FIRST, SEATS],
  'alien-hunter-1': [FIRST, SEATS, FLAMES, LEVELS],
  'alien-hunter-2': [FIRST, SEATS, FLAMES, LEVELS],
  'alien-hunter-3': [FIRST, SEATS, 'S9.11: how the brood goes about the game is chosen by trial', LEVELS],
  'alien-hunter-4': [FIRST],
  'alien-hunter-5': [FIRST],
};

/** Whose behaviour decides how a game of the match goes. */
const partsOf = (match: Match): string[] => [
  ...new Set([...setupOf(match).rules.modules, match.marines, match.aliens]),
];

/** Modules and players of others are not counted here: theirs is 0. */
export const numbered = (part: string): string => `${part} ${BEHAVIOUR[part]?.length ?? 0}`;

/** `core 1, missions 1, diceroller-1 2, marine-drill 1`: the same text is the same behaviour. */
export const behaviourOf = (match: Match): string => partsOf(match).map(numbered).join(SEPARATOR);

/** `core 1` and so on. */
export const numbersIn = (behaviour: string): string[] => behaviour.split(SEPARATOR);

/** What two measurements belong to together. */
export const bothBehaviours = (first: string, second: string): string =>
  [...new Set([...numbersIn(first), ...numbersIn(second)])].join(SEPARATOR);
