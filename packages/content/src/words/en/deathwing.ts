/** Chapter D: its events and refusals. */
import { plural } from './numbers.ts';
import { diceText, thingAt, type EventSentences } from '../sentences.ts';
import { terms } from './terms.ts';

const gearOf = (id: string): string => (terms.gear as Readonly<Record<string, string>>)[id] ?? id;

export const deathwingEvents = {
  'psi-spent': ({ piece, points, left }, names) =>
    points === 0
      ? `${names.piece(piece)} spends no psi points.`
      : `${names.piece(piece)} puts ${plural(points, 'psi point', 'psi points')} into the blow; ${left} left.`,
  'die-parried': ({ piece, die, rolled }, names) =>
    `${names.piece(piece)} parries: the [${die}] is rolled again: [${rolled}].`,
  'burst-fired': ({ by, left }, names) =>
    `${names.piece(by)} fires on full auto; ${plural(left, 'round', 'rounds')} left.`,
  'cannon-exploded': ({ by }, names) => `the assault cannon of ${names.piece(by)} blows up.`,
  'blast-rolled': ({ piece, die, needed }, names) =>
    `${names.piece(piece)} in the blast: [${die}], ${needed} kills: ${die >= needed ? 'killed' : 'spared'}.`,
  'thing-rolled': ({ at, what, die, needed }, names) =>
    `${thingAt(terms, names, at, what)}: [${die}], ${needed} destroys: ${die >= needed ? 'destroyed' : 'it holds'}.`,
  'grenade-fired': ({ by, at, left }, names) =>
    `${names.piece(by)} fires a grenade at ${names.square(at)}; ${left} left.`,
  'grenade-dropped': ({ at, die, dropped }, names) =>
    `the grenade at the hole ${names.square(at)}: [${die}], ${dropped ? 'it drops through' : 'it stays above'}.`,
  'grenade-burst': ({ at, squares }, names) =>
    `the grenade bursts at ${names.square(at)}: ${plural(squares.length, 'square', 'squares')}.`,
  'thing-cut': ({ piece, at, what }, names) => `${names.piece(piece)} cuts through ${thingAt(terms, names, at, what)}.`,
  'hammer-detonated': ({ piece }, names) => `${names.piece(piece)} detonates the thunder hammer.`,
  'weapon-reloaded': ({ piece, weapon, spares }, names) =>
    `${names.piece(piece)} reloads the ${gearOf(weapon)}; ${plural(spares, 'spare', 'spares')} left.`,
  'trap-rolled': ({ piece, at, die, fell }, names) =>
    `${names.piece(piece)} steps onto the hole at ${names.square(at)}: [${die}], ${fell ? 'he falls' : 'he keeps his footing'}.`,
  'marine-fell': ({ piece, to, jumped }, names) =>
    `${names.piece(piece)} ${jumped ? 'jumps down' : 'falls'} to ${names.square(to)}.`,
  'landing-rolled': ({ piece, at, die, prone }, names) =>
    `${names.piece(piece)} lands at ${names.square(at)}: [${die}], ${prone ? 'prone' : 'on his feet'}.`,
  'struck-by-fall': ({ piece, by, die, killed }, names) =>
    `${names.piece(by)} lands on ${names.piece(piece)}: [${die}], ${killed ? 'crushed' : 'knocked aside'}.`,
  'piece-displaced': ({ piece, to }, names) => `${names.piece(piece)} ends up at ${names.square(to)}.`,
  'piece-jumped': ({ piece, to }, names) => `${names.piece(piece)} jumps down to ${names.square(to)}.`,
  'piece-climbed': ({ piece, to }, names) => `${names.piece(piece)} climbs to ${names.square(to)}.`,
  'marine-stood-up': ({ piece, to }, names) => `${names.piece(piece)} stands up, facing ${names.facing(to)}.`,
  'marine-teleported': ({ piece }, names) => `${names.piece(piece)} teleports out.`,
  'area-secured': ({ area }, names) => `${names.area(area)} is secured.`,
  'deflection-rolled': ({ dice, deflected }) =>
    `debris in the line of fire: ${diceText(dice)}, 5 deflects: ${deflected ? 'deflected' : 'the shot goes through'}.`,
  'ambush-drawn': ({ secret }) =>
    `an ambush counter is drawn${secret === undefined ? '' : secret.value === 1 ? ': real' : ': phantom'}.`,
  'ambush-placed': ({ piece, at }, names) => `${names.piece(piece)} lies in wait at ${names.square(at)}.`,
  'ambush-turned-over': ({ at, isReal }, names) =>
    `the ambush blip at ${names.square(at)} is turned over: ${isReal ? 'a genestealer' : 'nothing there'}.`,
} satisfies Partial<EventSentences>;

