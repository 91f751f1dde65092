/** M6.4–M6.6: ducts that only genestealers enter and that must stay whole. */
import {
  changeTerrain,
  onBoard,
  profileOf,
  refusal,
  terrainRow,
  type Game,
  type MissionRule,
  type PieceId,
  type Procedure,
  type Square,
  type TerrainRow,
  type SquareNow,
  squareNow,
} from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface TerrainTypes {
    duct: true;
    'destroyed-duct': true;
  }
  interface MissionRuleTypes {
    ducts: object;
    'hold-ducts': HoldDucts;
  }
  interface FrameTypes {
    /** M6.4: the action of a genestealer is complete; it may stand on a duct. */
    'on-duct': { readonly piece: PieceId };
  }
  interface EventTypes {
    /** `piece` is −1 where fire did it. */
    'duct-destroyed': { readonly piece: PieceId; readonly at: Square } & SquareNow;
  }
}

export const DUCTS: readonly TerrainRow[] = [
  { id: 'duct', blocksSight: false, blocksMovement: false, destroyed: 'destroyed-duct' },
  { id: 'destroyed-duct', blocksSight: false, blocksMovement: false },
];

const isDuct = (game: Game, square: Square): boolean => {
  const { id } = terrainRow(game, square);
  return id === 'duct' || id === 'destroyed-duct';
};

const destroy = (game: Game, piece: PieceId, at: Square): void => {
  if (terrainRow(game, at).id !== 'duct') return;
  changeTerrain(game, at, 'destroyed-duct');
  game.state.changed = true;
  game.sink?.({ is: 'duct-destroyed', piece, at, now: squareNow(game, at), rule: 'M6.4' });
};

const isGenestealer = (game: Game, id: PieceId): boolean => {
  const piece = game.state.pieces[id];
  return piece !== null && piece !== undefined && profileOf(game, piece).unit.isFromSupply;
};

/** In A1, before overwatch: whatever it did, if it stands on a duct now. */
export const onDuct: Procedure<'on-duct'> = {
  kind: 'on-duct',
  run: (game, { piece }) => {
    const actor = game.state.pieces[piece];
    if (onBoard(actor)) destroy(game, piece, actor.square);
  },
};

const GENESTEALERS_ONLY = refusal('M6.4', 'duct');

export const ducts: MissionRule<'ducts'> = {
  id: 'ducts',
  hooks: () => ({
    mayStandOn: (game, piece, square) =>
      isDuct(game, square) && !profileOf(game, piece).unit.isFromSupply ? GENESTEALERS_ONLY : null,
    mayDeploy: (game, piece, square) =>
      isDuct(game, square) && !profileOf(game, piece).unit.isFromSupply ? GENESTEALERS_ONLY : null,
    actionPaid: (game, { piece }) => {
      if (isGenestealer(game, piece)) game.state.stack.push({ kind: 'on-duct', piece });
    },
    squaresIgnited: (game, squares) => {
      for (const square of squares) destroy(game, -1, square);
    },
  }),
};

const ductsThat = (game: Game, terrain: string): Square[] => {
  const is = game.setup.rules.terrainIndex.get(terrain);
  return game.state.features.filter((feature) => feature.is === is).map(({ at }) => at);
};

export const intactDucts = (game: Game): Square[] => ductsThat(game, 'duct');

interface HoldDucts {
  readonly turn: number;
  readonly rule?: string;
  readonly lostBy?: string;
}

export const holdDucts: MissionRule<'hold-ducts'> = {
  id: 'hold-ducts',
  hooks: ({ turn, rule = 'M6.5', lostBy = 'M6.6' }) => ({
    conditions: (game, atEndPhase) => {
      if (ductsThat(game, 'destroyed-duct').length > 0) return { winner: 'aliens', rule: lostBy };
      return atEndPhase && game.state.turn >= turn ? { winner: 'marines', rule } : null;
    },
  }),
};
