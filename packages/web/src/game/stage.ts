/** The table as a person sees it while events are told one after the other: it catches up with the view. */
import { LYING, type Activation } from '@sensorium/engine';
import type { Marker, Piece, View, WeaponState } from '@sensorium/engine';
import { OVERWATCH_WITH, SNIPER_SHOTS } from '@sensorium/rules';

export interface Actor {
  readonly id: number;
  readonly profile: number;
  readonly square: number;
  readonly area: number;
  readonly facing: number;
  readonly weapon: WeaponState;
  readonly activation: Activation;
  readonly ap: number;
  readonly value: number;
  /** A15.8: on two squares. */
  readonly isLying: boolean;
  /** A7.8: the code of the weapon named for overwatch, plus one; 0 where none is named, −1 where it fires no more (A7.18). */
  readonly watching: number;
}

export interface Stage {
  readonly actors: ReadonlyMap<number, Actor>;
  readonly features: ReadonlyMap<number, number>;
  readonly burning: ReadonlySet<number>;
  readonly markers: readonly Marker[];
}

const watchingOf = ({ counts }: Piece): number =>
  (counts[SNIPER_SHOTS] ?? 0) > 0 ? -1 : (counts[OVERWATCH_WITH] ?? 0);

export const stageOf = (view: View): Stage => {
  const actors = new Map<number, Actor>();
  for (const piece of view.pieces) {
    if (piece === null || piece.fate !== 'in-play') continue;
    const { id, profile, square, area, facing, weapon, activation, ap, value } = piece;
    const [isLying, watching] = [piece.counts[LYING] === 1, watchingOf(piece)];
    actors.set(id, { id, profile, square, area, facing, weapon, activation, ap, value, isLying, watching });
  }
  return {
    actors,
    features: new Map(view.features.map(({ at, is }) => [at, is])),
    burning: new Set(view.burning),
    markers: view.markers,
  };
};

const isSame = (a: Actor, b: Actor): boolean =>
  (Object.keys(b) as (keyof Actor)[]).every((field) => a[field] === b[field]);
const areSame = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every((x) => b.has(x));
const areEqual = <K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

const areMarked = (a: readonly Marker[], b: readonly Marker[]): boolean =>
  a.length === b.length && a.every(({ at, is }, i) => at === b[i]!.at && is === b[i]!.is);

/** The new stage made of what is unchanged of the old one, so that only what changed is drawn again. */
export const keeping = (old: Stage, next: Stage): Stage => {
  const actors = new Map<number, Actor>();
  for (const [id, actor] of next.actors) {
    const known = old.actors.get(id);
    actors.set(id, known !== undefined && isSame(known, actor) ? known : actor);
  }
  const isSameCast = areEqual(old.actors, actors);
  const isSameDeck = areEqual(old.features, next.features);
  const isSameFire = areSame(old.burning, next.burning);
  const isSameLitter = areMarked(old.markers, next.markers);
  if (isSameCast && isSameDeck && isSameFire && isSameLitter) return old;
  return {
    actors: isSameCast ? old.actors : actors,
    features: isSameDeck ? old.features : next.features,
    burning: isSameFire ? old.burning : next.burning,
    markers: isSameLitter ? old.markers : next.markers,
  };
};
