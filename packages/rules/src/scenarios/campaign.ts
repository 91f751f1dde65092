/** D21.17–D21.20: what a campaign changes in its scenarios. */
import {
  isSeen,
  onBoard,
  pieceOf,
  refusal,
  type Game,
  type Hooks,
  type Piece,
  type Refusal,
  type Square,
  recall,
  remember,
} from '@sensorium/engine';
import { judge, isTankStanding, isUsedUp, type ScenarioBoard, type Verdict } from './victory.ts';
import type { ScenarioId } from './table.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'raid:mages': number;
    'blip-drawn-in-turn': number;
  }
  interface EventTypes {
    /** D21.18. */
    'mages-sought': { readonly die: number; readonly squads: number; readonly found: boolean };
  }
}

export interface CampaignPlan {
  /** D21.18: squads chosen for the scenario. */
  readonly squads: number;
  /** D21.20: an earlier Raid was lost. */
  readonly raidLost: boolean;
}

const POINTS_LOST = 3; // D21.20
const SECONDS_LOST = 30;

/** D21.20. */
const penalties = ({ raidLost }: CampaignPlan): Hooks =>
  raidLost
    ? { commandBonus: () => -POINTS_LOST, turnSeconds: (_game: Game, seconds: number) => seconds - SECONDS_LOST }
    : {};

// --- Raid ------------------------------------------------------------------------------------------------------------

const SOUGHT = 'raid:mages';
const FOUND = 1;
const GONE = 2;

const tankSquares = (game: Game): Square[] => {
  const tanks = ['cryo-tank', 'destroyed-tank'].map((id) => game.setup.rules.terrainIndex.get(id));
  return game.state.features.filter(({ is }) => tanks.includes(is)).map(({ at }) => at);
};

/** D21.18: a die lower than the number of squads: the mages are gone. */
const seekMages = (game: Game, { squads }: CampaignPlan): void => {
  if (recall(game.state, SOUGHT) !== 0) return;
  const die = game.chance.die(game, { for: 'mission', by: -1 });
  const found = die >= squads;
  remember(game.state, SOUGHT, found ? FOUND : GONE);
  game.sink?.({ is: 'mages-sought', die, squads, found, rule: 'D21.18' });
};

const outcome = (isWon: boolean): Verdict => ({ winner: isWon ? 'marines' : 'aliens', rule: 'D21.19' });
const hasLost = (game: Game): boolean => recall(game.state, SOUGHT) === GONE;

/** D21.19: to the last man; then the tanks and D21.18 decide. */
const judgeRaid = (game: Game, plan: CampaignPlan, board: ScenarioBoard): Verdict | null => {
  if (recall(game.state, SOUGHT) === 0 && tankSquares(game).some((square) => isSeen(game, square)))
    seekMages(game, plan);
  if (!game.state.marines.some((id) => onBoard(pieceOf(game, id))))
    return outcome(!isTankStanding(game) && !hasLost(game));
  if (!isUsedUp(game, board)) return null;
  seekMages(game, plan);
  return outcome(!hasLost(game));
};

const ONLY_FROM_CORRIDORS = refusal('D21.19', 'only-from-a-corridor');

const raid = (plan: CampaignPlan, board: ScenarioBoard): Hooks => ({
  conditions: (game) => (game.state.phase === 'setup' ? null : judgeRaid(game, plan, board)),
  stalemate: (game) => outcome(!isTankStanding(game) && !hasLost(game)),
  mayTeleport: (_game: Game, { square }: Piece): Refusal | null =>
    board.lanes.some((lane) => lane.includes(square)) ? null : ONLY_FROM_CORRIDORS,
});

// --- Defensive perimeter ---------------------------------------------------------------------------------------------

const DRAWN_IN = 'blip-drawn-in-turn';
const FIRST_QUIET_TURN = 2; // D21.17

/** D21.17: nobody came and nobody is left. */
const hasPassed = (game: Game, atEndPhase: boolean): boolean =>
  atEndPhase &&
  game.state.turn >= FIRST_QUIET_TURN &&
  game.state.aliens.length === 0 &&
  recall(game.state, DRAWN_IN) !== game.state.turn;

const perimeter = (board: ScenarioBoard): Hooks => ({
  blipDrawn: (game) => remember(game.state, DRAWN_IN, game.state.turn),
  conditions: (game, atEndPhase) =>
    judge(game, 'scn-defend', board) ?? (hasPassed(game, atEndPhase) ? { winner: 'marines', rule: 'D21.17' } : null),
});

/** What takes the place of the generator's own rules where the scenario belongs to a campaign. */
export const campaignHooks = (id: ScenarioId, plan: CampaignPlan, board: ScenarioBoard): Hooks => {
  if (id === 'scn-raid') return { ...penalties(plan), ...raid(plan, board) };
  return { ...penalties(plan), ...(id === 'scn-defend' ? perimeter(board) : {}) };
};
