import { arsenalEvents } from './arsenal.ts';
import { campaignEvents } from './campaign.ts';
import { deathwingEvents } from './deathwing.ts';
import { scenarioEvents } from './scenarios.ts';
import { motives } from './motives.ts';
import { plural } from './numbers.ts';
import { diceText, firedWith, motiveFor, neededOn, thingAt, type EventSentences } from '../sentences.ts';
import { terms } from './terms.ts';

/** S7.2. */
export const AUTOMATON_DICE = {
  placement: 'where to place a blip',
  brood: 'the brood effect',
  lot: 'a choice among equals',
  'ambush-turn': 'the turn of the next ambush',
  'reinforcement-table': 'reinforcements',
};

export const events: EventSentences = {
  ...arsenalEvents,
  ...deathwingEvents,
  ...scenarioEvents,
  ...campaignEvents,
  'game-ended': ({ winner }) => (winner === 'draw' ? 'the game is drawn.' : `the ${winner} win.`),
  'phase-began': ({ phase, turn }) => (phase === 'clock' ? `turn ${turn} begins.` : null),
  'clock-started': ({ seconds }) => `the marine player has ${plural(seconds, 'second', 'seconds')}.`,
  'time-ran-out': () => 'the time is up.',
  'cp-drawn': ({ secret, bonus }) =>
    `a command counter is drawn${secret === undefined ? '' : `: ${secret.value}`}${bonus > 0 ? `, and ${bonus} more for the captain` : ''}.`,
  'cp-revealed': ({ value, spent }) => `the command counter is shown: ${value}, of which ${spent} spent.`,
  overruled: ({ at }, names) => `done anyway, whatever the rules say: ${names.square(at)}.`,
  'draw-offered': ({ by }) => `the ${by} offer a draw.`,

  'piece-deployed': ({ piece, at, facing }, names) =>
    `${names.piece(piece)} deploys at ${names.square(at)}${facing < 0 ? '' : `, facing ${names.facing(facing)}`}.`,
  'piece-activated': () => null,
  'points-paid': ({ piece, cp }, names) => (cp > 0 ? `${names.piece(piece)} acts on ${cp} CP.` : null),
  'piece-moved': ({ piece, to }, names) => `${names.piece(piece)} moves to ${names.square(to)}.`,
  'piece-entered': ({ piece, to }, names) => `${names.piece(piece)} enters at ${names.square(to)}.`,
  'piece-left': ({ piece }, names) => `${names.piece(piece)} leaves the board.`,
  'piece-turned': ({ piece, to }, names) => `${names.piece(piece)} turns ${names.facing(to)}.`,
  'turned-to-face': ({ piece, to }, names) => `${names.piece(piece)} turns ${names.facing(to)} to face the attacker.`,
  'door-opened': ({ piece, at }, names) => `${names.piece(piece)} opens the door at ${names.square(at)}.`,
  'door-closed': ({ piece, at }, names) => `${names.piece(piece)} closes the door at ${names.square(at)}.`,
  'door-destroyed': ({ at, what }, names) => `${thingAt(terms, names, at, what)} is destroyed.`,

  'shot-fired': ({ by, at, with: weapon, target, dice, needed, hit, jammed, overheated }, names) => {
    const whom = target >= 0 ? names.piece(target) : thingAt(terms, names, at);
    const arm = firedWith(terms.gear, weapon);
    const how = overheated === true ? 'a 1 overheats' : 'a double jams';
    const jam = jammed ? `, and ${how} the weapon` : '';
    return `${names.piece(by)} fires at ${whom}${arm}: ${diceText(dice)}, needing ${neededOn(needed)}: ${hit ? 'hit' : 'missed'}${jam}.`;
  },
  'overwatch-set': ({ piece }, names) => `${names.piece(piece)} goes on overwatch.`,
  'overwatch-lost': ({ piece }, names) => `${names.piece(piece)} is no longer on overwatch.`,
  'jam-cleared': ({ piece }, names) => `${names.piece(piece)} clears the jam.`,
  'flamer-fired': ({ by, at, left }, names) => `${names.piece(by)} flames ${names.square(at)}; ${left} left.`,
  'self-destructed': ({ by }, names) => `${names.piece(by)} blows up the flamer.`,
  'squares-ignited': ({ squares }) => `${plural(squares.length, 'square burns', 'squares burn')}.`,
  'flames-rolled': ({ piece, die, needed, killed }, names) =>
    `${names.piece(piece)} in the flames: [${die}], ${needed} kills: ${killed ? 'burned' : 'spared'}.`,
  'fires-ended': () => 'the fires go out.',
  'close-combat-fought': ({ attacker, defender, attack, defence, attackScore, defenceScore, killed }, names) =>
    `${names.piece(attacker)} attacks ${names.piece(defender)}: ${diceText(attack)} makes ${attackScore} against ${diceText(defence)}, ${defenceScore}; ${killed < 0 ? 'nobody falls' : `${names.piece(killed)} falls`}.`,
  'door-struck': ({ attacker, at, dice, score }, names) =>
    `${names.piece(attacker)} strikes ${thingAt(terms, names, at)}: ${diceText(dice)} makes ${score}, needing 6.`,
  'piece-killed': ({ piece, unit, kills }, names) =>
    `${names.piece(piece)} is killed${unit === 'blip' ? `, worth ${kills}` : ''}.`,
  'pieces-lost': ({ count }) => `${plural(count, 'piece finds no place and is', 'pieces find no place and are')} lost.`,

  'blip-drawn': ({ piece, secret }, names) =>
    `${names.piece(piece)} is drawn${secret === undefined ? '' : `: ${secret.value}`}.`,
  'blip-placed': ({ piece, area }, names) => `${names.piece(piece)} lurks in ${names.area(area)}.`,
  'blip-must-lurk': ({ piece }, names) => `${names.piece(piece)} must lurk this turn.`,
  'blip-converted': ({ piece, value }, names) =>
    `${names.piece(piece)} is ${plural(value, 'genestealer', 'genestealers')}.`,
  'figure-placed': ({ piece, at, area }, names) =>
    `${names.piece(piece)} appears ${at >= 0 ? `at ${names.square(at)}` : `in ${names.area(area)}`}.`,
  'facing-set': ({ piece, to }, names) => `${names.piece(piece)} faces ${names.facing(to)}.`,

  'target-burned': ({ section, left }) => `target ${section} burns; ${left} left.`,
  'duct-destroyed': ({ at }, names) => `the duct at ${names.square(at)} is destroyed.`,
  'marine-escaped': ({ piece, escaped, needed }, names) =>
    `${names.piece(piece)} has escaped: ${escaped} of ${needed}.`,
  'cat-placed': ({ at }, names) => `the C.A.T. begins at ${names.square(at)}.`,
  'cat-taken': ({ piece }, names) => `${names.piece(piece)} takes the C.A.T.`,
  'cat-dropped': ({ piece, at }, names) => `${names.piece(piece)} drops the C.A.T. at ${names.square(at)}.`,
  'cat-damaged': ({ piece }, names) => `${names.piece(piece)} damages the C.A.T.`,
  'cat-destroyed': () => 'the C.A.T. is destroyed.',
  'cat-rescued': ({ piece, damaged }, names) =>
    `${names.piece(piece)} brings out the C.A.T.${damaged ? ', damaged' : ''}`,
  'cat-wanders': ({ die, steps }) => `the C.A.T. wanders: [${die}], ${plural(steps, 'step', 'steps')}.`,
  'cat-stepped': ({ dice, to }, names) =>
    `the C.A.T. ${to < 0 ? 'cannot go on and stops' : `steps to ${names.square(to)}`}: ${diceText(dice)}.`,

  'automaton-acted': ({ rule }) => motiveFor(motives, rule),
  'automaton-refused': ({ piece, word }, names) =>
    `the automaton was refused: ${word}; ${piece < 0 ? 'it goes on' : `the activation of ${names.piece(piece)} ends`}.`,
  'automaton-rolled': ({ reason, die }) => `the automaton rolls for ${AUTOMATON_DICE[reason]}: [${die}].`,
  'brood-tested': ({ die, group, score, succeeded }) =>
    `a brood of ${group.length} is tested: [${die}] makes ${score}, needing 6: ${succeeded ? 'it dares' : 'it waits'}.`,
  'target-chosen': () => null,
  'activation-ended': () => null,
  'blip-ambushes': ({ piece, at }, names) => `${names.piece(piece)} lies in ambush at ${names.square(at)}.`,
  'ambush-counter-drawn': ({ isReal }) => `an ambush counter is drawn: ${isReal ? 'an ambush' : 'nothing'}.`,
  'ambusher-placed': ({ piece, at }, names) => `${names.piece(piece)} springs out at ${names.square(at)}.`,
  'ambusher-lost': () => 'the ambusher finds no place.',
};
