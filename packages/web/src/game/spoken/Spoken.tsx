/** What a screen reader finds beside the board: the live regions, and all pieces as a list. */
import { useMemo } from 'preact/compat';
import { tellWhat } from '@sensorium/host/orders';
import { announcementAt } from '../clock.ts';
import { clockSays, type GameWords } from '../displayNames.ts';
import type { Teller } from '../sentences.ts';
import type { Game } from '../useGame.ts';
import { Announcements } from './Announcements.tsx';
import type { Announcer } from './announcer.ts';
import { describeFor, surveyedBy } from './surveyed.ts';

/** C4.8. */
const clockNews = (game: Game, words: GameWords): string => {
  const { secondsLeft, view } = game.snapshot;
  const due = secondsLeft === null ? null : announcementAt(view.clock, secondsLeft);
  return due === null ? '' : clockSays(words, due);
};

export const Spoken = ({
  game,
  teller: { words },
  announcer,
  cursor,
  before,
}: {
  game: Game;
  teller: Teller;
  announcer: Announcer;
  cursor: number;
  /** How the cursor came there: over walls, or not at all. */
  before: string;
}) => {
  const { view } = game.snapshot;
  const square = useMemo(() => describeFor(game, words, cursor), [game, words, cursor]);
  const pieces = view.pieces.flatMap((piece) => (piece !== null && piece.square >= 0 ? [piece] : []));
  const surveyed = surveyedBy(game, words);
  return (
    <>
      <Announcements
        announcer={announcer}
        label={words.spoken.label}
        square={[before, square].filter((part) => part !== '').join(' ')}
        clock={clockNews(game, words)}
      />
      <div className="visually-hidden">
        <h2>{words.board.pieces}</h2>
        <ul>
          {pieces.map((piece) => (
            <li key={piece.id}>{tellWhat(surveyed, piece)}</li>
          ))}
        </ul>
      </div>
    </>
  );
};
