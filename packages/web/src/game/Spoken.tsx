/** What a screen reader hears: the cursor's square, what happened, what the dice were, all pieces as a list. */
import { useEffect, useMemo, useRef, useState } from 'preact/compat';
import { recall } from '@sensorium/engine';
import { catOf, securedKey } from '@sensorium/rules';
import { announcementAt } from './clock.ts';
import { holesOf } from './deathwing/holes.ts';
import { pieceFacts } from './hud/PieceCard.tsx';
import { sentenceFor, type Teller } from './sentences.ts';
import { throwOf } from './throws.ts';
import type { Game } from './useGame.ts';
import { capital, clockSays, pieceName, squareName, terrainName, wordFor, type GameWords } from './displayNames.ts';

const featureFacts = ({ context, stage }: Game, words: GameWords, square: number): string[] => [
  terrainName(words, context.dossier, stage.features.get(square)),
];

/** D1.3: what a hole links the square with, and who is there. */
const linkFacts = ({ context, stage }: Game, words: GameWords, square: number): string[] => {
  const { board, dossier, view } = context;
  return holesOf(board, dossier.terrain, stage.features).flatMap(({ upper, lower, isLadder }) => {
    if (square !== upper && square !== lower) return [];
    const other = square === upper ? lower : upper;
    const name = squareName(board.x[other]!, board.y[other]!, board.level[other]);
    const there = view.pieces.find((piece) => piece !== null && piece.square === other);
    const who = there === null || there === undefined ? [] : [pieceName(words, dossier, there.id, there.profile)];
    const link = square === upper ? words.board.hole(name) : isLadder ? words.board.ladderFoot : words.board.under;
    return [link, ...who];
  });
};

const describeSquare = (game: Game, words: GameWords, square: number): string => {
  const { board, dossier, walks } = game.context;
  const { view } = game.snapshot;
  if (square < 0) return '';
  const parts = [words.board.square(squareName(board.x[square]!, board.y[square]!, board.level[square]))];
  const feature = game.stage.features.get(square);
  const row = feature === undefined ? undefined : dossier.terrain[feature];
  if (board.floor[square] !== 1) parts.push(words.board.wall);
  else if (row !== undefined) parts.push(...featureFacts(game, words, square));
  if (board.levels > 1) parts.push(words.board.level(board.level[square]! + 1), ...linkFacts(game, words, square));
  for (const { at, is } of view.markers) if (at === square) parts.push(wordFor(words.markers, is));
  if (game.stage.burning.has(square)) parts.push(words.board.burning);
  if (dossier.exits.some((exit) => exit.square === square)) parts.push(words.board.exit);
  const cat = catOf({ state: view });
  if (cat !== null && cat.by < 0 && cat.at === square) parts.push(words.board.cat);
  const section = board.section[square]!;
  if (section >= 0) {
    const name = board.sectionNames[section]!;
    parts.push(words.board.section(name));
    if (dossier.targets.includes(name)) parts.push(words.board.target);
  }
  for (const piece of view.pieces)
    if (piece !== null && piece.square === square)
      parts.push(
        words.arsenal.fact(
          capital(pieceName(words, dossier, piece.id, piece.profile)),
          pieceFacts(game, words, piece).join(', '),
        ),
      );
  board.entries.forEach((entry, area) => {
    if (!entry.squares.includes(square)) return;
    const lurking = view.aliens.filter((id) => view.pieces[id]?.area === area).length;
    if (entry.isLatent && lurking === 0) return;
    parts.push(words.board.entry(entry.id, lurking));
    if (recall(view, securedKey(entry.id)) === 1) parts.push(words.board.secured);
  });
  const walk = walks.find(({ at }) => at === square);
  if (walk !== undefined) parts.push(words.board.reach(words.hints.ap(walk.cost)));
  return parts.join(', ');
};

/** New sentences since the last time, in one breath: told when the dice lie, not before. */
const useNews = (game: Game, teller: Teller): string => {
  const { log } = game.snapshot;
  const heard = useRef(log.at(-1)?.key ?? -1);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = log.filter((entry) => entry.key > heard.current);
    heard.current = log.at(-1)?.key ?? -1;
    const sentences = fresh.flatMap(({ event, names, features }) => {
      const sentence = sentenceFor(teller, event, names, features);
      const thrown = throwOf(teller, event, names);
      const needed = thrown !== null && thrown.needed > 0 ? ` ${teller.words.dice.needed(thrown.needed)}.` : '';
      return sentence === null ? [] : [`${sentence.text}${needed}`];
    });
    if (sentences.length > 0) setNews(sentences.slice(-12).join(' '));
  }, [log, teller]);
  return news;
};

/** C4.8. */
const clockNews = (game: Game, words: GameWords): string => {
  const { secondsLeft, view } = game.snapshot;
  const due = secondsLeft === null ? null : announcementAt(view.clock, secondsLeft);
  return due === null ? '' : clockSays(words, due);
};

export const Spoken = ({ game, teller, cursor }: { game: Game; teller: Teller; cursor: number }) => {
  const { words } = teller;
  const { dossier } = game.context;
  const { view } = game.snapshot;
  const news = useNews(game, teller);
  const pieces = useMemo(() => view.pieces.filter((piece) => piece !== null && piece.square >= 0), [view]);
  return (
    <div className="sr">
      <p aria-live="polite">{describeSquare(game, words, cursor)}</p>
      <p aria-live="polite">{news}</p>
      <p aria-live="assertive">{clockNews(game, words)}</p>
      <h2>{words.board.pieces}</h2>
      <ul>
        {pieces.map((piece) =>
          piece === null ? null : (
            <li key={piece.id}>
              {words.arsenal.fact(
                capital(pieceName(words, dossier, piece.id, piece.profile)),
                pieceFacts(game, words, piece).join(', '),
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  );
};
