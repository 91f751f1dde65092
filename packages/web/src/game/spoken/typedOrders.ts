/** What is typed at the table, carried out: orders of the terminal, and questions that are answered in words. */
import type { Command, PieceId } from '@sensorium/engine';
import {
  describeSquare,
  pieceNamed,
  readAsk,
  readOrder,
  squareNamed,
  tellDeeds,
  tellProspects,
  tellThreats,
  tellWhat,
  tellWhere,
  type Ask,
  type Misreading,
  type OrderContext,
} from '@sensorium/host/orders';
import { commandOf, type Offer } from '../../engine/protocol.ts';
import { marksOf, squareName, wordFor } from '../displayNames.ts';
import { linesOf, textOf } from '../logLines.ts';
import type { Teller } from '../sentences.ts';
import type { Game } from '../useGame.ts';
import { prospectsOf, surveyedBy } from './surveyed.ts';

export interface Typist {
  /** As it stands now, however much has happened since the line was typed. */
  readonly game: () => Game;
  readonly teller: Teller;
  readonly objectives: readonly string[];
  readonly onRule: (rule: string) => void;
  /** Says what is asked once more. */
  readonly question: () => string;
}

const LOG_LINES = 10;
const SOME_WORDS = /^(resign|agree-draw)$/;

/** Every way an offer can be paid, as the parser knows them. */
const commandsOf = (offers: readonly Offer[]): Command[] =>
  offers.flatMap((offer) =>
    Array.from({ length: offer.most - offer.least + 1 }, (_, i) => commandOf(offer, offer.least + i)),
  );

const contextOf = (game: Game, teller: Teller): OrderContext => {
  const { dossier, board } = teller;
  const { update, viewer } = game.session.getSnapshot();
  return {
    dossier,
    board,
    typed: surveyedBy(game, teller.words).words.typed,
    view: update.view,
    side: update.pending?.side ?? viewer,
    marks: marksOf(dossier),
    chosen: game.context.choice.selected < 0 ? null : game.context.choice.selected,
    options: commandsOf(update.offers),
  };
};

const findPiece = (game: Game, teller: Teller, text: string): PieceId | undefined => {
  const { view } = game.snapshot;
  const marks = marksOf(teller.dossier);
  if (text === '' && game.context.choice.selected >= 0) return game.context.choice.selected;
  return marks.find(text, 'marines', view) ?? marks.find(text, 'aliens', view);
};

/** What can be said now, word by word: `place: E3, E4`. */
const tellOffers = (game: Game, { words, dossier, board }: Teller): string => {
  const { offers } = game.context;
  const said = [...new Set(offers.map(({ do: word }) => word))].filter((word) => !SOME_WORDS.test(word));
  return said
    .map((word) => {
      const own = offers.filter((offer) => offer.do === word);
      const isPlace = dossier.pointsAt[word] === 'square';
      const places = [...new Set(own.map(({ at }) => at))].filter((at) => isPlace && at >= 0);
      const name = `${word} (${wordFor(words.actions, word)})`;
      if (places.length === 0 || places.length > 12) return name;
      return `${name}: ${places.map((at) => squareName(board.x[at]!, board.y[at]!, board.level[at])).join(' ')}`;
    })
    .join('; ');
};

const answerAsk = ({ is, argument }: Ask, typist: Typist): readonly string[] => {
  const { teller, objectives } = typist;
  const game = typist.game();
  const { words } = teller;
  const surveyed = surveyedBy(game, words);
  const { view } = surveyed;
  const said = surveyed.words;
  switch (is) {
    case 'threats':
      return tellThreats(surveyed, game.snapshot.viewer);
    case 'squad':
      return view[game.snapshot.viewer]
        .flatMap((id) => view.pieces[id] ?? [])
        .map((piece) => tellWhat(surveyed, piece));
    case 'look': {
      const square = squareNamed(surveyed.board, argument);
      if (square < 0) return [said.whatSquare(argument)];
      const deeds = tellProspects(said, square, prospectsOf(game, words, game.context.choice.selected));
      return [`${[...describeSquare(surveyed, square), ...deeds].join(', ')}.`];
    }
    case 'where':
    case 'what': {
      const piece = view.pieces[findPiece(game, teller, argument) ?? -1];
      if (piece === null || piece === undefined) return [said.whoIs(argument)];
      if (is === 'where') return [tellWhere(surveyed, piece)];
      const isOwn = piece.side === game.snapshot.viewer;
      return [tellWhat(surveyed, piece), ...(isOwn ? [tellDeeds(said, prospectsOf(game, words, piece.id))] : [])];
    }
    case 'log': {
      const wanted = /^\d+$/.test(argument) ? Number(argument) : LOG_LINES;
      const lines = linesOf(teller, game.snapshot.log);
      return lines.length === 0 ? [said.nothingYet] : lines.slice(-wanted).map((line) => textOf(words, line));
    }
    case 'mission':
      return objectives;
    case 'question':
      return [typist.question(), tellOffers(game, teller)].filter((line) => line !== '');
    case 'rules':
      if (argument !== '') typist.onRule(argument.toUpperCase());
      return [];
    case 'undo':
      if (game.snapshot.update.undoable === 0) return [words.hints.undoable(0)];
      void game.session.undo();
      return [];
    case 'help':
    default:
      return [...said.orders, ...Object.values(said.asks)];
  }
};

