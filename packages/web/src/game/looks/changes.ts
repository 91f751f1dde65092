/** What events change on the table, while they are told. The view settles whatever is left. */
import type { EventOf, PieceId, WeaponState } from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';
import type { Actor, Stage } from '../stage.ts';

interface OfPiece {
  readonly piece: PieceId;
}

const changed = (stage: Stage, id: PieceId, change: Partial<Actor>): Stage => {
  const actor = stage.actors.get(id);
  if (actor === undefined) return stage;
  return { ...stage, actors: new Map(stage.actors).set(id, { ...actor, ...change }) };
};

const added = (stage: Stage, actor: Partial<Actor> & { readonly id: PieceId; readonly profile: number }): Stage => ({
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

const profileNamed = (dossier: Dossier, is: string): number =>
  dossier.profiles.findIndex((profile) => profile.is === is);

export const gone = (stage: Stage, { piece }: OfPiece): Stage => {
  const actors = new Map(stage.actors);
  actors.delete(piece);
  return { ...stage, actors };
};

export const withWeapon = (stage: Stage, piece: PieceId, weapon: WeaponState): Stage =>
  changed(stage, piece, { weapon });
export const readied = (stage: Stage, { piece }: OfPiece): Stage => withWeapon(stage, piece, 'ready');

export const activated = (stage: Stage, { piece, ap }: EventOf<'piece-activated'>): Stage =>
  changed(stage, piece, { activation: 'active', ap });
export const paid = (stage: Stage, { piece, ap }: EventOf<'points-paid'>): Stage =>
  changed(stage, piece, { ap: Math.max(0, (stage.actors.get(piece)?.ap ?? 0) - ap) });

export const moved = (stage: Stage, { piece, to }: OfPiece & { readonly to: number }): Stage =>
  changed(stage, piece, { square: to });
export const faced = (stage: Stage, { piece, to }: OfPiece & { readonly to: number }): Stage =>
  changed(stage, piece, { facing: to });
export const entered = (stage: Stage, { piece, to, facing }: EventOf<'piece-entered'>): Stage =>
  changed(stage, piece, { area: -1, square: to, facing });
export const displaced = (stage: Stage, { piece, to, facing }: EventOf<'piece-displaced'>): Stage =>
  changed(stage, piece, { square: to, facing });
/** D8.9: nowhere until he lands. */
export const fell = (stage: Stage, { piece }: OfPiece): Stage => changed(stage, piece, { square: -1, facing: -1 });
export const landed = (stage: Stage, { piece, at, facing }: EventOf<'landing-rolled'>): Stage =>
  changed(stage, piece, { square: at, facing });

export const layDown = (stage: Stage, { piece }: OfPiece): Stage => changed(stage, piece, { isLying: true });
export const gotUp = (stage: Stage, { piece, at }: EventOf<'sniper-got-up'>): Stage =>
  changed(stage, piece, { isLying: false, square: at });

/** A piece that was not there before. */
export const placed = (
  stage: Stage,
  event: OfPiece & { readonly unit: string; readonly at?: number; readonly area?: number; readonly facing?: number },
  dossier: Dossier,
): Stage => {
  const { piece: id, unit, at: square = -1, area = -1, facing = -1 } = event;
  return added(stage, { id, profile: profileNamed(dossier, unit), square, area, facing });
};

export const deployed = (stage: Stage, { piece, at, facing }: EventOf<'piece-deployed'>, dossier: Dossier): Stage =>
  added(stage, { id: piece, profile: dossier.rosterProfiles[piece] ?? 0, square: at, facing });

/** A door that opens, shuts or breaks; fire in its square goes out where it shuts (C15.15). */
export const becameTerrain = (
  stage: Stage,
  { at, became }: { readonly at: number; readonly became: string },
  dossier: Dossier,
): Stage => {
  const next = dossier.terrain.findIndex(({ id }) => id === became);
  const features = new Map(stage.features);
  if (next > 0) features.set(at, next);
  else features.delete(at);
  if (dossier.terrain[next]?.stopsFire !== true || !stage.burning.has(at)) return { ...stage, features };
  const burning = new Set(stage.burning);
  burning.delete(at);
  return { ...stage, features, burning };
};
