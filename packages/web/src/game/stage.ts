/** The table as a person sees it while events are told one after the other: it catches up with the view. */
import { LYING, type Activation, type EventKind, type EventOf, type GameEvent } from '@sensorium/engine';
import type { Marker, Piece, View, WeaponState } from '@sensorium/engine';
import { OVERWATCH_WITH, SNIPER_SHOTS } from '@sensorium/rules';
import type { Dossier } from '../engine/protocol.ts';

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

const profileNamed = (dossier: Dossier, is: string): number =>
  dossier.profiles.findIndex((profile) => profile.is === is);

const changed = (stage: Stage, id: number, change: Partial<Actor>): Stage => {
  const actor = stage.actors.get(id);
  if (actor === undefined) return stage;
  return { ...stage, actors: new Map(stage.actors).set(id, { ...actor, ...change }) };
};

const without = (stage: Stage, id: number): Stage => {
  const actors = new Map(stage.actors);
  actors.delete(id);
  return { ...stage, actors };
};

const added = (stage: Stage, actor: Partial<Actor> & { id: number; profile: number }): Stage => ({
  ...stage,
  actors: new Map(stage.actors).set(actor.id, {
    square: -1,
    area: -1,
    facing: -1,
    weapon: 'ready',
    activation: 'ready',
    ap: 0,
    value: 0,
    isLying: false,
    watching: 0,
    ...actor,
  }),
});

const withDoor = (stage: Stage, dossier: Dossier, at: number, became: 'opens' | 'closes' | 'destroyed'): Stage => {
  const row = dossier.terrain[stage.features.get(at) ?? 0];
  const next = dossier.terrain.findIndex(({ id }) => id === row?.[became]);
  const features = new Map(stage.features);
  if (next > 0) features.set(at, next);
  else features.delete(at);
  const burning = new Set(stage.burning);
  if (became === 'closes') burning.delete(at); // C15.15
  return { ...stage, features, burning };
};

type Change<Kind extends EventKind> = (stage: Stage, event: EventOf<Kind>, dossier: Dossier) => Stage;

const ready = (stage: Stage, event: { readonly piece: number }): Stage =>
  changed(stage, event.piece, { weapon: 'ready' });
const gone = (stage: Stage, event: { readonly piece: number }): Stage => without(stage, event.piece);
const shifted = (stage: Stage, event: { readonly piece: number; readonly to: number }): Stage =>
  changed(stage, event.piece, { square: event.to });
const faced = (stage: Stage, event: { readonly piece: number; readonly to: number }): Stage =>
  changed(stage, event.piece, { facing: event.to });

/** What each kind of event changes on the table. The others leave it as it is. */
const CHANGES: { readonly [Kind in EventKind]?: Change<Kind> } = {
  'piece-activated': (stage, { piece }, dossier) => {
    const actor = stage.actors.get(piece);
    return changed(stage, piece, {
      activation: 'active',
      ap: actor === undefined ? 0 : dossier.profiles[actor.profile]!.unit.ap,
    });
  },
  'points-paid': (stage, { piece, ap }) =>
    changed(stage, piece, { ap: Math.max(0, (stage.actors.get(piece)?.ap ?? 0) - ap) }),
  'piece-moved': (stage, { piece, to }) => changed(stage, piece, { square: to }),
  'piece-turned': faced,
  'turned-to-face': faced,
  'facing-set': faced,
  'piece-entered': (stage, { piece, area, to }, dossier) => enter(stage, piece, area, to, dossier),
  'piece-deployed': (stage, { piece, at, facing }, dossier) =>
    added(stage, { id: piece, profile: dossier.rosterProfiles[piece] ?? 0, square: at, facing }),
  'blip-placed': (stage, { piece, area }, dossier) =>
    added(stage, { id: piece, profile: profileNamed(dossier, 'blip'), area }),
  'blip-ambushes': (stage, { piece, at }, dossier) =>
    added(stage, { id: piece, profile: profileNamed(dossier, 'blip'), square: at }),
  'ambush-placed': (stage, { piece, at }, dossier) =>
    added(stage, { id: piece, profile: profileNamed(dossier, 'ambush-blip'), square: at }),
  'ambush-turned-over': (stage, { piece, isReal }) => (isReal ? without(stage, piece) : stage),
  // D8.9: nowhere until he lands.
  'marine-fell': (stage, { piece }) => changed(stage, piece, { square: -1, facing: -1 }),
  'landing-rolled': (stage, { piece, at, prone }) => changed(stage, piece, { square: at, facing: prone ? -1 : 0 }),
  'piece-displaced': (stage, { piece, to }, dossier) => {
    const profile = stage.actors.get(piece)?.profile ?? 0;
    const isMarine = dossier.profiles[profile]!.unit.side === 'marines';
    return changed(stage, piece, { square: to, ...(isMarine ? { facing: -1 } : {}) }); // D8.12
  },
  'piece-jumped': shifted,
  'piece-climbed': shifted,
  'marine-stood-up': faced,
  'sniper-lay-down': (stage, { piece }) => changed(stage, piece, { isLying: true }),
  'sniper-got-up': (stage, { piece, at }) => changed(stage, piece, { isLying: false, square: at }),
  'marine-teleported': gone,
  'blip-converted': gone,
  'piece-killed': gone,
  'pieces-lost': gone,
  'piece-left': gone,
  'figure-placed': (stage, { piece, at, area }, dossier) =>
    added(stage, {
      id: piece,
      profile: profileNamed(dossier, 'genestealer'),
      square: at,
      area,
      facing: at >= 0 ? 0 : -1,
    }),
  'overwatch-set': (stage, { piece }) => changed(stage, piece, { weapon: 'overwatch' }),
  'overwatch-lost': ready,
  'jam-cleared': ready,
  'shot-fired': (stage, { by, jammed }) => (jammed ? changed(stage, by, { weapon: 'jammed' }) : stage),
  'door-opened': (stage, { at }, dossier) => withDoor(stage, dossier, at, 'opens'),
  'door-closed': (stage, { at }, dossier) => withDoor(stage, dossier, at, 'closes'),
  'door-destroyed': (stage, { at }, dossier) => withDoor(stage, dossier, at, 'destroyed'),
  'duct-destroyed': (stage, { at }, dossier) => withDoor(stage, dossier, at, 'destroyed'),
  'squares-ignited': (stage, { squares }) => ({ ...stage, burning: new Set([...stage.burning, ...squares]) }),
  'fires-ended': (stage) => ({ ...stage, burning: new Set() }),
};

/** Whatever it does not know leaves the table as it is; the view settles it. */
export const applyEvent = (stage: Stage, event: GameEvent, dossier: Dossier): Stage => {
  const change = CHANGES[event.is] as Change<EventKind> | undefined;
  return change === undefined ? stage : change(stage, event, dossier);
};

const enter = (stage: Stage, piece: number, area: number, to: number, dossier: Dossier): Stage => {
  const actor = stage.actors.get(piece);
  const entry = dossier.board.entries[area];
  if (actor === undefined || entry === undefined) return stage;
  const width = Math.max(...dossier.board.levels.flatMap((level) => level.floor.map((row) => row.length)));
  const height = Math.max(...dossier.board.levels.map((level) => level.floor.length));
  const joint = entry.squares.find(({ at: [x, y, level = 0] }) => (level * height + y) * width + x === to);
  const hasFacing = dossier.profiles[actor.profile]!.unit.hasFacing;
  return changed(stage, piece, {
    area: -1,
    square: to,
    facing: hasFacing ? ((joint?.side ?? 0) + 2) & 3 : -1, // C18.11
  });
};
