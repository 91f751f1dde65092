/** What the board shows of what can be done now. */
import type { Target, TurnMark } from './board/Marks.tsx';
import {
  answersAt,
  canWalkTo,
  intentAt,
  isAimed,
  isAreaShot,
  isUseful,
  offersOf,
  pieceOn,
  turningHow,
  type Context,
} from './controls.ts';
import { outlookOf } from './consequences.ts';
import { askedNow } from './looks/decisions.ts';
import { lookOfWord } from './looks/wordLooks.ts';
import { oddsKey, type OddsTable } from './prospects.ts';
import { percent, priceText, type GameWords } from './displayNames.ts';
import type { Offer, Walk } from '../engine/protocol.ts';

const chance = (table: OddsTable, words: GameWords, offer: Offer): string => {
  const odds = table.get(oddsKey(offer));
  return odds === undefined || odds.each.length > 0 || odds.burns !== undefined ? '' : percent(words, odds.kill);
};

export const targetsOf = (context: Context, odds: OddsTable, words: GameWords): Target[] => {
  if (!context.canSpeak) return [];
  switch (askedNow(context.decision).answeredBy) {
    case 'deploying':
      return choiceSquares(
        context.offers.filter(({ do: word, piece }) => word === 'deploy' && piece === context.choice.selected),
      );
    case 'pieces':
      return context.offers.flatMap(({ do: word, piece }): Target[] => {
        const at = context.view.pieces[piece]?.square ?? -1;
        return word === 'choose' && at >= 0 ? [{ at, label: '', kind: 'choice' }] : [];
      });
    case 'targets':
      return context.offers.flatMap((offer): Target[] =>
        offer.do === 'target' ? [{ at: offer.at, label: chance(odds, words, offer), kind: 'fire' }] : [],
      );
    case 'acting':
      return actionTargets(context, odds, words);
    case 'powers':
      return powerTargets(context, odds, words);
    case 'areas':
    case 'facings':
    case 'panel':
    case 'squares':
    default:
      return choiceSquares(answersAt(context, context.offers));
  }
};

/** A14.3: until a power is chosen, only who can be struck: a barrier may stand nearly everywhere. */
const powerTargets = (context: Context, odds: OddsTable, words: GameWords): Target[] => {
  const isAiming = context.choice.mode === 'fire';
  const offers = answersAt(context, context.offers).filter(
    ({ at }) => at >= 0 && (isAiming || pieceOn(context.board, context.view, at) >= 0),
  );
  return choiceSquares(offers).map((target): Target => {
    const offer = isAiming ? offers.find(({ at }) => at === target.at) : undefined;
    return offer === undefined ? target : { ...target, label: chance(odds, words, offer) };
  });
};

const choiceSquares = (offers: readonly Offer[]): Target[] =>
  [...new Set(offers.map((offer) => offer.at))].map((at) => ({ at, label: '', kind: 'choice' }));

/** C14: the squares to move to with the best shot from each; and whom one hits from the square looked at, or from any. */
export const movingTargets = (context: Context, looked: number, words: GameWords): Target[] => {
  const { shots } = context;
  if (!context.canSpeak || context.choice.mode !== 'move-and-fire') return [];
  const best = new Map<number, number>();
  for (const [square, list] of shots)
    if (square === looked || !shots.has(looked))
      for (const { at, kill } of list) best.set(at, Math.max(kill, best.get(at) ?? 0));
  const squares = offersOf(context, context.choice.selected).filter(
    ({ do: word, how }) => word === 'move' && how === 1,
  );
  return [
    ...squares.map(({ at, cost }): Target => {
      const kill = Math.max(0, ...(shots.get(at) ?? []).map((shot) => shot.kill));
      return { at, label: kill > 0 ? `${cost} · ${percent(words, kill)}` : String(cost), kind: 'choice' };
    }),
    ...[...best].map(([at, kill]): Target => ({ at, label: percent(words, kill), kind: 'fire' })),
  ];
};

/** Of several ways to strike a square the best chance is shown. */
const best = (
  targets: Map<number, Target>,
  odds: OddsTable,
  words: GameWords,
  offer: Offer,
  kind: Target['kind'],
): void => {
  const known = targets.get(offer.at);
  const kill = (other: Offer): number => odds.get(oddsKey(other))?.kill ?? 0;
  const label = chance(odds, words, offer);
  if (known === undefined || known.label === '' || kill(offer) > (bestKills.get(known) ?? 0)) {
    const target: Target = { at: offer.at, label, kind };
    bestKills.set(target, kill(offer));
    targets.set(offer.at, target);
  }
};

