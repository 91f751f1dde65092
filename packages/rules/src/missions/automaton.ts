/** S6.8: what the automata may know of a mission: Table S-MISSION. */
import type { Coordinates, Game, MissionRule, PieceId, Square, Hook } from '@sensorium/engine';
import { loadedFlamers, unburnedTargets } from './burnTargets.ts';
import { catOf } from './cat.ts';
import { intactDucts } from './ducts.ts';
import { exitSquares, marinesToBringOut } from './exits.ts';
import { uncoveredEntries } from './extermination.ts';
import { squaresOf } from './places.ts';

declare module '@sensorium/engine' {
  interface MissionRuleTypes {
    automaton: AutomatonFields;
  }
  interface HookTypes {
    /** S3.15: marines the mission mentions. */
    mentionedMarines: Hook<'join', (game: Game) => readonly PieceId[]>;
    /** S3.16: squares an objective not yet completed is about. */
    objectiveSquares: Hook<'join', (game: Game) => readonly Square[]>;
    /** S6.9: squares on which a genestealer wins or comes nearer to it. */
    alienGoalSquares: Hook<'join', (game: Game) => readonly Square[]>;
  }
}

export const MENTIONED = ['none', 'loaded-flamers', 'cat-carrier', 'to-bring-out'] as const;
type Mentioned = (typeof MENTIONED)[number];
export const PLACES = [
  'unburned-targets',
  'uncovered-entries',
  'loose-cat',
  'cat-or-exits',
  'exits',
  'intact-ducts',
] as const;
type Place = (typeof PLACES)[number];

interface AutomatonFields {
  readonly mentionedMarines: Mentioned;
  readonly objectiveSquares: readonly (Place | Coordinates)[];
  readonly alienGoalSquares: readonly (Place | Coordinates)[];
}

const carrier = (game: Game): PieceId[] => {
  const cat = catOf(game);
  return cat !== null && cat.by >= 0 ? [cat.by] : [];
};

const looseCat = (game: Game): Square[] => {
  const cat = catOf(game);
  return cat !== null && cat.by < 0 ? [cat.at] : [];
};

const MARINES: Readonly<Record<Mentioned, (game: Game) => readonly PieceId[]>> = {
  none: () => [],
  'loaded-flamers': loadedFlamers,
  'cat-carrier': carrier,
  'to-bring-out': marinesToBringOut,
};

const SQUARES: Readonly<Record<Place, (game: Game) => readonly Square[]>> = {
  'unburned-targets': unburnedTargets,
  'uncovered-entries': uncoveredEntries,
  'loose-cat': looseCat,
  'cat-or-exits': (game) => (carrier(game).length > 0 ? exitSquares(game) : looseCat(game)),
  exits: exitSquares,
  'intact-ducts': intactDucts,
};

const placesIn = (game: Game, places: readonly (Place | Coordinates)[]): Square[] =>
  places.flatMap((place) => (typeof place === 'string' ? SQUARES[place](game) : squaresOf(game.setup.board, [place])));

export const automaton: MissionRule<'automaton'> = {
  id: 'automaton',
  hooks: (data) => ({
    mentionedMarines: MARINES[data.mentionedMarines],
    objectiveSquares: (game) => placesIn(game, data.objectiveSquares),
    alienGoalSquares: (game) => placesIn(game, data.alienGoalSquares),
  }),
};

type Field = 'mentionedMarines' | 'objectiveSquares' | 'alienGoalSquares';

/** In ascending order. */
const allOf = (game: Game, field: Field): readonly number[] => {
  const found = game.setup.hooks[field](game);
  return found.length === 0 ? NONE : [...new Set(found)].sort((a, b) => a - b);
};
const NONE: readonly number[] = [];

export const mentionedMarines = (game: Game): readonly PieceId[] => allOf(game, 'mentionedMarines');
export const objectiveSquares = (game: Game): readonly Square[] => allOf(game, 'objectiveSquares');
export const alienGoalSquares = (game: Game): readonly Square[] => allOf(game, 'alienGoalSquares');
