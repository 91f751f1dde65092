/** How an event is shown. Every kind has one row; what it does not show is null there, in so many words. */
import type { EventKind, EventOf, PieceId, Square } from '@sensorium/engine';
import type { Stage } from '../stage.ts';
import type { Telling } from '../thrown.ts';
import type { GameWords } from '../displayNames.ts';
import type { SoundName, Voice } from './sounds.ts';

export type Hue = 'fire' | 'spark' | 'plasma' | 'warp' | 'ichor' | 'blood' | 'sensor' | 'smoke';

/** What effects are painted with: pieces stand where they stood before the event, and what is on another level is left out. */
export interface Brush {
  shot(by: PieceId, at: Square, isHit: boolean): void;
  /** Claws and blades, across the way from one to the other. */
  slash(by: PieceId, at: Square): void;
  jet(by: PieceId, at: Square, hue: Hue): void;
  /** Something thrown, in a high arc. */
  lob(by: PieceId, at: Square): void;
  beam(by: PieceId, at: Square, hue: Hue): void;
  burst(at: Square, hue: Hue, count: number, force: number): void;
  ring(at: Square, hue: Hue): void;
  /** Thin, over whole squares. */
  cloud(squares: readonly Square[], hue: Hue): void;
  /** Where a piece stood, or −1. */
  squareOf(piece: PieceId): Square;
}

export type Tone = 'marines' | 'aliens' | 'kill' | 'phase' | 'fire' | 'plain';
/** What colours its line in the log: a tone, the side of a piece, or null where no line is worth it. */
export type Coloured = Tone | { readonly sideOf: PieceId } | null;

export interface EventLook<Kind extends EventKind> {
  /** Milliseconds it is shown, at the fast pace and at the cinematic one. */
  readonly lasts: readonly [fast: number, cinematic: number];
  readonly sound: SoundName | readonly Voice[] | null;
  readonly effect: ((event: EventOf<Kind>, brush: Brush) => void) | null;
  /** What it changes on the table before the view settles everything. */
  readonly stage: ((stage: Stage, event: EventOf<Kind>) => Stage) | null;
  readonly dice: ((event: EventOf<Kind>, dice: GameWords['dice']) => Telling) | null;
  readonly log: (event: EventOf<Kind>) => Coloured;
}

export type EventLooks = { readonly [Kind in EventKind]: EventLook<Kind> };

/** For rows that take no time. */
export const AT_ONCE = [0, 0] as const;

// What colours most lines.
export const plain = (): Coloured => 'plain';
export const fiery = (): Coloured => 'fire';
export const unsaid = (): Coloured => null;
export const ofPiece = ({ piece }: { readonly piece: PieceId }): Coloured => ({ sideOf: piece });
export const ofShooter = ({ by }: { readonly by: PieceId }): Coloured => ({ sideOf: by });
export const ofAttacker = ({ attacker }: { readonly attacker: PieceId }): Coloured => ({ sideOf: attacker });
