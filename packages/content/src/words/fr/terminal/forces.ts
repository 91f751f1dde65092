import type { ForceListWords } from '../../en/terminal/forces.ts';
import { plural } from '../numbers.ts';

export const forces: ForceListWords = {
  cost: (name, points) => `${name} : ${plural(points, 'point', 'points')}`,
  squad: (squad, points) => `${squad} (${plural(points, 'point', 'points')})`,
  named: (given, wanted) => `la liste en nomme ${given} sur ${plural(wanted, 'membre', 'membres')}`,
  time: (points, clock) =>
    `Temps : ${plural(points, 'point', 'points')}, ${clock} par tour tant que personne n’est perdu (D16.17)`,
  worthOf: (name, terminators) => `${name} : vaut ${plural(terminators, 'terminator', 'terminators')}`,
  shieldOnBack: 'bouclier dans le dos',
  points: (spent, most) => `${spent} sur ${plural(most, 'point', 'points')}`,
  worth: (worth, most) => `${worth} sur ${plural(most, 'terminator', 'terminators')}`,
  checked: (file, sum, errors) => `${file} : ${sum}, ${plural(errors, 'erreur', 'erreurs')}`,
  box: (figures, worth, splits) =>
    `${plural(figures, 'figurine', 'figurines')} pour ${worth}${splits ? ', ou la moitié' : ''}`,
  bid: {
    fair: (mission, points) => `Les marines de ${mission} coûteraient environ ${plural(points, 'point', 'points')}.`,
    handOver: 'Passez le clavier au second joueur, qui appuie sur Entrée : ',
    who: { you: 'Votre enchère', first: 'Premier joueur', second: 'Second joueur' },
    ask: (who, least, most) => `${who} (${least}–${most}) : `,
    refused: (least, most) => `Une enchère est un nombre entier de ${least} à ${most} (D16.2).`,
    tied: (points) => `Les deux disent ${points} : enchérissez à nouveau (D16.3).`,
    botBids: (yours, other) => `Vous dites ${yours}, le programme ${other}.`,
    twoBids: (first, second) => `Le premier joueur dit ${first}, le second ${second}.`,
    leads: {
      you: (points) => `Vous menez les marines avec ${plural(points, 'point', 'points')} (D16.3).`,
      program: (points) => `Le programme mène les marines avec ${plural(points, 'point', 'points')} (D16.3).`,
      first: (points) => `Le premier joueur mène les marines avec ${plural(points, 'point', 'points')} (D16.3).`,
      second: (points) => `Le second joueur mène les marines avec ${plural(points, 'point', 'points')} (D16.3).`,
    },
    program: 'Le programme',
    check: (command) => `Vérifiez la liste : ${command}`,
    play: (command) => `Jouez : ${command}`,
  },
};
