import type { GameEvent } from '@sensorium/engine';
import { arsenalEvents } from './arsenal.ts';
import { agreed, contracted, withArticle, withPoint } from './articles.ts';
import { campaignEvents } from './campaign.ts';
import { deathwingEvents } from './deathwing.ts';
import { scenarioEvents } from './scenarios.ts';
import { motives } from './motives.ts';
import { plural, thrown } from './numbers.ts';
import { firedWith, motiveFor, neededOn, thingAt, type EventSentences, type Names } from '../sentences.ts';
import { terms } from './terms.ts';

const towards = (point: string): string => `vers ${withPoint(point)}`;
const facingTo = (point: string): string => contracted(`face à ${withPoint(point)}`);
const SIDES: Readonly<Record<string, string>> = { marines: 'les marines', aliens: 'les aliens' };

/** S7.2. */
export const AUTOMATON_DICE = {
  placement: 'placement d’un blip',
  brood: 'effet de meute',
  lot: 'choix entre égaux',
  'ambush-turn': 'tour de la prochaine embuscade',
  'reinforcement-table': 'renforts',
};

const sentences: EventSentences = {
  ...arsenalEvents,
  ...deathwingEvents,
  ...scenarioEvents,
  ...campaignEvents,
  'game-ended': ({ winner }) => (winner === 'draw' ? 'la partie est nulle.' : `${SIDES[winner] ?? winner} gagnent.`),
  'phase-began': ({ phase, turn }) => (phase === 'clock' ? `le tour ${turn} commence.` : null),
  'clock-started': ({ seconds }) => `le joueur marine a ${plural(seconds, 'seconde', 'secondes')}.`,
  'time-ran-out': () => 'le temps est écoulé.',
  'cp-drawn': ({ secret, bonus }) =>
    `un pion de commandement est tiré${secret === undefined ? '' : ` : ${secret.value}`}${bonus > 0 ? `, et ${bonus} de plus pour le capitaine` : ''}.`,
  'cp-revealed': ({ value, spent }) =>
    `le pion de commandement est révélé : ${value}, dont ${plural(spent, 'dépensé', 'dépensés')}.`,
  overruled: ({ at }, names) => `fait quand même, quoi que disent les règles : ${names.square(at)}.`,
  'draw-offered': ({ by }) => `${SIDES[by] ?? by} proposent la nulle.`,

  'piece-deployed': ({ piece, at, facing }, names) =>
    `${names.piece(piece)} se déploie en ${names.square(at)}${facing < 0 ? '' : `, ${facingTo(names.facing(facing))}`}.`,
  'piece-activated': () => null,
  'points-paid': ({ piece, cp }, names) => (cp > 0 ? `${names.piece(piece)} agit pour ${cp} PC.` : null),
  'piece-moved': ({ piece, to }, names) => `${names.piece(piece)} va en ${names.square(to)}.`,
  'piece-entered': ({ piece, to }, names) => `${names.piece(piece)} entre en ${names.square(to)}.`,
  'piece-left': ({ piece }, names) => `${names.piece(piece)} quitte le plateau.`,
  'piece-turned': ({ piece, to }, names) => `${names.piece(piece)} pivote ${towards(names.facing(to))}.`,
  'turned-to-face': ({ piece, to }, names) =>
    `${names.piece(piece)} se tourne vers l’attaquant, ${facingTo(names.facing(to))}.`,
  'door-opened': ({ piece, at }, names) => `${names.piece(piece)} ouvre la porte en ${names.square(at)}.`,
  'door-closed': ({ piece, at }, names) => `${names.piece(piece)} ferme la porte en ${names.square(at)}.`,
  'door-destroyed': ({ at, what }, names) => `${thingAt(terms, names, at, what)} vole en éclats.`,

  'shot-fired': ({ by, at, with: weapon, target, dice, needed, hit, jammed, overheated }, names) => {
    const whom = target >= 0 ? names.piece(target) : thingAt(terms, names, at);
    const arm = firedWith(terms.gear, weapon);
    const how = overheated === true ? 'un 1 fait surchauffer' : 'un double enraye';
    const jam = jammed ? `, et ${how} l’arme` : '';
    return `${names.piece(by)} tire sur ${whom}${arm} : ${thrown(dice)} (${neededOn(needed)} requis), ${hit ? 'touché' : 'manqué'}${jam}.`;
  },
  'overwatch-set': ({ piece }, names) => `${names.piece(piece)} se met en état d’alerte.`,
  'overwatch-lost': ({ piece }, names) => `${names.piece(piece)} n’est plus en état d’alerte.`,
  'jam-cleared': ({ piece }, names) => `${names.piece(piece)} désenraye son arme.`,
  'flamer-fired': ({ by, at, left }, names) =>
    `${names.piece(by)} embrase ${names.square(at)} ; il lui reste ${plural(left, 'tir', 'tirs')}.`,
  'self-destructed': ({ by }, names) => `${names.piece(by)} fait exploser le lance-flammes.`,
  'squares-ignited': ({ squares }) => `${plural(squares.length, 'case brûle', 'cases brûlent')}.`,
  'flames-rolled': ({ piece, die, needed, killed }, names) =>
    `${names.piece(piece)} dans les flammes : ${die} (${needed} ou plus tue), ${agreed(names.piece(piece), killed ? 'brûlé' : 'épargné')}.`,
  'fires-ended': () => 'les feux s’éteignent.',
  'close-combat-fought': ({ attacker, defender, attack, defence, attackScore, defenceScore, killed }, names) =>
    `${names.piece(attacker)} attaque ${names.piece(defender)} : ${thrown(attack)}, soit ${attackScore}, contre ${thrown(defence)}, soit ${defenceScore} ; ${killed < 0 ? 'personne ne tombe' : `${names.piece(killed)} tombe`}.`,
  'door-struck': ({ attacker, at, dice, score }, names) =>
    `${names.piece(attacker)} frappe ${thingAt(terms, names, at)} : ${thrown(dice)}, soit ${score} (6 requis).`,
  'piece-killed': ({ piece, unit, kills }, names) =>
    `${names.piece(piece)} est ${agreed(names.piece(piece), 'tué')}${unit === 'blip' ? `, il valait ${kills}` : ''}.`,
  'pieces-lost': ({ count }) => `${plural(count, 'pièce ne trouve pas de place', 'pièces ne trouvent pas de place')}.`,

  'blip-drawn': ({ piece, secret }, names) =>
    `${names.piece(piece)} est tiré${secret === undefined ? '' : ` : ${secret.value}`}.`,
  'blip-placed': ({ piece, area }, names) => `${names.piece(piece)} est en attente : ${names.area(area)}.`,
  'blip-must-lurk': ({ piece }, names) => `${names.piece(piece)} doit rester en attente ce tour-ci.`,
  'blip-converted': ({ piece, value }, names) =>
    `${names.piece(piece)} se révèle : ${plural(value, 'genestealer', 'genestealers')}.`,
  'figure-placed': ({ piece, at, area }, names) =>
    `${names.piece(piece)} apparaît ${at >= 0 ? `en ${names.square(at)}` : `: ${names.area(area)}`}.`,
  'facing-set': ({ piece, to }, names) => `${names.piece(piece)} regarde ${towards(names.facing(to))}.`,

  'target-burned': ({ section, left }) => `la cible ${section} brûle ; il en reste ${left}.`,
  'duct-destroyed': ({ at }, names) => `le conduit en ${names.square(at)} est détruit.`,
  'marine-escaped': ({ piece, escaped, needed }, names) =>
    `${names.piece(piece)} est ${agreed(names.piece(piece), 'sorti')} : ${escaped} sur ${needed}.`,
  'cat-placed': ({ at }, names) => `le C.A.T. commence en ${names.square(at)}.`,
  'cat-taken': ({ piece }, names) => `${names.piece(piece)} prend le C.A.T.`,
  'cat-dropped': ({ piece, at }, names) => `${names.piece(piece)} dépose le C.A.T. en ${names.square(at)}.`,
  'cat-damaged': ({ piece }, names) => `${names.piece(piece)} endommage le C.A.T.`,
  'cat-destroyed': () => 'le C.A.T. est détruit.',
  'cat-rescued': ({ piece, damaged }, names) => `${names.piece(piece)} sort le C.A.T.${damaged ? ', endommagé' : ''}`,
  'cat-wanders': ({ die, steps }) => `le C.A.T. erre : ${die}, ${plural(steps, 'pas', 'pas')}.`,
  'cat-stepped': ({ dice, to }, names) =>
    `le C.A.T. ${to < 0 ? 'est bloqué et s’arrête' : `va en ${names.square(to)}`} : ${thrown(dice)}.`,

  'automaton-acted': ({ rule }) => motiveFor(motives, rule),
  'automaton-refused': ({ piece, word }, names) =>
    `un ordre de l’automate a été refusé : ${word} ; ${piece < 0 ? 'il continue' : `l’activation de ${names.piece(piece)} se termine`}.`,
  'automaton-rolled': ({ reason, die }) => `l’automate jette un dé, ${AUTOMATON_DICE[reason]} : ${die}.`,
  'brood-tested': ({ die, group, score, succeeded }) =>
    `effet de meute, groupe de ${group.length} : ${die}, soit ${score} (6 requis) : ${succeeded ? 'il ose' : 'il attend'}.`,
  'target-chosen': () => null,
  'activation-ended': () => null,
  'blip-ambushes': ({ piece, at }, names) => `${names.piece(piece)} est en embuscade en ${names.square(at)}.`,
  'ambush-counter-drawn': ({ isReal }) => `un pion d’embuscade est tiré : ${isReal ? 'une embuscade' : 'rien'}.`,
  'ambusher-placed': ({ piece, at }, names) => `${names.piece(piece)} surgit en ${names.square(at)}.`,
  'ambusher-lost': () => 'l’embusqué ne trouve pas de place.',
};

export const events = Object.fromEntries(
  Object.entries(sentences).map(([is, sentence]) => {
    const tell = sentence as (event: GameEvent, names: Names) => string | null;
    const told = (event: GameEvent, names: Names): string | null => {
      const text = tell(event, { ...names, piece: (id) => withArticle(names.piece(id)) });
      return text === null ? null : contracted(text);
    };
    return [is, told];
  }),
) as EventSentences;
