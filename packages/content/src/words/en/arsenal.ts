/** Chapter A: its events and refusals. */
import { arsenalGear, arsenalPowers } from './arsenalTerms.ts';
import { plural } from './numbers.ts';
import { diceText, named, type EventSentences } from '../sentences.ts';

export const arsenalEvents = {
  'cp-redrawn': ({ secret }) =>
    `the command counter is put back and drawn again${secret === undefined ? '' : `: ${secret.value}`}.`,
  'guard-set': ({ piece }, names) => `${names.piece(piece)} stands on guard.`,
  'guard-lost': ({ piece }, names) => `${names.piece(piece)} is no longer on guard.`,
  'dice-rerolled': ({ piece, dice, rolled }, names) =>
    `${names.piece(piece)} rolls ${diceText(dice)} again: ${diceText(rolled)}.`,
  'markers-removed': () => 'jams are cleared, smoke and barriers are gone.',
  'marker-left': ({ piece, at }, names) => `the body of ${names.piece(piece)} lies at ${names.square(at)}.`,
  'gene-seed-recovered': ({ piece, at, total }, names) =>
    `${names.piece(piece)} recovers the gene-seed at ${names.square(at)}; ${total} in all.`,
  'power-used': ({ piece, power, at, left }, names) =>
    `${names.piece(piece)} uses ${named(arsenalPowers, power)}${at < 0 ? '' : ` at ${names.square(at)}`}; ${plural(left, 'psi point', 'psi points')} left.`,
  'sniper-lay-down': ({ piece }, names) => `${names.piece(piece)} lies down.`,
  'sniper-got-up': ({ piece, at }, names) => `${names.piece(piece)} gets up at ${names.square(at)}.`,
  'grenade-thrown': ({ by, at, what }, names) =>
    `${names.piece(by)} throws a ${named(arsenalGear, what)} at ${names.square(at)}.`,
  'section-hit': ({ by, at, with: weapon, squares }, names) =>
    `${names.piece(by)} hits ${names.square(at)} with the ${named(arsenalGear, weapon)}: ${plural(squares.length, 'square', 'squares')}.`,
  'piece-tested': ({ piece, dice, needed, killed }, names) =>
    dice.length === 0
      ? `${names.piece(piece)}: ${killed ? 'killed without a roll' : 'unharmed'}.`
      : `${names.piece(piece)}: ${diceText(dice)}, ${needed} kills: ${killed ? 'killed' : 'spared'}.`,
  'frag-marked': ({ squares }) => `smoke hangs over ${plural(squares.length, 'square', 'squares')}.`,
  'weapon-overheated': ({ piece, die, overheated }, names) =>
    `the weapon of ${names.piece(piece)}: [${die}], ${overheated ? 'it overheats' : 'it stays cool'}.`,
  'breach-made': ({ at }, names) => `the floor at ${names.square(at)} melts.`,
  'breach-turned-up': ({ at }, names) => `a breach gapes at ${names.square(at)}.`,
  'breach-risked': ({ piece, at, die, fell }, names) =>
    `${names.piece(piece)} steps onto the breach at ${names.square(at)}: [${die}], ${fell ? 'it falls' : 'it keeps its footing'}.`,
  'breach-aimed-at': ({ at, die, failed }, names) =>
    `the grenade at the breach ${names.square(at)}: [${die}], ${failed ? 'it is lost in the hole' : 'it stays above'}.`,
  'terminatus-armed': ({ piece }, names) => `${names.piece(piece)} prepares Terminatus.`,
  'terminatus-set-off': ({ piece }, names) => `${names.piece(piece)} takes the enemy along: Terminatus.`,
} satisfies Partial<EventSentences>;

