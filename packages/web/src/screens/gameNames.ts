/** How a game is called: by its mission and who plays. */
import { MISSIONS } from '@sensorium/content';
import type { GameRecord } from '../storage/games.ts';
import type { Words } from '../words/words.ts';
import { PERSON } from './opponents.ts';

export const missionOf = (game: Pick<GameRecord, 'mission'>) => MISSIONS.find(({ id }) => id === game.mission);

export const missionTitle = (words: Words, game: Pick<GameRecord, 'mission'>): string =>
  missionOf(game)?.words[words.language].title ?? game.mission;

const playerName = (words: Words, player: string, person: string): string => {
  if (player === PERSON) return person;
  const known: Readonly<Record<string, { readonly name: string }>> = words.opponents;
  return known[player]?.name ?? player;
};

/** One person against a program is "you"; two people are two people. */
export const playersOf = (words: Words, { sides }: GameRecord): string => {
  if (sides.marines === PERSON && sides.aliens === PERSON) return words.games.twoPeople;
  return words.games.against(
    playerName(words, sides.marines, words.games.you),
    playerName(words, sides.aliens, words.games.you),
  );
};
