/** Who sits at a table and which of them is asked: a side, or one of two marine players (A3.10). */
import { SIDES, pending, type Game } from '@sensorium/engine';
import { playersAsked, type MarinePlayer } from '@sensorium/rules';
import { SECOND, type Party, type Seats } from './protocol.ts';

export const hasSecond = (sides: Seats): boolean => sides[SECOND] !== undefined;

export const partiesOf = (sides: Seats): readonly Party[] => (hasSecond(sides) ? ['marines', SECOND, 'aliens'] : SIDES);

/** Which marine player that is; null for whoever has a side alone. */
export const playerAt = (sides: Seats, party: Party): MarinePlayer | null =>
  party === 'aliens' || !hasSecond(sides) ? null : party === SECOND ? 2 : 1;

/** Whom the open decision is put to. */
export const partiesAsked = (game: Game, sides: Seats): readonly Party[] => {
  const open = pending(game);
  if (open === null) return [];
  if (open.side === 'aliens' || !hasSecond(sides)) return [open.side];
  return playersAsked(game).map((player) => (player === 2 ? SECOND : 'marines'));
};
