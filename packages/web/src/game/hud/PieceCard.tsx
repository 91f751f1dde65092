import { useEffect, useState } from 'preact/compat';
import type { GearRow, Piece } from '@sensorium/engine';
import { OVERWATCH_WITH, REAL, encodeShot } from '@sensorium/rules';
import { allAlike, malfunctionOdds } from '@sensorium/host/chances';
import { commandOf, type Dossier, type Offer, type ProfileCard } from '../../engine/protocol.ts';
import { arsenalFacts, classFacts, closeCombatValue, marksOf } from '../arsenal/facts.ts';
import { firstShot } from '../arsenal/firstShots.ts';
import { loadedOf, psiOf, type Loaded } from '../deathwing/supplies.ts';
import type { Game } from '../useGame.ts';
import { capital, percent, pieceName, squareName, wordFor, type GameWords } from '../displayNames.ts';
import './card.css';

const ambushFact = (words: GameWords, value: number): string =>
  value === 0 ? words.rail.ambushHidden : value === REAL ? words.rail.real : words.rail.phantom;

/** Facing an opponent: skill and weapons together (D4.3). */
const closeCombatFact = (words: GameWords, piece: Piece, profile: ProfileCard): string => {
  const value = closeCombatValue(piece, profile);
  if (value !== null) return words.rail.closeCombat(value.dice, value.bonus);
  const { unit, rows } = profile;
  const blows = rows.flatMap((row) => (row.blows === undefined ? [] : [row.blows.front]));
  const dice = Math.max(unit.closeCombat.dice, ...blows.map((blow) => blow.dice));
  return words.rail.closeCombat(
    dice,
    blows.reduce((sum, blow) => sum + blow.bonus, unit.closeCombat.bonus),
  );
};

/** A7.8: with the weapon named. */
const namedOverwatch = (words: GameWords, profile: ProfileCard, named: number): string => {
  const { name, chance, within } = firstShot(words, profile, named);
  const parts = [name, percent(words, chance), words.arsenal.within(within)];
  return words.arsenal.fact(words.rail.overwatch, parts.join(' · '));
};

const overwatchFact = (words: GameWords, profile: ProfileCard, { counts }: Piece): string => {
  const named = counts[OVERWATCH_WITH];
  if (named !== undefined) return namedOverwatch(words, profile, named - 1);
  const gear = profile.rows.findIndex((row) => typeof row.ranged?.overwatchRange === 'number');
  if (gear < 0) return words.rail.overwatch;
  const { dice, jamsOnDoubles } = profile.rows[gear]!.ranged!;
  const hit = percent(words, firstShot(words, profile, encodeShot({ gear, mode: 0, second: -1 })).chance);
  const jam = jamsOnDoubles ? `, ${words.hints.jams(percent(words, allAlike(dice)))}` : '';
  return words.arsenal.fact(words.rail.overwatch, `${hit}${jam}`);
};

interface GearFacts {
  /** What runs out: read first, also where a card has two lines. */
  readonly counted: readonly string[];
  readonly others: readonly string[];
}

/** Each item with what is left in it and what it does beyond dice. */
const gearFacts = (words: GameWords, dossier: Dossier, piece: Piece): GearFacts => {
  const profile = dossier.profiles[piece.profile]!;
  const loaded = loadedOf(profile, piece.counts);
  const psi = psiOf(piece.counts);
  const plain: string[] = [];
  const counted: string[] = [];
  const others = profile.gear.flatMap((item, place) => {
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
    if (parts.length > 0) {
      const fact = words.arsenal.fact(name, parts.join(', '));
      if (load === undefined) return [fact];
      counted.push(fact);
      return [];
    }
    if (profile.unit.armour === undefined) return [name];
    plain.push(name);
    return [];
  });
  // Troops of the arsenal carry much: what needs no explanation stands on one line.
  if (plain.length > 0) others.unshift(capital(plain.join(', ').toLowerCase()));
  if (psi !== null) {
    const mastery = words.rail.mastery(psi.level, wordFor(words.mastery, String(psi.level)));
    // A14.1: no levels of mastery
    counted.push(
      profile.unit.armour !== undefined ? words.rail.psi(psi.left) : `${words.rail.psi(psi.left)} · ${mastery}`,
    );
  }
  return { counted, others };
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
  const gear = gearFacts(words, dossier, piece);
  if (piece.square >= 0) {
    const name = squareName(board.x[piece.square]!, board.y[piece.square]!, board.level[piece.square]);
    facts.push(piece.facing >= 0 ? `${name}, ${words.rail.facing(words.facings[piece.facing]!)}` : name);
  } else if (piece.area >= 0) facts.push(words.board.entryShort(board.entries[piece.area]!.id));
  const ap = piece.activation === 'ready' ? profile.unit.ap : piece.ap;
  facts.push(`${words.rail[piece.activation]} · ${words.rail.ap(ap)}`, ...gear.counted, ...classFacts(words, profile));
  if (piece.side === 'marines' && piece.square >= 0 && piece.facing < 0) facts.push(words.rail.prone);
  if (profile.is === 'ambush-blip') facts.push(ambushFact(words, piece.value));
  else if (profile.unit.isBlip) facts.push(piece.value > 0 ? words.rail.value(piece.value) : words.rail.hidden);
  else facts.push(closeCombatFact(words, piece, profile));
  if (piece.weapon === 'overwatch') facts.push(overwatchFact(words, profile, piece));
  else if (piece.weapon !== 'ready' && !marksOf(piece, profile).includes('overheated'))
    facts.push(words.rail[piece.weapon]);
  facts.push(...arsenalFacts(words, profile, piece), ...gear.others);
  if (view.run?.by === piece.id) facts.push(words.rail.run(view.run.shots + 1));
  if (piece.mustLurk) facts.push(words.rail.mustLurk);
  return facts;
};

/** C12.2: what the next shots at the piece are worth, asked of the worker anew after every change. */
const useRun = (game: Game, piece: Piece): readonly number[] => {
  const { session, snapshot, context } = game;
  const { selected } = context.choice;
  const shot = context.offers.find(
    ({ do: word, piece: by, at }) => word === 'fire' && by === selected && at === piece.square,
  );
  const [run, setRun] = useState<{ for: Offer; chances: readonly number[] } | null>(null);
  useEffect(() => {
    let isStale = false;
    const ask = async (): Promise<void> => {
      const chances = shot === undefined ? [] : await session.reckoning.run(commandOf(shot));
      if (!isStale && shot !== undefined) setRun({ for: shot, chances });
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [session, snapshot.update, shot]);
  return run !== null && run.for === shot ? run.chances : NO_RUN;
};
const NO_RUN: readonly number[] = [];

export const PieceCard = ({ game, words, piece }: { game: Game; words: GameWords; piece: Piece }) => {
  const run = useRun(game, piece);
  return (
    <aside className={`card is-${piece.side}`}>
      <h2>{capital(pieceName(words, game.context.dossier, piece.id, piece.profile))}</h2>
      <ul>
        {pieceFacts(game, words, piece).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {run.length === 0 ? null : (
          <li className="card-odds">
            {run.map((chance, place) => words.odds.within(place + 1, percent(words, chance))).join(' · ')}
          </li>
        )}
      </ul>
    </aside>
  );
};
