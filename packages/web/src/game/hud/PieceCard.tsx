import type { Piece } from '@sensorium/engine';
import type { Game } from '../useGame.ts';
import { capital, percent, pieceName, squareName, wordFor, type GameWords } from '../words.ts';
import { allAlike, anyAtLeast, withinShots } from '../odds.ts';
import './card.css';

/** Everything public about a piece in a line or two each. */
export const pieceFacts = (game: Game, words: GameWords, piece: Piece): string[] => {
  const { dossier, view, board } = game.context;
  const profile = dossier.profiles[piece.profile]!;
  const facts: string[] = [];
  if (piece.square >= 0) {
    const name = squareName(board.x[piece.square]!, board.y[piece.square]!, board.level[piece.square]);
    facts.push(piece.facing >= 0 ? `${name}, ${words.rail.facing(words.facings[piece.facing]!)}` : name);
  }
  const ap = piece.activation === 'ready' ? profile.unit.ap : piece.ap;
  facts.push(`${words.rail[piece.activation]} · ${words.rail.ap(ap)}`);
  if (profile.unit.isBlip) facts.push(piece.value > 0 ? words.rail.value(piece.value) : words.rail.hidden);
  else facts.push(words.rail.closeCombat(profile.unit.closeCombat.dice, profile.unit.closeCombat.bonus));
  if (piece.weapon === 'overwatch')
    facts.push(
      `${words.rail.overwatch}: ${percent(words, anyAtLeast(6, 2))}, ${words.hints.jams(percent(words, allAlike(2)))}`,
    );
  else if (piece.weapon !== 'ready') facts.push(words.rail[piece.weapon]);
  for (const item of profile.gear) {
    const left = piece.counts[item];
    facts.push(
      left === undefined ? wordFor(words.gear, item) : `${wordFor(words.gear, item)}: ${words.rail.shots(left)}`,
    );
  }
  if (view.run?.by === piece.id) facts.push(words.rail.run(view.run.shots + 1));
  if (piece.mustLurk) facts.push(words.rail.mustLurk);
  return facts;
};

/** C12.2: what the next shots of a run are worth, one line. */
const runOdds = (game: Game, words: GameWords, piece: Piece): string | null => {
  const { dossier, view, choice } = game.context;
  const shooter = view.pieces[choice.selected];
  if (shooter === null || shooter === undefined || shooter.side !== 'marines' || piece.side !== 'aliens') return null;
  const offer = game.context.offers.find(
    ({ do: word, piece: by, at }) => word === 'fire' && by === shooter.id && at === piece.square,
  );
  const row = offer === undefined ? undefined : dossier.profiles[shooter.profile]!.rows[offer.how]?.ranged;
  if (row === undefined || row.area !== 'target') return null;
  const fired = view.run?.by === shooter.id && view.run.target === piece.id ? view.run.shots : 0;
  return [1, 2, 3, 4]
    .map((shots) => words.odds.within(shots, percent(words, withinShots(row.needed, row.dice, fired, shots))))
    .join(' · ');
};

export const PieceCard = ({ game, words, piece }: { game: Game; words: GameWords; piece: Piece }) => {
  const run = runOdds(game, words, piece);
  return (
    <aside className={`card is-${piece.side}`}>
      <h2>{capital(pieceName(words, game.context.dossier, piece.id, piece.profile))}</h2>
      <ul>
        {pieceFacts(game, words, piece).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {run === null ? null : <li className="card-odds">{run}</li>}
      </ul>
    </aside>
  );
};
