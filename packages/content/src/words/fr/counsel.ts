import type { CounselWords } from '../en/counsel.ts';
import { number, percent as exact, plural } from './numbers.ts';

/** Nobody knows a chance to a tenth. */
const percent = (chance: number): string => exact(Math.round(chance * 100) / 100);

const points = (change: number): string => {
  const rounded = Math.round(change * 100);
  return rounded === 0 ? '0' : `${rounded > 0 ? '+' : '−'}${number(Math.abs(rounded))}`;
};

export const counsel: CounselWords = {
  title: 'Analyse',
  open: 'Analyser la partie',
  close: 'Fermer l’analyse',
  bar: 'La partie est passée en revue',
  stop: 'Arrêter',
  stopped: 'Arrêté : voici ce qui a été trouvé jusque-là.',
  again: 'Tout reprendre',
  failed: (why) => `La partie n’a pas pu être passée en revue : ${why}`,
  curve: 'Chances de victoire des marines',
  curveText: (turns, first, last) =>
    `Les chances de victoire des marines sur ${plural(turns, 'tour', 'tours')} : ${percent(first)} au début, ${percent(last)} à la fin. Le tableau plus bas dit la même chose en chiffres.`,
  curveNote:
    'D’après ce que tous voyaient sur la table, si les deux camps avaient continué comme les programmes d’ici.',
  table: 'Tour par tour',
  columns: { turn: 'Tour', chance: 'Chances', luck: 'Dés', marines: 'Choix des marines', aliens: 'Choix des aliens' },
  tableNote: 'En points sur cent, pour les marines. Dés : ce qui est tombé, par rapport à ce qu’on pouvait attendre.',
  percent,
  points,
  throws: 'Les dés qui ont compté',
  noThrows: 'Aucun jet n’a pesé trois points ou plus.',
  throwAt: (turn, change, forWhom) =>
    `Tour ${turn} : ${change} ${forWhom === 'marines' ? 'pour les marines' : 'pour les aliens'}`,
  faults: {
    marines: 'Ce qui a coûté le plus cher aux marines',
    aliens: 'Ce qui a coûté le plus cher aux aliens',
  },
  noFaults: 'Rien n’a été trouvé qui ait coûté trois points ou plus.',
  notYet: 'Pas encore examiné.',
  automaton: 'L’automate a suivi ses règles : il ne décide de rien.',
  faultAt: (turn, lost) => `Tour ${turn} : ${lost} points`,
  played: 'Joué',
  instead: { marines: 'Le capitaine', aliens: 'Les chasseurs' },
  chances: (worth, better) =>
    `Environ ${percent(worth)} de chances ainsi, ${percent(better)} autrement, d’après ce que le camp pouvait savoir à ce moment-là.`,
  show: 'Montrer sur le plateau',
  onBoard: { played: 'joué', instead: 'mieux' },
  to: (verb, place) => `${verb} jusqu’en ${place}`,
  at: (verb, place) => `${verb} ${place}`,
  facing: (verb, facing) => `${verb} (${facing})`,
  cp: (spent) => `${spent} PC`,
  does: (who, deeds) => `${who} : ${deeds}`,
  because: (deeds, reason) => `${deeds} – ${reason}`,
  purposes: {
    kill: (chance) => `tue à ${percent(chance)}`,
    burn: () => 'les flammes ouvrent le passage ou le ferment',
    watch: () => 'surveille ce qui peut venir',
    mend: () => 'il faut cette arme',
    goal: () => 'plus près de l’objectif',
    cover: () => 'moins d’ennemis peuvent l’y atteindre',
    post: () => 'une meilleure position',
    face: () => 'regarde d’où ils viennent',
    door: () => 'une porte décide de qui voit et atteint qui',
    hunt: () => 'plus près de la proie',
    hide: () => 'hors de leur vue jusqu’au bon moment',
    show: () => 'le moment de frapper',
    other: () => '',
  },
  hint: 'Conseil pour ce tour',
  hintTitle: { marines: 'Le plan du capitaine', aliens: 'Le plan des chasseurs' },
  hintThinking: { marines: 'Le capitaine réfléchit …', aliens: 'Les chasseurs réfléchissent …' },
  hintChance: (better, usual) =>
    percent(better) === percent(usual)
      ? `Environ ${percent(better)} des parties imaginées sont gagnées ainsi.`
      : `Environ ${percent(better)} des parties imaginées sont gagnées ainsi ; en jouant simplement, ${percent(usual)}.`,
  hintThen: 'Ensuite, si les dés et ce qui apparaît le permettent :',
  hintNothing: 'Il n’y a rien à faire.',
  hintFailed: (why) => `Pas de conseil : ${why}`,
  hintClose: 'Ranger le plan',
  hintKnows: 'Établi d’après ce que vous voyez vous-même. Le conseil est compté.',
  hintsTaken: (hints) => `Conseils demandés : ${number(hints)}`,
  hints: 'Conseils demandés',
  hintsOff: 'Les conseils sont pour qui joue seul contre un programme, tant que la partie dure.',
};
