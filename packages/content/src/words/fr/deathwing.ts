import type { DeathwingEvent, DeathwingReason } from '../en/deathwing.ts';
import { agreed } from './articles.ts';
import { plural, thrown } from './numbers.ts';
import { thingAt, type EventSentences } from '../sentences.ts';
import { terms } from './terms.ts';

const gearOf = (id: string): string => (terms.gear as Readonly<Record<string, string>>)[id] ?? id;

export const deathwingEvents: Required<Pick<EventSentences, DeathwingEvent>> = {
  'psi-spent': ({ piece, points, left }, names) =>
    points === 0
      ? `${names.piece(piece)} ne dépense pas de points psi.`
      : `${names.piece(piece)} met ${plural(points, 'point psi', 'points psi')} dans le coup ; il en reste ${left}.`,
  'die-parried': ({ piece, die, rolled }, names) =>
    `${names.piece(piece)} pare : le [${die}] est relancé : [${rolled}].`,
  'burst-fired': ({ by, left }, names) =>
    `${names.piece(by)} tire en rafale automatique ; il reste ${plural(left, 'munition', 'munitions')}.`,
  'cannon-exploded': ({ by }, names) => `le canon d’assaut de ${names.piece(by)} explose.`,
  'blast-rolled': ({ piece, die, needed }, names) =>
    `${names.piece(piece)} dans le souffle : [${die}], ${needed} tue : ${agreed(names.piece(piece), die >= needed ? 'tué' : 'épargné')}.`,
  'thing-rolled': ({ at, what, die, needed }, names) =>
    `${thingAt(terms, names, at, what)} : [${die}], ${needed} détruit : ${die >= needed ? 'en pièces' : 'tient bon'}.`,
  'grenade-fired': ({ by, at, left }, names) =>
    `${names.piece(by)} lance une grenade en ${names.square(at)} ; il en reste ${left}.`,
  'grenade-dropped': ({ at, die, dropped }, names) =>
    `la grenade au trou ${names.square(at)} : [${die}], ${dropped ? 'elle tombe en dessous' : 'elle reste en haut'}.`,
  'grenade-burst': ({ at, squares }, names) =>
    `la grenade éclate en ${names.square(at)} : ${plural(squares.length, 'case', 'cases')}.`,
  'thing-cut': ({ piece, at, what }, names) => `${names.piece(piece)} découpe ${thingAt(terms, names, at, what)}.`,
  'hammer-detonated': ({ piece }, names) => `${names.piece(piece)} fait détoner le marteau tonnerre.`,
  'weapon-reloaded': ({ piece, weapon, spares }, names) =>
    `${names.piece(piece)} recharge (${gearOf(weapon)}) ; il reste ${plural(spares, 'recharge', 'recharges')}.`,
  'trap-rolled': ({ piece, at, die, fell }, names) =>
    `${names.piece(piece)} marche sur le piège en ${names.square(at)} : [${die}], ${fell ? 'il tombe' : 'il tient debout'}.`,
  'marine-fell': ({ piece, to, jumped }, names) =>
    `${names.piece(piece)} ${jumped ? 'saute' : 'tombe'} en ${names.square(to)}.`,
  'landing-rolled': ({ piece, at, die, prone }, names) =>
    `${names.piece(piece)} atterrit en ${names.square(at)} : [${die}], ${prone ? 'à terre' : 'debout'}.`,
  'struck-by-fall': ({ piece, by, die, killed }, names) =>
    `${names.piece(by)} tombe sur ${names.piece(piece)} : [${die}], ${killed ? 'écrasé' : 'écarté'}.`,
  'piece-displaced': ({ piece, to }, names) => `${names.piece(piece)} se retrouve en ${names.square(to)}.`,
  'piece-jumped': ({ piece, to }, names) => `${names.piece(piece)} saute en ${names.square(to)}.`,
  'piece-climbed': ({ piece, to }, names) => `${names.piece(piece)} grimpe en ${names.square(to)}.`,
  'marine-stood-up': ({ piece, to }, names) => `${names.piece(piece)} se relève, orientation : ${names.facing(to)}.`,
  'marine-teleported': ({ piece }, names) => `${names.piece(piece)} se téléporte.`,
  'area-secured': ({ area }, names) => `${names.area(area)} : zone sécurisée.`,
  'deflection-rolled': ({ dice, deflected }) =>
    `des débris dans la ligne de tir : ${thrown(dice)}, 5 dévie : ${deflected ? 'tir dévié' : 'le tir passe'}.`,
  'ambush-drawn': ({ secret }) =>
    `un pion d’embuscade est tiré${secret === undefined ? '' : secret.value === 1 ? ' : vrai' : ' : fantôme'}.`,
  'ambush-placed': ({ piece, at }, names) => `${names.piece(piece)} guette en ${names.square(at)}.`,
  'ambush-turned-over': ({ at, isReal }, names) =>
    `le blip d’embuscade en ${names.square(at)} est retourné : ${isReal ? 'un genestealer' : 'rien'}.`,
};

