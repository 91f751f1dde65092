import type { ScenarioId } from '@sensorium/rules';
import type { MissionTexts } from '../en/missions.ts';
import type { Mission } from '../../mission.ts';

type Texts = Mission['words']['en'];

const REINFORCEMENTS =
  'À chaque tour, le joueur alien prend autant de ses renforts qu’il le souhaite ; leur total est fixé.';
const CORRIDORS = 'Les marines remplissent leurs couloirs depuis le fond ; une escouade reste ensemble.';
const SECURING = 'Un marine à côté d’une case d’entrée, qui la voit sans obstacle, sécurise la zone pour de bon.';
const AMBUSHES = 'Un renfort par tour peut être échangé contre un pion d’embuscade, quatre fois en tout.';

const scenarios: Readonly<Record<ScenarioId, Texts>> = {
  'scn-recon': {
    title: 'Reconnaissance',
    briefing:
      'Personne ne sait ce qui vit dans cette partie de l’épave. Une escouade y est téléportée pour le découvrir, et pour rentrer avec la réponse.',
    marines:
      'Apercevez un genestealer et téléportez tout le monde, en perdant un marine au plus. Le retour s’ouvre quand cinq genestealers se sont montrés.',
    aliens: 'Tuez deux marines.',
    rules: [
      REINFORCEMENTS,
      CORRIDORS,
      'Les zones d’entrée ne peuvent pas être sécurisées.',
      AMBUSHES,
      'Dix tours calmes rendent la partie nulle.',
    ],
    hints: {
      marines: [
        'Le retour s’ouvre quand cinq genestealers se sont montrés : regardez les blips tôt, de loin et en état d’alerte.',
        'Ne dépensez pas tous vos points de commandement pendant votre tour. On attaque plus prudemment qui en a peut-être encore.',
      ],
      aliens: [
        'Deux marines tués suffisent, rien ne presse : restez cachés, car cinq genestealers montrés ouvrent le retour.',
        'Attendez le marine qui doit passer son tour à se téléporter.',
      ],
    },
  },
  'scn-establish': {
    title: 'Établir un périmètre',
    briefing:
      'Les équipes d’abordage ont besoin d’un terrain sûr. Les quatre zones d’entrée les plus proches doivent être fermées avant la prochaine vague.',
    marines: 'Sécurisez les quatre zones d’entrée les plus proches de vos couloirs.',
    aliens: 'Empêchez-le.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Dix tours calmes donnent la victoire aux aliens.'],
    hints: {
      marines: [
        'Les quatre zones sont connues dès le départ. Avancez par deux : l’un regarde la zone, l’autre couvre ses arrières.',
        'Prenez d’abord la plus proche de vos couloirs ; une zone fermée n’envoie plus rien contre vous.',
      ],
      aliens: [
        'Un genestealer sur la case d’entrée garde sa zone ouverte. Tenez-en bien une plutôt que mal les quatre.',
        'Les renforts sont comptés : faites-les venir là où les marines doivent passer.',
      ],
    },
  },
  'scn-defend': {
    title: 'Périmètre défensif',
    briefing:
      'Le périmètre est établi, et toute l’épave l’a entendu. Tenez les couloirs d’arrivée jusqu’à ce que plus rien ne vienne.',
    marines:
      'Tenez plus longtemps que les aliens : quand leurs pions sont épuisés et qu’il n’en reste aucun, vous avez tenu.',
    aliens: 'Amenez un genestealer sur une case d’un couloir de déploiement, ou tuez tous les marines.',
    rules: [
      REINFORCEMENTS,
      'Les marines se déploient où ils veulent, après avoir nommé quatre zones d’entrée sécurisées dès le début. Aucune autre ne peut l’être.',
      'Pas de pions d’embuscade. Dix tours calmes donnent la victoire aux marines.',
    ],
    hints: {
      marines: [
        'Désignez comme fermées les quatre zones les plus proches de vos couloirs ; les aliens viendront de loin.',
        'Un genestealer sur une case de couloir fait tout perdre. Échelonnez-vous, pour qu’un enrayage devant ne soit pas la fin.',
      ],
      aliens: [
        'Il vous faut une case, pas une bataille. Que les uns attirent le feu et qu’un seul coure.',
        'Venez ensemble : les blips qui viennent un à un meurent un à un, et quand il n’en reste plus vous avez perdu.',
      ],
    },
  },
  'scn-raid': {
    title: 'Raid',
    briefing:
      'Quelque part dans ces couloirs se trouve une salle de contrôle, et dans cette salle les réservoirs où grandit la meute. Ils ne doivent pas survivre à cette journée.',
    marines: 'Détruisez les deux réservoirs cryogéniques de la salle de contrôle.',
    aliens: 'Empêchez-le.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Dix tours calmes donnent la victoire aux aliens.'],
    hints: {
      marines: [
        'Grenades, canon et marteaux brisent les réservoirs ; décidez avant le départ qui les porte à la salle de contrôle.',
        'Fermez les zones d’entrée en passant : le retour importe peu, mais ce qui vient par-derrière compte.',
      ],
      aliens: [
        'Il leur faut les deux réservoirs. Gardez une réserve près de la salle de contrôle, même si l’on se bat ailleurs.',
        'Un tour calme vous rapproche de la victoire. Tendez des embuscades plutôt que de courir dans le feu.',
      ],
    },
  },
  'scn-escape': {
    title: 'Évasion',
    briefing:
      'La flotte s’en va. La seule balise de téléportation encore active sur ce pont est dans la salle de contrôle, et elle ne prend qu’un marine à la fois.',
    marines: 'Téléportez au moins la moitié de vos marines depuis la salle de contrôle.',
    aliens: 'Tuez-en assez pour que ce ne soit plus possible.',
    rules: [
      'Un renfort par tour au plus, sur un total fixé.',
      CORRIDORS,
      SECURING,
      'Un marine se téléporte depuis une case de la salle de contrôle, un seul par tour.',
      AMBUSHES,
      'Dix tours calmes donnent la victoire aux aliens.',
    ],
    hints: {
      marines: [
        'Un seul marine part par tour. Le premier doit atteindre la balise tôt, et le dernier être encore debout.',
        'Tenez les entrées de la salle en état d’alerte pendant que les autres partent un à un.',
      ],
      aliens: [
        'Un blip au plus vient par tour : ne le gaspillez pas dans des couloirs gardés, rassemblez-vous près de la salle.',
        'Qui se téléporte passe toute son activation immobile. Frappez ceux qui le couvrent.',
      ],
    },
  },
  'scn-destroy': {
    title: 'Chercher et détruire',
    briefing:
      'Plus de demi-mesures : cette partie de l’épave doit être nettoyée, zone d’entrée par zone d’entrée, jusqu’à ce que plus rien ne puisse venir.',
    marines:
      'Sécurisez toutes les zones d’entrée, ou tenez jusqu’à ce que les pions des aliens soient épuisés et qu’il n’en reste aucun.',
    aliens: 'Tuez tous les marines.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Dix tours calmes rendent la partie nulle.'],
    hints: {
      marines: [
        'Nettoyez l’épave un côté après l’autre, et fermez les zones avant d’avancer.',
        'Deux voies mènent à la victoire. Si les zones sont trop loin, une ligne qui tient use aussi les blips.',
      ],
      aliens: [
        'Attaquez ceux qui vont fermer une zone : ils la regardent et tournent le dos au reste du plateau.',
        'N’offrez pas les blips un à un aux marines en état d’alerte. Leur nombre est fixé.',
      ],
    },
  },
};

