/** The dice of an event, with what was needed and what came of it. */
import type { GameEvent } from '@sensorium/engine';
import { lookOf } from './looks/events.ts';
import type { Teller } from './sentences.ts';
import { shown, type Throw } from './thrown.ts';
import { capital, pieceName, wordFor } from './displayNames.ts';

export const throwOf = (
  { words, dossier }: Teller,
  event: GameEvent,
  names: ReadonlyMap<number, number>,
): Throw | null => {
  const telling = lookOf(event).dice?.(event, words.dice);
  if (telling === undefined) return null;
  const { dice, counts, against = [], needed, because, verdict, detail = '', isGood, pieces } = telling;
  const who = (id: number): string =>
    capital(pieceName(words, dossier, id, names.get(id) ?? dossier.rosterProfiles[id]));
  return {
    attack: shown(dice, counts),
    defence: shown(against, (value) => value === Math.max(...against)),
    needed,
    because: because ?? [wordFor(words.dice.because, event.rule)],
    verdict,
    detail,
    isGood,
    rule: event.rule,
    who: (against.length > 0 ? pieces.slice(0, 1) : pieces).map(who).join(' · '),
    against: against.length > 0 && pieces.length > 1 ? who(pieces.at(-1)!) : '',
    piece: pieces.at(-1) ?? -1,
  };
};
