import { plural } from '../numbers.ts';
import type { AimWords } from '../../en/table/aims.ts';

interface Count {
  readonly done: number;
  readonly of: number;
}

const secured = ({ done, of }: Count): string => `Zones sécurisées : ${done} sur ${of}`;
const killed = ({ done, of }: Count): string => `Marines tués : ${done} sur ${of}`;
const turnOf = ({ turn, last }: { turn: number; last: number }): string => `tour ${turn} sur ${last}`;

export const aims: AimWords = {
  own: 'Votre but',
  of: { marines: 'Le but des marines', aliens: 'Le but des aliens' },
  quiet: (turns, of) => `tours calmes : ${turns} sur ${of}`,
  'burn-targets': {
    marines: ({ done, of, flames }) =>
      `Sections brûlées : ${done} sur ${of} · ${plural(flames, 'tir restant', 'tirs restants')}`,
    aliens: ({ done, of, flames }) => `Tirs qui leur restent : ${flames} · brûlées : ${done} sur ${of}`,
    won: ({ of }) => (of === 1 ? 'La section visée a brûlé.' : `Les ${of} sections visées ont brûlé.`),
    lost: 'Plus aucun marine ne peut mettre le feu à l’objectif.',
  },
  kill: {
    marines: ({ done, of }) => `Aliens tués : ${done} sur ${of}`,
    aliens: ({ done, of }) => `Pertes : ${done} sur ${of}`,
    won: ({ done }) => `${done} aliens ont été tués.`,
  },
  'cover-entries': {
    marines: ({ done, of }) => `Cases d’entrée couvertes : ${done} sur ${of}`,
    aliens: ({ done, of }) => `Cases d’entrée qu’ils couvrent : ${done} sur ${of}`,
    won: 'Un marine se trouve à six cases au plus de chaque case d’entrée.',
  },
  'all-dead': { aliens: killed, lost: 'Tous les marines sont morts.' },
  escape: {
    marines: ({ done, of }) => `Sortis : ${done} sur ${of}`,
    aliens: ({ done, of, dead, kills }) => `${killed({ done: dead, of: kills })} · sortis : ${done} sur ${of}`,
    won: ({ done }) => `${plural(done, 'marine est sorti', 'marines sont sortis')}.`,
    lost: ({ of }) => `Il ne reste plus ${of} marines qui puissent sortir.`,
  },
  'bring-out': {
    marines: ({ done, of, who }) =>
      of === 1 ? `${who} : ${done === 1 ? 'dehors' : 'encore à l’intérieur'}` : `${who} : ${done} dehors sur ${of}`,
    aliens: ({ who }) => `À tuer : ${who.toLowerCase()}`,
    won: ({ who }) => `Celui qu’il fallait faire sortir est dehors : ${who.toLowerCase()}.`,
    lost: ({ who }) => `Celui qu’il fallait faire sortir est perdu : ${who.toLowerCase()}.`,
  },
  'rescue-cat': {
    loose: 'C.A.T. : posé au sol',
    carried: (who) => `C.A.T. : porté par ${who}`,
    saved: 'C.A.T. : dehors',
    destroyed: 'C.A.T. : détruit',
    waiting: 'C.A.T. : pas encore placé',
    damaged: 'endommagé',
    won: 'Le C.A.T. a été emporté intact.',
    lost: 'Le C.A.T. est détruit.',
    draw: 'Le C.A.T. est dehors, mais endommagé : personne n’a gagné.',
  },
  'hold-ducts': {
    marines: ({ done, of, ...last }) =>
      `${done === 0 ? `${of} conduits intacts` : `Conduits détruits : ${done}`} · ${turnOf(last)}`,
    aliens: ({ done, ...last }) => `Conduits détruits : ${done} sur 1 · ${turnOf(last)}`,
    won: ({ last }) => `Les conduits sont intacts à la fin du tour ${last}.`,
    lost: 'Un conduit a été détruit.',
  },
  occupy: {
    marines: ({ done, of }) => `Zone tenue : ${done} sur ${of}`,
    aliens: ({ done, of }) => `Dans leur zone : ${done} sur ${of}`,
    won: ({ done }) => `À la fin du tour, ${plural(done, 'marine s’y tient', 'marines s’y tiennent')}.`,
  },
  secure: {
    marines: secured,
    aliens: ({ done, of }) => `Zones qu’ils ont sécurisées : ${done} sur ${of}`,
    won: ({ done }) => `${plural(done, 'zone d’entrée est sécurisée', 'zones d’entrée sont sécurisées')}.`,
  },
  'turn-limit': {
    turn: turnOf,
    hold: (at) => `Tenir bon : ${turnOf(at)}`,
    won: ({ last }) => `Les marines ont tenu jusqu’à la fin du tour ${last}.`,
    lost: ({ last }) => `Le tour ${last} est passé, et les marines n’ont pas fait ce pour quoi ils étaient venus.`,
    draw: ({ last }) => `Le tour ${last} est passé, et aucun camp n’a atteint son but.`,
  },
  'reach-corridor': {
    marines: ({ done, of }) => `Dans le couloir de sortie : ${done} sur ${of}`,
    aliens: killed,
    won: 'Tous les survivants se tiennent dans le couloir de sortie.',
    lost: 'Il ne reste aucun marine.',
  },
  'slay-leader': {
    marines: ({ done }) => (done === 0 ? 'Le chef est en vie' : 'Le chef est mort'),
    aliens: killed,
    won: 'Le chef de la meute est mort.',
    lost: 'Il ne reste aucun marine.',
  },
  scenario: {
    'scn-recon': {
      marines: ({ done, of, out, dead }) =>
        done < of
          ? `Genestealers montrés : ${done} sur ${of} · perdus : ${dead}`
          : `Rentrez : ${plural(out, 'parti', 'partis')} · perdus : ${dead}`,
      aliens: ({ done, of, dead }) => `${killed({ done: dead, of: 2 })} · montrés : ${done} sur ${of}`,
      won: 'Un genestealer a été vu, et l’escouade est rentrée avec une perte au plus.',
      lost: 'Deux marines sont morts.',
    },
    'scn-establish': {
      marines: secured,
      aliens: ({ done, of }) => `Zones qu’ils ont sécurisées : ${done} sur ${of}`,
      won: ({ of }) => `Les ${of} zones demandées sont sécurisées.`,
    },
    'scn-defend': {
      marines: ({ left }) => `Couloirs tenus · blips à venir : ${left}`,
      aliens: ({ left }) => `Atteindre un couloir · blips à venir : ${left}`,
      won: 'Plus rien ne vient, et il ne reste rien.',
      lost: 'Un genestealer se tient dans un couloir de déploiement, ou il ne reste aucun marine.',
    },
    'scn-raid': {
      marines: ({ done, of }) => `Réservoirs détruits : ${done} sur ${of}`,
      aliens: ({ done, of }) => `Réservoirs détruits : ${done} sur ${of}`,
      won: 'Les deux réservoirs sont détruits.',
    },
    'scn-escape': {
      marines: ({ done, of }) => `Téléportés : ${done} sur ${of}`,
      aliens: ({ done, of, dead, kills }) => `${killed({ done: dead, of: kills })} · partis : ${done} sur ${of}`,
      won: ({ done }) => `${done} marines ont été téléportés, la moitié ou plus.`,
      lost: 'Il y a tant de morts que la moitié ne peut plus partir.',
    },
    'scn-destroy': {
      marines: ({ done, of, left }) => `${secured({ done, of })} · blips à venir : ${left}`,
      aliens: ({ dead, kills, left }) => `${killed({ done: dead, of: kills })} · blips à venir : ${left}`,
      won: 'Chaque zone d’entrée est sécurisée, ou plus rien ne vient et il ne reste rien.',
      lost: 'Il ne reste aucun marine.',
    },
  },
  general: {
    deserted: 'Il ne reste aucun marine sur le plateau.',
    both: 'Les deux camps ont réussi au même moment : personne n’a gagné.',
    quiet: 'Dix tours ont passé sans que rien n’arrive.',
    resigned: { marines: 'Le joueur marine a abandonné.', aliens: 'Le joueur alien a abandonné.' },
    agreed: 'Les deux joueurs ont accepté la nulle.',
    usedUp: 'Plus rien ne vient, et il ne reste rien.',
    perimeter: 'Personne n’est venu et il ne reste personne : le périmètre tient.',
    raid: {
      marines: 'Les réservoirs sont détruits et les mages retrouvés.',
      aliens: 'Les réservoirs sont debout, ou les mages se sont échappés.',
    },
  },
};
