import type { CourseWords } from '../en/course.ts';
import { number as n, percent, plural } from './numbers.ts';

export const course: CourseWords = {
  title: 'Leçons',
  intro:
    'De courtes leçons, un plateau chacune, de deux à quatre minutes. Commencez par celle que vous voulez ; on ne peut rien y perdre, et ce qui est fait reste fait.',
  progress: (done, of) => `${n(done)} sur ${plural(of, 'leçon', 'leçons')}`,
  parts: { first: 'Le jeu', further: 'Pour aller plus loin' },
  state: {
    fresh: 'Pas commencée',
    begun: (step, of) => `À l'étape ${n(step)} sur ${n(of)}`,
    underway: 'Commencée',
    done: 'Terminée',
    skipped: 'Passée',
  },
  begin: 'Commencer',
  goOn: 'Reprendre',
  again: 'Refaire',
  skip: 'Passer',
  unskip: 'Ne pas passer',
  of: (deed, lesson) => `${deed} : ${lesson}`,
  forget: 'Reprendre le cours depuis le début',
  missing: "Cette leçon n'existe pas.",
  card: {
    goal: 'Votre but',
    step: (step, of) => `Étape ${n(step)} sur ${n(of)}`,
    start: "C'est parti",
    read: 'Suite',
    back: 'Précédent',
    show: 'Faites-le pour moi',
    repeat: 'Depuis le début',
    leave: 'Toutes les leçons',
    watch: 'Regardez ce qui se passe.',
    choose: (piece) => `Choisissez d'abord : ${piece}.`,
    wrong: {
      refused: 'Ce n’est pas possible.',
      lost: 'Cela vous aurait coûté trop cher : c’est annulé.',
      over: 'Cela aurait terminé votre tour trop tôt : c’est annulé.',
      dear: 'Après cela, on ne pourrait plus faire ce qui est demandé ici : c’est annulé.',
      other: 'Les règles le permettent, mais cette étape demande autre chose : c’est annulé.',
    },
    done: 'Leçon terminée',
    next: (lesson) => `Suivante : ${lesson}`,
    rules: 'À lire dans les règles',
    lost: 'Perdu, pour cette fois. C’est annulé : rejouez votre dernier tour, avec les mêmes dés mais de meilleurs ordres.',
    takeBack: 'Rejouer le dernier tour',
    hints: (read, of) => `Conseil ${n(read)} sur ${n(of)}`,
    free: 'Jouez. Quand il arrive quelque chose de nouveau, on vous l’explique ici.',
  },
  next: {
    title: 'Que jouer ensuite',
    why: (mission, opponent, share) =>
      `${mission}, contre « ${opponent} » : ce qu'il y a de plus facile parmi ce que vous n'avez pas encore gagné. Sur les parties comptées, un bon programme en a gagné ${percent(share, 0)} avec les marines.`,
    play: 'Jouer',
    harder: 'Ensuite, un peu plus difficile à chaque fois :',
    row: (mission, opponent, share) => `${mission}, contre « ${opponent} » : ${percent(share, 0)} de victoires`,
  },
};
