/** The dice of an event, with what was needed and what came of it. */
import type { GameEvent } from '@sensorium/engine';
import { deathwingThrow } from './deathwing/throws.ts';
import type { Teller } from './sentences.ts';
import { shown, type Throw } from './thrown.ts';
import { capital, pieceName, wordFor } from './words.ts';

/** D17.8: the dice would have hit, but debris was in the way. */
const isTurnedAside = (dice: readonly number[], needed: number, hit: boolean): boolean =>
  !hit && dice.some((die) => die >= needed);

export const throwOf = (
  { words, dossier }: Teller,
  event: GameEvent,
  names: ReadonlyMap<number, number>,
): Throw | null => {
  const { dice } = words;
  const who = (id: number): string =>
    capital(pieceName(words, dossier, id, names.get(id) ?? dossier.rosterProfiles[id]));
  if (event.is === 'shot-fired') {
    const needed = event.needed.reduce((sum, part) => sum + part.value, 0);
    return {
      attack: shown(event.dice, (value) => value >= needed),
      defence: [],
      needed,
      because: event.needed.map((part) => wordFor(dice.because, part.because)),
      verdict: event.hit ? dice.hit : dice.missed,
      detail: event.jammed ? dice.jammed : isTurnedAside(event.dice, needed, event.hit) ? dice.deflected : '',
      isGood: event.hit,
      rule: event.rule,
      who: who(event.by),
    };
  }
  if (event.is === 'flames-rolled')
    return {
      attack: shown([event.die], () => event.killed),
      defence: [],
      needed: event.needed,
      because: [wordFor(dice.because, event.rule)],
      verdict: event.killed ? dice.burned : dice.survived,
      detail: '',
      isGood: event.killed,
      rule: event.rule,
      who: who(event.piece),
    };
  if (event.is === 'close-combat-fought') {
    const winner =
      event.killed === event.defender
        ? dice.attackerWins
        : event.killed === event.attacker
          ? dice.defenderWins
          : dice.standOff;
    return {
      attack: shown(event.attack, (value) => value === Math.max(...event.attack)),
      defence: shown(event.defence, (value) => value === Math.max(...event.defence)),
      needed: 0,
      because: [
        dice.against(event.attackScore, event.defenceScore),
        ...[...event.attackBonus, ...event.defenceBonus].map(
          ({ value, because }) => `${value > 0 ? '+' : ''}${value} ${wordFor(dice.because, because)}`,
        ),
      ],
      verdict: winner,
      detail: event.isFaced ? '' : dice.flank,
      isGood: event.killed >= 0,
      rule: event.rule,
      who: `${who(event.attacker)} · ${who(event.defender)}`,
    };
  }
  if (event.is === 'automaton-rolled')
    return {
      attack: shown([event.die], () => true),
      defence: [],
      needed: 0,
      because: [wordFor(dice.because, event.reason)],
      verdict: dice.automaton,
      detail: '',
      isGood: false,
      rule: event.rule,
      who: event.piece >= 0 ? who(event.piece) : '',
    };
  if (event.is === 'door-struck')
    return {
      attack: shown(event.dice, (value) => value === Math.max(...event.dice)),
      defence: [],
      needed: 6,
      because: [],
      verdict: event.score >= 6 ? dice.doorBreaks : dice.doorHolds,
      detail: '',
      isGood: event.score >= 6,
      rule: event.rule,
      who: who(event.attacker),
    };
  return deathwingThrow(words, event, who);
};
