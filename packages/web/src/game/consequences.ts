/** What an action ends or spends besides what it does, told before it is done. */
import type { Piece } from '@sensorium/engine';
import type { Offer, Walk } from '../engine/protocol.ts';
import { pieceOn, type Context, type Intent } from './controls.ts';

export type Consequence =
  | { readonly is: 'ends-overwatch' }
  /** C12.5: whatever else he does ends a run of shots at one target. */
  | { readonly is: 'ends-run' }
  /** C6.4, C6.5: whoever acts next ends the activation of the one before, whose points are lost. */
  | { readonly is: 'loses-ap'; readonly piece: number; readonly ap: number };

export interface Price {
  readonly ap: number;
  readonly cp: number;
}

const apOf = ({ dossier }: Context, { activation, ap, profile }: Piece): number =>
  activation === 'ready' ? dossier.profiles[profile]!.unit.ap : activation === 'active' ? ap : 0;

/** C7.8: action points first, command points where they are needed or asked for. */
const priceOf = (context: Context, piece: Piece, deed: Offer | Walk): Price => {
  const { payCp } = context.choice;
  const needed = 'steps' in deed ? Math.max(0, deed.cost - apOf(context, piece)) : payCp ? deed.most : deed.least;
  const cp = context.decision === 'cp-response' ? deed.cost : needed;
  return { ap: deed.cost - cp, cp };
};

/** The one whose activation would end with points he could still use. */
const leftBehind = ({ view, offers }: Context, actor: Piece): Piece | undefined =>
  view.pieces.find(
    (piece): piece is Piece =>
      piece !== null &&
      piece.id !== actor.id &&
      piece.side === actor.side &&
      piece.activation === 'active' &&
      piece.ap > 0 &&
      piece.weapon !== 'overwatch' &&
      offers.some((offer) => offer.piece === piece.id && offer.least === 0 && offer.cost > 0),
  );

const endsRun = ({ board, view: { run }, view }: Context, { do: word, piece, at }: Offer): boolean => {
  if (run === null || run.by !== piece) return false;
  const target = run.target >= 0 ? (view.pieces[run.target]?.square ?? -1) : run.door;
  const isAtIt = at === target || pieceOn(board, view, at) === run.target;
  return !(word === 'fire' && isAtIt);
};

const LEAVES_OVERWATCH_BY_NAME: readonly Offer['do'][] = ['cancel-overwatch', 'overwatch'];

export const consequencesOf = (context: Context, deed: Offer | Walk): readonly Consequence[] => {
  const first = 'steps' in deed ? deed.steps[0] : deed;
  const actor = context.view.pieces[first?.piece ?? -1] ?? null;
  if (first === undefined || actor === null) return [];
  const { ap, cp } = priceOf(context, actor, deed);
  const left = actor.activation === 'ready' && (ap > 0 || cp === 0) ? leftBehind(context, actor) : undefined;
  const isWatching = actor.weapon === 'overwatch' && !LEAVES_OVERWATCH_BY_NAME.includes(first.do);
  return [
    ...(isWatching ? [{ is: 'ends-overwatch' } as const] : []),
    ...(endsRun(context, first) ? [{ is: 'ends-run' } as const] : []),
    ...(left === undefined ? [] : [{ is: 'loses-ap', piece: left.id, ap: left.ap } as const]),
  ];
};

/** What a click would cost and end; null where it does nothing, or asks anyway. */
export const outlookOf = (
  context: Context,
  intent: Intent,
): { readonly price: Price; readonly ends: readonly Consequence[] } | null => {
  const deed =
    intent.is === 'say' || intent.is === 'step-and-fire' ? intent.offer : intent.is === 'walk' ? intent.walk : null;
  const first = deed === null ? undefined : 'steps' in deed ? deed.steps[0] : deed;
  const actor = context.view.pieces[first?.piece ?? -1] ?? null;
  if (deed === null || actor === null || !ACTING.includes(context.decision)) return null;
  return { price: priceOf(context, actor, deed), ends: consequencesOf(context, deed) };
};
const ACTING: readonly Context['decision'][] = ['action', 'cp-response'];

/** Whether a plain click is shown before it is done: it spends command points unasked (C7.6), or ends something. A button has said so. */
export const isWeighty = (context: Context, intent: Intent): boolean => {
  const outlook = context.choice.mode === 'none' ? outlookOf(context, intent) : null;
  return (
    outlook !== null &&
    (outlook.ends.some(({ is }) => is !== 'ends-run') || (outlook.price.cp > 0 && !context.choice.payCp))
  );
};
