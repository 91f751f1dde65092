/** Where somebody is, what he can do, what lies on a square, who comes near: answered in words. */
import { numbersIn } from '@sensorium/content/words';
import { isFloor, sees, type Piece, type PieceId, type View } from '@sensorium/engine';
import type { GameHost, Offer, TableSeat } from '@sensorium/host';
import { commandOf } from '@sensorium/host';
import {
  describeSquare,
  squareNamed,
  tellDeeds,
  tellProspects,
  tellThreats,
  tellWhat,
  tellWhere,
  type AskId,
  type Prospects,
  type Surveyed,
} from '@sensorium/host/orders';
import { catOf } from '@sensorium/rules';
import { localeOf, type TerminalWords } from '../terminalWords.ts';
import type { Display } from './display.ts';
import type { Question } from './handOver.ts';
import { stateOf } from './screen.ts';
import { verbOf } from './tellOrder.ts';

interface Surroundings {
  readonly host: GameHost;
  readonly words: TerminalWords;
  readonly place: TableSeat;
  readonly display: Display;
}

const surveyedBy = ({ host, words, display }: Surroundings, view: View): Surveyed => ({
  dossier: display.dossier,
  board: host.setup.board,
  view,
  words: words.survey,
  facings: words.facings,
  terrain: words.terrain,
  markers: words.markers,
  piece: ({ id }) => display.names.piece(id),
  facts: (piece) => stateOf({ words, setup: host.setup, carrier: catOf({ state: view })?.by ?? -1 }, piece),
  seers: (square) =>
    view.marines.filter((id) => {
      const marine = view.pieces[id];
      return marine !== null && marine !== undefined && marine.square >= 0 && sees(host.game, marine, square);
    }),
});

const prospectsOf = ({ place, words }: Surroundings, open: Question, piece: PieceId): Prospects => {
  const offers = place.look(open.party).offers.filter((offer) => offer.piece === piece);
  const name = (offer: Offer): string => words.verbs[verbOf(offer)] ?? offer.do;
  return {
    offers,
    walks: place.walks(open.party, piece),
    odds: (offer) => place.odds(open.party, [commandOf(offer)])[0],
    nameOf: name,
    percent: numbersIn(localeOf(words.language)).percent,
  };
};

export const answerAsk = (
  surroundings: Surroundings,
  open: Question,
  view: View,
  chosen: PieceId | null,
  about: AskId,
  argument: string,
): readonly string[] => {
  const { display, host, words } = surroundings;
  const surveyed = surveyedBy(surroundings, view);
  const { survey } = words;
  const named = (): Piece | undefined => {
    const id =
      argument === '' && chosen !== null
        ? chosen
        : (display.marks.find(argument, 'marines', view) ?? display.marks.find(argument, 'aliens', view));
    return id === undefined ? undefined : (view.pieces[id] ?? undefined);
  };
  if (about === 'threats') return tellThreats(surveyed, open.side);
  if (about === 'squad')
    return view[open.side].flatMap((id) => view.pieces[id] ?? []).map((piece) => tellWhat(surveyed, piece));
  if (about === 'look') {
    const square = squareNamed(host.setup.board, argument);
    if (square < 0 || !isFloor(host.setup.board, square)) return [survey.whatSquare(argument)];
    const deeds = chosen === null ? [] : tellProspects(survey, square, prospectsOf(surroundings, open, chosen));
    return [`${[...describeSquare(surveyed, square), ...deeds].join(', ')}.`];
  }
  const piece = named();
  if (piece === undefined) return [survey.whoIs(argument)];
  if (about === 'where') return [tellWhere(surveyed, piece)];
  return piece.side === open.side
    ? [tellWhat(surveyed, piece), tellDeeds(survey, prospectsOf(surroundings, open, piece.id))]
    : [tellWhat(surveyed, piece)];
};
