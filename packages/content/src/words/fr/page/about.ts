import type { AboutWords } from '../../en/page/about.ts';

export const about: AboutWords = {
  title: 'À propos du jeu',
  unofficial:
    'Sensorium est une œuvre de fans, non officielle et non commerciale. Elle n’est ni affiliée à Games Workshop Limited, ni approuvée par elle ; les marques Space Hulk, Space Marine, Genestealer et Deathwing lui appartiennent et ne servent ici qu’à dire quel jeu les règles décrivent. Personne n’en tire profit.',
  whoTitle: 'Qui a écrit quoi',
  who: 'Les règles sont récrites avec nos mots et nos numéros. Leur matière vient de ces textes :',
  sources: [
    {
      chapter: 'C, M',
      what: 'Les règles de base de Games Workshop. Traduction française par AGMAT ; arrangements, traductions additionnelles et mise en page par Yannick Effinger, édition du 1er décembre 2003.',
    },
    { chapter: 'D, S0', what: 'L’extension Deathwing de Games Workshop, en français, avec ses règles en solitaire.' },
    { chapter: 'A', what: '« Règles V3/V4 – Space Marines », extension de fan publiée sur sh.chroniques.free.fr.' },
    {
      chapter: 'S1, S2',
      what: 'Les deux systèmes en solitaire de DiceRoller : Alexis Sukrieh (colorfulminis.com) ; version française avec Stanislas Reltgen. Creative Commons BY-NC 4.0.',
    },
  ],
  adaptedTitle: 'Ce qui a été adapté',
  adapted:
    'Les textes ont été traduits en anglais et rédigés en règles numérotées. Là où ils se contredisent ou laissent un choix, une règle tranche et le dit (« RULING »). Deux diagrammes d’activation perdus du second système ont été reconstitués. Les joueurs qui calculent et nos propres missions ne viennent d’aucune source. Aucun des auteurs nommés n’a approuvé ce travail.',
  licencesTitle: 'Licences',
  code: 'Le programme est sous licence MIT, qui ne donne aucun droit sur les marques ni sur le jeu de plateau.',
  solo: 'Le chapitre S des règles est adapté de textes sous licence Creative Commons Attribution – Pas d’utilisation commerciale 4.0 et le reste : utilisez-le et transmettez-le en citant l’auteur, jamais à des fins commerciales.',
  licence: 'Lire la licence',
  chapter: 'Chapitre',
  artTitle: 'Images et sons',
  art: 'Toutes les images et tous les sons sont faits par le programme lui-même.',
};
