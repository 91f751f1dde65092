/** After the course: what to play next, by measured difficulty (S9.21). */
import { LESSONS, MISSIONS, proposalKey, proposalsFor, type Proposal } from '@sensorium/content';
import { inLanguage, wordsOf } from '@sensorium/content/words';
import { goTo } from '../app/router.ts';
import { PERSON, type OpponentId } from '../screens/opponents.ts';
import { beginGame } from '../storage/begin.ts';
import { useGames, type GameRecord } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import { useProgress, type Progress } from './progress.ts';

const MOST = 4;

/** With the marines, against a program; the mission of the course counts. */
const wonSoFar = (games: readonly GameRecord[], progress: Progress): ReadonlySet<string> =>
  new Set([
    ...games.flatMap(({ mission, sides, winner }) =>
      winner === 'marines' && sides.marines === PERSON ? [proposalKey({ mission, opponent: sides.aliens })] : [],
    ),
    ...LESSONS.flatMap((lesson) =>
      lesson.kind === 'mission' && progress[lesson.id]?.isDone === true ? [proposalKey(lesson)] : [],
    ),
  ]);

const begin = ({ mission, opponent }: Proposal): void =>
  goTo('play', beginGame({ mission, sides: { marines: PERSON, aliens: opponent }, clock: 'off', match: false }));

export const NextGames = () => {
  const { language, opponents } = useWords();
  const { next: said } = wordsOf(language, 'course');
  const games = useGames();
  const progress = useProgress();
  const [first, ...further] = proposalsFor(wonSoFar(games ?? [], progress), MOST);
  if (first === undefined || games === null) return null;
  const named = ({ mission, opponent }: Proposal): [string, string] => [
    inLanguage(MISSIONS.find(({ id }) => id === mission)!.words, language).title,
    opponents[opponent as OpponentId].name,
  ];
  return (
    <section className="next-games">
      <h2>{said.title}</h2>
      <p>{said.why(...named(first), first.share)}</p>
      <button type="button" className="button primary" onClick={() => begin(first)}>
        {said.play}
      </button>
      <p>{said.harder}</p>
      <ul>
        {further.map((proposal) => (
          <li key={proposalKey(proposal)}>
            <button type="button" className="button quiet" onClick={() => begin(proposal)}>
              {said.row(...named(proposal), proposal.share)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
