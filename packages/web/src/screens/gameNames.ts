/** How a game is called: by its mission and who plays. */
import { MISSIONS } from '@sensorium/content';
import type { GameRecord } from '../storage/games.ts';
import type { Words } from '../words/words.ts';
import { PERSON } from './opponents.ts';

export const missionOf = (game: Pick<GameRecord, 'mission'>) => MISSIONS.find(({ id }) => id === game.mission);

export const missionTitle = (words: Words, game: Pick<GameRecord, 'mission'>): string =>
  missionOf(game)?.words[words.language].title ?? game.mission;

const playerName = (words: Words, player: string): string => {
  if (player === PERSON) return words.games.person;
  const known: Readonly<Record<string, { readonly name: string }>> = words.opponents;
  return known[player]?.name ?? player;
};

export const playersOf = (words: Words, game: GameRecord): string =>
  words.games.against(playerName(words, game.sides.marines), playerName(words, game.sides.aliens));
