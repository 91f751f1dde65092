import type { FindingValues, MissionFindingWords } from '../en/missionFindings.ts';
import { fileFaults } from './fileFaults.ts';

type V = FindingValues;

const meant = ({ meant: word }: V): string =>
  word === undefined || word === '' ? '' : ` ; vouliez-vous dire « ${word} » ?`;

const SIDES: Readonly<Record<string, string>> = { N: 'Au nord', E: 'À l’est', S: 'Au sud', W: 'À l’ouest' };
const sideOf = ({ side }: V): string => SIDES[String(side)] ?? String(side);

export const missionFindings: MissionFindingWords = {
  'field-empty': ({ field }) => `${field} est vide`,
  'field-wrong': ({ field, found, expected }) => fileFaults.told(`${field} ${found}, but ${expected} is expected`),
  'rules-say': ({ reason }) => fileFaults.told(String(reason)),
  'rows-differ': ({ floor, sections }) => `le plan a ${floor} lignes, celui des sections ${sections}`,
  'no-floor': () => 'le plateau n’a pas de sol',
  'means-nothing': ({ sign, where }) => `${sign} en ${where} ne veut rien dire sur un plateau`,
  'terrain-unknown': ({ sign, where, terrain }) =>
    `« ${sign} » en ${where} (${terrain}) : aucun module de règles choisi ne le connaît`,
  'too-far': ({ where, farthest }) => `la case ${where} est au-delà de ${farthest}, où rien ne peut être nommé`,
  'no-section-name': ({ sign, where }) => `${sign} en ${where} n’est pas un nom de section`,
  'in-no-section': ({ where }) => `la case ${where} n’appartient à aucune section`,
  'section-on-wall': ({ section, where }) => `la section ${section} contient ${where}, où il n’y a pas de sol`,
  'section-scattered': ({ section }) => `la section ${section} est en plusieurs morceaux`,
  'not-of-the-box': ({ section }) => `la section ${section} n’a pas la forme d’une tuile de la boîte`,
  'box-empty': ({ used, shape, count }) => `il faut ${used} tuiles ${shape} ; la boîte en contient ${count}`,
  'door-without-floor': ({ where }) => `la porte en ${where} n’a pas de sol d’un de ses côtés`,
  'door-walked-round': ({ where }) => `on peut contourner la porte en ${where}`,
  'no-floor-square': ({ where }) => `${where} n’est pas une case de sol`,
  'floor-beside': (values) => `${sideOf(values)} de ${values['where']}, il y a du sol`,
  'no-room-for-exit': (values) =>
    `${sideOf(values)} de ${values['where']}, le plateau n’a pas la place d’une sortie : commencez-le une case plus loin`,
  'joint-twice': (values) => `${sideOf(values)} de ${values['where']}, il y en a déjà une`,
  'no-way': ({ from, to }) => `aucun chemin ne mène de ${from} à ${to}`,
  'area-near': ({ area, distance, wanted }) =>
    `la zone ${area} est à ${distance} cases du départ des marines ; mieux vaut environ ${wanted}`,
  'straight-run': ({ area }) => `de la zone ${area}, un couloir droit mène au départ des marines`,
  'levels-need-deathwing': () => 'plusieurs niveaux demandent le module deathwing',
  'ducts-without-rule': () => 'le plan a des conduits : choisissez la règle spéciale des conduits',
  'choose-module': ({ module }) => `choisissez le module de règles « ${module} »`,
  'chosen-by-players': ({ module }) => `${module} est choisi par les joueurs, pas par la mission`,
  'needs-module': ({ what, module }) => `${what} demande le module ${module}`,
  'needs-rule': ({ what, rule }) => `${what} demande la règle ${rule}`,
  'first-player-empty': () => 'le premier joueur marine n’a pas de marine : tous ne peuvent pas être `player: 2`',
  'no-marine-unit': (values) => `il n’y a pas de marine « ${values['unit']} »${meant(values)}`,
  'squad-twice': ({ squad }) => `il y a déjà une escouade ${squad}`,
  'no-gear': (values) => `il n’y a ni arme ni objet « ${values['gear']} »${meant(values)}`,
  'not-loaded': ({ unit, weapon }) => `${unit} : pas de ${weapon} à charger`,
  'holds-at-most': ({ weapon, most }) => `${weapon} : ${most} au plus`,
  'not-reloadable': ({ unit, weapon }) => `${unit} : pas de ${weapon} à recharger`,
  'too-many-spares': ({ weapon, most }) => `${weapon} : ${most} recharges au plus`,
  'no-psi': ({ unit }) => `${unit} : ni niveau de maîtrise ni points psi`,
  'faces-but-deployed': ({ unit }) =>
    `${unit} est déployé : seule une figurine en place dès le départ a une orientation ou est à terre`,
  'prone-faces': () => 'un marine à terre n’a pas d’orientation',
  'two-pieces': ({ where }) => `deux pièces sont prévues sur la case ${where}`,
  'not-on-floor': ({ unit, where }) => `${unit} en ${where} : il n’y a pas de sol`,
  'in-a-door': ({ unit, where }) => `${unit} en ${where} se trouve dans une porte fermée`,
  'on-terrain': ({ unit, where, terrain }) => `${unit} en ${where} se trouve sur ${terrain}`,
  'no-such-piece': ({ piece }) => `la force n’a pas de ${piece}`,
  'stands-already': ({ piece }) => `${piece} est en place dès le départ`,
  'deployed-twice': ({ piece }) => `${piece} est déployé deux fois`,
  'deployed-by-nobody': ({ piece }) => `${piece} n’est déployé par personne`,
  'marine-on-duct': () => 'aucun marine ne se place sur un conduit',
  'no-mark': ({ mark }) => `le plan n’a pas de case marquée « ${mark} »`,
  'too-few-places': ({ mark, count, left, lost }) =>
    `places libres nécessaires sur « ${mark} » : ${count} ; il y en a ${left}${lost === 0 ? '' : ', si les précédents y prennent les leurs'}`,
  'blip-on-duct': ({ where }) => `aucun blip ne se place sur le conduit ${where}`,
  'blips-without-entry': () => 'des blips arrivent, mais il n’y a pas de zone d’entrée',
  'no-alien-comes': () => 'aucun alien ne vient jamais',
  'marines-cannot-win': () => 'rien dans la mission ne fait gagner les marines',
  'no-area': ({ area }) => `il n’y a pas de zone d’entrée ${area}`,
  'needs-control-room': ({ scenario }) => `${scenario} demande la salle de contrôle`,
  'no-tanks': () => 'il n’y a pas de réservoirs à détruire',
  'scenario-option': ({ scenario, option, value }) => `${scenario} se joue avec l’option ${option} : ${value}`,
  'no-entry-area': () => 'il n’y a pas de zone d’entrée',
  'no-section-to-burn': ({ section }) => `il n’y a pas de section ${section} à brûler`,
  'nobody-has-flamer': () => 'personne dans la force n’a de lance-flammes lourd',
  'too-few-markers': ({ sections, shots }) =>
    `sections à brûler : ${sections} ; charges de lance-flammes dans la force : ${shots}`,
  'self-destruction-only': ({ sections }) => `no-flamer : ${sections} ne brûle que par autodestruction`,
  'too-few-flamers': ({ sections, flamers }) =>
    `no-flamer : ${sections} ne brûle que par autodestruction ; lance-flammes lourds dans la force : ${flamers}`,
  'too-few-kills': ({ most }) => `on ne pourra jamais en tuer plus de ${most}`,
  'no-exit-to-escape': () => 'il n’y a pas de sortie par où s’échapper',
  'no-exit-to-leave': () => 'il n’y a pas de sortie par où partir',
  'too-few-marines': ({ count }) => `la force a moins de ${count} marines`,
  'no-cat': () => 'il n’y a pas de C.A.T. : choisissez sa règle spéciale',
  'no-ducts': () => 'il n’y a pas de conduits : choisissez leur règle spéciale',
  'too-few-marks': ({ count, mark }) => `le plan a moins de ${count} cases marquées « ${mark} »`,
  'no-entry-to-cover': () => 'il n’y a pas de case d’entrée à couvrir',
  'nobody-is': ({ unit }) => `personne dans la force n’est ${unit}`,
  'too-few-areas': ({ areas }) => `zones d’entrée qui peuvent être sécurisées : ${areas} seulement`,
  'rule-twice': ({ rule }) => `${rule} s’y trouve deux fois`,
  'no-section': ({ section }) => `il n’y a pas de section ${section}`,
  'no-duct-drawn': ({ sign }) => `le plan n’a pas de conduit « ${sign} »`,
  'no-ambush': () => 'il n’y a pas de blips d’embuscade : activez l’option',
  'no-exits': () => 'la mission n’a pas de sorties',
  'no-language': ({ language }) => `« ${language} » n’est pas un code de langue (en, fr, de …)`,
  'rules-differ': ({ english, here }) => `règles spéciales en mots : ${english} en anglais, ${here} ici`,
};
