/** M2: one marine a room, nobody lurks, kills and covered entry squares. */
import {
  distanceOnFoot,
  isOccupied,
  onBoard,
  pieceAt,
  pieceOf,
  refusal,
  type Game,
  type MissionRule,
  type Square,
} from '@sensorium/engine';
import { loseUnseen } from '../core/entryAreas.ts';

declare module '@sensorium/engine' {
  interface MissionRuleTypes {
    'one-per-section': object;
    'no-lurking': object;
    kill: KillCount;
    'cover-entries': CoverEntries;
    'all-dead': AllDead;
  }
}

const SAME_ROOM = refusal('M2.1', 'room-taken');

/** M2.1: each marine starts in a section of his own. */
export const onePerSection: MissionRule<'one-per-section'> = {
  id: 'one-per-section',
  hooks: (_data, board) => ({
    mayDeploy: (game, piece, at) => {
      const isTaken = board.sectionSquares[board.section[at]!]!.some(
        (square) => isOccupied(game.cells, square) && pieceOf(game, pieceAt(game.cells, square)).side === piece.side,
      );
      return isTaken ? SAME_ROOM : null;
    },
  }),
};

const isNearMarine = (game: Game, square: Square, distance: number): boolean =>
  game.state.marines.some((id) => {
    const marine = pieceOf(game, id);
    return onBoard(marine) && distanceOnFoot(game, marine.square, square) <= distance;
  });

const NEAR_MARINE = refusal('M2.2', 'marine-near-entry');
const NEAR = 6;

/** M2.2: no reinforcement near a marine, and whoever is still outside in the end phase is lost. */
export const noLurking: MissionRule<'no-lurking'> = {
  id: 'no-lurking',
  hooks: (_data, board) => ({
    nobodyMustLurk: () => true,
    nobodyLurks: () => true,
    mayReinforce: (game, area) =>
      board.entries[area]!.squares.some((square) => isNearMarine(game, square, NEAR)) ? NEAR_MARINE : null,
    endPhaseBegins: (game) => {
      for (const id of game.state.aliens.filter((alien) => pieceOf(game, alien).area >= 0))
        loseUnseen(game, id, 'M2.2');
    },
  }),
};

interface KillCount {
  readonly count: number;
  readonly rule?: string;
}

export const killCount: MissionRule<'kill'> = {
  id: 'kill',
  hooks: ({ count, rule = 'M2.3' }) => ({
    conditions: (game) => (game.state.kills >= count ? { winner: 'marines', rule } : null),
  }),
};

interface CoverEntries {
  readonly rule?: string;
}

/** The entry squares with no marine at path distance 6 or less. */
export const uncoveredEntries = (game: Game): Square[] =>
  game.setup.board.entries.flatMap(({ squares }) => squares.filter((square) => !isNearMarine(game, square, NEAR)));

export const coverEntries: MissionRule<'cover-entries'> = {
  id: 'cover-entries',
  hooks: ({ rule = 'M2.3' }) => ({
    conditions: (game) => (uncoveredEntries(game).length === 0 ? { winner: 'marines', rule } : null),
  }),
};

interface AllDead {
  readonly rule?: string;
}

export const allDead: MissionRule<'all-dead'> = {
  id: 'all-dead',
  hooks: ({ rule = 'M2.4' }) => ({
    conditions: (game) =>
      game.state.marines.every((id) => pieceOf(game, id).fate === 'dead') ? { winner: 'aliens', rule } : null,
  }),
};
