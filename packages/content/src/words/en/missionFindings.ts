/** What `mission check` finds, in sentences; every client tells them, each in its language. */
import type { Widened } from '../widened.ts';

export type FindingValues = Readonly<Record<string, string | number>>;
type V = FindingValues;

const meant = ({ meant: word }: V): string => (word === undefined || word === '' ? '' : `; is '${word}' meant?`);

export const missionFindings = {
  // the file
  'field-empty': ({ field }: V) => `${field} is empty`,
  'field-wrong': ({ field, found, expected }: V) => `${field} ${found}, but ${expected} is expected`,
  'rules-say': ({ reason }: V) => String(reason),
  // the board
  'rows-differ': ({ floor, sections }: V) => `the floor plan has ${floor} rows, the sections board ${sections}`,
  'no-floor': () => 'the board has no floor',
  'means-nothing': ({ sign, where }: V) => `${sign} at ${where} means nothing on a board`,
  'terrain-unknown': ({ sign, where, terrain }: V) =>
    `'${sign}' at ${where} is a ${terrain}, which no rule module chosen has`,
  'too-far': ({ where, farthest }: V) =>
    `the floor square ${where} lies beyond ${farthest}, where no place can be named`,
  'no-section-name': ({ sign, where }: V) => `${sign} at ${where} is no name of a section`,
  'in-no-section': ({ where }: V) => `the floor square ${where} belongs to no section`,
  'section-on-wall': ({ section, where }: V) => `section ${section} has ${where}, where there is no floor`,
  'section-scattered': ({ section }: V) => `section ${section} lies in several places`,
  'not-of-the-box': ({ section }: V) => `section ${section} is no shape of the box`,
  'box-empty': ({ used, shape, count }: V) => `the board needs ${used} of ${shape}; the box holds ${count}`,
  'door-without-floor': ({ where }: V) => `the door at ${where} has no floor on one of its sides`,
  'door-walked-round': ({ where }: V) => `the door at ${where} can be walked round`,
  'no-floor-square': ({ where }: V) => `${where} is no floor square`,
  'floor-beside': ({ side, where }: V) => `${side} of ${where} there is floor`,
  'no-room-for-exit': ({ side, where }: V) =>
    `${side} of ${where} the board has no room for an exit; begin it one square later`,
  'joint-twice': ({ side, where }: V) => `${side} of ${where} there is another already`,
  'no-way': ({ from, to }: V) => `no way leads from ${from} to ${to}`,
  'area-near': ({ area, distance, wanted }: V) =>
    `area ${area} is ${distance} squares from the marines' start; about ${wanted} are better`,
  'straight-run': ({ area }: V) => `from area ${area} a straight corridor leads to the marines' start`,
  'levels-need-deathwing': () => 'several levels need the module deathwing',
  'ducts-without-rule': () => 'the floor plan has ducts: choose the special rule ducts',
  // modules and options
  'choose-module': ({ module }: V) => `choose the rule module '${module}'`,
  'chosen-by-players': ({ module }: V) => `${module} is chosen by the players, not by the mission`,
  'needs-module': ({ what, module }: V) => `${what} needs the module ${module}`,
  'needs-rule': ({ what, rule }: V) => `${what} needs the rule ${rule}`,
  // marines
  'first-player-empty': () => 'the first marine player has no marine: not all can be `player: 2`',
  'no-marine-unit': (values: V) => `there is no marine unit '${values['unit']}'${meant(values)}`,
  'squad-twice': ({ squad }: V) => `there is another squad ${squad} already`,
  'no-gear': (values: V) => `there is no weapon or item '${values['gear']}'${meant(values)}`,
  'not-loaded': ({ unit, weapon }: V) => `the ${unit} has no ${weapon} that is loaded`,
  'holds-at-most': ({ weapon, most }: V) => `a ${weapon} holds ${most} at most`,
  'not-reloadable': ({ unit, weapon }: V) => `the ${unit} has no ${weapon} that can be reloaded`,
  'too-many-spares': ({ weapon, most }: V) => `at most ${most} spares for a ${weapon} can be carried`,
  'no-psi': ({ unit }: V) => `the ${unit} has no mastery level and no psi points`,
  'faces-but-deployed': ({ unit }: V) =>
    `the ${unit} is deployed: only who stands at a place from the start faces somewhere or is prone`,
  'prone-faces': () => 'a prone marine has no facing',
  'two-pieces': ({ where }: V) => `${where} is wanted by two pieces`,
  'not-on-floor': ({ unit, where }: V) => `the ${unit} at ${where} does not stand on floor`,
  'in-a-door': ({ unit, where }: V) => `the ${unit} at ${where} stands in a closed door`,
  'on-terrain': ({ unit, where, terrain }: V) => `the ${unit} at ${where} stands on a ${terrain}`,
  'no-such-piece': ({ piece }: V) => `the force has no ${piece}`,
  'stands-already': ({ piece }: V) => `${piece} stands on the board from the start`,
  'deployed-twice': ({ piece }: V) => `${piece} is deployed twice`,
  'deployed-by-nobody': ({ piece }: V) => `${piece} is deployed by nobody`,
  'marine-on-duct': () => 'no marine stands on a duct',
  'no-mark': ({ mark }: V) => `the floor plan has no square marked '${mark}'`,
  'too-few-places': ({ mark, count, left, lost }: V) =>
    `free places needed on '${mark}': ${count}; there are ${left}${lost === 0 ? '' : ', if those before take theirs there'}`,
  // aliens
  'blip-on-duct': ({ where }: V) => `no blip stands on the duct ${where}`,
  'blips-without-entry': () => 'blips come, but there is no entry area',
  'no-alien-comes': () => 'no alien ever comes',
  // objectives and special rules
  'marines-cannot-win': () => 'nothing in the mission makes the marines win',
  'no-area': ({ area }: V) => `there is no entry area ${area}`,
  'needs-control-room': ({ scenario }: V) => `${scenario} needs the control room`,
  'no-tanks': () => 'there are no tanks to destroy',
  'scenario-option': ({ scenario, option, value }: V) => `${scenario} is played with the option ${option}: ${value}`,
  'no-entry-area': () => 'there is no entry area',
  'no-section-to-burn': ({ section }: V) => `there is no section ${section} to burn`,
  'nobody-has-flamer': () => 'nobody in the force has a heavy flamer',
  'too-few-markers': ({ sections, shots }: V) => `sections to burn: ${sections}; flamer markers in the force: ${shots}`,
  'self-destruction-only': ({ sections }: V) => `no-flamer lets ${sections} burn by self-destruction only`,
  'too-few-flamers': ({ sections, flamers }: V) =>
    `no-flamer lets ${sections} burn by self-destruction only; heavy flamers in the force: ${flamers}`,
  'too-few-kills': ({ most }: V) => `no more than ${most} can ever be killed`,
  'no-exit-to-escape': () => 'there is no exit to escape by',
  'no-exit-to-leave': () => 'there is no exit to leave by',
  'too-few-marines': ({ count }: V) => `the force has fewer than ${count} marines`,
  'no-cat': () => 'there is no C.A.T.: choose the special rule cat',
  'no-ducts': () => 'there are no ducts: choose the special rule ducts',
  'too-few-marks': ({ count, mark }: V) => `the floor plan has fewer than ${count} squares marked '${mark}'`,
  'no-entry-to-cover': () => 'there is no entry square to cover',
  'nobody-is': ({ unit }: V) => `nobody in the force is a ${unit}`,
  'too-few-areas': ({ areas }: V) => `only ${areas} entry areas may be secured`,
  'rule-twice': ({ rule }: V) => `${rule} stands there twice`,
  'no-section': ({ section }: V) => `there is no section ${section}`,
  'no-duct-drawn': ({ sign }: V) => `the floor plan has no duct '${sign}'`,
  'no-ambush': () => 'there are no ambush blips: set the option ambush to on',
  // automata, words
  'no-exits': () => 'the mission has no exits',
  'no-language': ({ language }: V) => `'${language}' is no code of a language (en, fr, de …)`,
  'rules-differ': ({ english, here }: V) => `the special rules in words are ${english} in English and ${here} here`,
};
export type MissionFindingWords = Widened<typeof missionFindings>;
