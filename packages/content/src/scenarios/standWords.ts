/** The solo mission in words. */
import type { Language, Mission } from '../mission.ts';
import { typesetCatalogue } from '../words/typography.ts';
import type { Widened } from '../words/widened.ts';

export const standWords: Mission['words'] = {
  en: {
    title: 'Cloud Runner’s Last Stand',
    briefing:
      'Five veterans go in to end it. Ten boards lie between the boarding point and the chamber where the leader of the brood waits. Nothing is brought up from behind: what you shoot is gone, and who falls stays where he fell.',
    marines: 'Bring everybody who lives to the exit corridor of each board; on the tenth, kill the leader.',
    aliens: 'Let nobody reach the last room.',
    rules: [
      'Reinforcements come by a die each turn. Entry areas may be secured.',
      'Tanks are a weapons cache: a reload for 4 action points.',
    ],
  },
  fr: typesetCatalogue({
    title: 'Le dernier combat de Cloud Runner',
    briefing:
      'Cinq vétérans entrent pour en finir. Dix plateaux séparent le point d’abordage de la salle où attend le chef de la couvée. Rien ne viendra de l’arrière : ce qui est tiré est perdu, et qui tombe reste où il est tombé.',
    marines: 'Amenez tous ceux qui vivent dans le couloir de sortie de chaque plateau ; au dixième, tuez le chef.',
    aliens: 'Que personne n’atteigne la dernière salle.',
    rules: [
      'Un dé décide des renforts à chaque tour. Les zones d’entrée peuvent être sécurisées.',
      'Les cuves sont une réserve d’armes : une recharge pour 4 points d’action.',
    ],
  }),
};

const verdictsEn = {
  'verdict-disgrace': 'Struck from the records.',
  'verdict-poor': 'A stain on the chapter.',
  'verdict-mediocre': 'Acceptable; a chance wasted.',
  'verdict-valiant': 'A failure with honour.',
  'verdict-heroic': 'Great honour to the fallen.',
};

/** D23.24. */
export const verdictWords: Readonly<Record<Language, Widened<typeof verdictsEn>>> = {
  en: verdictsEn,
  fr: typesetCatalogue({
    'verdict-disgrace': 'Rayés des registres.',
    'verdict-poor': 'Une tache sur le chapitre.',
    'verdict-mediocre': 'Acceptable ; une occasion gâchée.',
    'verdict-valiant': 'Un échec avec honneur.',
    'verdict-heroic': 'Grand honneur aux morts.',
  }),
};
