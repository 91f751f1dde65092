import { ownSquads } from './ownSquads.ts';
import { squadScreen } from './page/squadScreen.ts';
import type { SquadWords } from '../en/squads.ts';

export const squads: SquadWords = {
  screen: squadScreen,
  own: ownSquads,
  reasons: {
    'too-much-worth': ({ worth, replaced }) =>
      `Les escouades valent ${worth} terminators, mais elles n’en remplacent que ${replaced}.`,
    'no-boxes': () => 'La liste n’a aucune escouade.',
    'no-half': ({ box }) => `${box} : on ne partage que les escouades de dix.`,
    'wrong-figures': ({ box, given, wanted }) => `${box} : ${wanted} figurines, la liste en nomme ${given}.`,
    'not-in-this-box': ({ box, figure }) => `${box} : pas de figurine « ${figure} ».`,
    'unknown-item': ({ item }) => `« ${item} » n’existe pas.`,
    'not-its-gear': ({ figure, item }) => `${figure} : ne porte pas « ${item} ».`,
    'carried-twice': ({ figure, item }) => `${figure} : porte deux fois « ${item} ».`,
    'too-many-ranged': ({ figure, most }) => `${figure} : porte plus de ${most} armes de tir.`,
    'cloak-without-rifle': ({ figure }) => `${figure} : ne porte la cape qu’avec le fusil de sniper.`,
    'two-pairs': ({ figure }) => `${figure} : a une seule paire de gantelets, identiques.`,
    'only-one-of': ({ figure }) => `${figure} : porte deux choses dont il ne peut choisir qu’une.`,
    'no-shield-on-back': ({ figure }) =>
      `${figure} : ne porte pas de bouclier dans le dos ; seul un vétéran bladeguard muni d’un bouclier le peut.`,
    'wrong-own-figures': ({ given, most }) =>
      `Une escouade que vous composez a de 1 à ${most} figurines, et non ${given}.`,
    forbidden: ({ figure, item, why }) => `${figure} : ne porte pas « ${item} ». ${why}`,
  },
};
