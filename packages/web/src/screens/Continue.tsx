import { formatRoute } from '../app/router.ts';
import { isRunning, useGames } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import { missionTitle } from './gameNames.ts';

export { StorageNotice } from './StorageNotice.tsx';

/** The game last played, if one is not finished. */
export const Continue = () => {
  const words = useWords();
  const game = useGames()?.find(isRunning);
  if (game === undefined) return null;
  return (
    <li>
      <a className="home-entry continue" href={formatRoute('play', game.id)}>
        <span className="home-entry-name">{words.home.continue}</span>
        <span className="home-entry-note">
          {missionTitle(words, game)}, {words.home.turn(game.turn)}
        </span>
      </a>
    </li>
  );
};
