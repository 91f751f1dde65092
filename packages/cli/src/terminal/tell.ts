import type { EventKind, EventOf, GameEvent, Reasoned } from '@sensorium/engine';
import type { Names } from './names.ts';

type Teller<Kind extends EventKind> = (event: EventOf<Kind>, names: Names) => string | null;
type Tellers = { readonly [Kind in EventKind]?: Teller<Kind> };

const dice = (rolled: readonly number[]): string => rolled.join(' ');
const sum = (parts: readonly Reasoned[]): number => parts.reduce((total, { value }) => total + value, 0);

const TELLERS: Tellers = {
  'game-ended': ({ winner }) => (winner === 'draw' ? 'The game ends in a draw.' : `The ${winner} win.`),
  'piece-activated': () => null,
  'points-paid': ({ piece, cp }, names) => (cp > 0 ? `${names.piece(piece)}: ${cp} CP spent.` : null),
  'blip-converted': ({ piece, value }, names) => `${names.piece(piece)} is converted: ${value}.`,
  'figure-placed': ({ piece, at, area }, names) =>
    `${names.piece(piece)} appears ${at >= 0 ? `at ${names.square(at)}` : `in ${names.area(area)}`}.`,
  'facing-set': ({ piece, to }, names) => `${names.piece(piece)} faces ${names.facing(to)}.`,
  'clock-started': ({ seconds }) => `The marine player has ${seconds} seconds.`,
  'time-ran-out': () => 'The time is up.',
  'close-combat-fought': (event, names) => {
    const fight = `${names.piece(event.attacker)} attacks ${names.piece(event.defender)}: [${dice(event.attack)}] makes ${event.attackScore}, [${dice(event.defence)}] makes ${event.defenceScore}`;
    return `${fight}; ${event.killed < 0 ? 'nobody dies' : `${names.piece(event.killed)} dies`}.`;
  },
  'door-struck': ({ attacker, at, dice: rolled, score }, names) =>
    `${names.piece(attacker)} strikes the door at ${names.square(at)}: [${dice(rolled)}] makes ${score}, 6 needed.`,
  'turned-to-face': ({ piece, to }, names) => `${names.piece(piece)} turns to face ${names.facing(to)}.`,
  'cp-drawn': ({ secret }) =>
    secret === undefined ? 'A command counter is drawn.' : `A command counter is drawn: ${secret.value}.`,
  'cp-revealed': ({ value, spent }) => `The command counter is shown: ${value}, of which ${spent} spent.`,
  'piece-deployed': ({ piece, at, facing }, names) =>
    `${names.piece(piece)} is deployed at ${names.square(at)}${facing < 0 ? '' : `, facing ${names.facing(facing)}`}.`,
  'door-opened': ({ piece, at }, names) => `${names.piece(piece)} opens the door at ${names.square(at)}.`,
  'door-closed': ({ piece, at }, names) => `${names.piece(piece)} closes the door at ${names.square(at)}.`,
  'door-destroyed': ({ at }, names) => `The door at ${names.square(at)} is destroyed.`,
  'draw-offered': ({ by }) => `The ${by} offer a draw.`,
  'blip-drawn': ({ piece, secret }, names) =>
    `${names.piece(piece)} is drawn${secret === undefined ? '' : `: ${secret.value}`}.`,
  'blip-placed': ({ piece, area }, names) => `${names.piece(piece)} lurks in ${names.area(area)}.`,
  'blip-must-lurk': ({ piece }, names) => `${names.piece(piece)} must lurk this turn.`,
  'squares-ignited': ({ squares }) => `${squares.length} squares burn.`,
  'flames-rolled': ({ piece, die, needed, killed }, names) =>
    `${names.piece(piece)} in the flames: [${die}], ${needed} kills${killed ? '' : '; it lives'}.`,
  'shot-fired': (event, names) => {
    const target = event.target >= 0 ? names.piece(event.target) : `the door at ${names.square(event.at)}`;
    const result = `${event.hit ? 'hit' : 'missed'}${event.jammed ? ', and the weapon jams' : ''}`;
    return `${names.piece(event.by)} shoots at ${target}: [${dice(event.dice)}], ${sum(event.needed)} needed: ${result}.`;
  },
  'flamer-fired': ({ by, at, left }, names) =>
    `${names.piece(by)} fires the flamer at ${names.square(at)}; ${left} left.`,
  'self-destructed': ({ by }, names) => `${names.piece(by)} blows himself up.`,
  'piece-killed': ({ piece }, names) => `${names.piece(piece)} dies.`,
  'pieces-lost': ({ count }) => `${count} lost.`,
  'piece-moved': ({ piece, to }, names) => `${names.piece(piece)} moves to ${names.square(to)}.`,
  'piece-left': ({ piece }, names) => `${names.piece(piece)} leaves the board.`,
  'piece-entered': ({ piece, to }, names) => `${names.piece(piece)} enters at ${names.square(to)}.`,
  'overwatch-set': ({ piece }, names) => `${names.piece(piece)} goes on overwatch.`,
  'overwatch-lost': ({ piece }, names) => `${names.piece(piece)} is no longer on overwatch.`,
  'jam-cleared': ({ piece }, names) => `${names.piece(piece)} clears the jam.`,
  'phase-began': ({ phase, turn }) => (phase === 'clock' ? `Turn ${turn} begins.` : null),
  'fires-ended': () => 'The fires go out.',
  'piece-turned': ({ piece, to }, names) => `${names.piece(piece)} turns ${names.facing(to)}.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The event in a sentence, with its rule; null for what a player sees anyway. */
export const tell = (event: GameEvent, names: Names): string | null => {
  const teller = TELLERS[event.is] as ((event: GameEvent, names: Names) => string | null) | undefined;
  const text = teller === undefined ? `${event.is.replaceAll('-', ' ')}.` : teller(event, names);
  return text === null ? null : `${capital(text)} (${event.rule})`;
};

/** Why a command is refused, in words. */
export const tellReason = (reason: string): string => reason.replaceAll('-', ' ');