export const arsenalRefusals = {
  'aliens-have-no-free-fire': 'Aliens do not fire on the move.',
  'no-hand-grenades': 'Terminators carry no hand grenades.',
  'plasma-grenades-for-sergeants': 'Plasma grenades are for sergeants in light or power armour.',
  'melta-bombs-for-senior-officers': 'Melta-bombs are for captains, heroes and chapter masters in power armour.',
  'portable-launcher-not-for-this-class': 'The portable launcher is for light and power armour.',
  'for-terminators': 'Only terminators carry it.',
  'for-sergeants': 'It is the sergeant’s.',
  'for-pack-leaders-and-wolf-guard': 'Only pack leaders (sergeants) and wolf guard (veterans) wear wolf claws.',
  'for-sisters-and-preachers': 'The rosary is for battle sisters and preachers.',
  'for-librarians-and-grey-knights': 'Sceptres are for librarians and Grey Knights.',
  'for-chaplains': 'The rosarius is for chaplains: officers and heroes.',
  'aliens-have-no-guns': 'It has no gun.',
  'aliens-have-no-overwatch': 'Aliens do not overwatch.',
  'all-dice-or-none': 'Roll all dice again, or none.',
  'already-lying': 'He is lying down already.',
  'already-on-guard': 'He is on guard already.',
  'already-prepared': 'Terminatus is prepared already.',
  'breach-already': 'There is a breach there already.',
  'breach-occupied': 'Something stands on the breach: nothing comes through.',
  'breach-still-melting': 'The floor is still melting there: nobody passes this turn.',
  'cannot-attack-out-of-a-breach': 'Nobody attacks out of a breach.',
  'choose-a-facing': 'Choose one of the four facings.',
  'combi-flamer-has-no-reload': 'A combi-flamer cannot be reloaded.',
  'face-down-breach': 'The floor is still melting there: nothing can be aimed at it.',
  'force-barrier': 'A force barrier stands there.',
  'grenades-used-up': 'He has no grenades left.',
  'heavy-enemy-or-three': 'The heavy enemy comes, or the three genestealers.',
  'hidden-by-its-cloak': 'The cloak hides him while others are there.',
  'leader-not-on-the-board': 'No sergeant or captain is on the board.',
  'librarian-not-on-the-board': 'The librarian is not on the board.',
  'lurking-blips-cannot-be-discerned': 'A lurking blip cannot be discerned.',
  'marker-not-adjacent': 'The fallen marine is not next to him.',
  'marker-not-in-sight': 'He does not see the fallen marine.',
  'moves-at-most-three-squares': 'Out of a breach it moves at most three squares this turn.',
  'must-wait-in-the-breach': 'A marine was near: it waits in the breach this turn.',
  'no-blip-from-there': 'No blip comes from there now.',
  'no-cp-spent': 'No command point has been spent.',
  'no-eligible-leader': 'Only a sergeant, a captain or a chapter master allows it.',
  'no-fallen-marker': 'No marine has fallen there.',
  'no-frag-grenades': 'He carries no frag grenades.',
  'no-full-auto': 'Here the assault cannon fires single bursts only.',
  'no-narthecium': 'He has no narthecium.',
  'no-room-behind': 'There is no room behind him.',
  'no-shot-at-the-door': 'Fire at the door, or hold the fire.',
  'no-such-grenade': 'He carries no such grenade.',
  'no-such-power': 'He has no such power.',
  'no-such-weapon': 'He has no such weapon.',
  'no-weapon-for-free-fire': 'He has no weapon that fires on the move.',
  'not-a-sniper': 'Only a sniper lies down.',
  'not-lying': 'He is not lying down.',
  'not-on-guard': 'He is not on guard.',
  'not-one-of-his-squares': 'He gets up on one of his own two squares.',
  'not-through-a-breach': 'Reinforcements do not come through a breach.',
  'one-gauntlet-is-empty': 'One gauntlet is empty: only single shots.',
  'one-redraw-a-turn': 'The counter is drawn again once a turn at most.',
  'one-shot-per-action-phase': 'This weapon fires once in an action phase.',
  'one-shot-per-turn': 'This weapon fires once a turn.',
  'only-the-bolter-watches': 'Of a combi-weapon only the bolter overwatches.',
  'only-the-highest-die': 'A parry makes the highest die be rolled again.',
  'open-doors-are-not-shot-at': 'Open doors are not shot at.',
  'over-a-sniper': 'A heavy weapon does not fire over a sniper.',
  'power-has-no-target': 'This power cannot be aimed there.',
  'power-not-possible': 'This power cannot be used now.',
  'redraw-only-after-drawing': 'Only immediately after the draw.',
  'section-not-adjacent': 'A grenade is thrown into an adjacent section.',
  'sniper-is-prone': 'He is lying down: he must get up first.',
  'spear-on-guard': 'On guard the spear does not fire.',
  'square-cannot-be-aimed-at': 'That square cannot be aimed at.',
  'terminators-carry-no-grenades': 'Terminators carry no grenades.',
  'watches-with-both': 'He overwatches with both weapons together.',
  'weapon-never-watches': 'This weapon never overwatches.',
  'weapon-overheated': 'The weapon has overheated.',
};

export type ArsenalReason = keyof typeof arsenalRefusals;
export type ArsenalEvent = keyof typeof arsenalEvents;
