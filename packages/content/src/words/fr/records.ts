import type { RecordWords } from '../en/records.ts';
import { percent, plural } from './numbers.ts';

export const records: RecordWords = {
  title: 'Annales',
  none: 'Aucune partie n’a encore été terminée ici.',
  reading: (done, all) => `${done} parties parcourues sur ${all} …`,
  unreadable: (games) =>
    `${plural(games, 'partie', 'parties')} d’une version plus ancienne, ou abîmées, n’ont pu être parcourues.`,
  games: (games) => plural(games, 'partie', 'parties'),
  byMission: 'Par mission',
  bySide: 'Par camp',
  byOpponent: 'Par adversaire',
  byMarines: 'Victoires des marines, quel que soit le joueur',
  of: { mission: 'Mission', side: 'Camp', opponent: 'Adversaire' },
  sides: { marines: 'Marines', aliens: 'Aliens' },
  person: 'Une personne',
  columns: { games: 'Parties', won: 'Gagnées', drawn: 'Nulles', share: 'Part', between: 'Entre' },
  share: (share) => percent(share),
  between: (low, high) => `${percent(low)} et ${percent(high)}`,
  betweenNote: 'Avec si peu de parties, la vraie part est entre ces deux valeurs dix-neuf fois sur vingt (S9.17).',
  careers: 'Carrières',
  careersNote: 'Les marines qui ont un nom, sur toutes les parties où ce nom a combattu.',
  career: {
    name: 'Nom',
    unit: 'Grade',
    games: 'Parties',
    kills: 'Morts infligées',
    deaths: 'Morts',
    best: 'Meilleure partie',
  },
  deaths: 'Comment meurent les marines',
  causes: {
    'close-combat': 'au corps à corps',
    shot: 'par un tir',
    flames: 'dans les flammes',
    'self-destruction': 'par un lance-flammes qu’on fait sauter',
    other: 'autrement',
  },
  death: (cause, by) => (by === '' ? cause : `${cause} (${by})`),
  luck: 'Chance',
  luckOf: (side, dice, mean, better) =>
    `${side === 'marines' ? 'Marines' : 'Aliens'} : ${plural(dice, 'dé', 'dés')}, ${mean} en moyenne quand on attend 3,5 : plus de chance que ${percent(better)} de tels lancers.`,
  noDice: 'Pas encore de dés.',
  toAll: 'Toutes les annales',
};
