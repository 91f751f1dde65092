/** D14: leaving the game by teleport. */
import {
  refusal,
  removePiece,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
  type Hook,
} from '@sensorium/engine';
import { forgetRun } from '../core/kills.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'teleported-in-turn': number;
  }
  interface WordTypes {
    teleport: 'none';
  }
  interface HookTypes {
    /** Adds to D14.1: why the mission does not let this marine teleport from where he is. */
    mayTeleport: Hook<'veto', (game: Game, piece: Piece) => Refusal | null>;
  }
  interface EventTypes {
    'marine-teleported': { readonly piece: PieceId; readonly from: Square };
  }
}

const NOT_ALLOWED = refusal('D14.1', 'mission-does-not-allow-it');
const NOT_NOW = refusal('D14.1', 'marine-action-phase-only');
const ONE_A_TURN = refusal('D14.2', 'one-marine-a-turn');
const COST = 4;
/** The turn in which a marine teleported last. */
const LAST = 'teleported-in-turn';

const missionRefusal = (game: Game, piece: Piece): Refusal | null => {
  return game.setup.hooks.mayTeleport(game, piece);
};

export const teleport: Verb = {
  id: 'teleport',
  target: 'none',
  missing: NOT_ALLOWED,
  isUsed: (_scenario, rules) => rules.options['teleport'] === 'on',
  options: (game, piece, offers) => {
    const { phase, memory, turn } = game.state;
    if (phase !== 'marine-action' || memory[LAST] === turn || missionRefusal(game, piece) !== null) return;
    offers.offer(-1, 0, COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (game.state.phase !== 'marine-action' || at !== -1 || how !== 0) return NOT_NOW;
    return game.state.memory[LAST] === game.state.turn ? ONE_A_TURN : missionRefusal(game, piece);
  },
  cost: () => COST,
  perform: (game, piece) => {
    const { state } = game;
    state.memory = { ...state.memory, [LAST]: state.turn };
    forgetRun(game, piece.id);
    removePiece(game, piece.id, 'teleported');
    state.changed = true;
    game.sink?.({ is: 'marine-teleported', piece: piece.id, from: piece.square, rule: 'D14.3' });
  },
};