const misreadText = ({ words }: Teller, reading: Misreading, line: string): string => {
  if (reading.not === 'piece') return words.spoken.noPiece;
  if (reading.not === 'target') return words.spoken.badTarget(reading.text);
  if (reading.not === 'clear') return words.spoken.whichTarget(wordFor(words.actions, reading.word));
  return words.spoken.unknownOrder(line);
};

/** Until the table has answered what was said before, and a person is asked again. */
const whenFree = (game: Game): Promise<void> => {
  const { session } = game;
  const isFree = (): boolean => {
    const { isUnderway, isThinking, failure, update } = session.getSnapshot();
    return failure !== null || update.pending === null || (!isUnderway && !isThinking && session.player.isIdle);
  };
  session.hurry();
  return new Promise((done) => {
    if (isFree()) return done();
    const stops: (() => void)[] = [];
    const look = (): void => {
      if (!isFree()) return;
      for (const stop of stops) stop();
      done();
    };
    stops.push(session.subscribe(look), session.player.subscribe(look));
  });
};

/** What came of one line: what is told, and whether the rest of what was typed still makes sense. */
interface Outcome {
  readonly told: readonly string[];
  readonly goesOn: boolean;
  /** Said aloud already, by whoever says what happens: to be written only. */
  readonly isHeard?: boolean;
}

const told = (...lines: readonly string[]): Outcome => ({ told: lines, goesOn: false });
const DONE: Outcome = { told: [], goesOn: true };

const refusalText = ({ session }: Game, { words }: Teller): string => {
  const why = session.getSnapshot().refused?.why;
  return why === undefined ? '' : words.spoken.refused(wordFor(words.reasons, why.reason), why.rule);
};

const carryOut = async (line: string, typist: Typist): Promise<Outcome> => {
  const { teller } = typist;
  const { words } = teller;
  const ask = readAsk(line, surveyedBy(typist.game(), words).words.typed);
  if (ask !== null) return { told: answerAsk(ask, typist), goesOn: true };
  await whenFree(typist.game());
  const game = typist.game();
  const { session } = game;
  const speaker = session.speaker;
  const context = contextOf(game, teller);
  const named = pieceNamed(line, context);
  if (named !== undefined) {
    game.select(named);
    return DONE;
  }
  if (speaker === null) return told(words.spoken.notYourTurn);
  const reading = readOrder(line, context);
  if ('not' in reading) return told(misreadText(teller, reading, line));
  const { command } = reading;
  const { pending, offers } = session.getSnapshot().update;
  // Command points are never spent by a slip: whoever types an order says how many.
  if (pending?.decision === 'action' && command.cp > 0 && !/\+\d/.test(line))
    return told(words.spoken.needsCp(command.cp));
  const offer = offers.find(({ do: word }) => word === command.do);
  if (SOME_WORDS.test(command.do) && offer !== undefined) {
    game.ask([offer]);
    return told(words.spoken.sure);
  }
  if (!reading.faces) return told(words.spoken.whichFacing(line));
  if (command.piece >= 0 && command.piece !== game.context.choice.selected) game.select(command.piece);
  const isAccepted = await session.command(speaker, command);
  return isAccepted ? DONE : { ...told(refusalText(game, teller)), isHeard: true };
};

/** A line of orders, one after the other, until one is refused; what is to be told of it. */
export const carryOutLine = async (
  line: string,
  typist: Typist,
  tell: (line: string, isHeard: boolean) => void,
): Promise<void> => {
  for (const part of line.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const outcome = await carryOut(part, typist);
    for (const text of outcome.told) if (text !== '') tell(text, outcome.isHeard === true);
    if (!outcome.goesOn) return;
  }
};
