/** S3.24, S0.22, S1.19, S2.11: who is activated next. */
import { profileOf, type Piece } from '@sensorium/engine';
import { CHARGING, IN_ORDER, PENDING, chargeJustBegun, chargeOf, hasFlag } from '@sensorium/rules';
import { ORDER_CLASSES } from './printed.ts';
import type { Scene } from './scene.ts';
import { costTo } from './targets.ts';

const LEADER = 'genestealer-leader';

/** S1.19: genestealers, blips on the board, lurking blips; S0.33: the leader after everybody else. */
const classOf = (scene: Scene, piece: Piece): number => {
  if (scene.isBlip(piece)) return piece.square >= 0 ? BLIPS : LURKING;
  return profileOf(scene.game, piece).is === LEADER && scene.automaton === 'deathwing-solo' ? LAST : 0;
};
const [BLIPS, LURKING, LAST] = (['blips', 'lurking-blips', 'leader'] as const).map((each) =>
  ORDER_CLASSES.indexOf(each),
) as [number, number, number];

/** The smallest reference cost to any marine. */
const costToAny = (scene: Scene, piece: Piece): number =>
  Math.min(...scene.marines.map((marine) => costTo(scene, piece, marine)));

/** S3.24 within a class; S1.26: figures of a revealed lurking blip as they were placed. */
const isEarlier = (scene: Scene, a: Piece, b: Piece): boolean => {
  const classes = classOf(scene, a) - classOf(scene, b);
  if (classes !== 0) return classes < 0;
  if (hasFlag(scene.game, a.id, IN_ORDER) && hasFlag(scene.game, b.id, IN_ORDER)) return a.id < b.id;
  const distances = scene.distanceToMarines(a) - scene.distanceToMarines(b);
  if (distances !== 0 && !Number.isNaN(distances)) return distances < 0;
  const costs = costToAny(scene, a) - costToAny(scene, b);
  return costs === 0 ? a.id < b.id : costs < 0;
};

const firstOf = (scene: Scene, aliens: readonly Piece[]): Piece | null => {
  let first: Piece | null = null;
  for (const alien of aliens) if (first === null || isEarlier(scene, alien, first)) first = alien;
  return first;
};

/** In the order in which they would be activated. */
export const inOrder = (scene: Scene, aliens: readonly Piece[]): Piece[] => {
  const left = [...aliens];
  const ordered: Piece[] = [];
  for (let first = firstOf(scene, left); first !== null; first = firstOf(scene, left)) {
    ordered.push(first);
    left.splice(left.indexOf(first), 1);
  }
  return ordered;
};

/** S1.24: those of the charge that began last; one in the midst of another is over before that goes on. */
const inLastCharge = (scene: Scene, charging: readonly Piece[]): readonly Piece[] => {
  const last = Math.max(...charging.map(({ id }) => chargeOf(scene.game, id)));
  return charging.filter(({ id }) => chargeOf(scene.game, id) === last);
};

/** The first of a charge that has just begun, then S5.13 before S1.24 before the normal order; null when every alien has been activated. */
export const nextAlien = (scene: Scene): Piece | null => {
  const ready = scene.game.state.aliens
    .map((id) => scene.piece(id))
    .filter((piece) => piece.activation === 'ready' && piece.fate === 'in-play');
  const flagged = (flag: number): Piece[] => ready.filter((piece) => hasFlag(scene.game, piece.id, flag));
  const charging = inLastCharge(scene, flagged(CHARGING));
  const isAtOnce = charging.length > 0 && chargeJustBegun(scene.game) === chargeOf(scene.game, charging[0]!.id);
  const charger = firstOf(scene, charging);
  return (isAtOnce ? charger : null) ?? firstOf(scene, flagged(PENDING)) ?? charger ?? firstOf(scene, ready);
};