const bestKills = new WeakMap<Target, number>();

/** A thing with a peaceful use is not shown as a target: a click does not harm it. */
const isSpared = (context: Context, square: number): boolean =>
  pieceOn(context.board, context.view, square) < 0 && isUseful(context, square);

const actionTargets = (context: Context, odds: OddsTable, words: GameWords): Target[] => {
  const { mode, selected } = context.choice;
  const targets = new Map<number, Target>();
  if (mode === 'move-and-fire') return [];
  for (const offer of offersOf(context, selected)) {
    if (mode === 'fire') {
      if (isAimed(context, offer)) best(targets, odds, words, offer, offer.do === 'fire' ? 'flame' : 'choice');
      continue;
    }
    const { does, place } = lookOfWord(offer.do);
    if (offer.at < 0) continue;
    if (does === 'use') {
      if (offer.do !== 'move' && !canWalkTo(context, offer.at))
        targets.set(offer.at, { at: offer.at, label: '', kind: 'door' });
    } else if (does === 'nothing' || place === 'items' || isAreaShot(context, offer) || isSpared(context, offer.at))
      continue;
    else if (offer.do === 'fire') best(targets, odds, words, offer, 'fire');
    else if (offer.do === 'attack')
      targets.set(offer.at, { at: offer.at, label: chance(odds, words, offer), kind: 'attack' });
    else if (!targets.has(offer.at)) targets.set(offer.at, { at: offer.at, label: '', kind: 'door' });
  }
  return [...targets.values()];
};

/** A tag at the square clicked once: its price. */
export const notesOf = (context: Context, words: GameWords): Target[] => {
  const { pinned } = context.choice;
  const outlook = pinned < 0 ? null : outlookOf(context, intentAt(context, pinned));
  return outlook === null ? [] : [{ at: pinned, label: priceText(words, outlook.price), kind: 'choice' }];
};

/** Squares in reach: whole walks in an action phase, single steps when only one action is allowed. */
export const reachOf = (context: Context): readonly Walk[] => {
  if (!context.canSpeak || context.choice.mode !== 'none') return [];
  if (context.decision === 'action') return context.walks;
  if (context.decision !== 'cp-response') return [];
  const facing = context.view.pieces[context.choice.selected]?.facing ?? -1;
  return offersOf(context, context.choice.selected)
    .filter(({ do: word, how }) => word === 'move' && how === 0)
    .map((offer) => ({ at: offer.at, cost: offer.cost, facing, steps: [offer], otherwise: [] }));
};

export const turnsOf = (context: Context): { square: number; marks: TurnMark[] } | null => {
  const { choice, view, offers } = context;
  if (!context.canSpeak) return null;
  if (choice.placing >= 0) return { square: choice.placing, marks: ALL_FACINGS };
  if (askedNow(context.decision).answeredBy === 'facings') {
    const faces = offers.filter((offer) => offer.do === 'face');
    const square = view.pieces[faces[0]?.piece ?? -1]?.square ?? -1;
    return square < 0 ? null : { square, marks: faces.map(({ at }) => ({ facing: at, label: '' })) };
  }
  const square = view.pieces[choice.selected]?.square ?? -1;
  const turns = offersOf(context, choice.selected).filter(
    (offer) => offer.do === 'turn' && offer.how === turningHow(context),
  );
  return square < 0 || turns.length === 0 || choice.mode === 'fire'
    ? null
    : { square, marks: turns.map(({ at, cost }) => ({ facing: at, label: String(cost) })) };
};

const ALL_FACINGS: TurnMark[] = [0, 1, 2, 3].map((facing) => ({ facing, label: '' }));

export const areasOf = (context: Context): ReadonlySet<number> => {
  if (!context.canSpeak) return NO_AREAS;
  const lurksIn = context.view.pieces[context.choice.selected]?.area ?? -1;
  if (context.decision === 'action' && lurksIn >= 0) return new Set([lurksIn]);
  if (askedNow(context.decision).answeredBy !== 'areas') return NO_AREAS;
  return new Set(context.offers.flatMap((offer) => (offer.do === 'reinforce' ? [offer.at] : [])));
};

const NO_AREAS: ReadonlySet<number> = new Set();
