/** How an online game is called: by its mission, and with whom. */
import type { GameSummary, OnlineClock, SeatTaken } from '@sensorium/host/online';
import { inLanguage, type OnlineWords } from '@sensorium/content/words';
import { missionNamed } from '../screens/gameNames.ts';
import type { Words } from '../words/words.ts';

export const titleOf = (words: Words, mission: string): string => {
  const known = missionNamed(mission);
  return known === undefined ? mission : inLanguage(known.words, words.language).title;
};

export const nameAt = (said: OnlineWords, { person }: Pick<SeatTaken, 'person'>): string =>
  person?.name ?? said.nameless;

export const othersAt = (said: OnlineWords, { seats, mine }: GameSummary): string[] =>
  seats.filter(({ party }) => !mine.includes(party)).map((seat) => nameAt(said, seat));

export const clockText = ({ invitation }: OnlineWords, clock: OnlineClock): string => {
  const { clocks } = invitation;
  if (clock.kind === 'thinking') return clocks.thinking(clock.minutes, clock.increment);
  return clock.kind === 'days' ? clocks.days(clock.days) : clocks[clock.kind];
};

/** The address of a screen with everything before it, to be sent to somebody. */
export const linkTo = (route: string): string => `${location.href.split('#')[0]}${route}`;
