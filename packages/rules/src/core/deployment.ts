/** C2.4–C2.7: setting up. */
import {
  edit,
  pieceOf,
  popFrame,
  profileOf,
  push,
  pushSequence,
  refusal,
  relocate,
  squareAt,
  isOccupied,
  isSolid,
  type Decision,
  type DeploymentPlan,
  type Facing,
  type Game,
  type Piece,
  type PieceId,
  type Procedure,
  type Refusal,
  type Square,
  type Step,
  type PieceNow,
  type Hook,
} from '@sensorium/engine';
import { convertSeenBlips } from './blips.ts';
import { placedNow } from './figures.ts';
import { BLIP_COUNTERS, FIGURES } from './data.ts';
import { drawBlips, loseUnseen } from './entryAreas.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    deploy: 'square';
  }
  interface DecisionTypes {
    deploy: true;
  }
  interface FrameTypes {
    /** Index into the scenario's deployment list. */
    deploying: { readonly plan: number };
    deploy: { readonly plan: number };
    /** C2.6: the other side placed the piece; its own player faces it. */
    'deploy-facing': { readonly piece: PieceId };
  }
  interface EventTypes {
    'piece-deployed': { readonly piece: PieceId; readonly at: Square; readonly facing: Facing } & PieceNow<'profile'>;
  }
  interface HookTypes {
    /** Replaces the number of figures of Table C-A. */
    figureSupply: Hook<'one', () => number>;
    /** Replaces the place of step 5 of C2.4: the starting blips come after the marines (S5.3). */
    deploysLast: Hook<'some', () => boolean>;
    /** Adds to C2.6: whether the piece may be deployed there. */
    mayDeploy: Hook<'veto', (game: Game, piece: Piece, at: Square) => Refusal | null>;
  }
}

const NOT_TO_DEPLOY = refusal('C2.4', 'not-to-be-deployed');
const NOT_THERE = refusal('C2.4', 'not-a-deployment-square');
const NOT_FREE = refusal('C2.6', 'square-not-free');

/** Table C-A: counters in the pool and figures in the supply, less what the scenario has already put into play. */
export const fillSupplies = (game: Game): void => {
  const { state } = game;
  state.pool = BLIP_COUNTERS.slice();
  state.supply = game.setup.hooks.figureSupply?.() ?? FIGURES;
  for (const id of state.aliens) {
    const piece = pieceOf(game, id);
    const { unit } = profileOf(game, piece);
    if (unit.isFromSupply) state.supply -= 1;
    if (unit.isFromPool && state.pool[piece.value - 1]! > 0) state.pool[piece.value - 1]! -= 1;
  }
};

export const placeStartingBlips = (game: Game): void => {
  const { startingBlips } = game.setup.scenario;
  if (startingBlips > 0) drawBlips(game, startingBlips, true);
};

/** C2.4, steps 4 to 7. */
export const SETUP: readonly Step[] = [
  { id: 'C2.4 step 4', run: fillSupplies },
  {
    id: 'C2.4 step 5',
    run: (game) => {
      if (!game.setup.hooks.deploysLast()) placeStartingBlips(game);
    },
  },
  { id: 'C2.4 step 6', run: (game) => push(game, { kind: 'deploying', plan: 0 }) },
  { id: 'C2.7', run: convertSeenBlips },
  { id: 'C2.4 step 7', run: (game) => pushSequence(game, 'turn') },
];

const inHand = (game: Game, plan: DeploymentPlan): PieceId[] =>
  plan.pieces.filter((id) => pieceOf(game, id).fate === 'in-hand');

export const deploying: Procedure<'deploying'> = {
  kind: 'deploying',
  run: (game, { plan }) => {
    const here = game.setup.scenario.deployment[plan];
    if (here === undefined) return;
    const left = inHand(game, here);
    if (left.some((id) => hasRoom(game, here, id))) {
      push(game, { kind: 'deploy', plan });
      return;
    }
    // C2.6 names no other square to put them on.
    for (const id of left) loseUnseen(game, id, 'C2.6');
    push(game, { kind: 'deploying', plan: plan + 1 });
  },
};

