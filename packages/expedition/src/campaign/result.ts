/** What a campaign takes from a finished game. */
import { pieceOf, type Game, type GameEvent, type PieceId } from '@sensorium/engine';
import { isObjective, rosterOf } from '@sensorium/rules';

export interface ScenarioResult {
  readonly winner: 'marines' | 'aliens' | 'draw';
  readonly rule: string;
  readonly turns: number;
  readonly kills: number;
  readonly blips: number;
  /** Places in the game's roster of those who died. */
  readonly dead: readonly number[];
  /** Kills of each, by place in the roster. */
  readonly killsBy: readonly number[];
  /** D20.5: ids of the objective areas. */
  readonly objectives: readonly string[];
}

/** C21.9: whoever gives a scenario up leaves those on the board behind. */
const isLeftBehind = (game: Game, id: PieceId): boolean =>
  game.state.endedBy === 'C21.9' && game.state.winner === 'aliens' && pieceOf(game, id).square >= 0;

export class UnfinishedGame extends Error {}

export const resultOf = (game: Game, killsBy: readonly number[] = []): ScenarioResult => {
  const { winner, endedBy, turn, kills, marines } = game.state;
  if (winner === 'none') throw new UnfinishedGame('D21.1: the scenario is not finished');
  return {
    winner,
    rule: endedBy,
    turns: turn,
    kills,
    blips: rosterOf(game).blipsUsed,
    dead: marines.flatMap((id, place) => (pieceOf(game, id).fate === 'dead' || isLeftBehind(game, id) ? [place] : [])),
    killsBy: marines.map((_, place) => killsBy[place] ?? 0),
    objectives: game.setup.board.entries.flatMap(({ id }, area) => (isObjective(game, area) ? [id] : [])),
  };
};

/** Who killed what: a listener for the events of a game, in their order. */
export class KillCount {
  readonly killsBy: number[] = [];
  private actor: PieceId = -1;
  private flamer: PieceId = -1;

  hear(event: GameEvent, isMarine: (id: PieceId) => boolean): void {
    if (event.is === 'flamer-fired') this.flamer = event.by;
    if (event.is === 'piece-killed') {
      const by = event.rule.startsWith('C15') && this.flamer >= 0 ? this.flamer : this.actor;
      if (event.kills > 0 && by >= 0) this.killsBy[by] = (this.killsBy[by] ?? 0) + event.kills;
      return;
    }
    const actor = actorOf(event);
    const marine = actor.find(isMarine);
    if (marine !== undefined) this.actor = marine;
  }
}

/** Events whose `by` has struck a blow. */
const BLOWS: readonly GameEvent['is'][] = [
  'shot-fired',
  'burst-fired',
  'grenade-fired',
  'flamer-fired',
  'self-destructed',
  'cannon-exploded',
];

/** The pieces an event is about that may have struck a blow. */
const actorOf = (event: GameEvent): PieceId[] => {
  if (event.is === 'close-combat-fought') return [event.attacker, event.defender];
  if (event.is === 'hammer-detonated') return [event.piece];
  return BLOWS.includes(event.is) && 'by' in event && typeof event.by === 'number' ? [event.by] : [];
};
