/** C2.4–C2.7: setting up. */
import {
  NO_FACING,
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
    const veto = vetoIn(game, here);
    if (left.some((id) => hasRoom(game, here, id, veto))) {
      push(game, { kind: 'deploy', plan });
      return;
    }
    // No square of theirs is free, and C2.6 names no other.
    for (const id of left) loseUnseen(game, id, 'C2.6');
    push(game, { kind: 'deploying', plan: plan + 1 });
  },
};

const squaresOf = (game: Game, plan: DeploymentPlan): Square[] =>
  plan.squares.map(([x, y, level]) => squareAt(game.setup.board, x, y, level));

type Veto = (game: Game, piece: Piece, at: Square) => Refusal | null;

const refusalBy = (veto: Veto, game: Game, piece: Piece, at: Square): Refusal | null =>
  isOccupied(game.cells, at) || isSolid(game.cells, at) ? NOT_FREE : veto(game, piece, at);

const hasRoom = (game: Game, plan: DeploymentPlan, id: PieceId, veto: Veto): boolean =>
  squaresOf(game, plan).some((square) => refusalBy(veto, game, pieceOf(game, id), square) === null);

/** What forbids squares beside C2.6: a mission's rule, until it leaves nobody of the group one; then only where nobody could stand. */
const vetoIn = (game: Game, plan: DeploymentPlan): Veto => {
  const { mayDeploy, mayStandOn } = game.setup.hooks;
  return inHand(game, plan).some((id) => hasRoom(game, plan, id, mayDeploy)) ? mayDeploy : mayStandOn;
};

const hasFacing = (game: Game, piece: Piece): boolean => profileOf(game, piece).unit.hasFacing;

/** C2.6: only the owner of a piece chooses its facing; C1.5: blips have none. */
const facings = (game: Game, plan: DeploymentPlan, piece: Piece): number =>
  plan.by === piece.side && hasFacing(game, piece) ? 4 : 1;

/** C2.6: one piece after the other, each with the facing its player chooses. */
export const deploy: Decision<'deploy'> = {
  kind: 'deploy',
  decision: 'deploy',
  isPublic: false,
  side: (game, { plan }) => game.setup.scenario.deployment[plan]!.by,
  options: (game, { plan }, out) => {
    const here = game.setup.scenario.deployment[plan]!;
    const word = game.setup.rules.wordIndex.get('deploy')!;
    const veto = vetoIn(game, here);
    for (const id of inHand(game, here))
      for (const at of squaresOf(game, here)) {
        if (refusalBy(veto, game, pieceOf(game, id), at) !== null) continue;
        for (let facing = 0; facing < facings(game, here, pieceOf(game, id)); facing++)
          out.add(word, id, at, facing, 0);
      }
  },
  refusal: (game, { plan }, command) => {
    const here = game.setup.scenario.deployment[plan]!;
    if (command.do !== 'deploy' || !inHand(game, here).includes(command.piece)) return NOT_TO_DEPLOY;
    if (!squaresOf(game, here).includes(command.at)) return NOT_THERE;
    return refusalBy(vetoIn(game, here), game, pieceOf(game, command.piece), command.at) ?? NOT_THERE;
  },
  choose: (game, { plan }, { piece, at, how }) => {
    popFrame(game);
    const isFacing = hasFacing(game, pieceOf(game, piece));
    const facing = isFacing ? how : NO_FACING;
    relocate(game, piece, at, facing);
    game.sink?.({ is: 'piece-deployed', piece, at, facing, now: placedNow(game, piece), rule: 'C2.6' });
    push(game, { kind: 'deploying', plan });
    if (isFacing && game.setup.scenario.deployment[plan]!.by !== pieceOf(game, piece).side)
      push(game, { kind: 'deploy-facing', piece });
  },
  otherwise: (game, { plan }) => {
    const here = game.setup.scenario.deployment[plan]!;
    const veto = vetoIn(game, here);
    const piece = inHand(game, here).find((id) => hasRoom(game, here, id, veto))!;
    const at = squaresOf(game, here).find((square) => refusalBy(veto, game, pieceOf(game, piece), square) === null)!;
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