const squaresOf = (game: Game, plan: DeploymentPlan): Square[] =>
  plan.squares.map(([x, y, level]) => squareAt(game.setup.board, x, y, level));

const deployRefusal = (game: Game, piece: Piece, at: Square): Refusal | null => {
  if (isOccupied(game.cells, at) || isSolid(game.cells, at)) return NOT_FREE;
  return game.setup.hooks.mayDeploy(game, piece, at);
};

const hasRoom = (game: Game, plan: DeploymentPlan, id: PieceId): boolean =>
  squaresOf(game, plan).some((square) => deployRefusal(game, pieceOf(game, id), square) === null);

/** C2.6: only the owner of a piece chooses its facing. */
const facings = (plan: DeploymentPlan, piece: Piece): number => (plan.by === piece.side ? 4 : 1);

/** C2.6: one piece after the other, each with the facing its player chooses. */
export const deploy: Decision<'deploy'> = {
  kind: 'deploy',
  decision: 'deploy',
  isPublic: false,
  side: (game, { plan }) => game.setup.scenario.deployment[plan]!.by,
  options: (game, { plan }, out) => {
    const here = game.setup.scenario.deployment[plan]!;
    const word = game.setup.rules.wordIndex.get('deploy')!;
    for (const id of inHand(game, here))
      for (const at of squaresOf(game, here)) {
        if (deployRefusal(game, pieceOf(game, id), at) !== null) continue;
        for (let facing = 0; facing < facings(here, pieceOf(game, id)); facing++) out.add(word, id, at, facing, 0);
      }
  },
  refusal: (game, { plan }, command) => {
    const here = game.setup.scenario.deployment[plan]!;
    if (command.do !== 'deploy' || !inHand(game, here).includes(command.piece)) return NOT_TO_DEPLOY;
    if (!squaresOf(game, here).includes(command.at)) return NOT_THERE;
    return deployRefusal(game, pieceOf(game, command.piece), command.at) ?? NOT_THERE;
  },
  choose: (game, { plan }, { piece, at, how }) => {
    popFrame(game);
    relocate(game, piece, at, how);
    game.sink?.({ is: 'piece-deployed', piece, at, facing: how, now: placedNow(game, piece), rule: 'C2.6' });
    push(game, { kind: 'deploying', plan });
    if (game.setup.scenario.deployment[plan]!.by !== pieceOf(game, piece).side)
      push(game, { kind: 'deploy-facing', piece });
  },
  otherwise: (game, { plan }) => {
    const here = game.setup.scenario.deployment[plan]!;
    const piece = inHand(game, here).find((id) => hasRoom(game, here, id))!;
    const at = squaresOf(game, here).find((square) => deployRefusal(game, pieceOf(game, piece), square) === null)!;
    return { do: 'deploy', piece, at, how: 0, cp: 0 };
  },
};

const MUST_FACE = refusal('C2.6', 'owner-chooses-facing');

export const deployFacing: Decision<'deploy-facing'> = {
  kind: 'deploy-facing',
  decision: 'set-facing',
  isPublic: true,
  side: (game, { piece }) => pieceOf(game, piece).side,
  options: (game, { piece }, out) => {
    const word = game.setup.rules.wordIndex.get('face')!;
    for (let facing = 0; facing < 4; facing++) out.add(word, piece, facing, 0, 0);
  },
  refusal: () => MUST_FACE,
  choose: (game, { piece }, command) => {
    popFrame(game);
    edit(game, piece).facing = command.at;
    game.sink?.({ is: 'facing-set', piece, to: command.at, rule: 'C2.6' });
  },
  otherwise: (_game, { piece }) => ({ do: 'face', piece, at: 0, how: 0, cp: 0 }),
};
