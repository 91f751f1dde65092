/** What the buttons of the action bar say: names, prices, odds, and what a press ends. */
import type { Command } from '@sensorium/engine';
import { JUMPING } from '@sensorium/rules';
import { PRONE } from '@sensorium/host/chances';
import type { Odds, Offer } from '../../engine/protocol.ts';
import { aimsAtArea, type Action } from '../actions.ts';
import { isUse, itemName, powerCost } from '../arsenal/aims.ts';
import { firstShots } from '../arsenal/firstShots.ts';
import { consequencesOf, type Consequence } from '../consequences.ts';
import type { Context } from '../controls.ts';
import { loadedOf } from '../deathwing/supplies.ts';
import { percent, priceText, wordFor, type GameWords } from '../displayNames.ts';
import { oddsKey } from '../prospects.ts';
import type { Game } from '../useGame.ts';
import { consequenceText } from './Preview.tsx';

/** The price as it will be paid: action points first, command points where asked for or needed (C7.8). */
export const priceOf = (words: GameWords, offer: Offer, payCp: boolean): string => {
  if (offer.do === 'cast') return words.rail.psi(powerCost(offer)); // A14.4
  const cp = payCp ? offer.most : offer.least;
  return priceText(words, { ap: offer.cost - cp, cp });
};

export const oddsText = (words: GameWords, offer: Offer, odds: Odds | undefined): string => {
  if (offer.do === 'jump' || (offer.do === 'move' && offer.how === JUMPING))
    return words.hints.prone(percent(words, PRONE));
  if (odds === undefined) return '';
  const dies = odds.death > 0 ? words.hints.dies(percent(words, odds.death)) : '';
  if (odds.each.length > 0) {
    const chances = new Set(odds.each.map(({ chance }) => chance));
    const each =
      chances.size === 1
        ? words.hints.each(percent(words, odds.each[0]!.chance))
        : words.hints.targets(odds.each.length);
    return [each, dies].filter((part) => part !== '').join(' · ');
  }
  if (odds.dice === 0) return '';
  return [percent(words, odds.kill), dies].filter((part) => part !== '').join(' · ');
};

/** What an action is called: a weapon by what it does, a climb by where it leads. */
export const actionName = (
  words: GameWords,
  context: Context,
  word: string,
  offer: Pick<Command, 'do' | 'piece' | 'at' | 'how'> | undefined,
): string => {
  const profile = context.dossier.profiles[context.view.pieces[offer?.piece ?? -1]?.profile ?? -1];
  const isPart = offer !== undefined && profile?.rows[offer.how & 15]?.composite !== undefined;
  if (words.weapons[word] !== undefined && !isPart) return words.weapons[word];
  if (offer !== undefined && profile !== undefined && isUse(offer.do)) return itemName(words, profile, offer);
  if (word !== 'climb' || offer === undefined) return wordFor(words.actions, word);
  const from = context.view.pieces[offer.piece]?.square ?? -1;
  return words.actions[offer.at > from ? 'climb-up' : 'climb-down'];
};

/** C13.6, C14.3, D5.17: what the first shot of each weapon is worth. */
const shotsOf = ({ dossier, view }: Context, words: GameWords, action: Action): ReturnType<typeof firstShots> =>
  firstShots(words, dossier.profiles[view.pieces[action.offers[0]!.piece]!.profile]!, action);

const sparesOf = ({ dossier, view }: Context, { offers }: Action): number => {
  const piece = view.pieces[offers[0]!.piece]!;
  return loadedOf(dossier.profiles[piece.profile]!, piece.counts).reduce(
    (sum, { spare }) => sum + (spare?.left ?? 0),
    0,
  );
};

/** C15.7, D6.4: each in the area by its own die; where not all need the same, squares tell when they are pointed at. */
const areaText = ({ odds }: Game, words: GameWords, { offers }: Action): string => {
  const chances = new Set(
    offers.flatMap((offer) => (odds.get(oddsKey(offer))?.each ?? []).map(({ chance }) => chance)),
  );
  return chances.size === 1 ? words.hints.each(percent(words, [...chances][0]!)) : words.hints.chooseSquare;
};

/** What a press of the button ends: the overwatch stands on it, the points of another in its title. */
export const endsOf = (game: Game, action: Action): readonly Consequence[] =>
  action.kind === 'mode' ? [] : consequencesOf(game.context, action.offers[0]!);

export const hintFor = (game: Game, words: GameWords, action: Action): string =>
  [
    worthOf(game, words, action),
    ...endsOf(game, action)
      .filter(({ is }) => is === 'ends-overwatch')
      .map((what) => consequenceText(game, words, what)),
  ].join(' · ');

export const worthOf = (game: Game, words: GameWords, action: Action): string => {
  const { context } = game;
  const { choice } = context;
  const cheapest = action.offers.reduce((a, b) => (b.cost < a.cost ? b : a));
  const price =
    action.id === 'move' && context.decision === 'action' && !choice.payCp && cheapest.least === 0
      ? words.hints.perSquare
      : priceOf(words, cheapest, choice.payCp);
  const [first] = shotsOf(context, words, action);
  if (first !== undefined) return `${price} · ${percent(words, first.chance)}`;
  if (action.word === 'reload') return `${price} · ${words.hints.spares(sparesOf(context, action))}`;
  if (aimsAtArea(context, action)) return `${price} · ${areaText(game, words, action)}`;
  const best = action.offers.reduce((a, b) =>
    (game.odds.get(oddsKey(b))?.kill ?? 0) > (game.odds.get(oddsKey(a))?.kill ?? 0) ? b : a,
  );
  const odds = oddsText(words, best, game.odds.get(oddsKey(best)));
  return odds === '' ? price : `${price} · ${odds}`;
};

/** Where several weapons could fire, each by name. */
export const titleOf = (game: Game, words: GameWords, action: Action, label: string): string => {
  const shots = shotsOf(game.context, words, action);
  const each = shots.map(({ name, chance }) => `${name} ${percent(words, chance)}`);
  return each.length < 2 ? label : words.arsenal.fact(label, each.join(', '));
};
