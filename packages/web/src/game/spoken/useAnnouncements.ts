/** Says what happens, what is asked and what is chosen, once and in order; brings the focus to what must be answered. */
import { useEffect, useRef, type RefObject } from 'preact/compat';
import { tellDeeds } from '@sensorium/host/orders';
import { squareName, wordFor, capital, priceText } from '../displayNames.ts';
import { outlookOf } from '../consequences.ts';
import { intentAt } from '../controls.ts';
import { askedNow } from '../looks/decisions.ts';
import { motiveIn, sentenceFor, type Teller } from '../sentences.ts';
import { throwOf } from '../throws.ts';
import type { Game } from '../useGame.ts';
import { joined, type Announcer, type AskedQuestion, type QuestionSlot } from './announcer.ts';
import { prospectsOf, spokenName, surveyedBy } from './surveyed.ts';

interface Hearing {
  readonly game: Game;
  readonly teller: Teller;
  readonly announcer: Announcer;
  readonly slot: QuestionSlot;
  readonly board: RefObject<HTMLElement | null>;
}

/** New sentences of the log, when the dice lie and not before; what is taken back is said to be so. */
const useNews = ({ game, teller, announcer }: Hearing): void => {
  const { log } = game.snapshot;
  const heard = useRef(log.at(-1)?.key ?? -1);
  useEffect(() => {
    const last = log.at(-1)?.key ?? -1;
    if (last < heard.current) announcer.say(teller.words.spoken.takenBack);
    const fresh = log.filter((entry) => entry.key > heard.current);
    heard.current = last;
    announcer.say(
      ...fresh.flatMap(({ event, names, features }) => {
        const sentence = sentenceFor(teller, event, names, features);
        // The end is said with the rule that decides it.
        if (sentence === null || event.is === 'game-ended' || motiveIn(teller, event) !== null) return [];
        const thrown = throwOf(teller, event, names);
        const needed = thrown !== null && thrown.needed > 0 ? ` ${teller.words.dice.needed(thrown.needed)}.` : '';
        return [`${sentence.text}${needed}`];
      }),
    );
  }, [log, teller, announcer]);
};

const useRefusals = ({ game, teller: { words }, announcer }: Hearing): void => {
  const { refused, halted } = game.snapshot;
  useEffect(() => {
    if (refused !== null)
      announcer.say(words.spoken.refused(wordFor(words.reasons, refused.why.reason), refused.why.rule));
  }, [refused, words, announcer]);
  const { board } = game.context;
  useEffect(() => {
    if (halted !== null && halted.at >= 0)
      announcer.say(
        `${words.hints.stopped} ${squareName(board.x[halted.at]!, board.y[halted.at]!, board.level[halted.at])}`,
      );
  }, [halted, words, board, announcer]);
};

/** Whoever types, or reads a dialog, is not taken away from it. */
const isElsewhere = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false);

const answersOf = ({ element }: AskedQuestion): string[] =>
  [...element.querySelectorAll('.decision-answers button')].map((button) =>
    (button.getAttribute('aria-label') ?? spokenText(button)).trim(),
  );

/** The text of a button without the key drawn on it. */
const spokenText = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map((node) => node.textContent)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Answered on the board: the cursor finds it, and the list of orders. */
const isOnBoard = ({ context }: Game): boolean => {
  const { answeredBy } = askedNow(context.decision);
  return (
    context.choice.placing < 0 &&
    (answeredBy === 'deploying' || answeredBy === 'squares' || answeredBy === 'targets' || answeredBy === 'pieces')
  );
};

const useQuestions = ({ game, teller: { words }, announcer, slot, board }: Hearing): void => {
  const heard = useRef<AskedQuestion | null>(null);
  useEffect(() => {
    const question = slot.current;
    if (question === heard.current || game.isShowing) return;
    heard.current = question;
    if (question === null) return;
    const answers = answersOf(question);
    const offered = answers.length === 0 ? '' : words.spoken.answers(answers);
    const isKept = isElsewhere();
    if (!isKept) (isOnBoard(game) ? board.current : question.element)?.focus({ preventScroll: true });
    // The name of the panel is read when the focus comes to it.
    const isNamed = document.activeElement === question.element;
    announcer.say(joined([isNamed ? '' : question.title, question.text, offered]));
  });
};

