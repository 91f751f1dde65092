/**
 * Chapter A: the arsenal. Two modules make it: `arsenal` (this file: A1–A4, A9, A10, A13–A17, A19) and `arsenal-fire`
 * (`fireModule.ts`: A5–A8, A11, A12, A18), which is in play whenever the first is. `besideDeathwing.ts` is in play when
 * chapter D is too. All of them may replace what core and D have registered (`replaces`).
 *
 * What they build on:
 * - `rows.ts`, `tables/`: the codex tables as data; `data.ts` makes units and gear of them. A unit has `armour`, `rank`,
 *   `figure` or `enemy`; gear has `row` (the codex id, whatever its name) and one of `weapon`, `composite`, `grenade`,
 *   `item`. Core's `ranged` columns are filled too: bots and the page read them, chapter A's rules read `weapon`.
 * - `shotCodes.ts`: the `how` of `fire`, of a free shot and of `overwatch`.
 * - Core asks the hook `freeShot` whether a shot may go with a move or a turn, and pushes `shot-after-move` after it.
 * - `shooting.ts` (A5): `forEachShot`, `shotRefusal`, `takeFreeShot` by shot code; `freeFire.ts` asks them.
 * - `jams.ts`: jams and overheating are counters by shot code; `piece.weapon` is `jammed` as long as one is there and the figure
 *   is not on overwatch with another weapon.
 * - Squares: `placeMarkers`/`removeMarkers`, `layDown` and `secondSquare` for a figure on two squares.
 * - Counters on a piece: `guard`, `lying`, `psi`, `trait-…`, `shield-on-back`, ammunition under the gear's own name.
 */
import { defineModule, pieceOf, refusal, type Hooks, type Rules, type Scenario } from '@sensorium/engine';
import { forgetFallen, leaveMarker, recover } from './apothecary.ts';
import { mightyScore, strengthOf, winsTies } from './closeCombat.ts';
import { bookReroll, combatInserts, guardReroll, parryHighest, spendPsi } from './combatChoices.ts';
import { cpRedraw, offerRedraw, offerSecondRedraw, redrawTooLate } from './commandPoints.ts';
import { GEAR, UNITS, equipped, isCarried } from './data.ts';
import { endPhaseInserts } from './endPhase.ts';
import { freeFire, freeFireDue, freeShot } from './freeFire.ts';
import { dropGuard, guard, loseGuard } from './guard.ts';
import { heavyEnemy, placeHeavyEnemy } from './heavyEnemy.ts';
import { ARSENAL_OPTIONS } from './options.ts';
import { barrierRefusal, castPower, cut, offerPower, psychicPower } from './psychic.ts';
import { hasSecondCounter, revealSecond, secondCounterHooks, secondDraw } from './secondCounter.ts';
import { getUp, isLying, lieDown, lyingProne } from './sniper.ts';

const NO_POWER_NOW = refusal('A14.3', 'power-not-possible');

const hooks = (scenario: Scenario, rules: Rules): Hooks => ({
  freeShot,
  strengthOf,
  scoreOf: mightyScore,
  winsTies,
  mayCloseDoor: barrierRefusal,
  whyBarred: barrierRefusal,
  whyNotAsked: (_game, word) => (word === 'cast' ? NO_POWER_NOW : null),
  pieceKilled: leaveMarker,
  squareWiped: forgetFallen,
  /** A15.9: a prone sniper makes no free turn. */
  defenderSurvived: (game, fight) => isLying(pieceOf(game, fight.defender)),
  /** A7.39. */
  actionPaid: (game, command) => {
    if (pieceOf(game, command.piece).side === 'marines') loseGuard(game, command.piece, 'A7.39');
  },
  ...(isCarried(scenario, rules, 'sniper-rifle') ? { hindrance: lyingProne } : {}),
  ...(hasSecondCounter(scenario, rules) ? secondCounterHooks : {}),
  ...(rules.options['timer'] === 'off' ? { isUntimed: () => true } : {}), // A2.8
});

