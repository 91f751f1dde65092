/** How a game is called: by its mission and who plays. */
import type { Mission } from '@sensorium/content';
import { inLanguage, type Language } from '@sensorium/content/words';
import { missionCalled, missionWords } from '@sensorium/expedition';
import { SECOND } from '../engine/protocol.ts';
import type { GameRecord } from '../storage/games.ts';
import type { Words } from '../words/words.ts';
import { PERSON } from './opponents.ts';

/** Generated missions are made anew from their names: often asked for, seldom different. */
const made = new Map<string, Mission | undefined>();

export const missionNamed = (name: string): Mission | undefined => {
  if (!made.has(name)) made.set(name, missionCalled(name) ?? undefined);
  return made.get(name);
};

export const missionOf = (game: Pick<GameRecord, 'mission' | 'own'>): Mission | undefined =>
  game.own ?? missionNamed(game.mission);

/** What the game's mission says, also where the game is part of something longer. */
export const wordsOf = (
  game: Pick<GameRecord, 'mission' | 'own' | 'scenario'>,
  language: Language,
): Mission['words']['en'] | undefined => {
  const texts = missionOf(game)?.words ?? (game.scenario === undefined ? null : missionWords(game.scenario));
  return texts === null ? undefined : inLanguage(texts, language);
};

export const missionTitle = (words: Words, game: Pick<GameRecord, 'mission' | 'own' | 'scenario'>): string =>
  wordsOf(game, words.language)?.title ?? game.mission;

const playerName = (words: Words, player: string, person: string): string => {
  if (player === PERSON) return person;
  const known: Readonly<Record<string, { readonly name: string }>> = words.opponents;
  return known[player]?.name ?? player;
};

/** One person against a program is "you"; two people are two people, and three are three. */
export const playersOf = (words: Words, { sides }: GameRecord): string => {
  const { [SECOND]: second } = sides;
  if (sides.marines === PERSON && sides.aliens === PERSON && (second ?? PERSON) === PERSON)
    return second === undefined ? words.games.twoPeople : words.games.threePeople;
  const first = playerName(words, sides.marines, words.games.you);
  return words.games.against(
    second === undefined ? first : words.games.together(first, playerName(words, second, words.newGame.friend)),
    playerName(words, sides.aliens, words.games.you.toLowerCase()),
  );
};
