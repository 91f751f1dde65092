import type { GearRow, Piece } from '@sensorium/engine';
import { REAL } from '@sensorium/rules';
import type { Dossier, ProfileCard } from '../../engine/protocol.ts';
import { malfunctionOdds } from '../deathwing/odds.ts';
import { arsenalFacts, classFacts, closeCombatValue, marksOf } from '../arsenal/facts.ts';
import { loadedOf, psiOf, type Loaded } from '../deathwing/supplies.ts';
import type { Game } from '../useGame.ts';
import { capital, percent, pieceName, squareName, wordFor, type GameWords } from '../words.ts';
import { allAlike, anyAtLeast, withinShots } from '../odds.ts';
import './card.css';

const ambushFact = (words: GameWords, value: number): string =>
  value === 0 ? words.rail.ambushHidden : value === REAL ? words.rail.real : words.rail.phantom;

/** Facing an opponent: skill and weapons together (D4.3). */
const closeCombatFact = (words: GameWords, profile: ProfileCard): string => {
  const value = closeCombatValue(profile);
  if (value !== null) return words.rail.closeCombat(value.dice, value.bonus);
  const { unit, rows } = profile;
  const blows = rows.flatMap((row) => (row.blows === undefined ? [] : [row.blows.front]));
  const dice = Math.max(unit.closeCombat.dice, ...blows.map((blow) => blow.dice));
  return words.rail.closeCombat(
    dice,
    blows.reduce((sum, blow) => sum + blow.bonus, unit.closeCombat.bonus),
  );
};

const overwatchFact = (words: GameWords, { rows }: ProfileCard): string => {
  const ranged = rows.find((row) => typeof row.ranged?.overwatchRange === 'number')?.ranged;
  if (ranged === undefined) return words.rail.overwatch;
  const hit = percent(words, anyAtLeast(ranged.needed[0]!, ranged.dice));
  const jam = ranged.jamsOnDoubles ? `, ${words.hints.jams(percent(words, allAlike(ranged.dice)))}` : '';
  return `${words.rail.overwatch}: ${hit}${jam}`;
};

/** Each item with what is left in it and what it does beyond dice. */
const gearFacts = (words: GameWords, dossier: Dossier, piece: Piece): string[] => {
  const profile = dossier.profiles[piece.profile]!;
  const loaded = loadedOf(profile, piece.counts);
  const psi = psiOf(piece.counts);
  const facts = profile.gear.map((item, place) => {
    const row = profile.rows[place]!;
    const load = loaded.find((one) => one.item === item);
    const parts = [
      load === undefined ? '' : leftText(words, load),
      row.parries === undefined ? '' : words.rail.parries,
      row.shields === undefined
        ? ''
        : dossier.options['shield'] === 'parry'
          ? words.rail.shieldParries
          : words.rail.shieldBlocks,
      isWorn(row, piece) ? words.rail.wear(percent(words, malfunctionOdds(1))) : '',
    ].filter((part) => part !== '');
    const name = wordFor(words.gear, item);
    return parts.length === 0 ? name : words.arsenal.fact(name, parts.join(', '));
  });
  if (psi === null) return facts;
  if (profile.unit.armour !== undefined) return [...facts, words.rail.psi(psi.left)]; // A14.1: no levels of mastery
  return [
    ...facts,
    `${words.rail.psi(psi.left)} · ${words.rail.mastery(psi.level, wordFor(words.mastery, String(psi.level)))}`,
  ];
};

/** D5.20. */
const isWorn = ({ wears }: GearRow, piece: Piece): boolean =>
  wears !== undefined && (piece.counts[wears.counter] ?? 0) >= wears.from;

export const leftText = (words: GameWords, { kind, left, spare }: Loaded): string => {
  const rounds = kind === 'fuel' ? words.rail.shots(left) : words.rail[kind](left);
  return spare === null || spare.left === 0 ? rounds : `${rounds} ${words.rail.spares(spare.left)}`;
};

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
  facts.push(`${words.rail[piece.activation]} · ${words.rail.ap(ap)}`, ...classFacts(words, profile));
  if (piece.side === 'marines' && piece.square >= 0 && piece.facing < 0) facts.push(words.rail.prone);
  if (profile.is === 'ambush-blip') facts.push(ambushFact(words, piece.value));
  else if (profile.unit.isBlip) facts.push(piece.value > 0 ? words.rail.value(piece.value) : words.rail.hidden);
  else facts.push(closeCombatFact(words, profile));
  if (piece.weapon === 'overwatch') facts.push(overwatchFact(words, profile));
  else if (piece.weapon !== 'ready' && !marksOf(piece, profile).includes('overheated'))
    facts.push(words.rail[piece.weapon]);
  facts.push(...arsenalFacts(words, profile, piece), ...gearFacts(words, dossier, piece));
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
