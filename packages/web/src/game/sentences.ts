/** Events as sentences. */
import type { Board, GameEvent } from '@sensorium/engine';
import type { Dossier } from '../engine/protocol.ts';
import { capital, pieceName, squareName, wordFor, type GameWords } from './words.ts';

export interface Teller {
  readonly words: GameWords;
  readonly dossier: Dossier;
  readonly board: Board;
}

export type Tone = 'marines' | 'aliens' | 'kill' | 'phase' | 'fire' | 'plain';

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

const tell = (
  { words, dossier, board }: Teller,
  event: GameEvent,
  names: ReadonlyMap<number, number>,
): [string, Tone] | null => {
  const { log } = words;
  const who = (id: number): string => pieceName(words, dossier, id, names.get(id) ?? dossier.rosterProfiles[id]);
  const at = (square: number): string => squareName(board.x[square]!, board.y[square]!, board.level[square]);
  const toneOf = (id: number): Tone =>
    dossier.profiles[names.get(id) ?? dossier.rosterProfiles[id] ?? 0]?.unit.side === 'marines' ? 'marines' : 'aliens';
  const facing = (index: number): string => words.facings[index] ?? '';
  switch (event.is) {
    case 'phase-began':
      if (event.phase === 'clock' || event.phase === 'command') return null;
      return [`${log.turn(event.turn)} · ${wordFor(words.phases, event.phase)}`, 'phase'];
    case 'cp-drawn':
      return [event.secret === undefined ? log.cpDrawnHidden : log.cpDrawn(event.secret.value + event.bonus), 'plain'];
    case 'cp-revealed':
      return [log.cpRevealed(event.value, event.spent), 'plain'];
    case 'points-paid':
      return event.cp > 0 ? [log.cpPaid(who(event.piece), event.cp), 'marines'] : null;
    case 'piece-moved':
      return [log.moved(who(event.piece), at(event.to)), toneOf(event.piece)];
    case 'piece-entered':
      return [log.entered(who(event.piece), at(event.to)), 'aliens'];
    case 'piece-turned':
      return [log.turned(who(event.piece), facing(event.to)), toneOf(event.piece)];
    case 'turned-to-face':
      return [log.turnedToFace(who(event.piece)), toneOf(event.piece)];
    case 'facing-set':
      return [log.faced(who(event.piece), facing(event.to)), 'aliens'];
    case 'piece-deployed':
      return [log.deployed(who(event.piece), at(event.at)), toneOf(event.piece)];
    case 'shot-fired': {
      const whom = event.target >= 0 ? who(event.target) : words.aDoor;
      const text = (event.hit ? log.shotHit : log.shotMissed)(who(event.by), whom, diceText(event.dice));
      return [event.jammed ? `${text} ${log.jam(who(event.by))}` : text, event.hit ? 'kill' : 'marines'];
    }
    case 'flamer-fired':
      return [log.flamed(who(event.by), at(event.at), event.left), 'fire'];
    case 'flames-rolled':
      return [(event.killed ? log.flamesKilled : log.flamesSpared)(who(event.piece), event.die), 'fire'];
    case 'squares-ignited':
      return [log.ignited(event.squares.length), 'fire'];
    case 'fires-ended':
      return [log.firesEnded, 'plain'];
    case 'self-destructed':
      return [log.selfDestructed(who(event.by)), 'fire'];
    case 'close-combat-fought': {
      const text = log.fought(
        who(event.attacker),
        who(event.defender),
        diceText(event.attack),
        diceText(event.defence),
      );
      const result = event.killed < 0 ? log.foughtNothing : capital(log.foughtKilled(who(event.killed)));
      return [`${text} ${result}`, event.killed >= 0 ? 'kill' : toneOf(event.attacker)];
    }
    case 'door-struck':
      return [log.doorStruck(who(event.attacker), diceText(event.dice)), toneOf(event.attacker)];
    case 'piece-killed':
      if (event.unit === 'blip') return [log.blipKilled(event.kills), 'kill'];
      return toneOf(event.piece) === 'marines' ? [log.killed(who(event.piece)), 'kill'] : null;
    case 'pieces-lost':
      return [log.lost(event.count), 'aliens'];
    case 'door-opened':
      return [log.doorOpened(who(event.piece), at(event.at)), toneOf(event.piece)];
    case 'door-closed':
      return [log.doorClosed(who(event.piece), at(event.at)), toneOf(event.piece)];
    case 'door-destroyed':
      return [log.doorDestroyed(at(event.at)), 'plain'];
    case 'blip-converted':
      return [event.at >= 0 ? log.converted(event.value, at(event.at)) : log.convertedLurking(event.value), 'aliens'];
    case 'blip-placed':
      return [log.blipPlaced(dossier.board.entries[event.area]?.id ?? ''), 'aliens'];
    case 'blip-must-lurk':
      return [log.mustLurk, 'aliens'];
    case 'overwatch-set':
      return [log.overwatchSet(who(event.piece)), 'marines'];
    case 'overwatch-lost':
      return event.rule === 'C13.12' ? null : [log.overwatchLost(who(event.piece)), 'marines'];
    case 'jam-cleared':
      return [log.jamCleared(who(event.piece)), 'marines'];
    case 'time-ran-out':
      return [log.timeUp, 'plain'];
    case 'draw-offered':
      return [log.drawOffered(words.sides[event.by]), 'plain'];
    case 'game-ended':
      return [wordFor(log.ended, event.winner), 'phase'];
    case 'blip-drawn':
    case 'clock-started':
    case 'figure-placed':
    case 'piece-activated':
    case 'piece-left':
      return null;
    default:
      return null;
  }
};

/** The dice of an event, with what was needed and what came of it. */
export interface Throw {
  readonly attack: readonly { readonly value: number; readonly counts: boolean }[];
  readonly defence: readonly { readonly value: number; readonly counts: boolean }[];
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
      attack: event.dice.map((value) => ({ value, counts: value >= needed })),
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
      attack: [{ value: event.die, counts: event.killed }],
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
      attack: event.attack.map((value) => ({ value, counts: value === Math.max(...event.attack) })),
      defence: event.defence.map((value) => ({ value, counts: value === Math.max(...event.defence) })),
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
      attack: event.dice.map((value) => ({ value, counts: value === Math.max(...event.dice) })),
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
