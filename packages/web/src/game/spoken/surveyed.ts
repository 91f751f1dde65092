/** The table as its words see it: for descriptions that terminal and page share. */
import { wordsOf } from '@sensorium/content/words';
import type { Piece } from '@sensorium/engine';
import { describeSquare, tellProspects, type Prospects, type Surveyed } from '@sensorium/host/orders';
import { situationOf, squareIsSeen } from '../board/model.ts';
import { markOf, percent, pieceName, type GameWords } from '../displayNames.ts';
import type { Offer } from '../../engine/protocol.ts';
import { offersOf, type Context } from '../controls.ts';
import { actionName } from '../hud/worth.ts';
import { pieceFacts } from '../hud/PieceCard.tsx';
import { oddsKey } from '../prospects.ts';
import type { Game } from '../useGame.ts';

/** With the number by which a marine is called when orders are typed. */
export const spokenName = ({ context }: Game, words: GameWords, { id, profile, side }: Piece): string => {
  const name = pieceName(words, context.dossier, id, profile);
  return side === 'aliens' || context.dossier.roster[id]?.name === undefined
    ? name
    : words.spoken.numbered(markOf(context.dossier, id), name);
};

/** Place and facing are said before them. */
const furtherFacts = (game: Game, words: GameWords, piece: Piece): readonly string[] =>
  pieceFacts(game, words, piece).slice(piece.square >= 0 || piece.area >= 0 ? 1 : 0);

export const surveyedBy = (game: Game, words: GameWords): Surveyed => {
  const { dossier, board } = game.context;
  const { view } = game.snapshot;
  return {
    dossier,
    board,
    view,
    words: wordsOf(words.language, 'survey'),
    facings: words.facings,
    terrain: words.terrain,
    markers: words.markers,
    piece: (piece) => spokenName(game, words, piece),
    facts: (piece) => furtherFacts(game, words, piece),
    seers: (square) => {
      const situation = situationOf(dossier, game.stage);
      return view.marines.filter((id) => {
        const actor = game.stage.actors.get(id);
        return actor !== undefined && actor.square >= 0 && squareIsSeen(situation, actor, square);
      });
    },
  };
};

/** The weapon of a shot, which has a word of its own where there is only one way to use it. */
const weaponOf = ({ dossier, view }: Context, { piece, how }: Offer): string =>
  dossier.profiles[view.pieces[piece]?.profile ?? -1]?.gear[how] ?? 'fire';

/** What a piece of one's own can do now. */
export const prospectsOf = ({ context, odds }: Game, words: GameWords, piece: number): Prospects => ({
  offers: context.canSpeak ? offersOf(context, piece) : [],
  walks: context.canSpeak && piece === context.choice.selected ? context.walks : [],
  odds: (offer) => odds.get(oddsKey(offer)),
  nameOf: (offer) =>
    offer.do === 'move' && offer.how === 1
      ? words.actions['move-and-fire']
      : actionName(words, context, offer.do === 'fire' ? weaponOf(context, offer) : offer.do, offer),
  percent: (chance) => percent(words, chance),
});

/** A square, who stands on it, and what the chosen one could do there. */
export const describeFor = (game: Game, words: GameWords, square: number): string => {
  if (square < 0) return '';
  const surveyed = surveyedBy(game, words);
  const deeds = tellProspects(surveyed.words, square, prospectsOf(game, words, game.context.choice.selected));
  return [...describeSquare(surveyed, square), ...deeds].join(', ');
};
