/** Events as sentences. */
import { tellEvent } from '@sensorium/content/words';
import type { Board, GameEvent, Phase } from '@sensorium/engine';
import type { Dossier } from '../engine/protocol.ts';
import { capital, pieceName, squareName, wordFor, type GameWords } from './words.ts';

export interface Teller {
  readonly words: GameWords;
  readonly dossier: Dossier;
  readonly board: Board;
}

type Tone = 'marines' | 'aliens' | 'kill' | 'phase' | 'fire' | 'plain';

export interface Sentence {
  readonly text: string;
  readonly rule: string;
  readonly tone: Tone;
}

/** Kinds the log has its own line for, or that everybody sees on the board. */
const SILENT: readonly GameEvent['is'][] = ['clock-started', 'piece-activated', 'blip-drawn'];
const FIERY: readonly GameEvent['is'][] = [
  'flamer-fired',
  'flames-rolled',
  'squares-ignited',
  'self-destructed',
  'target-burned',
];

/** The sentence for an event, or null for what the log passes over in silence. */
export const sentenceFor = (
  { words, dossier, board }: Teller,
  event: GameEvent,
  names: ReadonlyMap<number, number>,
): Sentence | null => {
  if (event.is === 'phase-began') return phaseLine(words, event.phase, event.turn, event.rule);
  // C13.12: everybody's overwatch ends with the turn; that is not worth a line each.
  if (SILENT.includes(event.is) || (event.is === 'overwatch-lost' && event.rule === 'C13.12')) return null;
  const profileOf = (id: number): number | undefined => names.get(id) ?? dossier.rosterProfiles[id];
  const text = tellEvent(words.locale === 'fr' ? 'fr' : 'en', event, {
    piece: (id) => pieceName(words, dossier, id, profileOf(id)),
    square: (square) => squareName(board.x[square] ?? 0, board.y[square] ?? 0, board.level[square]),
    facing: (facing) => words.facings[facing] ?? '',
    area: (area) => dossier.board.entries[area]?.id ?? '',
  });
  const isMarine = (id: number): boolean => dossier.profiles[profileOf(id) ?? 0]?.unit.side === 'marines';
  return text === null ? null : { text, rule: event.rule, tone: toneOf(event, isMarine) };
};

const phaseLine = (words: GameWords, phase: Phase, turn: number, rule: string): Sentence | null =>
  phase === 'clock' || phase === 'command'
    ? null
    : { text: `${words.log.turn(turn)} · ${words.phases[phase]}`, rule, tone: 'phase' };

const toneOf = (event: GameEvent, isMarine: (id: number) => boolean): Tone => {
  if (FIERY.includes(event.is)) return 'fire';
  if (event.is === 'piece-killed' || (event.is === 'shot-fired' && event.hit)) return 'kill';
  if (event.is === 'close-combat-fought' && event.killed >= 0) return 'kill';
  if (event.is === 'game-ended') return 'phase';
  const who = 'piece' in event ? event.piece : 'by' in event ? event.by : 'attacker' in event ? event.attacker : -1;
  if (typeof who !== 'number' || who < 0) return 'plain';
  return isMarine(who) ? 'marines' : 'aliens';
};

interface ShownDie {
  readonly key: string;
  readonly value: number;
  /** Whether it decided anything. */
  readonly counts: boolean;
}

const shown = (dice: readonly number[], counts: (value: number) => boolean): ShownDie[] =>
  dice.map((value, place) => ({ key: `${place}`, value, counts: counts(value) }));

/** The dice of an event, with what was needed and what came of it. */
export interface Throw {
  readonly attack: readonly ShownDie[];
  readonly defence: readonly ShownDie[];
  readonly needed: number;
  readonly because: readonly string[];
  readonly verdict: string;
  readonly detail: string;
  readonly isGood: boolean;
  readonly rule: string;
  readonly who: string;
}

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
      detail: event.jammed ? dice.jammed : '',
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
      because: [dice.against(event.attackScore, event.defenceScore)],
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
  return null;
};
