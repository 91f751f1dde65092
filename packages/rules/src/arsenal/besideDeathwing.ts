import { defineModule, isFloor, type Game, type GearRow, type Piece, type Square, type Verb } from '@sensorium/engine';
import { lifted } from '../core/movement.ts';
import { NOT_EMPTY, arrivalRefusal, climb, climbingAid } from '../deathwing/levels.ts';
import { isProne, stand } from '../deathwing/prone.ts';
import { isBreachUp, riskBreach } from './breach.ts';
import { GEAR } from './data.ts';
import { getUp } from './sniper.ts';

/** A10.19. */
const detonatingHammer: GearRow = { ...GEAR['thunder-hammer'], verbs: ['detonate'], detonates: true };

/** D's fallen marine and A's sniper get up with one word (A15.7: their postures have nothing to do with each other). */
const standUp: Verb = {
  ...getUp,
  options: (game, piece, offers) => (isProne(piece) ? stand : getUp).options(game, piece, offers),
  refusal: (game, piece, command) => (isProne(piece) ? stand : getUp).refusal(game, piece, command),
  perform: (game, piece, command) => (isProne(piece) ? stand : getUp).perform(game, piece, command),
};

/** A15.20: the breach above a figure that has a grapnel, or −1. A breach is none of D's holes (D1.3) otherwise. */
const breachAbove = (game: Game, piece: Piece): Square => {
  const { board } = game.setup;
  const above = piece.square + board.width * board.height;
  if (piece.square < 0 || above >= board.size || climbingAid(game, piece) === undefined) return -1;
  return isFloor(board, above) && isBreachUp(game, above) ? above : -1;
};

const climbOut: Verb = {
  ...climb,
  options: (game, piece, offers) => {
    climb.options(game, piece, offers);
    const breach = breachAbove(game, piece);
    if (
      breach >= 0 &&
      climbOut.refusal(game, piece, { do: 'climb', piece: piece.id, at: breach, how: 0, cp: 0 }) === null
    )
      offers.offer(breach, 0, climbingAid(game, piece)!);
  },
  refusal: (game, piece, command) =>
    command.at >= 0 && command.how === 0 && command.at === breachAbove(game, piece)
      ? lifted(game, piece, () => arrivalRefusal(game, piece, command.at, NOT_EMPTY))
      : climb.refusal(game, piece, command),
};

/** A1.2: what chapter A says about parts of chapter D that a scenario adds to it. */
export const arsenalBesideDeathwing = defineModule({
  id: 'arsenal-beside-deathwing',
  needs: ['deathwing', 'arsenal'],
  joins: ['arsenal', 'deathwing'],
  replaces: { verbs: ['stand', 'climb'], gear: ['thunder-hammer', 'storm-hammer'] },
  gear: { 'thunder-hammer': detonatingHammer, 'storm-hammer': detonatingHammer },
  verbs: [standUp, climbOut],
  hooks: () => ({ marineDropped: riskBreach }), // A11.29: forced
});
