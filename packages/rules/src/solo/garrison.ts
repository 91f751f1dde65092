/** D23.18–D23.21, S0.32: the control room of the tenth board. */
import {
  createPiece,
  popFrame,
  profileNamed,
  push,
  refusal,
  relocate,
  squareAt,
  totalOf,
  NO_FACING,
  type Coordinates,
  type Decision,
  type Facing,
  type Game,
  type MissionRule,
  type PieceId,
  type Square,
  type PieceNow,
} from '@sensorium/engine';
import { drawBlip } from '../core/entryAreas.ts';
import { placedNow } from '../core/figures.ts';

declare module '@sensorium/engine' {
  interface DecisionTypes {
    'place-leader': true;
  }
  interface MissionRuleTypes {
    garrison: Garrison;
  }
  interface FrameTypes {
    /** S0.32: the leader waits for its corner. */
    'place-leader': {
      readonly leader: readonly Square[];
      readonly corners: readonly Square[];
      readonly facing: Facing;
    };
  }
  interface EventTypes {
    'leader-placed': { readonly piece: PieceId; readonly at: Square; readonly facing: Facing } & PieceNow<'profile'>;
    /** D23.19: before it is turned over. */
    'guard-placed': { readonly piece: PieceId; readonly at: Square } & PieceNow<'profile'>;
  }
}

interface Garrison {
  /** The corners farthest from the door. */
  readonly leader: readonly Coordinates[];
  /** All four corners of the room. */
  readonly corners: readonly Coordinates[];
  /** Towards the door. */
  readonly faces: Facing;
}

const squares = (game: Game, places: readonly Coordinates[]): Square[] =>
  places.map(([x, y, level]) => squareAt(game.setup.board, x, y, level)).sort((a, b) => a - b);

/** D23.18: after the marines have deployed. */
export const garrison: MissionRule<'garrison'> = {
  id: 'garrison',
  hooks: ({ leader, corners, faces }) => ({
    marinesDeployed: (game) =>
      push(game, {
        kind: 'place-leader',
        leader: squares(game, leader),
        corners: squares(game, corners),
        facing: faces,
      }),
  }),
};

const NOT_THERE = refusal('D23.18', 'not-a-corner-for-the-leader');

/** D23.18: its corner; then a blip in each of the others, in scan order (D23.19). */
export const placeLeader: Decision<'place-leader'> = {
  kind: 'place-leader',
  decision: 'place-leader',
  isPublic: true,
  side: () => 'aliens',
  options: (game, { leader, facing }, out) => {
    const word = game.setup.rules.wordIndex.get('emerge')!;
    for (const at of leader) out.add(word, -1, at, facing, 0);
  },
  refusal: () => NOT_THERE,
  choose: (game, { corners, facing }, { at }) => {
    popFrame(game);
    const leader = createPiece(game, profileNamed(game.setup, 'genestealer-leader'));
    relocate(game, leader, at, facing);
    game.sink?.({ is: 'leader-placed', piece: leader, at, facing, now: placedNow(game, leader), rule: 'D23.18' });
    for (const corner of corners) {
      if (corner === at || totalOf(game.state.pool) === 0) continue;
      const blip = drawBlip(game);
      relocate(game, blip, corner, NO_FACING);
      game.sink?.({ is: 'guard-placed', piece: blip, at: corner, now: placedNow(game, blip), rule: 'D23.19' });
    }
  },
  otherwise: (_game, { leader, facing }) => ({ do: 'emerge', piece: -1, at: leader[0]!, how: facing, cp: 0 }),
};