export const deathwingRefusals = {
  'ambush-blips-are-not-converted': 'An ambush blip is turned over only when it is seen.',
  'no-ambushes': 'This mission has no ambush counters.',
  'no-more-ambush-blips': 'There are two ambush blips on the board, or the mission allows no more.',
  'no-overwatch-with-a-hammer': 'Whoever bears a thunder hammer does not go on overwatch.',
  'claws-are-the-only-weapon': 'Whoever wears lightning claws neither shoots nor goes on overwatch.',
  'nothing-to-parry': 'There is no die to parry: he must face his opponent, and parries once.',
  'no-psi-here': 'No psi points can be used now: he must face his opponent.',
  'no-detonation-here': 'The hammer is not detonated against this attack.',
  'ambush-or-not': 'Take an ambush counter, or do without.',
  'blips-keep-out-of-chutes': 'Blips do not enter a disposal chute.',
  'bulkhead-cannot-be-opened': 'Nobody can open a bulkhead: it must be cut or broken.',
  'blips-cannot-attack-it': 'A blip cannot attack a bulkhead.',
  'bulkhead-withstands-it': 'A bulkhead withstands this weapon.',
  'debris-cannot-be-destroyed': 'Debris cannot be destroyed.',
  'detonate-or-defend': 'Detonate the hammer, or defend.',
  'entry-area-secured': 'This entry area is secured.',
  'ladders-are-not-shot-at': 'Ladders cannot be shot at.',
  'marine-action-phase-only': 'Only in the marine action phase.',
  'marines-cannot-climb-a-trap': 'A marine cannot climb up through a hole without a ladder.',
  'mission-does-not-allow-it': 'This mission does not allow it.',
  'no-assault-cannon': 'He has no assault cannon.',
  'no-chainfist': 'He has no chainfist.',
  'no-close-combat-between-levels': 'Marines cannot attack from one level to another.',
  'no-hole-here': 'There is no hole here.',
  'no-ladder-here': 'There is no ladder here.',
  'no-spare': 'No spare magazine or charge is left.',
  'no-target': 'There is no target in sight and in the fire arc.',
  'no-thunder-hammer': 'He has no thunder hammer.',
  'no-way-back-in-a-chute': 'The walls of the chute are smooth: there is no way back.',
  'not-a-square-in-front-or-behind': 'Only a free square in front of him or behind him.',
  'not-an-empty-adjacent-square': 'Choose an empty square next to it.',
  'never-prone': 'A genestealer is never prone.',
  'not-prone': 'He is not lying down.',
  'not-so-many-psi-points': 'He has not so many psi points.',
  'nothing-is-placed-in-a-chute': 'Nothing is ever placed in a chute.',
  'nothing-to-cut': 'There is nothing to cut in front of him.',
  'nothing-to-reload': 'He has no weapon that is reloaded.',
  'one-genestealer-at-a-time': 'Only one genestealer at a time fits into the chute.',
  'one-marine-a-turn': 'Only one marine teleports each turn.',
  'outer-door-cannot-be-opened': 'The outer door of a chute cannot be opened.',
  prone: 'He is lying down: he must stand up first.',
  'square-not-empty': 'That square is not empty.',
  'too-few-rounds': 'Full auto needs five rounds.',
  'too-near-a-marine': 'Too near a marine: at least six squares away.',
};

export type DeathwingReason = keyof typeof deathwingRefusals;
export type DeathwingEvent = keyof typeof deathwingEvents;
