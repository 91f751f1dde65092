import type { ArsenalEvent, ArsenalReason } from '../en/arsenal.ts';
import { agreed } from './articles.ts';
import { arsenalGear, arsenalPowers } from './arsenalTerms.ts';
import { plural, thrown } from './numbers.ts';
import { named, type EventSentences } from '../sentences.ts';

export const arsenalEvents: Required<Pick<EventSentences, ArsenalEvent>> = {
  'cp-redrawn': ({ secret }) =>
    `le pion de commandement est remis et tiré à nouveau${secret === undefined ? '' : ` : ${secret.value}`}.`,
  'guard-set': ({ piece }, names) => `${names.piece(piece)} se met en garde.`,
  'guard-lost': ({ piece }, names) => `${names.piece(piece)} n’est plus en garde.`,
  'dice-rerolled': ({ piece, dice, rolled }, names) =>
    `${names.piece(piece)} relance ${thrown(dice)} : ${thrown(rolled)}.`,
  'markers-removed': () => 'les armes sont remises en état, fumées et barrières disparaissent.',
  'marker-left': ({ piece, at }, names) => `le corps de ${names.piece(piece)} gît en ${names.square(at)}.`,
  'gene-seed-recovered': ({ piece, at, total }, names) =>
    `${names.piece(piece)} récupère les glandes en ${names.square(at)} ; ${total} en tout.`,
  'power-used': ({ piece, power, at, left }, names) =>
    `${names.piece(piece)} utilise un pouvoir (${named(arsenalPowers, power)})${at < 0 ? '' : ` en ${names.square(at)}`} ; il reste ${plural(left, 'point psi', 'points psi')}.`,
  'sniper-lay-down': ({ piece }, names) => `${names.piece(piece)} s’allonge.`,
  'sniper-got-up': ({ piece, at }, names) => `${names.piece(piece)} se relève en ${names.square(at)}.`,
  'grenade-thrown': ({ by, at, what }, names) =>
    `${names.piece(by)} lance en ${names.square(at)} : ${named(arsenalGear, what)}.`,
  'section-hit': ({ by, at, with: weapon, squares }, names) =>
    `${names.piece(by)} atteint ${names.square(at)} (${named(arsenalGear, weapon)}) : ${plural(squares.length, 'case', 'cases')}.`,
  'piece-tested': ({ piece, dice, needed, killed }, names) =>
    dice.length === 0
      ? `${names.piece(piece)} : ${killed ? `${agreed(names.piece(piece), 'tué')} sans jet` : 'indemne'}.`
      : `${names.piece(piece)} : ${thrown(dice)}, ${needed} tue : ${agreed(names.piece(piece), killed ? 'tué' : 'épargné')}.`,
  'frag-marked': ({ squares }) => `la fumée couvre ${plural(squares.length, 'case', 'cases')}.`,
  'weapon-overheated': ({ piece, die, overheated }, names) =>
    `l’arme de ${names.piece(piece)} : [${die}], ${overheated ? 'elle surchauffe' : 'elle reste froide'}.`,
  'breach-made': ({ at }, names) => `le sol fond en ${names.square(at)}.`,
  'breach-turned-up': ({ at }, names) => `une brèche s’ouvre en ${names.square(at)}.`,
  'breach-risked': ({ piece, at, die, fell }, names) =>
    `${names.piece(piece)} passe sur la brèche en ${names.square(at)} : [${die}], ${fell ? 'c’est la chute' : 'l’équilibre tient'}.`,
  'breach-aimed-at': ({ at, die, failed }, names) =>
    `la grenade à la brèche ${names.square(at)} : [${die}], ${failed ? 'elle se perd dans le trou' : 'elle reste en haut'}.`,
  'terminatus-armed': ({ piece }, names) => `${names.piece(piece)} prépare Terminatus.`,
  'terminatus-set-off': ({ piece }, names) => `${names.piece(piece)} emporte l’ennemi : Terminatus.`,
};