export const arsenal = defineModule({
  id: 'arsenal',
  needs: ['core'],
  /** A1.13. */
  options: ARSENAL_OPTIONS,
  replaces: {
    units: Object.keys(UNITS),
    gear: Object.keys(GEAR),
    options: ['timer'],
    procedures: ['shot-after-move'],
    decisions: ['choose-target'],
    verbs: ['stand', 'cut'],
  },
  cites: {
    'C7.5 not-enough-cp': 'A3.14',
    'C7.13 other-marine-player': 'A3.12',
    'C8.6 no-sidestep': 'A4.7',
    'C15.16 no-flamer': 'A8.11',
    'D5.1 no-assault-cannon': 'A8.24',
  },
  units: UNITS,
  gear: GEAR,
  adapts: equipped,
  verbs: [guard, cut, lieDown, getUp, recover],
  answers: { parry: 'number', psi: 'number', 're-roll': 'number', replace: 'none' },
  asides: [redrawTooLate, castPower],
  procedures: [freeFireDue],
  decisions: [freeFire, cpRedraw, guardReroll, bookReroll, parryHighest, spendPsi, psychicPower, placeHeavyEnemy],
  interjections: [dropGuard],
  inserts: [
    { into: 'turn', before: 'marine-action', step: offerRedraw },
    { into: 'turn', before: 'marine-action', step: secondDraw },
    { into: 'turn', before: 'marine-action', step: offerSecondRedraw },
    { into: 'end-phase', before: 'E5', step: revealSecond },
    { into: 'after-alien-action', before: 'A5', step: offerPower },
    ...combatInserts,
    ...endPhaseInserts,
  ],
  missionRules: [heavyEnemy],
  hooks,
});

export { GENE_SEED } from './apothecary.ts';
export { isBreachDown } from './breach.ts';
export { movesLeft } from './breachEntry.ts';
export { fightScore, marineStrength } from './closeCombat.ts';
export { GUARD, OVERWATCH_WITH, SNIPER_SHOTS, TERMINATUS } from './counters.ts';
export {
  SHIELD_ON_BACK,
  closeCombatBase,
  hasHeavyWeapon,
  movementOf,
  movementRowOf,
  sameGear,
  traitCounter,
  traitsGiven,
} from './data.ts';
export {
  OWN_FIGURES,
  WHOLE_TERMINATOR,
  forOwnUnits,
  grenadesOf,
  ownUnitId,
  ownWorth,
  whyNotCarried,
  type OwnUnitId,
} from './ownFigures.ts';
export { ARMOURS, RANKS } from './rows.ts';
export {
  forTwoPlayers,
  gameForPlayer,
  hasTwoCounters,
  hasTwoPlayers,
  notHisToSay,
  playersAsked,
  viewForPlayer,
  type MarinePlayer,
} from './marinePlayers.ts';
export { isOnGuard } from './guard.ts';
export { LIGHT_FLAME } from './markers.ts';
export { shotsCounter } from './limits.ts';
export { hasJam, isJammed, jamCounter } from './jams.ts';
export { loadoutOf } from './loadouts.ts';
export { passesOverSniper } from './overSniper.ts';
export { isWatchSpent } from './overwatch.ts';
export { DRAWN as SECOND_COUNTER, SPENT as SECOND_SPENT } from './secondCounter.ts';
export {
  codesNamed,
  codesOfRow,
  decodeShot,
  encodeShot,
  movingCodes,
  overwatchRangeOf,
  rowIdsOf,
  weaponRowOf,
} from './shotCodes.ts';
export { pairOf } from './pairs.ts';
export { ARSENAL_RELOADS } from './reloads.ts';
export { GRENADES, GRENADE_IDS } from './tables/grenades.ts';
export { ITEMS } from './tables/items.ts';
export { READY_MADE } from './tables/readyMade.ts';
export { COMPOSITES, WEAPONS } from './tables/weapons.ts';
export { successesOf } from './successes.ts';
export { POWERS, POWER_IDS } from './tables/chapter.ts';
export { ARSENAL_BOXES as BOXES, ARSENAL_FIGURES } from './tables/fielded.ts';
export type * from './declarations.ts';
export type * from './rows.ts';
