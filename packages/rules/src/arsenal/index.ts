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
 * - `shooting.ts` (A5): `isUsable`, `forEachTarget`, `takeFreeShot` by shot code; `freeFire.ts` asks them.
 * - `jams.ts`: jams and overheating are counters by row; `piece.weapon` is `jammed` as long as one is there and the figure
 *   is not on overwatch with another weapon.
 * - Squares: `placeMarkers`/`removeMarkers`, `layDown` and `secondSquare` for a figure on two squares.
 * - Counters on a piece: `guard`, `lying`, `psi`, `trait-…`, `shield-on-back`, ammunition under the gear's own name.
 */
import { defineModule, pieceOf, type Hooks, type Rules, type Scenario, type Step } from '@sensorium/engine';
import { cut } from '../deathwing/weapons.ts';
import { GEAR, UNITS, encumbered } from './data.ts';
import { freeFire, freeFireDue, freeShot } from './freeFire.ts';
import { dropGuard, guard, loseGuard } from './guard.ts';

/** A2.4. */
const endGuard: Step = {
  id: 'A2.4',
  run: (game) => {
    for (const id of game.state.marines) loseGuard(game, id, 'A2.4');
  },
};

const hooks = (_scenario: Scenario, rules: Rules): Hooks => ({
  freeShot,
  /** A7.39. */
  actionPaid: (game, command) => {
    if (pieceOf(game, command.piece).side === 'marines') loseGuard(game, command.piece, 'A7.39');
  },
  ...(rules.options['timer'] === 'off' ? { isUntimed: () => true } : {}), // A2.8
});

export const arsenal = defineModule({
  id: 'arsenal',
  chapter: 'A',
  needs: ['core'],
  /** A1.13. */
  options: { 'grenade-limit': ['off', 'on'], 'second-cp-counter': ['on', 'off'], timer: ['off', 'on'] },
  replaces: {
    units: Object.keys(UNITS),
    gear: Object.keys(GEAR),
    options: ['timer'],
    procedures: ['shot-after-move'],
    decisions: ['choose-target'],
  },
  units: UNITS,
  gear: GEAR,
  adapts: encumbered,
  verbs: [guard, cut],
  procedures: [freeFireDue],
  decisions: [freeFire],
  interjections: [dropGuard],
  inserts: [{ into: 'end-phase', before: 'E2', step: endGuard }],
  hooks,
});

export { codesNamed, decodeShot, encodeShot, rowIdsOf } from './shotCodes.ts';
export { GUARD, SHIELD_ON_BACK, traitCounter, traitsGiven } from './data.ts';
export { isOnGuard } from './guard.ts';
export { hasJam, jamCounter } from './jams.ts';
export type * from './declarations.ts';
export type * from './rows.ts';