/** D23. */
const stand: Texts = {
  title: 'Le dernier combat de Cloud Runner',
  briefing:
    'Cinq vétérans entrent pour en finir. Dix plateaux séparent le point d’abordage de la salle où attend le chef de la meute. Rien ne viendra de l’arrière : ce qui est tiré est perdu, et qui tombe reste où il est tombé.',
  marines: 'Amenez tous ceux qui vivent dans le couloir de sortie de chaque plateau ; au dixième, tuez le chef.',
  aliens: 'Que personne n’atteigne la dernière salle.',
  rules: [
    'Un dé décide des renforts à chaque tour. Les zones d’entrée peuvent être sécurisées.',
    'Les réservoirs sont une réserve d’armes : une recharge pour 4 points d’action.',
  ],
  hints: {
    marines: [
      'Dix plateaux vous attendent : un marine sauvé vaut plus qu’un plateau nettoyé. Visez le couloir de sortie.',
      'Là où il y a des réservoirs, rechargez quand le pont est calme ; cela prend toute une activation.',
      'Fermez les zones d’entrée le long du chemin : il en viendra moins par-derrière.',
    ],
    aliens: [
      'L’automate joue ce camp : il va vers le marine le plus proche et n’attend personne.',
      'Les renforts viennent au dé, tour après tour : plus un plateau dure, plus il en vient.',
    ],
  },
};

export const missions: MissionTexts = { scenarios, stand };
