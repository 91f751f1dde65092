/** "At the table": a game beside a real board, or only its books, or only the printed tables. */
import { Page } from '../app/Page.tsx';
import { formatRoute, goTo } from '../app/router.ts';
import { missionTitle } from '../screens/gameNames.ts';
import { WHERE } from '../screens/newGameChoice.ts';
import { isRunning, useGames } from '../storage/games.ts';
import { keepUnfinished } from '../storage/unfinished.ts';
import { useWords } from '../words/words.ts';
import { BooksPage } from './books/BooksPage.tsx';
import { useCompanionWords } from './companionWords.ts';
import { TablesPage } from './TablesPage.tsx';
import './companion.css';

const play = (): void => {
  keepUnfinished(WHERE, ['dice']);
  goTo('new');
};

const Hub = () => {
  const words = useWords();
  const { hub } = useCompanionWords();
  const running = (useGames() ?? []).filter((game) => game.typed !== undefined && isRunning(game));
  return (
    <Page title={hub.title} className="companion">
      <p>{hub.about}</p>
      <ul className="companion-ways">
        {running.map((game) => (
          <li key={game.id}>
            <a className="companion-way" href={formatRoute('beside', game.id)}>
              <b>{hub.goOn}</b>
              <span>
                {missionTitle(words, game)}, {words.home.turn(game.turn)}
              </span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="companion-way" onClick={play}>
            <b>{hub.play}</b>
            <span>{hub.playNote}</span>
          </button>
        </li>
        <li>
          <a className="companion-way" href={formatRoute('companion', 'books')}>
            <b>{hub.books}</b>
            <span>{hub.booksNote}</span>
          </a>
        </li>
        <li>
          <a className="companion-way" href={formatRoute('companion', 'tables')}>
            <b>{hub.tables}</b>
            <span>{hub.tablesNote}</span>
          </a>
        </li>
      </ul>
    </Page>
  );
};

export default function CompanionScreen({ id }: { id: string }) {
  if (id === 'books') return <BooksPage />;
  return id === 'tables' ? <TablesPage /> : <Hub />;
}
