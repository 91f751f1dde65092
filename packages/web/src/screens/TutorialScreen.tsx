/** Begins the tutorial, or goes on with the one that is not finished. */
import { useEffect } from 'preact/compat';
import { replaceWith } from '../app/router.ts';
import { beginGame } from '../storage/begin.ts';
import { isRunning, useGames } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import { PERSON } from './opponents.ts';
import { TUTORIAL } from './tutorial.ts';

export default function TutorialScreen() {
  const { app } = useWords();
  const games = useGames();
  useEffect(() => {
    if (games === null) return;
    const known = games.find(
      (game) => isRunning(game) && game.seed === TUTORIAL.seed && game.mission === TUTORIAL.mission,
    );
    const { mission, seed, opponent } = TUTORIAL;
    const sides = { marines: PERSON, aliens: opponent };
    replaceWith('play', known?.id ?? beginGame({ mission, seed, sides, clock: 'off', match: false }));
  }, [games]);
  return (
    <main className="loading">
      <h1>{app.loading}…</h1>
    </main>
  );
}