export const arsenalRefusals: Readonly<Record<ArsenalReason, string>> = {
  'aliens-have-no-free-fire': 'Les aliens ne tirent pas en marchant.',
  'no-hand-grenades': 'Les terminators ne portent pas de grenades à main.',
  'plasma-grenades-for-sergeants': 'Les grenades à plasma sont pour les sergents en armure légère ou énergétique.',
  'melta-bombs-for-senior-officers':
    'Les bombes à fusion sont pour les capitaines, héros et maîtres de chapitre en armure énergétique.',
  'portable-launcher-not-for-this-class': 'Le lance-missiles portable est pour les armures légères et énergétiques.',
  'for-terminators': 'Seuls les terminators le portent.',
  'for-sergeants': 'C’est l’arme du sergent.',
  'for-pack-leaders-and-wolf-guard':
    'Seuls les chefs de meute (sergents) et la garde des loups (vétérans) portent les griffes de loup.',
  'for-sisters-and-preachers': 'Le chapelet est pour les sœurs de bataille et les prêcheurs.',
  'for-librarians-and-grey-knights': 'Les sceptres sont pour les archivistes et les Chevaliers Gris.',
  'for-chaplains': 'Le rosarius est pour les chapelains : officiers et héros.',
  'aliens-have-no-guns': 'Il n’a pas d’arme à feu.',
  'aliens-have-no-overwatch': 'Les aliens n’ont pas d’état d’alerte.',
  'all-dice-or-none': 'Relancez tous les dés, ou aucun.',
  'already-lying': 'Il est déjà allongé.',
  'already-on-guard': 'Il est déjà en garde.',
  'already-prepared': 'Terminatus est déjà préparé.',
  'breach-already': 'Il y a déjà une brèche.',
  'breach-occupied': 'La brèche est occupée : rien n’en sort.',
  'breach-still-melting': 'Le sol y fond encore : on n’y passe pas ce tour-ci.',
  'cannot-attack-out-of-a-breach': 'On n’attaque pas depuis une brèche.',
  'choose-a-facing': 'Choisissez l’une des quatre orientations.',
  'combi-flamer-has-no-reload': 'Un combi-lance-flammes ne se recharge pas.',
  'face-down-breach': 'Le sol y fond encore : on ne peut rien y viser.',
  'force-barrier': 'Une barrière de force s’y dresse.',
  'grenades-used-up': 'Il n’a plus de grenades.',
  'heavy-enemy-or-three': 'L’ennemi lourd vient, ou les trois genestealers.',
  'hidden-by-its-cloak': 'Sa cape le cache tant que d’autres sont là.',
  'leader-not-on-the-board': 'Ni sergent ni capitaine n’est sur le plateau.',
  'librarian-not-on-the-board': 'L’archiviste n’est pas sur le plateau.',
  'lurking-blips-cannot-be-discerned': 'Un blip en attente ne se discerne pas.',
  'marker-not-adjacent': 'Le marine tombé n’est pas à côté de lui.',
  'marker-not-in-sight': 'Il ne voit pas le marine tombé.',
  'moves-at-most-three-squares': 'Sorti d’une brèche, il avance de trois cases au plus ce tour-ci.',
  'must-wait-in-the-breach': 'Un marine était proche : il attend dans la brèche ce tour-ci.',
  'no-blip-from-there': 'Aucun blip ne vient de là maintenant.',
  'no-cp-spent': 'Aucun point de commandement n’a été dépensé.',
  'no-eligible-leader': 'Seul un sergent, un capitaine ou un maître de chapitre le permet.',
  'no-fallen-marker': 'Aucun marine n’est tombé là.',
  'no-frag-grenades': 'Il ne porte pas de grenades à fragmentation.',
  'no-full-auto': 'Ici le canon d’assaut ne tire qu’au coup par coup.',
  'no-narthecium': 'Il n’a pas de narthecium.',
  'no-room-behind': 'Il n’y a pas de place derrière lui.',
  'no-shot-at-the-door': 'Tirez sur la porte, ou ne tirez pas.',
  'no-such-grenade': 'Il ne porte pas cette grenade.',
  'no-such-power': 'Il n’a pas ce pouvoir.',
  'no-such-weapon': 'Il n’a pas cette arme.',
  'no-weapon-for-free-fire': 'Il n’a pas d’arme qui tire en marchant.',
  'not-a-sniper': 'Seul un sniper s’allonge.',
  'not-lying': 'Il n’est pas allongé.',
  'not-on-guard': 'Il n’est pas en garde.',
  'not-one-of-his-squares': 'Il se relève sur l’une de ses deux cases.',
  'not-through-a-breach': 'Les renforts ne viennent pas par une brèche.',
  'one-gauntlet-is-empty': 'Un gantelet est vide : seulement des tirs simples.',
  'one-redraw-a-turn': 'Le pion n’est tiré à nouveau qu’une fois par tour.',
  'one-shot-per-action-phase': 'Cette arme tire une fois par phase d’action.',
  'one-shot-per-turn': 'Cette arme tire une fois par tour.',
  'only-the-bolter-watches': 'D’une arme combinée, seul le bolter tire en état d’alerte.',
  'only-the-highest-die': 'La parade fait relancer le dé le plus haut.',
  'open-doors-are-not-shot-at': 'On ne tire pas sur une porte ouverte.',
  'over-a-sniper': 'Une arme lourde ne tire pas par-dessus un sniper.',
  'power-has-no-target': 'Ce pouvoir ne peut viser là.',
  'power-not-possible': 'Ce pouvoir n’est pas possible maintenant.',
  'redraw-only-after-drawing': 'Seulement aussitôt après le tirage.',
  'section-not-adjacent': 'Une grenade se lance dans une section voisine.',
  'sniper-is-prone': 'Il est allongé : il doit d’abord se relever.',
  'spear-on-guard': 'En garde, la lance ne tire pas.',
  'square-cannot-be-aimed-at': 'On ne peut viser cette case.',
  'terminators-carry-no-grenades': 'Les terminators ne portent pas de grenades.',
  'watches-with-both': 'En état d’alerte, il tire avec les deux armes ensemble.',
  'weapon-never-watches': 'Cette arme ne tire jamais en état d’alerte.',
  'weapon-overheated': 'L’arme a surchauffé.',
};
