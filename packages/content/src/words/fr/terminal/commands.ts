import type { CommandWords } from '../../en/terminal/commands.ts';

const SEEDED = 'le même nombre donne les mêmes plateaux et les mêmes dés';
const PLAIN = 'ASCII sans couleurs, l’écran n’est jamais redessiné';
const MARINES = 'qui joue les marines';
const ALIENS = 'qui joue les aliens';
const NODES = 'nombre de pas simulés par les joueurs qui cherchent';

export const commands: CommandWords = {
  titles: {
    'Usage:': 'Usage :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
  },
  help: 'affiche l’aide de la commande',
  helpCommand: 'affiche l’aide d’une commande',
  version: 'affiche le numéro de version',
  lang: 'la langue ; à défaut, celle de LC_ALL ou de LANG',
  sensorium: {
    about: 'Sensorium : un jeu d’abordage sur plateau, chaque règle appliquée',
    afterError: 'Ajoutez --help pour voir ce qui peut être tapé.',
    status:
      'Code de retour : 0 si tout va bien, 1 si quelque chose a échoué ou a été refusé, 2 si la commande n’a pas été comprise.',
  },
  play: {
    about: 'jouer dans le terminal',
    mission: 'identifiant d’une mission, ou fichier de mission',
    seed: 'le même nombre donne les mêmes dés',
    marines: (players) => `${MARINES} : ${players}`,
    marines2: 'qui joue une escouade sur deux, ou celles qu’une mission donne au second joueur marine (A3.10)',
    aliens: (players) => `${ALIENS} : ${players}`,
    novice: 'quatre minutes pour un tour des marines au lieu de trois (C4.2) ; voir --clock',
    force: 'une liste de force à la place des marines de la mission (D16.1) ; voir `sensorium force`',
    clock:
      'jouer au chrono : le tour des marines finit quand le temps est écoulé (C4.6) ; par défaut entre deux personnes',
    noClock: 'jouer sans chrono ; par défaut contre un programme',
    options: {
      form: 'Écrivez NOM=VALEUR, par exemple shield=parry.',
      range: (from, to) => `de ${from} à ${to}`,
      unknown: (id, all) =>
        `--option : cette partie n’a pas d’option « ${id} ». ${all.length === 0 ? 'Elle n’en a aucune' : `Au choix : ${all.join(' ; ')}`}.`,
      wrong: (id, choices, typed) => `--option : « ${id} » prend une de ces valeurs : ${choices} ; pas « ${typed} ».`,
    },
    option: 'une option de règle, à répéter au besoin : shield, ties, grenade-limit … (D1.1, A1.13, S6.11)',
    resume:
      'reprendre une partie sauvegardée : un fichier, ou son numéro dans `sensorium games` ; à défaut, la dernière',
    save: 'où la partie est sauvegardée au fil du jeu (par défaut : chaque partie dans son fichier, voir `sensorium games`)',
    record: 'fichier où écrire l’enregistrement à la fin',
    plain: `${PLAIN} ; pour les lecteurs d’écran et les vieux terminaux`,
    notes: `
Deux personnes partagent le clavier ; l’écran est effacé à chaque changement de joueur. Tout est sauvegardé au fil du
jeu, et \`sensorium play --resume\` reprend. Tapez help pendant la partie pour voir ce qui peut être tapé.

Exemples :
  sensorium play                                   choisir une mission dans la liste
  sensorium play suicide-mission                   deux personnes
  sensorium play first-steps --aliens diceroller-1 seul contre un automate
  sensorium play --resume                          reprendre la dernière partie
  sensorium play ma-mission.yaml --seed 7 --record partie.json`,
  },
  table: {
    about: 'jouer à côté d’un vrai plateau : le programme arbitre et joue les aliens',
    type: (kinds) => `ce que vous lancez ou tirez vous-même, puis tapez : ${kinds}, séparés par des virgules ; ou none`,
    tables: (all) => `seulement les tables imprimées d’un automate, en dialogues : ${all}`,
    noSystem: (wanted, all) => `--tables : « ${wanted} » n’existe pas. Au choix : ${all}.`,
    brief: 'dire en une courte liste ce que font les aliens, et non un par un',
    seed: 'le même nombre donne les mêmes dés, là où le programme les lance',
    resume: 'reprendre une telle partie : un fichier, ou son numéro dans `sensorium games` ; à défaut, la dernière',
    notes: `
Le tour des aliens est raconté une pièce après l’autre : déplacez-la sur le plateau, puis appuyez sur Entrée ; why donne la
raison et la règle, all tout le reste d’un coup. Quand il faut des dés, tapez ce qui est tombé : 3, ou 346 pour trois
dés ; « reprendre » annule le dernier dé, jusqu’à l’ordre suivant. Ce que vous avez fait malgré une règle : quand-même 3 e5 n place le
marine 3, quand-même a hors retire l’alien a, quand-même e5 open-door change une porte ; l’enregistrement le marque. Tout est sauvegardé au fil du jeu, même au milieu des dés.

Exemples :
  sensorium table suicide-mission                          vos dés, le programme tire les pions
  sensorium table rescue --type dice,command-counter --aliens diceroller-2
  sensorium table first-steps --type none --brief          le programme lance aussi`,
  },
  mission: {
    about: 'missions : en donner la liste, en montrer une, en vérifier le fichier',
    list: { about: 'donner la liste des missions' },
    show: {
      about: 'dessiner le plateau d’une mission, avec son briefing',
      mission: 'identifiant d’une mission, fichier de mission, ou generated:SCENARIO:SEED',
    },
    check: { about: 'dire ce qui ne va pas dans des fichiers de mission', file: 'fichiers de mission (YAML)' },
  },
  generate: {
    about: 'composer au hasard un plateau de géotuiles et en faire une mission (D19)',
    seed: 'le même nombre donne le même plateau',
    scenario: 'un des six scénarios ; sans lui, un dé décide',
    out: 'écrire un fichier de mission au lieu de montrer le plateau',
    notes: `
Là où une mission est demandée, generated:SCENARIO:SEED nomme le même plateau :
  sensorium generate --seed 7 --scenario scn-raid
  sensorium play generated:scn-raid:7
  sensorium simulate --mission generated:scn-raid:7
`,
  },
  force: {
    about:
      'forces pour toute mission, listes de D16 ou escouades de l’arsenal (A16) : les vérifier, les montrer, en faire une',
    check: {
      about: 'dire quelles règles une liste enfreint',
      file: 'listes de force (JSON)',
      points: 'points à dépenser',
      terminators: 'terminators que les escouades de l’arsenal remplacent',
    },
    show: { about: 'les escouades d’une liste avec leurs membres et leurs coûts', file: 'une liste de force (JSON)' },
    bid: {
      about: 'enchérir pour les marines d’une mission (D16.2) ; l’enchère la plus basse les mène',
      mission: 'une mission, un fichier de mission, ou generated:SCENARIO:SEED',
      two: 'deux personnes à ce clavier ; sans cela, contre un programme',
      out: 'où le programme écrit sa liste de force s’il mène les marines',
    },
    buy: {
      about: 'écrire la liste qu’un programme achèterait',
      points: 'points à dépenser',
      file: 'où l’écrire (par défaut : à l’écran)',
    },
    boxes: { about: 'les escouades de l’arsenal et le nombre de terminators qu’elles valent (table A-14)' },
    compose: {
      about: 'composer ses propres escouades (A16.6) : valeurs et prix découlent des tables',
      file: 'un fichier qui les décrit (YAML ou JSON) ; sans lui, des questions sont posées',
      out: 'où écrire la liste que prend `--force`',
      notes: (classes, ranks) => `
Un fichier contient une ou plusieurs escouades, en YAML ou JSON ; \`count\` répète une figurine :
  name: La Porte d’argent
  squads:
    - name: Veille
      figures:
        - {class: sororitas, rank: canoness, gear: [bolt-pistol, power-mace], name: Miriam}
        - {class: sororitas, rank: trooper, gear: [bolter], count: 4}

Classes : ${classes}. Rangs : ${ranks}.
L’équipement se nomme comme dans les tables A-8, A-13 et A-15 ; les grenades viennent de la classe et du rang (A16.7).`,
    },
    squads: {
      about: 'écrire une liste d’escouades de l’arsenal telles qu’elles sortent de la boîte',
      box: 'identifiants de boîtes ; BOX/2 est la moitié d’une escouade de dix (A16.3)',
      out: 'où l’écrire (par défaut : à l’écran)',
    },
  },
  campaign: {
    about: 'la campagne (D21) : cinq scénarios avec une seule force, conservée dans un fichier',
    new: {
      about: 'commencer une campagne',
      file: 'où elle est conservée',
      name: 'comment elle s’appelle',
      points: 'l’enchère la plus basse (D21.2)',
      force: 'la liste de force ; sans elle, ce qu’un programme achèterait',
      seed: SEEDED,
      clock: 'tenir le temps des tours des marines (D16.17)',
    },
    show: { about: 'où elle en est : scénarios, escouades, états de service', file: 'une campagne' },
    play: { about: 'continuer à jouer', file: 'une campagne ; elle y est conservée au fil du jeu', plain: PLAIN },
    simulate: {
      about: 'jouer des campagnes entières entre programmes',
      campaigns: 'combien de campagnes',
      seed: 'graine de la première ; la campagne i a la graine S + i',
      points: 'points de la force',
      force: 'la liste de force ; sans elle, ce qu’un programme achèterait',
      marines: MARINES,
      aliens: ALIENS,
      nodes: NODES,
      json: 'donner le résumé en JSON',
      out: 'une ligne de JSON par campagne',
    },
  },
  stand: {
    about: 'la mission en solitaire (D23) : dix plateaux de suite contre l’automate, conservée dans un fichier',
    new: {
      about: 'commencer la mission',
      file: 'où elle est conservée',
      force: 'une escouade de la liste pour 20 points au plus (D23.3) ; sans elle, l’escouade de la mission',
      seed: SEEDED,
      ties: 'qui décide là où l’automate tirerait au sort (S6.11)',
    },
    show: { about: 'où elle en est', file: 'une mission commencée' },
    play: {
      about: 'continuer à jouer',
      file: 'une mission commencée ; elle y est conservée au fil du jeu',
      plain: PLAIN,
    },
    simulate: {
      about: 'jouer des missions entières entre programmes',
      missions: 'combien de missions',
      seed: 'graine de la première',
      marines: MARINES,
      out: 'une ligne de JSON par mission',
    },
  },
  replay: {
    about: 'donner le journal d’une partie enregistrée, et vérifier qu’elle se rejoue',
    file: 'un enregistrement, ou une partie sauvegardée par `sensorium play`',
    from: 'première commande montrée',
    to: 'dernière commande montrée',
    view: 'ce qui est montré : ce qu’un camp peut savoir, ou tout',
    board: 'dessiner le plateau après chaque commande montrée',
    checkDice: 'vérifier que tous les dés viennent de la clé de la partie, et que la clé a cette empreinte',
    plain: 'ASCII sans couleurs',
    notes: `
La partie est toujours rejouée et vérifiée en entier, même si un extrait seulement est montré. Le code de retour est 0
quand elle se rejoue jusqu’à la position enregistrée, 1 sinon, ou quand le fichier n’est pas un enregistrement.

Exemples :
  sensorium replay partie.json
  sensorium replay partie.json --check-dice 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
  sensorium replay partie.json --from 20 --to 30 --board --view marines`,
  },
  simulate: {
    about: 'jouer un grand nombre de parties entre programmes, et en tirer des mesures',
    mission:
      'une mission, un fichier de mission, generated:SCENARIO:SEED, `all`, `scenarios`, `measured` (S9.15), ou plusieurs, séparées par des virgules',
    force: 'une liste de force à la place des marines des missions (D16.1)',
    marines: `${MARINES} : des joueurs séparés par des virgules, ou un programme (./mine.mjs, \`python3 mine.py\` ; docs/bots.md)`,
    aliens: `${ALIENS}, de même`,
    games: 'nombre de parties pour chaque mission et chaque paire',
    seed: 'graine de la première partie ; la partie i a la graine S + i',
    jobs: 'fils d’exécution (par défaut : un par cœur)',
    nodes: NODES,
    thinking: 'secondes de réflexion par décision pour un programme extérieur',
    order: (orders) =>
      `${orders} : toutes les parties d’une mission et d’une paire d’abord, ou une partie de chacune, puis la graine suivante`,
    json: 'donner le résumé en JSON',
    out: 'une ligne de JSON par partie',
    resume: 'continuer le fichier de --out : les parties qu’il contient ne sont pas rejouées',
    report: 'une page avec des graphiques',
    replayGame: 'donner l’enregistrement d’une partie d’une mesure déjà faite (avec --out : dans ce fichier)',
    shard: 'le lot K sur N de la mesure, dans le fichier de --out ; simulate merge réunit les lots',
    merge: {
      about: 'réunir les lots d’une mesure : les mêmes parties dans le même ordre qu’en une seule fois (S9.24)',
      files: 'les fichiers de tous ses lots',
      out: 'le fichier de la mesure entière',
    },
    compare: {
      about: 'comparer deux mesures des mêmes parties : tests bootstrap et de McNemar (S9.18)',
      first: 'fichier de la première mesure',
      second: 'fichier de la seconde mesure',
    },
  },
  server: {
    about: 'servir la page et le jeu en ligne (docs/running-a-server.md) ; `server --help` donne tous les réglages',
  },
  bot: {
    about: 'faire jouer un programme sur un serveur (docs/bots.md)',
    program:
      'un module avec une fonction `decide` (./mine.mjs), ou une ligne qui lance un programme (`python3 mine.py`)',
    server: 'l’adresse du serveur',
    join: 'le lien d’une invitation ; sans lui, le bot en propose une à tous, au salon',
    mission: 'la mission à laquelle il invite',
    side: 'le camp qu’il joue : marines ou aliens',
    name: 'son nom',
    response: 'secondes pour chaque réponse pendant le tour des aliens (C7.10)',
  },
  roster: {
    about: 'imprimer une feuille d’escouade (D15) avec des cases de munitions à cocher',
    file: 'une liste de force, des escouades de l’arsenal, ou une partie sauvegardée',
    plain: 'cases en ASCII',
  },
  rules: {
    about: 'lire des règles du codex, et des termes de son glossaire',
    number: 'une règle (D7.19), une section entière (C13) ou un terme (état d’alerte)',
  },
  games: { about: 'lister les parties sauvegardées en cours ; `play --resume NUMÉRO` en reprend une' },
  records: {
    about: 'victoires, carrières, morts et chance, sur les parties terminées ou sur les parties nommées',
    file: 'parties sauvegardées ou enregistrées',
  },
  verify: {
    about: 'jouer des règles exécutables : fichiers de cas, dossiers, ou motifs comme cases/**/*.yaml',
    file: 'fichiers de cas (YAML), dossiers ou motifs',
  },
};
