/** New games from a choice, a rematch, or the second leg of a match. */
import { otherSide } from '@sensorium/engine';
import { PERSON } from '../screens/opponents.ts';
import { defaultOpponent } from '../screens/newGameChoice.ts';
import { createGame, type GameRecord, type MatchNames, type NewGame } from './games.ts';

type Begun = Omit<NewGame, 'match'> & { readonly match: boolean; readonly names?: MatchNames };

export const beginGame = ({ match: isMatch, names, ...game }: Begun): string => {
  const isForTwo = game.sides.marines === PERSON && game.sides.aliens === PERSON;
  const named = names !== undefined && isForTwo && names.some((name) => name.trim() !== '') ? { names } : {};
  const match = isMatch ? ({ id: crypto.randomUUID(), leg: 1, ...named } as const) : null;
  return createGame({ ...game, match }).id;
};

const again = (game: GameRecord): NewGame => ({
  mission: game.mission,
  sides: game.sides,
  clock: game.clock,
  match: null,
  ...(game.own === undefined ? {} : { own: game.own }),
  ...(game.options === undefined ? {} : { options: game.options }),
  ...(game.scenario === undefined ? {} : { scenario: game.scenario }),
  ...(game.typed === undefined ? {} : { typed: game.typed }),
});

export const rematch = (game: GameRecord): string => createGame(again(game)).id;

/** Persons change places; a program is replaced by one that plays the side it gets. */
export const swapSeats = (sides: GameRecord['sides']): GameRecord['sides'] => {
  if (sides.marines === PERSON && sides.aliens === PERSON) return sides;
  return sides.marines === PERSON
    ? { marines: defaultOpponent('aliens'), aliens: PERSON }
    : { marines: PERSON, aliens: defaultOpponent(otherSide('aliens')) };
};

export const swapped = (game: GameRecord): string => createGame({ ...again(game), sides: swapSeats(game.sides) }).id;

/** The same dice for both legs would give the second player what he has seen: a seed that was typed is left out. */
export const secondLeg = (game: GameRecord): string => {
  const match = game.match === null ? null : ({ ...game.match, leg: 2 } as const);
  return createGame({ ...again(game), sides: swapSeats(game.sides), match }).id;
};
