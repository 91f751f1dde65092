import {
  defineModule,
  onBoard,
  terrainRow,
  type Board,
  type Game,
  type Hooks,
  type PieceId,
  type Rules,
  type Scenario,
} from '@sensorium/engine';
import { DEATHWING_OPTIONS } from './options.ts';
import {
  ambushAllowance,
  ambushShot,
  beforeDrawing,
  exposeMover,
  placeAmbush,
  placingAmbush,
  takeAmbush,
  turnedOverFirst,
  whyNoAmbush,
} from './ambush.ts';
import { burst, fullAuto, weaponFired } from './assaultCannon.ts';
import {
  aimsBetweenLevels,
  defenderSurvived,
  levelRetreat,
  reachingInto,
  strikesInto,
  thingStruckAt,
  whyNotStruck,
} from './betweenLevels.ts';
import { rangeBetweenLevels } from './sightThroughHoles.ts';
import { takeReload, weaponsCache } from './cache.ts';
import { captainHooks } from './captain.ts';
import { NOT_OFFERED, announcePsi, closeCombatHooks, closeCombatInserts, detonateFree, parry } from './closeCombat.ts';
import { GEAR, JUMPING, TERRAIN, UNITS } from './data.ts';
import { dodge, isFalling, landing, neverFalls, placeStunned, riskTrap } from './falls.ts';
import { grenadeShot } from './grenadeGlove.ts';
import { checkChutes, checkHoles } from './boardChecks.ts';
import { hasLevels, linkedSquares } from './holes.ts';
import { ARRIVING, climb, jump, jumpDown, wayRefusal, waysOnto } from './levels.ts';
import { chooseFacing, proneness, stand, standUp } from './prone.ts';
import { countBlip } from './roster.ts';
import { pathDistance } from './routes.ts';
import { mayReinforce, secureAreas, secureCount, securing, securingHooks } from './securing.ts';
import { teleport } from './teleporting.ts';
import {
  chuteRefusal,
  deflects,
  enterChute,
  flamesReached,
  hasTerrain,
  openChute,
  placementRefusal,
} from './terrain.ts';
import { cut, detonate, reload } from './weapons.ts';

/** What a square does to a piece that has stepped onto it: chutes, traps, jumps, and coming to light (D12.9). */
const stepTaken = (game: Game, id: PieceId, how: number): void => {
  enterChute(game, id);
  const piece = game.state.pieces[id];
  if (!onBoard(piece)) return;
  const row = terrainRow(game, piece.square);
  if (how === JUMPING) jumpDown(game, id);
  else {
    const canFall = piece.side === 'marines' && !neverFalls(game, piece);
    if (row.id === 'trap' && canFall && how !== ARRIVING) riskTrap(game, id);
    exposeMover(game, id);
  }
};

const LEVEL_HOOKS: Hooks = {
  rangeBetweenLevels,
  aimsBetweenLevels,
  strikesInto,
  thingStruckAt,
  reachingInto,
  linkedSquares,
  waysOnto,
};

const CHUTE_HOOKS: Hooks = {
  mayStandOn: chuteRefusal,
  mayBePlacedOn: placementRefusal,
  thingDestroyed: openChute,
};

const ROUTE_ENDERS = TERRAIN.filter((row) => row.endsRoutes === true || row.isChute === true).map(({ id }) => id);
const CHUTES = TERRAIN.filter((row) => row.isChute === true).map(({ id }) => id);

const hooks = (scenario: Scenario, rules: Rules, board: Board): Hooks => {
  checkHoles(scenario, rules, board);
  checkChutes(scenario, rules, board);
  return hooksFor(scenario, rules);
};

/** Only what the scenario can use, so that games without it do not pay for it. */
const hooksFor = (scenario: Scenario, rules: Rules): Hooks => ({
  ...captainHooks(rules),
  blipDrawn: countBlip,
  mayReinforce,
  whyNotAsked: (game, word) => (word === 'ambush' ? whyNoAmbush(game) : (NOT_OFFERED.get(word) ?? null)),
  ...closeCombatHooks,
  hindrance: proneness,
  mayLackFacing: (piece) => piece.side === 'marines', // D8.18
  mayBeNowhere: isFalling,
  weaponFired,
  defenderSurvived,
  stepTaken,
  wayRefusal,
  whyNotStruck,
  turnedOverFirst,
  flamesReached,
  ...(hasLevels(scenario) ? LEVEL_HOOKS : {}),
  ...(hasLevels(scenario) || hasTerrain(scenario, ROUTE_ENDERS) ? { pathDistance } : {}),
  ...(hasTerrain(scenario, CHUTES) ? CHUTE_HOOKS : {}),
  ...(hasTerrain(scenario, ['debris', 'crate']) ? { deflects } : {}),
  ...(rules.options['ambush'] === 'on' ? { beforeDrawing } : {}),
  ...(rules.options['secure'] === 'on' ? securingHooks : {}),
});

/** Chapter D: characters, weapons, levels, ambushes, terrain. */
export const deathwing = defineModule({
  id: 'deathwing',
  needs: ['core'],
  /** D1.1, D13.1, D14.1. */
  options: DEATHWING_OPTIONS,
  units: UNITS,
  gear: GEAR,
  terrain: TERRAIN,
  verbs: [fullAuto, cut, detonate, reload, takeReload, jump, climb, stand, teleport],
  grants: [
    { verbs: ['jump', 'climb'], to: () => true },
    { verbs: ['stand', 'reload', 'take-reload', 'teleport'], to: (unit) => unit.side === 'marines' },
  ],
  shots: [grenadeShot],
  answers: { parry: 'number', psi: 'number', displace: 'square', ambush: 'square' },
  procedures: [landing, burst, ambushShot],
  decisions: [
    chooseFacing,
    dodge,
    placeStunned,
    levelRetreat,
    standUp,
    detonateFree,
    announcePsi,
    parry,
    takeAmbush,
    placeAmbush,
  ],
  inserts: [
    ...closeCombatInserts,
    { into: 'turn', before: 'end', step: placingAmbush },
    { into: 'after-marine-action', before: 'S3', step: securing },
    { into: 'after-alien-action', before: 'A4', step: { ...securing, id: 'D13.3 before A4' } }, // an answer is an action of its own
    { into: 'after-alien-action', before: 'A5', step: securing },
  ],
  hooks,
  missionRules: [ambushAllowance, secureAreas, secureCount, weaponsCache],
});

export { holeBetween, rangeBetweenLevels } from './sightThroughHoles.ts';
export { isSecured, secureArea, securedKey, unsecuredSquares } from './securing.ts';
export { rosterOf, type Roster, type RosterMember } from './roster.ts';
export { CANNON_FIRED, JUMPING, LEVEL, PHANTOM, PSI, PSI_AT_START, REAL, RELOADS } from './data.ts';
export type * from './declarations.ts';
