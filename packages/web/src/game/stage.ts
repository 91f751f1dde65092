/** The table as a person sees it while events are told one after the other: it catches up with the view. */
import type { Activation, GameEvent, View, WeaponState } from '@sensorium/engine';
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
}

export interface Stage {
  readonly actors: ReadonlyMap<number, Actor>;
  readonly features: ReadonlyMap<number, number>;
  readonly burning: ReadonlySet<number>;
}

export const stageOf = (view: View): Stage => {
  const actors = new Map<number, Actor>();
  for (const piece of view.pieces) {
    if (piece === null || piece.fate !== 'in-play') continue;
    const { id, profile, square, area, facing, weapon, activation, ap, value } = piece;
    actors.set(id, { id, profile, square, area, facing, weapon, activation, ap, value });
  }
  return {
    actors,
    features: new Map(view.features.map(({ at, is }) => [at, is])),
    burning: new Set(view.burning),
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

/** What an event changes on the table. Whatever it does not know leaves the table as it is; the view settles it. */
export const applyEvent = (stage: Stage, event: GameEvent, dossier: Dossier): Stage => {
  switch (event.is) {
    case 'piece-activated': {
      const actor = stage.actors.get(event.piece);
      return changed(stage, event.piece, {
        activation: 'active',
        ap: actor === undefined ? 0 : dossier.profiles[actor.profile]!.unit.ap,
      });
    }
    case 'points-paid':
      return changed(stage, event.piece, { ap: Math.max(0, (stage.actors.get(event.piece)?.ap ?? 0) - event.ap) });
    case 'piece-moved':
      return changed(stage, event.piece, { square: event.to });
    case 'piece-turned':
    case 'turned-to-face':
    case 'facing-set':
      return changed(stage, event.piece, { facing: event.to });
    case 'piece-entered':
      return enter(stage, event.piece, event.area, event.to, dossier);
    case 'piece-deployed': {
      const profile = event.piece < dossier.rosterProfiles.length ? dossier.rosterProfiles[event.piece]! : 0;
      return added(stage, { id: event.piece, profile, square: event.at, facing: event.facing });
    }
    case 'blip-placed':
      return added(stage, { id: event.piece, profile: profileNamed(dossier, 'blip'), area: event.area });
    case 'blip-converted':
    case 'piece-killed':
    case 'pieces-lost':
      return without(stage, event.piece);
    case 'figure-placed': {
      const facing = event.at >= 0 ? 0 : -1;
      const profile = profileNamed(dossier, 'genestealer');
      return added(stage, { id: event.piece, profile, square: event.at, area: event.area, facing });
    }
    case 'overwatch-set':
      return changed(stage, event.piece, { weapon: 'overwatch' });
    case 'overwatch-lost':
    case 'jam-cleared':
      return changed(stage, event.piece, { weapon: 'ready' });
    case 'shot-fired':
      return event.jammed ? changed(stage, event.by, { weapon: 'jammed' }) : stage;
    case 'door-opened':
      return withDoor(stage, dossier, event.at, 'opens');
    case 'door-closed':
      return withDoor(stage, dossier, event.at, 'closes');
    case 'door-destroyed':
      return withDoor(stage, dossier, event.at, 'destroyed');
    case 'squares-ignited':
      return { ...stage, burning: new Set([...stage.burning, ...event.squares]) };
    case 'fires-ended':
      return { ...stage, burning: new Set() };
    case 'piece-left':
      return without(stage, event.piece);
    case 'blip-drawn':
    case 'blip-must-lurk':
    case 'clock-started':
    case 'close-combat-fought':
    case 'cp-drawn':
    case 'cp-revealed':
    case 'door-struck':
    case 'draw-offered':
    case 'flamer-fired':
    case 'flames-rolled':
    case 'game-ended':
    case 'phase-began':
    case 'self-destructed':
    case 'time-ran-out':
    default:
      return stage;
  }
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
