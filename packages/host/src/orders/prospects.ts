/** What somebody could do on a square, with its price and its odds, in words. */
import type { Odds, Offer, Walk } from '../protocol.ts';
import type { SurveyWords } from './survey.ts';

export interface Prospects {
  /** Of the one who is chosen. */
  readonly offers: readonly Offer[];
  readonly walks: readonly Walk[];
  readonly odds: (offer: Offer) => Odds | null | undefined;
  readonly nameOf: (offer: Offer) => string;
  readonly percent: (chance: number) => string;
}

export const priceText = (words: SurveyWords, { cost, least }: Pick<Offer, 'cost' | 'least'>): string => {
  if (cost === 0) return words.free;
  const parts = [cost > least ? words.ap(cost - least) : '', least > 0 ? words.cp(least) : ''];
  return parts.filter((part) => part !== '').join(' + ');
};

/** One line for each thing that can be done, however many ways there are to pay or to turn. */
const deedsOf = (words: SurveyWords, offers: readonly Offer[], prospects: Prospects): string[] => {
  const deeds = new Map<string, string>();
  for (const offer of offers) {
    const name = prospects.nameOf(offer);
    const odds = prospects.odds(offer);
    const isWorth = odds !== null && odds !== undefined && odds.dice > 0 && odds.each.length === 0;
    if (!deeds.has(name))
      deeds.set(name, words.deed(name, priceText(words, offer), isWorth ? prospects.percent(odds.kill) : ''));
  }
  return [...deeds.values()];
};

/** What the chosen one could do on a square; nothing where he could do nothing. */
export const tellProspects = (words: SurveyWords, square: number, prospects: Prospects): string[] => {
  const there = prospects.offers.filter(({ at }) => at === square);
  const walk = prospects.walks.find(({ at }) => at === square);
  const isStep = there.some(({ do: word }) => word === 'move');
  const deeds = [
    ...(walk === undefined || isStep ? [] : [words.deed(words.walk, words.ap(walk.cost), '')]),
    ...deedsOf(words, there, prospects),
  ];
  return deeds.length === 0 ? [] : [words.could(words.and(deeds))];
};

/** Everything somebody can do now, each once. */
export const tellDeeds = (words: SurveyWords, prospects: Prospects): string => {
  const names = [...new Set(prospects.offers.map(prospects.nameOf))];
  return names.length === 0 ? words.cannotAct : words.canDo(words.and(names));
};
