/** What events change on the table while they are told, as they say it themselves. The view settles whatever is left. */
import type { EventOf, MarkersNow, PieceId, PieceNow, Square, SquareNow } from '@sensorium/engine';
import type { Actor, Stage } from '../stage.ts';

interface OfPiece {
  readonly piece: PieceId;
}

export const changed = (stage: Stage, id: PieceId, change: Partial<Actor>): Stage => {
  const actor = stage.actors.get(id);
  if (actor === undefined) return stage;
  return { ...stage, actors: new Map(stage.actors).set(id, { ...actor, ...change }) };
};

/** A piece that was not on the table before. */
export const placed = (
  stage: Stage,
  event: OfPiece & {
    readonly at?: Square;
    readonly area?: number;
    readonly facing?: number;
    readonly now: { readonly profile: number; readonly facing?: number };
  },
): Stage => {
  const { piece: id, at: square = -1, area = -1, now } = event;
  const { profile, facing = event.facing ?? -1 } = now;
  return { ...stage, actors: new Map(stage.actors).set(id, { ...NEW, id, profile, square, area, facing }) };
};

const NEW = { weapon: 'ready', activation: 'ready', ap: 0, value: 0, isLying: false, watching: 0 } as const;

export const gone = (stage: Stage, { piece }: OfPiece): Stage => {
  const actors = new Map(stage.actors);
  actors.delete(piece);
  return { ...stage, actors };
};

export const activated = (stage: Stage, { piece, now }: EventOf<'piece-activated'>): Stage =>
  changed(stage, piece, { activation: 'active', ap: now.ap });
export const paid = (stage: Stage, { piece, now }: EventOf<'points-paid'>): Stage =>
  changed(stage, piece, { ap: now.ap });
export const rearmed = (stage: Stage, { piece, now }: OfPiece & PieceNow<'weapon'>): Stage =>
  changed(stage, piece, { weapon: now.weapon });

export const moved = (stage: Stage, { piece, to }: OfPiece & { readonly to: Square }): Stage =>
  changed(stage, piece, { square: to });
export const faced = (stage: Stage, { piece, to }: OfPiece & { readonly to: number }): Stage =>
  changed(stage, piece, { facing: to });
export const entered = (stage: Stage, { piece, to, now }: EventOf<'piece-entered'>): Stage =>
  changed(stage, piece, { area: -1, square: to, facing: now.facing });
export const displaced = (stage: Stage, { piece, to, now }: EventOf<'piece-displaced'>): Stage =>
  changed(stage, piece, { square: to, facing: now.facing });
/** D8.9: nowhere until he lands. */
export const fell = (stage: Stage, { piece }: OfPiece): Stage => changed(stage, piece, { square: -1, facing: -1 });
export const landed = (stage: Stage, { piece, at, now }: EventOf<'landing-rolled'>): Stage =>
  changed(stage, piece, { square: at, facing: now.facing });

export const layDown = (stage: Stage, { piece }: OfPiece): Stage => changed(stage, piece, { isLying: true });
export const gotUp = (stage: Stage, { piece, at }: EventOf<'sniper-got-up'>): Stage =>
  changed(stage, piece, { isLying: false, square: at });

/** What is on a square now, and whether it burns. */
export const rebuilt = (stage: Stage, { at, now }: { readonly at: Square } & SquareNow): Stage => {
  const features = new Map(stage.features);
  if (now.is > 0) features.set(at, now.is);
  else features.delete(at);
  if (now.burns === stage.burning.has(at)) return { ...stage, features };
  const burning = new Set(stage.burning);
  if (now.burns) burning.add(at);
  else burning.delete(at);
  return { ...stage, features, burning };
};

export const remarked = (stage: Stage, { now }: MarkersNow): Stage => ({ ...stage, markers: now.markers });
