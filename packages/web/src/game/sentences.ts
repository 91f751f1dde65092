/** Events as sentences. */
import type { Board, EventKind, EventOf, GameEvent } from '@sensorium/engine';
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

const diceText = (dice: readonly number[]): string => dice.join(' · ');

/** The sentence for an event, or null for what the log passes over in silence. */
export const sentenceFor = (teller: Teller, event: GameEvent, names: ReadonlyMap<number, number>): Sentence | null => {
  const told = tell(teller, event, names);
  return told === null ? null : { text: capital(told[0]), rule: event.rule, tone: told[1] };
};

/** The words for names, squares and facings that the sentences are made of. */
interface Names {
  readonly words: GameWords;
  readonly log: GameWords['log'];
  readonly dossier: Dossier;
  readonly who: (id: number) => string;
  readonly at: (square: number) => string;
  readonly facing: (index: number) => string;
  readonly tone: (id: number) => Tone;
}

type Telling<Kind extends EventKind> = (names: Names, event: EventOf<Kind>) => readonly [string, Tone] | null;

/** Kinds that are not listed are passed over in silence. */
const TELLINGS: { readonly [Kind in EventKind]?: Telling<Kind> } = {
  'phase-began': ({ words, log }, { phase, turn }) =>
    phase === 'clock' || phase === 'command' ? null : [`${log.turn(turn)} · ${words.phases[phase]}`, 'phase'],
  'cp-drawn': ({ log }, { secret, bonus }) => [
    secret === undefined ? log.cpDrawnHidden : log.cpDrawn(secret.value + bonus),
    'plain',
  ],
  'cp-revealed': ({ log }, { value, spent }) => [log.cpRevealed(value, spent), 'plain'],
  'points-paid': ({ log, who }, { piece, cp }) => (cp > 0 ? [log.cpPaid(who(piece), cp), 'marines'] : null),
  'piece-moved': ({ log, who, at, tone }, { piece, to }) => [log.moved(who(piece), at(to)), tone(piece)],
  'piece-entered': ({ log, who, at }, { piece, to }) => [log.entered(who(piece), at(to)), 'aliens'],
  'piece-left': ({ log, who, tone }, { piece }) => [log.left(who(piece)), tone(piece)],
  'piece-turned': ({ log, who, facing, tone }, { piece, to }) => [log.turned(who(piece), facing(to)), tone(piece)],
  'turned-to-face': ({ log, who, tone }, { piece }) => [log.turnedToFace(who(piece)), tone(piece)],
  'facing-set': ({ log, who, facing }, { piece, to }) => [log.faced(who(piece), facing(to)), 'aliens'],
  'piece-deployed': ({ log, who, at, tone }, event) => [
    log.deployed(who(event.piece), at(event.at)),
    tone(event.piece),
  ],
  'shot-fired': ({ words, log, who }, { by, target, dice, hit, jammed }) => {
    const whom = target >= 0 ? who(target) : words.aDoor;
    const text = (hit ? log.shotHit : log.shotMissed)(who(by), whom, diceText(dice));
    return [jammed ? `${text} ${log.jam(who(by))}` : text, hit ? 'kill' : 'marines'];
  },
  'flamer-fired': ({ log, who, at }, event) => [log.flamed(who(event.by), at(event.at), event.left), 'fire'],
  'flames-rolled': ({ log, who }, { piece, die, killed }) => [
    (killed ? log.flamesKilled : log.flamesSpared)(who(piece), die),
    'fire',
  ],
  'squares-ignited': ({ log }, { squares }) => [log.ignited(squares.length), 'fire'],
  'fires-ended': ({ log }) => [log.firesEnded, 'plain'],
  'self-destructed': ({ log, who }, { by }) => [log.selfDestructed(who(by)), 'fire'],
  'close-combat-fought': ({ log, who, tone }, { attacker, defender, attack, defence, killed }) => {
    const text = log.fought(who(attacker), who(defender), diceText(attack), diceText(defence));
    const result = killed < 0 ? log.foughtNothing : capital(log.foughtKilled(who(killed)));
    return [`${text} ${result}`, killed >= 0 ? 'kill' : tone(attacker)];
  },
  'door-struck': ({ log, who, tone }, { attacker, dice }) => [
    log.doorStruck(who(attacker), diceText(dice)),
    tone(attacker),
  ],
  'piece-killed': ({ log, who, tone }, { piece, unit, kills }) => {
    if (unit === 'blip') return [log.blipKilled(kills), 'kill'];
    return tone(piece) === 'marines' ? [log.killed(who(piece)), 'kill'] : null;
  },
  'pieces-lost': ({ log }, { count }) => [log.lost(count), 'aliens'],
  'door-opened': ({ log, who, at, tone }, event) => [log.doorOpened(who(event.piece), at(event.at)), tone(event.piece)],
  'door-closed': ({ log, who, at, tone }, event) => [log.doorClosed(who(event.piece), at(event.at)), tone(event.piece)],
  'door-destroyed': ({ log, at }, event) => [log.doorDestroyed(at(event.at)), 'plain'],
  'blip-converted': ({ log, at }, event) => [
    event.at >= 0 ? log.converted(event.value, at(event.at)) : log.convertedLurking(event.value),
    'aliens',
  ],
  'blip-placed': ({ log, dossier }, { area }) => [log.blipPlaced(dossier.board.entries[area]?.id ?? ''), 'aliens'],
  'blip-must-lurk': ({ log }) => [log.mustLurk, 'aliens'],
  'overwatch-set': ({ log, who }, { piece }) => [log.overwatchSet(who(piece)), 'marines'],
  // C13.12: everybody's ends with the turn; that is not worth a line each.
  'overwatch-lost': ({ log, who }, { piece, rule }) =>
    rule === 'C13.12' ? null : [log.overwatchLost(who(piece)), 'marines'],
  'jam-cleared': ({ log, who }, { piece }) => [log.jamCleared(who(piece)), 'marines'],
  'time-ran-out': ({ log }) => [log.timeUp, 'plain'],
  'draw-offered': ({ words, log }, { by }) => [log.drawOffered(words.sides[by]), 'plain'],
  'game-ended': ({ log }, { winner }) => [wordFor(log.ended, winner), 'phase'],
  'marine-escaped': ({ log, who }, { piece, escaped, needed }) => [log.escaped(who(piece), escaped, needed), 'marines'],
  'target-burned': ({ log }, { section, left }) => [log.targetBurned(section, left), 'fire'],
  'duct-destroyed': ({ log, at }, event) => [log.ductDestroyed(at(event.at)), 'kill'],
  'cat-placed': ({ log, at }, event) => [log.catPlaced(at(event.at)), 'plain'],
  'cat-taken': ({ log, who }, { piece }) => [log.catTaken(who(piece)), 'marines'],
  'cat-dropped': ({ log, at }, event) => [log.catDropped(at(event.at)), 'plain'],
  'cat-damaged': ({ log }) => [log.catDamaged, 'kill'],
  'cat-destroyed': ({ log }) => [log.catDestroyed, 'kill'],
  'cat-rescued': ({ log, who }, { piece }) => [log.catRescued(who(piece)), 'marines'],
  'cat-wanders': ({ log }, { die, steps }) => [log.catWanders(die, steps), 'plain'],
  'cat-stepped': ({ log, at }, { dice, to }) => [
    to < 0 ? log.catStopped(diceText(dice)) : log.catStepped(diceText(dice), at(to)),
    'plain',
  ],
};

const tell = (
  { words, dossier, board }: Teller,
  event: GameEvent,
  names: ReadonlyMap<number, number>,
): readonly [string, Tone] | null => {
  const telling = TELLINGS[event.is] as Telling<EventKind> | undefined;
  const profileOf = (id: number): number | undefined => names.get(id) ?? dossier.rosterProfiles[id];
  const known: Names = {
    words,
    log: words.log,
    dossier,
    who: (id) => pieceName(words, dossier, id, profileOf(id)),
    at: (square) => squareName(board.x[square]!, board.y[square]!, board.level[square]),
    facing: (index) => words.facings[index] ?? '',
    tone: (id) => (dossier.profiles[profileOf(id) ?? 0]?.unit.side === 'marines' ? 'marines' : 'aliens'),
  };
  return telling === undefined ? null : telling(known, event);
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