const useChoice = ({ game, teller: { words }, announcer }: Hearing): void => {
  const { context } = game;
  const { choice, view } = context;
  const now = useRef(game);
  now.current = game;
  useEffect(() => {
    const piece = view.pieces[choice.selected];
    if (piece === null || piece === undefined || !context.canSpeak) return;
    const surveyed = surveyedBy(now.current, words);
    announcer.say(
      words.spoken.chosen(
        capital(spokenName(now.current, words, piece)),
        [
          ...(piece.square >= 0
            ? [
                squareName(
                  context.board.x[piece.square]!,
                  context.board.y[piece.square]!,
                  context.board.level[piece.square],
                ),
              ]
            : []),
          ...(piece.facing >= 0 ? [words.rail.facing(words.facings[piece.facing]!)] : []),
          ...surveyed.facts(piece).slice(0, 1),
        ].join(', '),
        tellDeeds(surveyed.words, prospectsOf(now.current, words, piece.id)),
      ),
    );
    // Said when somebody else is chosen, not whenever he has moved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choice.selected, context.canSpeak, words, announcer]);
};

/** Aiming, paying, placing, and what is shown before it is done. */
const useModes = ({ game, teller: { words }, announcer, board: boardElement }: Hearing): void => {
  const { context, asked } = game;
  const { choice, board } = context;
  const isFirst = useRef(true);
  const nameOf = (square: number): string => squareName(board.x[square]!, board.y[square]!, board.level[square]);
  useEffect(() => {
    if (isFirst.current) return;
    announcer.say(words.spoken.modes[choice.mode]);
  }, [choice.mode, choice.weapon, words, announcer]);
  useEffect(() => {
    if (!isFirst.current) announcer.say(choice.payCp ? words.spoken.payCp : words.spoken.payAp);
  }, [choice.payCp, words, announcer]);
  useEffect(() => {
    if (choice.placing >= 0) {
      announcer.say(words.spoken.placing(nameOf(choice.placing)));
      if (!isElsewhere()) document.querySelector<HTMLElement>('.decision')?.focus({ preventScroll: true });
    } else if (document.activeElement?.matches('.decision') === true && isOnBoard(game))
      boardElement.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choice.placing, announcer]);
  useEffect(() => {
    const outlook = choice.pinned < 0 ? null : outlookOf(context, intentAt(context, choice.pinned));
    if (outlook !== null) announcer.say(words.spoken.pinned(nameOf(choice.pinned), priceText(words, outlook.price)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choice.pinned, announcer]);
  useEffect(() => {
    if (asked !== null && !isElsewhere()) document.querySelector<HTMLElement>('.chooser button')?.focus();
  }, [asked]);
  useEffect(() => {
    isFirst.current = false;
  }, []);
};

const useEnd = ({ game, teller: { words }, announcer }: Hearing): void => {
  const { winner, endedBy } = game.snapshot.view;
  const isTold = winner !== 'none' && !game.isShowing;
  useEffect(() => {
    if (!isTold) return;
    const { over } = words;
    const result = winner === 'marines' ? over.marines : winner === 'aliens' ? over.aliens : over.draw;
    const why = document.querySelector('.over-why')?.textContent ?? '';
    announcer.say(`${joined([result, why, over.by(endedBy)])}.`);
    if (!isElsewhere()) document.querySelector<HTMLElement>('.over')?.focus({ preventScroll: true });
  }, [isTold, winner, endedBy, words, announcer]);
};

/** Effects run in this order: what has happened is said before what is asked, and that before what is chosen. */
export const useAnnouncements = (hearing: Hearing): void => {
  useNews(hearing);
  useRefusals(hearing);
  useQuestions(hearing);
  useChoice(hearing);
  useModes(hearing);
  useEnd(hearing);
};
