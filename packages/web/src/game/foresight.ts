/** What would come of it, drawn on the board before it is done: what is seen and can be shot at from a square, what burns, what an overwatch covers. */
import { overwatchReaches } from './arsenal/reaches.ts';
import { firstShot } from './arsenal/firstShots.ts';
import type { Target } from './board/Marks.tsx';
import { situationOf, squaresAimedBy } from './board/model.ts';
import { arcSquares } from './board/overlays.ts';
import { isAimed, type Context } from './controls.ts';
import { percent, type GameWords } from './displayNames.ts';
import type { OddsTable } from './prospects.ts';
import { oddsKey } from './prospects.ts';
import type { Slot } from './slots.ts';
import type { Actor, Stage } from './stage.ts';
import type { Walk } from '../engine/protocol.ts';

export interface Foresight {
  /** What the squares are: in the fire arc and in sight, in flames, or watched. */
  readonly is: 'aims' | 'burns' | 'covers';
  readonly squares: readonly number[];
  /** Whom it concerns, with the chance that he falls. */
  readonly targets: readonly Target[];
}

interface Table {
  readonly context: Context;
  readonly stage: Stage;
  readonly words: GameWords;
}

/** The table with the walker where his walk would end. */
const movedTo = (stage: Stage, actor: Actor, { at, facing }: Walk): { stage: Stage; actor: Actor } => {
  const moved = { ...actor, square: at, facing };
  return { stage: { ...stage, actors: new Map(stage.actors).set(actor.id, moved) }, actor: moved };
};

/** C11.1, C12.1: from the end of a walk: what could be aimed at, and what the first shot is worth. */
const fromThere = ({ context, stage, words }: Table, walk: Walk): Foresight | null => {
  const { dossier, view, choice } = context;
  const actor = stage.actors.get(choice.selected);
  const profile = actor === undefined ? undefined : dossier.profiles[actor.profile];
  if (actor === undefined || profile === undefined || walk.facing < 0 || view.side !== profile.unit.side) return null;
  const code = profile.rows.findIndex(({ ranged }) => ranged !== undefined && ranged.area === undefined);
  const moved = movedTo(stage, actor, walk);
  const squares = arcSquares(situationOf(dossier, moved.stage), dossier, moved.actor);
  if (squares.length === 0) return null;
  const chance = code < 0 ? 0 : firstShot(words, profile, code).chance;
  const isThere = new Set(squares);
  const targets = [...stage.actors.values()].flatMap((other): Target[] => {
    const { unit } = dossier.profiles[other.profile]!;
    const isTarget = unit.side !== profile.unit.side && !unit.isBlip && isThere.has(other.square);
    return isTarget ? [{ at: other.square, label: chance > 0 ? percent(words, chance) : '', kind: 'fire' }] : [];
  });
  return { is: 'aims', squares, targets };
};

/** C15.6, C15.7: everything that would burn, with the odds on every head. */
const inFlames = ({ context, words }: Table, odds: OddsTable, square: number): Foresight | null => {
  const { choice, offers, view } = context;
  const offer = offers.find((one) => one.piece === choice.selected && one.at === square && isAimed(context, one));
  const known = offer === undefined ? undefined : odds.get(oddsKey(offer));
  if (known?.burns === undefined) return null;
  const targets = known.each.map(({ piece, at, chance }): Target => {
    const isOwn = view.pieces[piece]?.side === view.side;
    return { at: view.pieces[piece]?.square ?? at, label: percent(words, chance), kind: isOwn ? 'loss' : 'fire' };
  });
  return { is: 'burns', squares: known.burns, targets };
};

/** C13.3, A7.8: where an alien that acts would be shot at. */
const watched = ({ context, stage }: Table, { action }: Slot): Foresight | null => {
  const offer = action?.word === 'overwatch' ? action.offers[0] : undefined;
  const actor = stage.actors.get(offer?.piece ?? -1);
  if (offer === undefined || actor === undefined) return null;
  const { dossier } = context;
  const profile = dossier.profiles[actor.profile]!;
  const named = overwatchReaches(profile, offer.how + 1);
  const reaches = named.length > 0 ? named : overwatchReaches(profile, 0);
  return { is: 'covers', squares: squaresAimedBy(situationOf(dossier, stage), actor, reaches), targets: [] };
};

/** What is pointed at comes first: a button of the bar, a square that is aimed at, the end of a walk. */
export const foresee = (
  table: Table,
  odds: OddsTable,
  { pointed, square, walk }: { readonly pointed: Slot | null; readonly square: number; readonly walk: Walk | null },
): Foresight | null => {
  if (!table.context.canSpeak) return null;
  if (pointed !== null) return watched(table, pointed);
  if (table.context.choice.mode === 'fire') return inFlames(table, odds, square);
  return walk === null ? null : fromThere(table, walk);
};
