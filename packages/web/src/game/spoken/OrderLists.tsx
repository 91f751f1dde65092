/** Everything that can be done on squares, as lists: whoever cannot point at the board reaches every order. */
import type { Offer } from '../../engine/protocol.ts';
import { isAreaShot, offersOf } from '../controls.ts';
import { squareName, priceText, percent, capital, type GameWords } from '../displayNames.ts';
import { reachOf } from '../marks.ts';
import { oddsKey } from '../prospects.ts';
import { isInterjection, type Game } from '../useGame.ts';
import { prospectsOf, surveyedBy } from './surveyed.ts';
import { pieceOnSquare } from '@sensorium/host/orders';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly use: () => void;
}

interface Group {
  readonly name: string;
  readonly choices: readonly Choice[];
}

const placeName = ({ context }: Game, square: number): string =>
  squareName(context.board.x[square]!, context.board.y[square]!, context.board.level[square]);

/** The square, who stands there, the price, the chance. */
const labelOf = (game: Game, words: GameWords, offer: Offer): string => {
  const surveyed = surveyedBy(game, words);
  const there = pieceOnSquare(surveyed, offer.at);
  const odds = game.odds.get(oddsKey(offer));
  return [
    placeName(game, offer.at),
    there === undefined ? '' : surveyed.piece(there),
    offer.cost > 0 ? priceText(words, { ap: offer.cost - offer.least, cp: offer.least }) : '',
    odds === undefined || odds.dice === 0 || odds.each.length > 0 ? '' : percent(words, odds.kill),
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const walksOf = (game: Game, words: GameWords): Group => ({
  name: words.actions.move,
  choices: reachOf(game.context).map((walk) => ({
    key: String(walk.at),
    label: `${placeName(game, walk.at)}, ${words.hints.ap(walk.cost)}`,
    use: () => game.actOn(walk.at),
  })),
});

const useOf = (game: Game, offer: Offer): (() => void) => {
  if (offer.do === 'deploy') return () => game.actOn(offer.at);
  return isAreaShot(game.context, offer) ? () => game.ask([offer]) : () => game.say(offer);
};

/** One group a word that points at squares; all facings of a deployment are one choice. */
const groupsOf = (game: Game, words: GameWords): Group[] => {
  const { context } = game;
  const { offers, choice, dossier } = context;
  const isActing = offers.some(({ piece }) => piece === choice.selected);
  const own = isActing ? [...offersOf(context, choice.selected), ...offers.filter(({ piece }) => piece < 0)] : offers;
  const pointed = own.filter(
    (offer) =>
      dossier.pointsAt[offer.do] === 'square' &&
      offer.at >= 0 &&
      !isInterjection(offer) &&
      !(offer.do === 'move' && offer.how === 0 && context.walks.length > 0),
  );
  const { nameOf } = prospectsOf(game, words, choice.selected);
  const groups = new Map<string, Map<string, Choice>>();
  for (const offer of pointed) {
    const name = capital(nameOf(offer));
    const group = groups.get(name) ?? new Map<string, Choice>();
    groups.set(name, group);
    const key = offer.do === 'deploy' ? String(offer.at) : oddsKey(offer);
    if (!group.has(key)) group.set(key, { key, label: labelOf(game, words, offer), use: useOf(game, offer) });
  }
  return [...groups].map(([name, choices]) => ({ name, choices: [...choices.values()] }));
};

export const OrderLists = ({ game, words }: { game: Game; words: GameWords }) => {
  if (!game.context.canSpeak) return null;
  const groups = [walksOf(game, words), ...groupsOf(game, words)].filter(({ choices }) => choices.length > 0);
  return (
    <div className="orders-lists">
      {groups.map(({ name, choices }) => (
        <details key={name}>
          <summary>
            {name} <span>{choices.length}</span>
          </summary>
          <ul>
            {choices.map(({ key, label, use }) => (
              <li key={key}>
                <button type="button" onClick={use}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
};
