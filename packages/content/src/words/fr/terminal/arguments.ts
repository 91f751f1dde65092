/** Ce que le terminal dit d’une ligne de commande : dans son aide, et là où il ne la comprend pas. */
import type { Widened } from '../../widened.ts';
import type { commandLine as english } from '../../en/terminal/arguments.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `« ${word} »`).join(', ');
const whole = (least: number, most: number): string => `un nombre entier de ${least} à ${most}`;
const SIDES: Readonly<Record<string, string>> = { marines: 'les marines', aliens: 'les aliens' };
const sideOf = (side: string): string => SIDES[side] ?? side;

export const commandLine: Widened<typeof english> = {
  placeholders: {
    options: 'options',
    command: 'commande',
    file: 'fichier',
    files: 'fichiers',
    number: 'nombre',
    player: 'joueur',
    mission: 'mission',
    language: 'langue',
    side: 'camp',
    hash: 'empreinte',
    box: 'boîte',
    points: 'points',
    order: 'ordre',
    first: 'première',
    second: 'seconde',
    who: 'qui',
    name: 'nom',
    'name=value': 'nom=valeur',
    'file:line': 'fichier:ligne',
  },
  choices: (all) => `au choix : ${quoted(all)}`,
  default: (value) => `par défaut : ${value.replaceAll('"', '')}`,
  error: 'erreur :',
  missingArgument: (name) => `il manque l’argument « ${name} »`,
  missingValue: (option) => `l’option « ${option} » attend une valeur`,
  missingOption: (option) => `l’option « ${option} » est nécessaire`,
  unknownOption: (option) => `option inconnue : « ${option} »`,
  unknownCommand: (command) => `commande inconnue : « ${command} »`,
  tooMany: (expected, given) => `trop d’arguments : ${expected} au plus, ${given} donnés`,
  invalidOption: (option, value, why) => `option « ${option} » : « ${value} » ne convient pas. ${why}`,
  invalidArgument: (name, value, why) => `argument « ${name} » : « ${value} » ne convient pas. ${why}`,
  allowed: (all) => `Au choix : ${all}.`,
  meant: (word) => `(Vouliez-vous dire ${word} ?)`,
  meantOneOf: (words) => `(Vouliez-vous dire : ${words} ?)`,
  numbers: {
    seed: (least, most) => `Une graine est ${whole(least, most)}.`,
    bid: (least, most) => `Une enchère est ${whole(least, most)}.`,
    number: (least, most) => `Il faut ${whole(least, most)}.`,
    points: (least, most) => `Pour les points, il faut ${whole(least, most)} (D16.2, D21.2).`,
    terminators: (least, most) => `Pour les terminators, il faut ${whole(least, most)}.`,
  },
  wholeNumber: 'Il faut un nombre entier.',
  noBox: (box) => `« ${box} » n’est pas une boîte de la table A-14 ; \`sensorium force boxes\` en donne la liste.`,
  noPlayer: (player, side, all) =>
    `Pour ${sideOf(side)}, il n’y a pas de joueur « ${player} ». Au choix : ${all.join(', ')}.`,
  noProgram: (player, side, all) =>
    `Pour ${sideOf(side)}, il n’y a pas de programme « ${player} ». Au choix : ${all.join(', ')}.`,
  wrongSide: (player, plays, side, all) =>
    `« ${player} » joue ${sideOf(plays)} ; pour ${sideOf(side)} il y a ${all.join(', ')}`,
  noMission: (mission) => `Il n’y a pas de mission « ${mission} ».`,
  noMissionAmong: (mission, all) =>
    `il n’y a pas de mission « ${mission} » ; il y a ${all.join(', ')}, et generated:SCENARIO:SEED`,
  begun: (file, command) => `${file} : commencé. Continuez avec : ${command}`,
  noMissionNorFile: (mission, all) =>
    `Il n’y a ni mission ni fichier « ${mission} ». Missions : ${all.join(', ')} ; generated:SCENARIO:SEED en fait une.`,
  unplayable: (mission, why) => `${mission} ne peut être jouée : ${why}`,
  untimed: '--clock : il n’y a pas de chrono dans une partie avec « deathwing-solo » (S6.2). Enlevez l’option.',
  onePlayerOnly: (scenario) => `--marines-2 : « ${scenario} » n’a de figurines que pour un joueur marine (A3.10).`,
  besideBoard: (file) =>
    `${file} est une partie à côté d’un vrai plateau. Reprenez-la avec : sensorium table --resume ${file}`,
  begunOtherwise: (module) =>
    `Cette partie n’a pas été commencée avec « ${module} », qui a ses propres règles (S3.1). Commencez-en une autre.`,
  fileIsThere: (file) => `${file} existe déjà. Nommez un autre fichier.`,
  gameIsThere: (file) => `${file} existe déjà. Nommez un autre fichier, ou reprenez cette partie : --resume ${file}`,
  noGameSaved: 'Aucune partie n’est sauvegardée. Commencez-en une : sensorium play',
  noGame: (number) => `Il n’y a pas de partie ${number}. \`sensorium games\` en donne la liste.`,
  bot: {
    waiting: (home, place) => `En attente d’un adversaire sur ${home} : invitation ${place}`,
    over: (winner) => `La partie est finie : ${winner}`,
    ended: 'le programme s’est arrêté avant la partie',
  },
  simulate: {
    whole: (option, least, most, typed) => `--${option} : il faut ${whole(least, most)}, pas « ${typed} »`,
    shard: (typed) => `--shard s’écrit K/N (le lot K sur N), comme 2/3, et non « ${typed} »`,
    order: (all, typed) => `--order prend ${all.join(' ou ')}, et non « ${typed} »`,
    whichMission: (all) =>
      `indiquez une mission : ${all.join(', ')}, all, scenarios, measured, generated:SCENARIO:SEED, ou un fichier (--mission)`,
    noMission: (typed, all) =>
      `« ${typed} » n’est ni une mission (${all.join(', ')}, all, scenarios, measured, generated:SCENARIO:SEED) ni un fichier lisible`,
    noPlayer: (player, side, all) =>
      `il n’y a pas de joueur « ${player} » ; pour ${sideOf(side)} il y a ${all.join(', ')}`,
    shardNeedsOut: '--shard demande un fichier où écrire (--out)',
    resumeNeedsOut: '--resume demande le fichier à continuer (--out)',
    severalPairs: (file, players) =>
      `${file} contient plusieurs paires de joueurs (${players.join(', ')}) ; comparez des mesures d’une paire chacune`,
    nothingInCommon: (first, second) => `${first} et ${second} n’ont ni mission ni graine en commun`,
    mergeNeedsOut: 'merge demande un fichier où écrire (--out)',
    replayGame: (typed) => `--replay-game s’écrit FICHIER:LIGNE, et non « ${typed} »`,
    noLine: (file, line) => `${file} n’a pas de ligne ${line}`,
    cannot: {
      read: (file, why) => `« ${file} » ne peut être lu : ${why}`,
      write: (file, why) => `« ${file} » ne peut être écrit : ${why}`,
    },
    begunOtherwise: (file) => `${file} n’a pas été commencé avec cet ordre et ce lot`,
    invalid: (why) => `la mesure n’est pas valable (S9.14) : ${why}`,
  },
};