export const deathwingRefusals: Readonly<Record<DeathwingReason, string>> = {
  'ambush-blips-are-not-converted': 'Un blip d’embuscade n’est retourné que lorsqu’il est vu.',
  'no-ambushes': 'Cette mission n’a pas de pions d’embuscade.',
  'no-more-ambush-blips': 'Deux pions d’embuscade sont sur le plateau, ou la mission n’en permet plus.',
  'no-overwatch-with-a-hammer': 'Un porteur de marteau tonnerre ne se met pas en état d’alerte.',
  'claws-are-the-only-weapon': 'Un porteur de griffes éclair ne tire pas et ne se met pas en état d’alerte.',
  'nothing-to-parry': 'Aucun dé à parer : il doit faire face à l’adversaire, et ne pare qu’une fois.',
  'no-psi-here': 'Pas de points psi ici : il doit faire face à l’adversaire.',
  'no-detonation-here': 'Le marteau n’explose pas contre cette attaque.',
  'ambush-or-not': 'Prenez un pion d’embuscade, ou non.',
  'blips-keep-out-of-chutes': 'Les blips n’entrent pas dans un vide-ordures.',
  'bulkhead-cannot-be-opened': 'Une cloison ne s’ouvre pas : il faut la découper ou la briser.',
  'blips-cannot-attack-it': 'Un blip ne peut pas attaquer une cloison.',
  'bulkhead-withstands-it': 'Une cloison résiste à cette arme.',
  'debris-cannot-be-destroyed': 'On ne détruit pas des débris.',
  'detonate-or-defend': 'Faites détoner le marteau, ou défendez-vous.',
  'entry-area-secured': 'Cette zone d’entrée est sécurisée.',
  'ladders-are-not-shot-at': 'On ne tire pas sur une échelle.',
  'marine-action-phase-only': 'Seulement dans la phase d’action des marines.',
  'marines-cannot-climb-a-trap': 'Un marine ne remonte pas par un trou sans échelle.',
  'mission-does-not-allow-it': 'Cette mission ne le permet pas.',
  'no-assault-cannon': 'Il n’a pas de canon d’assaut.',
  'no-chainfist': 'Il n’a pas de poing tronçonneur.',
  'no-close-combat-between-levels': 'Un marine n’attaque pas d’un niveau à l’autre.',
  'no-hole-here': 'Il n’y a pas de trou ici.',
  'no-ladder-here': 'Il n’y a pas d’échelle ici.',
  'no-spare': 'Il ne reste aucune recharge.',
  'no-target': 'Aucune cible en vue et dans l’angle de tir.',
  'no-thunder-hammer': 'Il n’a pas de marteau tonnerre.',
  'no-way-back-in-a-chute': 'Les parois du vide-ordures sont lisses : on ne revient pas.',
  'not-a-square-in-front-or-behind': 'Seulement une case libre devant lui ou derrière lui.',
  'not-an-empty-adjacent-square': 'Choisissez une case vide à côté.',
  'never-prone': 'Un genestealer n’est jamais à terre.',
  'not-prone': 'Il n’est pas à terre.',
  'not-so-many-psi-points': 'Il n’a pas autant de points psi.',
  'nothing-is-placed-in-a-chute': 'On ne place jamais rien dans un vide-ordures.',
  'nothing-to-cut': 'Il n’y a rien à découper devant lui.',
  'nothing-to-reload': 'Il n’a pas d’arme qui se recharge.',
  'one-genestealer-at-a-time': 'Un seul genestealer à la fois tient dans le vide-ordures.',
  'one-marine-a-turn': 'Un seul marine se téléporte par tour.',
  'outer-door-cannot-be-opened': 'La porte extérieure d’un vide-ordures ne s’ouvre pas.',
  prone: 'Il est à terre : il doit d’abord se relever.',
  'square-not-empty': 'Cette case n’est pas vide.',
  'too-few-rounds': 'La rafale automatique demande cinq munitions.',
  'too-near-a-marine': 'Trop près d’un marine : six cases au moins.',
};
