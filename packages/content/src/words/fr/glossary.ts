/** Les termes du codex en français, chacun en une phrase, et les mots à ne pas employer à leur place. */
import { term, type Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  piece: term('pièce', 'Une figurine ou un blip : tout ce qui se tient sur une case et qu’un joueur déplace.', {
    also: ['figurine'],
  }),
  section: term('section', 'Une salle ou un élément de couloir ; flammes et grenades touchent une section.'),
  facing: term('orientation', 'Le côté de sa case vers lequel une figurine regarde : nord, est, sud ou ouest.'),
  adjacent: term('adjacent', 'Parmi les huit cases autour, celles qu’aucun angle plein ne sépare.'),
  'end-phase': term(
    'phase finale',
    'La dernière phase du tour : état d’alerte et feux cessent, la victoire est vérifiée.',
  ),
  clock: term('chrono', 'Le joueur marine a trois minutes par tour, trente secondes de moins par sergent perdu.', {
    not: ['chronomètre', 'sablier', 'minuteur'],
  }),
  'action-points': term(
    'points d’action',
    'Le prix des actions : un marine en a 4 par tour, un genestealer ou un blip 6.',
    { also: ['PA'] },
  ),
  'command-points': term(
    'points de commandement',
    'De 1 à 6 par tour, tirés en secret ; ils paient pour n’importe quel marine, au tour alien aussi.',
    { also: ['PC'], not: ['point de command', 'point d’ordre'] },
  ),
  'cp-response': term(
    'réponse en PC',
    'Après l’action d’un genestealer, un marine qui le voit peut faire une chose, payée en points de commandement seuls.',
  ),
  'line-of-sight': term(
    'ligne de vue',
    'Ce que voit un marine : la moitié du plateau devant lui, tant que rien ne fait obstacle.',
    {
      also: ['LDV'],
      not: ['ligne de mire', 'ligne de visée'],
    },
  ),
  'fire-arc': term('angle de tir', 'Le cône de 90° vers l’avant, diagonales comprises : on ne tire jamais en dehors.', {
    not: ['arc de tir', 'champ de tir'],
  }),
  'storm-bolter': term('fulgurant', 'L’arme de la plupart des marines : deux dés, un 6 sur l’un d’eux tue.', {
    not: ['storm-bolter', 'bolter d’assaut', 'bolter tempête'],
  }),
  'sustained-fire': term(
    'tir en rafales',
    'Tirer de suite sur la même cible demande moins ; toute autre action du marine, une attaque contre lui ou l’action d’un autre marine y met fin.',
    { not: ['tir soutenu', 'feu soutenu', 'tir continu'] },
  ),
  overwatch: term(
    'état d’alerte',
    'Le marine attend et tire de lui-même sur chaque genestealer qui agit dans sa ligne de vue et son angle de tir, à 12 cases au plus.',
    { not: ['tir de garde', 'vigilance', 'tir en alerte', 'tir d’alerte', 'tir de couverture', 'tir de vigilance'] },
  ),
  jam: term('enrayage', 'En état d’alerte, un double enraye l’arme ; la désenrayer coûte un point.', {
    also: ['enrayé', 'désenrayer'],
    not: ['enraiement', 'enrayement'],
  }),
  'move-and-fire': term('avancer et tirer', 'Un pas et un tir en une seule action ; le tir demande un 6.'),
  'heavy-flamer': term('lance-flammes lourd', 'Met le feu à une section : chaque pièce y meurt sur 2 ou plus.', {
    also: ['lance-flammes'],
  }),
  'affected-part': term(
    'partie touchée',
    'Les cases d’une section que les flammes ou une grenade atteignent, jusqu’aux portes fermées.',
  ),
  'self-destruct': term(
    'autodestruction',
    'Le porteur du lance-flammes se fait exploser avec tous ceux de sa section.',
  ),
  'close-combat': term('corps à corps', 'Une attaque contre la case droit devant : le score le plus haut tue.', {
    not: ['combat rapproché', 'corps-à-corps'],
  }),
  blip: term('blip', 'Un pion qui vaut 1, 2 ou 3 genestealers que personne n’a encore vus.', { not: ['écho', 'bip'] }),
  conversion: term(
    'conversion',
    'Un blip est retourné et ses genestealers placés : de plein gré, ou parce qu’un marine le voit.',
  ),
  'entry-area': term('zone d’entrée', 'Un endroit au bord du plateau par où arrivent blips et genestealers.', {
    not: ['aire d’entrée', 'point d’entrée', 'zone d’arrivée'],
  }),
  reinforcements: term('renforts', 'Les blips qui arrivent à chaque tour dans les zones d’entrée.'),
  lurking: term('en attente', 'Dans une zone d’entrée, pas encore sur le plateau : hors de vue et hors d’atteinte.', {
    not: ['tapi', 'tapie', 'aux aguets'],
  }),
  'must-lurk': term(
    'attente obligatoire',
    'Un nouveau blip reste un tour dans sa zone d’entrée quand un marine est à six cases ou moins.',
  ),
  leader: term('meneur', 'Un sergent ou capitaine vivant sur le plateau.'),
  hole: term('trou', 'Un piège, ou le haut d’une échelle : ce qui relie deux niveaux.'),
  captain: term('capitaine', 'Ajoute des points de commandement et du temps, et deux à son dé de corps à corps.'),
  librarian: term('archiviste', 'Un psyker : sa hache de force et ses pouvoirs dépensent des points psi.', {
    not: ['bibliothécaire'],
  }),
  'psi-points': term(
    'points psi',
    'La force d’un archiviste pour toute la mission ; ce qui est dépensé ne revient pas.',
    { also: ['psi'] },
  ),
  'assault-cannon': term('canon d’assaut', 'Trois dés, dix munitions par chargeur ; usé, il peut exploser.'),
  'single-fire': term('coup par coup', 'Une munition du canon d’assaut sur une cible.', { not: ['rafale simple'] }),
  'full-auto': term(
    'rafale automatique',
    'Cinq munitions du canon d’assaut sur tout ce qui est en vue et dans l’angle, amis compris.',
    {
      not: ['tir automatique'],
    },
  ),
  malfunction: term('défaillance', 'Trois dés égaux d’un canon d’assaut usé : il explose.'),
  'grenade-glove': term(
    'gantelet lance-grenades',
    'Les dix grenades du capitaine : une section chacune, à huit cases au plus.',
    {
      not: ['gantelet à grenades', 'gant à grenades'],
    },
  ),
  'power-sword': term('épée énergétique', 'Ne donne pas de bonus mais permet de parer.', {
    not: ['épée de puissance'],
  }),
  parry: term('parade', 'Une fois les dés jetés, un dé de l’adversaire est relancé.'),
  chainfist: term('poing tronçonneur', 'Découpe une cloison pour deux points et une porte pour un, sans dés.', {
    not: ['tronçopoing', 'chainfist'],
  }),
  'thunder-hammer': term(
    'marteau tonnerre',
    'Deux de plus au corps à corps, de face ; s’il détone, toute la section est détruite.',
  ),
  'storm-shield': term('bouclier tempête', 'Ôte un dé à un attaquant de face ou à gauche.'),
  block: term('blocage', 'L’adversaire jette un dé de moins.'),
  'lightning-claws': term('griffes éclair', 'De face, deux dés et deux de plus ; sans arme de tir.'),
  'power-fist': term(
    'gantelet énergétique',
    'L’arme de corps à corps d’un marine quand rien d’autre n’est dit ; pas de bonus.',
    {
      not: ['gant de puissance', 'gantelet de puissance'],
    },
  ),
  'force-axe': term('hache de force', 'Chaque point psi mis dans le coup ajoute un.'),
  trap: term('piège', 'Un trou dans le sol : qui y marche peut tomber au niveau inférieur.', { not: ['trappe'] }),
  prone: term('à terre', 'Un marine tombé : sans vue ni orientation jusqu’à ce qu’il se relève.', {
    not: ['couché', 'couchée'],
  }),
  ladder: term('échelle', 'Mène d’un niveau à l’autre pour deux points.'),
  'ambush-blip': term(
    'blip d’embuscade',
    'Tiré à la place d’un renfort et posé sur le plateau : deux sur six sont vrais.',
    { also: ['embuscade'] },
  ),
  phantom: term('fantôme', 'Un blip d’embuscade derrière lequel il n’y a rien.', { not: ['leurre'] }),
  secure: term('sécuriser', 'Un marine à côté d’une case d’entrée, qui la voit vide, ferme la zone pour de bon.'),
  teleport: term('téléportation', 'Quatre points, et un marine quitte le plateau, vivant ; un par tour.', {
    also: ['se téléporter'],
  }),
  roster: term('feuille d’escouade', 'Noms, armes, munitions d’une escouade, et ce que chacun est devenu.', {
    not: ['roster'],
  }),
  'force-list': term(
    'liste de force',
    'Des escouades et des options achetées par points à la place des marines de la mission.',
  ),
  bid: term('enchère', 'Chacun écrit de combien de points il aurait besoin ; la plus basse mène les marines avec eux.'),
  crate: term('caisse', 'Bloque la vue et le passage ; détruite, elle laisse des débris.'),
  debris: term('débris', 'Y entrer coûte un point de plus, et ils peuvent dévier un tir.'),
  bulkhead: term('cloison', 'Une porte qu’on ne peut ouvrir, seulement détruire.', { not: ['cloison blindée'] }),
  'disposal-chute': term(
    'vide-ordures',
    'Un cul-de-sac vers le dehors : sa porte extérieure détruite, les marines s’échappent par là.',
  ),
  'cryo-tank': term('réservoir cryogénique', 'Ce qu’un raid doit détruire ; intact ou non, il bloque ses cases.', {
    also: ['réservoir'],
    not: ['cuve'],
  }),
  geotile: term('géotuile', 'Un carré de 13 cases sur 13 ; on en compose des plateaux.', {
    also: ['tuile'],
    not: ['dalle'],
  }),
  redraw: term(
    'nouveau tirage',
    'Avec un meneur sur le plateau, on peut remettre le pion de commandement et tirer de nouveau, une fois.',
  ),
  'free-fire': term('tir gratuit', 'Un tir avec une arme à un point au cours d’un mouvement ou d’une rotation.', {
    not: ['tir libre'],
  }),
  'heavy-enemy': term(
    'ennemi lourd',
    'Patriarche, alpha, rôdeur : un tir doit réussir avec deux dés à la fois pour le tuer.',
    {
      not: ['grand ennemi', 'grand monstre'],
    },
  ),
  overheat: term('surchauffe', 'Un 1 avec une arme à plasma : elle ne sert plus avant d’être remise en état.'),
  guard: term('garde', 'Pour deux points : attaqué, on peut relancer une fois tous ses propres dés.', {
    also: ['en garde'],
  }),
  'section-effect': term('effet de section', 'Touche chaque pièce dans la partie touchée d’une section.'),
  persistent: term('persistant', 'Qui va d’une case en feu à une autre subit une nouvelle épreuve.'),
  'frag-marker': term(
    'pion de fragmentation',
    'La fumée d’une grenade à fragmentation : elle bloque la vue jusqu’à la phase finale.',
  ),
  're-roll': term('relancer', 'Des dés sont jetés de nouveau ; les nouveaux comptent.', {
    also: ['relance'],
    not: ['dé rejeté', 'rejeter'],
  }),
  'mighty-blow': term('coup puissant', 'Le plus haut et le plus bas dé s’ajoutent.'),
  'melta-bomb': term('bombe à fusion', 'Retire tout ce qui est sur une case et y ouvre une brèche.', {
    not: ['melta-bombe', 'bombe melta'],
  }),
  breach: term('brèche', 'Un trou fondu dans le sol : un marine peut y tomber, un blip de plus en venir.'),
  terminatus: term('Terminatus', 'Des grenades préparées : qui est tué au corps à corps emporte son adversaire.'),
  'combi-weapon': term('arme combinée', 'Un bolter et une seconde arme en une ; chaque partie a sa propre ligne.'),
  scope: term('lunette de visée', 'Garde le tir en rafales contre les cibles rapides.', { also: ['lunette'] }),
  'camo-cloak': term(
    'cape de camouflage',
    'Son porteur n’est pas attaqué tant que quelqu’un sans cape est dans sa section.',
    { also: ['cape'] },
  ),
  'force-barrier': term('barrière de force', 'Une case fermée par un archiviste jusqu’à la phase finale.'),
  scout: term('scout', 'Armure légère : chaque pas et chaque rotation coûte un point ; faible au corps à corps.', {
    not: ['éclaireur'],
  }),
  sniper: term('sniper', 'S’allonge sur deux cases et tire mieux.', { also: ['allongé'] }),
  'gene-seed': term('glandes', 'Ce qu’un apothicaire récupère sur un marine tombé.', {
    not: ['patrimoine génétique', 'graine génétique'],
  }),
  automaton: term('automate', 'Les règles solo imprimées, qui jouent les aliens à la lettre.', { not: ['robot'] }),
  exposed: term('exposé', 'Sur une case qu’un marine voit.'),
  'attack-reach': term('à portée d’attaque', 'Un marine qu’on peut atteindre et attaquer avec les points qui restent.'),
  lot: term('tirage au sort', 'Là où tout se vaut pour l’automate, les dés décident.'),
  target: term('cible', 'Le marine vers lequel va un automate, selon sa table.'),
  'brood-effect': term('effet de meute', 'Un dé et le nombre d’aliens ensemble : à 6 ou plus, ils osent se montrer.', {
    not: ['effet de couvée', 'effet de nichée', 'nichée', 'couvée'],
  }),
  'brood-group': term('groupe', 'Les aliens qui sont testés ensemble et chargent ensemble.'),
};
