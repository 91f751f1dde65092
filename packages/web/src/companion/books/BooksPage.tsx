/** The books alone: a tracker beside a real board, for one or for two. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { useCallback, useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { EngineClient } from '../../engine/client.ts';
import { capital, clockSays, clockText, wordFor } from '../../game/displayNames.ts';
import { gameWords } from '../../game/gameWords.ts';
import { Sure } from '../../screens/Sure.tsx';
import { useWords } from '../../words/words.ts';
import { Count } from '../Count.tsx';
import { useCompanionWords } from '../companionWords.ts';
import { useWakeLock } from '../wakeLock.ts';
import { AddLine } from './AddLine.tsx';
import { FRESH, keepBooks, keptBooks, marinesOf, nextTurn, withTime, type Books } from './books.ts';
import { MarineSheet } from './MarineSheet.tsx';
import { useClock } from './useClock.ts';

/** The sheets of a mission, as its rules fill them in. */
const rosterOfMission = async (id: string) => {
  const mission = MISSIONS.find((each) => each.id === id)!;
  const engine = new EngineClient();
  try {
    const sides = { marines: 'person', aliens: 'person' };
    await engine.ask('open', { scenario: toScenario(mission), sides, clock: 'off' }, null);
    return await engine.ask('roster');
  } finally {
    engine.close();
  }
};

interface PartProps {
  readonly books: Books;
  readonly change: (books: Books) => void;
}

const Clock = ({ books, change }: PartProps) => {
  const words = gameWords(useWords().language);
  const { books: said } = useCompanionWords();
  const { isRunning, setRunning, announced } = useClock(books.left, books.allowed, (left) =>
    change({ ...books, left }),
  );
  return (
    <section className="book" aria-label={said.clock}>
      <h2>{said.clock}</h2>
      <p className="book-clock">
        <time className={books.left <= 30 ? 'is-short' : ''}>{clockText(books.left)}</time>
        <button type="button" className="button primary" onClick={() => setRunning(!isRunning)}>
          {isRunning ? said.stop : said.start}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setRunning(false);
            change({ ...books, left: books.allowed });
          }}
        >
          {said.reset}
        </button>
      </p>
      <output className="book-said" aria-live="assertive">
        {books.left === 0
          ? said.timeUp
          : announced === null || announced < books.left
            ? ''
            : clockSays(words, announced)}
      </output>
      {isRunning ? null : (
        <p className="count">
          <span>{said.minutes(clockText(books.allowed))}</span>
          <button type="button" aria-label={said.less(said.clock)} onClick={() => change(withTime(books, -1))}>
            −
          </button>
          <button type="button" aria-label={said.more(said.clock)} onClick={() => change(withTime(books, 1))}>
            +
          </button>
        </p>
      )}
    </section>
  );
};

/** C20.1: two people keep the points covered. */
const Points = ({ books, change }: PartProps) => {
  const { books: said } = useCompanionWords();
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? (
        <Count name={said.points} value={books.points} least={0} onCount={(points) => change({ ...books, points })} />
      ) : null}
      <button type="button" className="button quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? said.hide : said.show}
      </button>
    </>
  );
};

const Aims = ({ books, change }: PartProps) => {
  const { books: said } = useCompanionWords();
  const add = (text: string): void => {
    if (books.aims.every((aim) => aim.text !== text))
      change({ ...books, aims: [...books.aims, { text, isDone: false }] });
  };
  return (
    <section className="book" aria-label={said.aims}>
      <h2>{said.aims}</h2>
      <ul>
        {books.aims.map((aim, place) => (
          <li key={aim.text}>
            <label className="check">
              <input
                type="checkbox"
                checked={aim.isDone}
                onChange={(event) => {
                  const isDone = event.currentTarget.checked;
                  change({ ...books, aims: books.aims.map((each, at) => (at === place ? { ...each, isDone } : each)) });
                }}
              />
              <span>{aim.text}</span>
            </label>
          </li>
        ))}
      </ul>
      <AddLine label={said.newAim} onAdd={add} />
    </section>
  );
};

const Roster = ({ books, change }: PartProps) => {
  const { books: said } = useCompanionWords();
  const add = (name: string): void => {
    const fresh = { name, rank: '', weapons: [], status: 'play', counters: [] } as const;
    if (books.marines.every((marine) => marine.name !== name)) change({ ...books, marines: [...books.marines, fresh] });
  };
  return (
    <section className="book" aria-label={said.roster}>
      <h2>{said.roster}</h2>
      <ul className="book-marines">
        {books.marines.map((marine, place) => (
          <MarineSheet key={marine.name} books={books} place={place} change={change} />
        ))}
      </ul>
      <AddLine label={said.newMarine} onAdd={add} />
    </section>
  );
};

const Begin = ({ change }: Pick<PartProps, 'change'>) => {
  const { language } = useWords();
  const { books: said } = useCompanionWords();
  const [mission, setMission] = useState('');
  const begin = async (): Promise<void> => {
    if (mission === '') return change(FRESH);
    const words = gameWords(language);
    const found = MISSIONS.find(({ id }) => id === mission)!;
    const aims = [{ text: inLanguage(found.words, language).marines, isDone: false }];
    const marines = marinesOf(await rosterOfMission(mission)).map((marine, place) => ({
      ...marine,
      // One without a name of his own is called by what he is, in this language.
      name: marine.name.startsWith(marine.rank)
        ? `${capital(wordFor(words.units, marine.rank))} ${place + 1}`
        : marine.name,
    }));
    change({ ...FRESH, mission, aims, marines });
  };
  return (
    <section className="book book-begin">
      <label className="field">
        <span className="label">{said.from}</span>
        <select value={mission} onChange={(event) => setMission(event.currentTarget.value)}>
          <option value="">{said.noMission}</option>
          {MISSIONS.map(({ id, words }) => (
            <option key={id} value={id}>
              {inLanguage(words, language).title}
            </option>
          ))}
        </select>
      </label>
      <Sure text={said.begin} question={said.sure} onSure={() => void begin()} />
    </section>
  );
};

export const BooksPage = () => {
  const { books: said } = useCompanionWords();
  const [books, setBooks] = useState(keptBooks);
  const change = useCallback((next: Books): void => {
    keepBooks(next);
    setBooks(next);
  }, []);
  useWakeLock();
  return (
    <Page title={said.title} className="companion">
      <p className="soft">{said.about}</p>
      <section className="book" aria-label={said.turn}>
        <Count name={said.turn} value={books.turn} least={1} onCount={(turn) => change({ ...books, turn })} />
        <Count name={said.kills} value={books.kills} least={0} onCount={(kills) => change({ ...books, kills })} />
        <Points books={books} change={change} />
        <button type="button" className="button primary" onClick={() => change(nextTurn(books))}>
          {said.nextTurn}
        </button>
      </section>
      <Clock key={books.turn} books={books} change={change} />
      <Aims books={books} change={change} />
      <Roster books={books} change={change} />
      <Begin change={change} />
    </Page>
  );
};
