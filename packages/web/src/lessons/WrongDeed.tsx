/** What was done and taken back, or could not be done: why, by which rule, and what would have come of it. */
import { wordsOf } from '@sensorium/content/words';
import { boardOf } from '../game/board/model.ts';
import { wordFor } from '../game/displayNames.ts';
import { sentenceFor } from '../game/sentences.ts';
import type { Game } from '../game/useGame.ts';
import type { Teaching } from './LessonCard.tsx';

/** More of them is more than a slip is worth. */
const MOST_TOLD = 3;

type Props = Pick<Teaching, 'words' | 'lesson' | 'status' | 'onRule'> & { readonly game: Game };

/** What would have happened, in the sentences of the log. */
const consequencesOf = ({ game, words, status }: Props): string => {
  const { dossier } = game.session;
  const { pieces } = game.context.view;
  const names = new Map(pieces.flatMap((piece) => (piece === null ? [] : [[piece.id, piece.profile] as const])));
  const teller = { words, dossier, board: boardOf(dossier) };
  return (status.wrong?.events ?? [])
    .flatMap((event) => sentenceFor(teller, event, names)?.text ?? [])
    .slice(0, MOST_TOLD)
    .join(' ');
};

/** What the author says of this slip; else the rule's own reason, or what kind of slip it was. */
const reasonOf = ({ words, lesson, status }: Props, refused: string): string => {
  const { wrong, step } = status;
  const slips = lesson.kind === 'board' ? (lesson.steps[step]?.wrong ?? []) : [];
  const own = slips.find((slip) => slip.do === wrong?.said)?.words;
  if (own !== undefined) return own[words.language] ?? own.en;
  if (wrong === null || wrong.is === 'refused') return wordFor(words.reasons, refused);
  return wordsOf(words.language, 'course').card.wrong[wrong.is];
};

export const WrongDeed = (props: Props) => {
  const { game, words, onRule } = props;
  const { refused } = game.snapshot;
  if (refused === null) return <p className="lesson-wrong" role="alert" hidden />;
  const { rule, reason } = refused.why;
  return (
    <p className="lesson-wrong" role="alert">
      <b>{reasonOf(props, reason)}</b> {consequencesOf(props)}{' '}
      <button type="button" className="rule" onClick={() => onRule(rule)} aria-label={words.log.rule(rule)}>
        {rule}
      </button>
    </p>
  );
};
