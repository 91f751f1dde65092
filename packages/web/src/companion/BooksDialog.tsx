/** The books of the game: turn, time, points, kills, aims, and everybody's sheet. */
import { SIDES } from '@sensorium/engine';
import { RosterSheets } from '../game/deathwing/RosterDialog.tsx';
import { clockText, wordFor } from '../game/displayNames.ts';
import { aimsTold } from '../game/ending.ts';
import { Dialog } from '../game/hud/Dialogs.tsx';
import type { Teller } from '../game/sentences.ts';
import type { Game } from '../game/useGame.ts';
import { useWords } from '../words/words.ts';
import { useCompanionWords } from './companionWords.ts';

export const BooksDialog = ({ game, teller, onClose }: { game: Game; teller: Teller; onClose: () => void }) => {
  const { books } = useCompanionWords();
  const { app } = useWords();
  const { words } = teller;
  const { view, secondsLeft } = game.snapshot;
  const drawn = view.cpDrawn + view.cpBonus;
  const points =
    view.cpDrawn < 0
      ? words.bar.cpSpent(view.cpSpent)
      : words.bar.cpLong(Math.max(0, drawn - view.cpSpent), Math.max(0, drawn));
  const standing = { ...teller, view };
  const facts: readonly (readonly [name: string, value: string])[] = [
    [books.turn, String(view.turn)],
    [books.phase, wordFor(words.phases, view.phase)],
    ...(secondsLeft === null ? [] : [[books.clock, clockText(secondsLeft)] as const]),
    [books.points, points],
    [books.kills, String(view.kills)],
  ];
  return (
    <Dialog title={books.title} onClose={onClose} kind="beside-dialog books" isRead>
      <dl className="books-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.bar.objectives}</h3>
      {SIDES.map((side) => (
        <section key={side} className={`books-aims is-${side}`}>
          <h4>{words.sides[side]}</h4>
          <ul>
            {aimsTold(standing, side).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <RosterSheets game={game} words={words} />
      <div className="dialog-buttons">
        <button type="button" className="answer is-main" onClick={onClose}>
          {app.close}
        </button>
      </div>
    </Dialog>
  );
};
