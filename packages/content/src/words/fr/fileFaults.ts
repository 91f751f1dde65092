/** What is wrong with a file, by the English sentence its reader says; {0} and so on stand for what it names. */
import { faultsBy, type FaultTable } from '../faults.ts';

/** What stands for a whole line, or for a part of it between two colons. */
const sentences: FaultTable['sentences'] = {
  'expected {0}': 'attendu : {0}',
  'and {0} more': 'et {0} de plus',

  // Any file
  'the file': 'le fichier',
  'the file is longer than {0} kB': 'le fichier dépasse {0} ko',
  'the file is longer than {0} MB': 'le fichier dépasse {0} Mo',
  'there are too many levels within each other': 'trop de niveaux sont emboîtés',
  'the file is not JSON, or is cut off': 'le fichier n’est pas du JSON, ou il est tronqué',
  'the file is no JSON': 'le fichier n’est pas du JSON',
  'the file is no {0}': 'le fichier n’est pas {0}',
  'the file has no version; this program reads version {0}':
    'le fichier n’a pas de numéro de version ; ce programme lit la version {0}',
  'the file has {0}; this program reads version {1}': 'le fichier porte {0} ; ce programme lit la version {1}',
  'the file is not a saved game, or is cut off': 'le fichier n’est pas une partie enregistrée, ou il est tronqué',
  'the saved game is damaged or cut off': 'la partie enregistrée est abîmée ou tronquée',
  'the file holds a position without its history, which cannot be kept here':
    'le fichier contient une position sans son histoire, qui ne peut pas être conservée ici',
  'A3.10: the second marine player has no marines in a force of one squad':
    'A3.10 : dans une force d’une seule escouade, le second joueur marine n’a pas de marines',

  // Files of the terminal
  '{0} cannot be opened': '{0} ne peut pas être ouvert',
  '{0} does not play back': '{0} ne se rejoue pas',
  'there is no such file. Name {0}': 'ce fichier n’existe pas. Indiquez {0}',
  'it is a folder. Name {0}': 'c’est un dossier. Indiquez {0}',
  'it may not be read. Name {0}': 'il n’est pas permis de le lire. Indiquez {0}',
  'the file is longer than {0} kB. Name {1}': 'le fichier dépasse {0} ko. Indiquez {1}',
  'squads of the arsenal; here a force list of D16 is needed':
    'des escouades de l’arsenal ; il faut ici une liste de force de D16',

  // A game played again
  'its seed and commands give other dice, or lead to another position, than are recorded':
    'sa graine et ses ordres donnent d’autres dés, ou mènent à une autre position, que ceux qui sont enregistrés',
  'the replay ends in position {0}, but {1} was recorded':
    'la partie rejouée finit sur la position {0}, or {1} est enregistrée',
  'refused by {0} ({1})': 'refusé par {0} ({1})',
  'the game is not over': 'la partie n’est pas terminée',
  'other dice than are recorded': 'd’autres dés que ceux qui sont enregistrés',
  '{0} recorded dice or draws were not used': '{0} dés ou tirages enregistrés n’ont pas servi',
  'the key has the hash {0}, not {1}': 'la clé a l’empreinte {0}, et non {1}',

  // A saved position
  'the saved position contradicts itself': 'la position enregistrée se contredit',
  'a piece is listed twice': 'une pièce est nommée deux fois',
  'belongs to nobody': 'n’appartient à personne',
  'is on the board and in an entry area (C18.6)':
    'se trouve à la fois sur le plateau et dans une zone d’entrée (C18.6)',
  'has the wrong facing (C1.5)': 'n’a pas la bonne orientation (C1.5)',
  'is in play and nowhere, or somewhere and not in play':
    'est en jeu sans être nulle part, ou se trouve quelque part sans être en jeu',
  'two pieces stand on one square (C1.3)': 'deux pièces occupent la même case (C1.3)',
  'not in scan order': 'n’est pas dans l’ordre de lecture du plateau',
  'the active piece of the {0} is not the one that is active (C6.4)':
    'la pièce active des {0} n’est pas celle qui est active (C6.4)',
  'the active piece of the {0} is none of theirs': 'la pièce active des {0} n’est pas à eux',
  'nobody can decide anything': 'personne n’a rien à décider',
  'a choice without an answer': 'un choix sans réponse',

  // A board, a scenario
  'a board has at least one level': 'un plateau a au moins un niveau',
  'the board is empty': 'le plateau est vide',
  'the board has {0} squares; at most {1} are possible': 'le plateau a {0} cases ; {1} au plus sont possibles',
  'C1.2: the floor square ({0}, {1}) belongs to no section':
    'C1.2 : la case de sol ({0}, {1}) n’appartient à aucune section',
  'C18.1: the entry square ({0}, {1}) of area {2} is no floor square':
    'C18.1 : la case d’entrée ({0}, {1}) de la zone {2} n’est pas une case de sol',
  'C18.1: area {0} has no side': 'C18.1 : la zone {0} n’a pas de côté',
  'C18.1: area {0} lies on the floor square ({1}, {2})': 'C18.1 : la zone {0} se trouve sur la case de sol ({1}, {2})',
  'C18.1: area {0} has no entry square': 'C18.1 : la zone {0} n’a pas de case d’entrée',
  'C18.1: two entry areas have the same id': 'C18.1 : deux zones d’entrée portent le même nom',
  "there is no unit '{0}'": 'il n’y a pas de figurine « {0} »',
  "there is no unit '{0}' in this game": 'il n’y a pas de figurine « {0} » dans cette partie',
  "there is no weapon or item '{0}'": 'il n’y a ni arme ni objet « {0} »',
  "there is no mission rule '{0}'": 'il n’y a pas de règle de mission « {0} »',
  "there is no terrain '{0}'": 'il n’y a pas de terrain « {0} »',
  "there is no entry area '{0}'": 'il n’y a pas de zone d’entrée « {0} »',
  "there is no rule module '{0}'": 'il n’y a pas de module de règles « {0} »',
  "there is no rule option '{0}'": 'il n’y a pas d’option « {0} »',
  "option '{0}' is {1}, not '{2}'": 'l’option « {0} » est {1}, et non « {2} »',
  'the {0} at ({1}) is not on a floor square': '{0} en ({1}) : ce n’est pas une case de sol',
  'the {0} at ({1}) is where something else is': '{0} en ({1}) : la place est déjà prise',
  'the {0} at ({1}) does not stand on a floor square': '{0} en ({1}) : ce n’est pas une case de sol',
  'C1.3: two pieces stand on ({0})': 'C1.3 : deux pièces occupent ({0})',
  "C18.6: the {0} is on the board and in entry area '{1}'":
    'C18.6 : {0} se trouve à la fois sur le plateau et dans la zone d’entrée « {1} »',
  'C6.4: the {0} is active, but not in play': 'C6.4 : {0} est actif sans être en jeu',
  'C2.6: {0} pieces do not fit on the {1} squares of deployment group {2}':
    'C2.6 : {0} pièces ne tiennent pas sur les {1} cases du groupe de déploiement {2}',
  'C2.6: deployment group {0} has {1} pieces and {2} squares that are surely free':
    'C2.6 : le groupe de déploiement {0} a {1} pièces pour {2} cases libres à coup sûr',
  'C2.4: the {0} is deployed by nobody': 'C2.4 : {0} n’est déployé par personne',
  'C2.2: a {0} holds 1 to {1}, not {2}': 'C2.2 : {0} contient de 1 à {1} figurines, et non {2}',
  'D8.2: the {0} at ({1}) {2}': 'D8.2 : {0} en ({1}) {2}',
  'D17.20: the chute in section {0} {1}': 'D17.20 : le vide-ordures de la section {0} {1}',
  'M0.3: the mission has no place for the {0} of squad {1}':
    'M0.3 : la mission n’a pas de place pour {0} de l’escouade {1}',
  "M0.8: the mission '{0}' forbids the option '{1}'": 'M0.8 : la mission « {0} » interdit l’option « {1} »',

  // A mission file
  'the file has {0} characters; a mission has at most {1}':
    'le fichier a {0} caractères ; une mission en a au plus {1}',
  'the file is no text in UTF-8': 'le fichier n’est pas un texte en UTF-8',
  '{0} is missing': '{0} manque',
  '{0} is not a field of a mission': '{0} n’est pas un champ d’une mission',
  '{0} is {1}, but {2} is expected': '{0} : {1} ; attendu : {2}',
  '{0} has a length of {1}, but {2} is expected': '{0} : longueur {1} ; attendu : {2}',
  '{0} is {1} × {2} squares; at most {3} (100 × 100) can be played on':
    '{0} a {1} × {2} cases ; on joue sur {3} (100 × 100) au plus',
  'there are {0} pieces; a mission has at most {1}': 'il y a {0} pièces ; une mission en a au plus {1}',
  "{0} is a block of text begun with '|'": '{0} est un bloc de texte qui commence par « | »',
  'the aliases stand for too much': 'les alias représentent trop de choses',
  "a second document begins at '---'; a file has one":
    'un second document commence à « --- » ; un fichier en a un seul',
  "'*{0}' stands for nothing: no '&{1}' is before it": '« *{0} » ne représente rien : aucun « &{1} » ne le précède',
  "'*{0}' is within what it stands for": '« *{0} » se trouve dans ce qu’il représente',
  'a name is one word, no list and no record': 'un nom est un seul mot, ni liste ni fiche',
  "there is no field '{0}'": 'il n’y a pas de champ « {0} »',

  // What the reader of YAML says
  'Map keys must be unique': 'un nom de champ n’apparaît qu’une fois',
  'Alias cannot be an empty string': 'un alias a un nom',
  'Alias ending in : is ambiguous': 'un alias qui finit par « : » est ambigu',
  'Anchor cannot be an empty string': 'une ancre a un nom',
  'Anchor ending in : is ambiguous': 'une ancre qui finit par « : » est ambiguë',
  'An alias node must not specify any properties': 'un alias n’a pas de propriétés',
  'Anchors and tags must be after the {0} indicator': 'ancres et étiquettes viennent après « {0} »',
  'A node can have at most one anchor': 'une valeur a au plus une ancre',
  'A node can have at most one tag': 'une valeur a au plus une étiquette',
  'A block sequence may not be used as an implicit map key': 'une liste ne peut pas servir de nom de champ',
  'All mapping items must start at the same column': 'les champs d’une fiche commencent à la même colonne',
  'All sequence items must start at the same column': 'les éléments d’une liste commencent à la même colonne',
  'Block collections are not allowed within flow collections':
    'entre crochets ou accolades, pas de liste ni de fiche sur plusieurs lignes',
  'Block collection cannot start on same line with directives-end marker': 'rien ne commence sur la ligne de « --- »',
  'Block scalar header includes extra characters: {0}': 'caractères en trop après « | » ou « > » : {0}',
  'Block scalars with more-indented leading empty lines must use an explicit indentation indicator':
    'un bloc de texte ne commence pas par des lignes vides plus en retrait que lui',
  'Comments must be separated from other tokens by white space characters': 'un commentaire suit une espace',
  'Could not resolve tag: {0}': 'étiquette inconnue : {0}',
  'Expected a flow scalar value, but found: {0}': 'une valeur est attendue, et non {0}',
  'Flow end indicator should be more indented than parent': 'le crochet ou l’accolade de fin doit être plus en retrait',
  'Flow map in block collection must be sufficiently indented': 'ce qui est entre accolades doit être plus en retrait',
  'Flow sequence in block collection must be sufficiently indented':
    'ce qui est entre crochets doit être plus en retrait',
  'Flow map in block collection must be sufficiently indented and end with a }':
    'ce qui est entre accolades doit être plus en retrait et finir par }',
  'Flow sequence in block collection must be sufficiently indented and end with a ]':
    'ce qui est entre crochets doit être plus en retrait et finir par ]',
  'Flow map must end with a }': 'il manque } à la fin',
  'Flow sequence must end with a ]': 'il manque ] à la fin',
  'Implicit keys need to be on a single line': 'un nom de champ tient sur une ligne',
  'Implicit keys of flow sequence pairs need to be on a single line': 'un nom de champ tient sur une ligne',
  'Implicit map keys need to be followed by map values': 'un nom de champ est suivi de « : » et d’une valeur',
  'Invalid escape sequence {0}': 'séquence d’échappement inconnue : {0}',
  'Map comment with trailing content': 'un commentaire est seul à la fin de sa ligne',
  'Missing closing "quote': 'il manque le guillemet de fin (")',
  "Missing closing 'quote": 'il manque l’apostrophe de fin (’)',
  'Missing directives-end/doc-start indicator line': 'il manque la ligne « --- »',
  'Missing directives-end indicator line': 'il manque la ligne « --- »',
  'Missing space after : in {0}': 'il manque une espace après « : »',
  'Missing , or : between {0} items': 'il manque une virgule ou « : » entre deux éléments',
  'Missing , between {0} items': 'il manque une virgule entre deux éléments',
  'Nested mappings are not allowed in compact mappings': 'une ligne n’a qu’un seul champ',
  'Not a YAML token: {0}': 'ceci n’est pas du YAML : {0}',
  'Plain value cannot start with a tab character': 'une valeur ne commence pas par une tabulation',
  'Plain value cannot start with {0}': 'une valeur sans guillemets ne commence pas par {0}',
  'Sequence item without - indicator': 'un élément de liste commence par « - »',
  'Source contains multiple documents; please use YAML.parseAllDocuments()': 'un fichier n’a qu’un seul document',
  'Tabs are not allowed as indentation': 'le retrait se fait avec des espaces, sans tabulation',
  'Tags and anchors must be separated from the next token by white space':
    'étiquettes et ancres sont suivies d’une espace',
  'The : indicator must be at most 1024 chars after the start of an implicit block mapping key':
    'un nom de champ a au plus 1024 caractères',
  'The : indicator must be at most 1024 chars after the start of an implicit flow sequence key':
    'un nom de champ a au plus 1024 caractères',
  'The {0} tag has no suffix': 'l’étiquette {0} n’a pas de nom',
  'Unexpected {0} in {1}': '{0} n’est pas attendu ici',
  'Unexpected empty item in {0}': 'un élément vide n’est pas attendu ici',
  'Unexpected {0} at node end': '{0} n’est pas attendu ici',
  'Unexpected {0} token': '{0} n’est pas attendu ici',
  'Unexpected scalar token in YAML stream': 'une valeur n’est pas attendue ici',
  'Unexpected {0} token in YAML stream': '{0} n’est pas attendu ici',
  'Unknown directive {0}': 'directive inconnue : {0}',
  'Unresolved tag: {0}': 'étiquette inconnue : {0}',
  'Unsupported YAML version {0}': 'version de YAML inconnue : {0}',

  // Campaign (D21), solo mission (D23), a board being laid (D19)
  campaign: 'campagne',
  'its scenario cannot be set up': 'son scénario ne peut pas être mis en place',
  stand: 'mission solo',
  'the board cannot be set up': 'le plateau ne peut pas être mis en place',
  'D21.1: no scenario is being played': 'D21.1 : aucun scénario n’est en cours',
  'D21.1: no board lies': 'D21.1 : aucun plateau n’est posé',
  'D21.1: no scenario is to be played now': 'D21.1 : aucun scénario n’est à jouer maintenant',
  'D19.8: the control room finds no place on this board':
    'D19.8 : la salle de contrôle ne trouve pas place sur ce plateau',
  'D19.1: the board is not finished': 'D19.1 : le plateau n’est pas fini',
  'D23.1: the mission is over': 'D23.1 : la mission est finie',
  'D23.9: the board is not finished': 'D23.9 : le plateau n’est pas fini',
};

/** What is expected, or found, within a sentence. */
const phrases: FaultTable['phrases'] = {
  'a mission file': 'un fichier de mission',
  'a case file': 'un fichier de cas',
  'a saved game': 'une partie enregistrée',
  'a game saved by `sensorium play`, or a replay':
    'une partie enregistrée par `sensorium play`, ou une partie à rejouer',
  'a replay, written by `sensorium play --record FILE`':
    'une partie à rejouer, écrite par `sensorium play --record FICHIER`',
  'a force list; `sensorium force buy` writes one': 'une liste de force ; `sensorium force buy` en écrit une',
  'a force list, squads of the arsenal, or a saved game':
    'une liste de force, des escouades de l’arsenal ou une partie enregistrée',
  'a campaign; `sensorium campaign new` begins one': 'une campagne ; `sensorium campaign new` en commence une',
  'a solo mission; `sensorium stand new` begins one': 'une mission solo ; `sensorium stand new` en commence une',
  'a file that describes squads; `sensorium force compose --help` shows one':
    'un fichier qui décrit des escouades ; `sensorium force compose --help` en montre un',
  'no such field': 'pas de champ de ce nom',
  'a record': 'une fiche de champs nommés',
  'a record of named fields': 'une fiche de champs nommés',
  'a list': 'une liste',
  'a list of at most {0}': 'une liste de {0} éléments au plus',
  'a number': 'un nombre',
  'a whole number': 'un nombre entier',
  'a whole number from {0} to {1}': 'un nombre entier de {0} à {1}',
  'a whole number from {0} to {1} ({2})': 'un nombre entier de {0} à {1} ({2})',
  'a whole number from 0 to {0}, or a key of 64 hexadecimal digits':
    'un nombre entier de 0 à {0}, ou une clé de 64 chiffres hexadécimaux',
  '{0} or more': '{0} ou plus',
  '{0} or less': '{0} ou moins',
  '({0})': '{0}',
  '{0} or {1}': '{0} ou {1}',
  'a text': 'un texte',
  'a text in quotes': 'un texte entre guillemets',
  'a text without control characters': 'un texte sans caractères de contrôle',
  'true or false': 'true ou false',
  empty: 'vide',
  'one of {0}': 'un de ceux-ci : {0}',
  'something else': 'autre chose',
  'nothing of this name, only {0}': 'aucun champ de ce nom, seulement {0}',
  'a word or a number': 'un mot ou un nombre',
  'one digit or letter': 'un chiffre ou une lettre',
  'a section (T, or T@1 on the level above)': 'une section (T, ou T@1 au niveau supérieur)',
  'a name of small letters, digits and hyphens': 'un nom en minuscules, chiffres et traits d’union',
  'a name of small letters and hyphens': 'un nom en minuscules et traits d’union',
  'a number of the codex (M1.3)': 'un numéro du codex (M1.3)',
  'a capital letter': 'une lettre capitale',
  'a squad (A) or one of it (A3)': 'une escouade (A) ou l’un des siens (A3)',
  "a mark of the floor plan or 'any'": 'une marque du plan, ou « any »',
  'a square [x, y] or [x, y, level]': 'une case [x, y] ou [x, y, niveau]',
  'a floor square': 'une case de sol',
  'a piece': 'une pièce',
  'a piece of the {0}': 'une pièce des {0}',
  'a frame these rules know': 'une étape que ces règles connaissent',
  'fewer levels': 'moins de niveaux',
  'the number of a rule': 'le numéro d’une règle',
  'version {0}': 'la version {0}',
  'something to see': 'quelque chose à voir',
  marines: 'marines',
  aliens: 'aliens',
  'saved game': 'une partie enregistrée',
  '{0} file': 'un fichier {0}',
  'has no floor below it': 'n’a pas de sol au-dessous',
  'opens onto a {0}': 'donne sur {0}',
  'is not three squares in line': 'n’a pas trois cases en ligne',
  'is not a chute everywhere': 'n’est pas partout un vide-ordures',
  'has no outer door at one end': 'n’a pas de porte extérieure à un bout',
  'every number once': 'chaque numéro une fois',
  'two dice': 'deux dés',
  'a cell [column, row]': 'une cellule [colonne, ligne]',
  'no such option; there are {0} (D1.1)': 'une option qui existe : {0} (D1.1)',
  'one of {0} (D1.1)': 'un de ceux-ci : {0} (D1.1)',
  'marines or aliens at the end (D21.8, D21.9)': 'marines ou aliens à la fin (D21.8, D21.9)',
  'none at the step {0} (D21.8, D21.9)': 'none à l’étape {0} (D21.8, D21.9)',
  'no second captain (D21.2)': 'pas de second capitaine (D21.2)',
  'at least one squad (D21.3)': 'au moins une escouade (D21.3)',
  'a squad that may go ({0}, {1})': 'une escouade qui peut partir ({0}, {1})',
  'somebody who lives (D21.10)': 'quelqu’un de vivant (D21.10)',
  'the living members of its squads: {0} (D21.3, D21.5)': 'les vivants de ses escouades : {0} (D21.3, D21.5)',
  'over, for no squad can be chosen (D21.8)': 'over, car aucune escouade ne peut être choisie (D21.8)',
  'over, for no torpedo is left (D21.13)': 'over, car il ne reste aucune torpille (D21.13)',
  'another step, for only a perimeter is attacked (D21.15)':
    'une autre étape, car seul un périmètre est attaqué (D21.15)',
  'another step, for the board of the perimeter lies (D21.14)':
    'une autre étape, car le plateau du périmètre est posé (D21.14)',
  'another step, for no squad can be given up (D21.17)':
    'une autre étape, car aucune escouade ne peut être abandonnée (D21.17)',
  finished: 'finished',
  'finished (D21.14)': 'finished (D21.14)',
  'an entry area of the board, {0} (D21.14)': 'une zone d’entrée du plateau, {0} (D21.14)',
  'a board that can be laid to its end: {0}': 'un plateau qui peut être posé jusqu’au bout : {0}',
  'a board, laid or being laid (D21.1)': 'un plateau posé ou en train de l’être (D21.1)',
  '{0} (D21.1, D21.14)': '{0} (D21.1, D21.14)',
  'pairs of dice, the last pair of two different ones (D19.3)':
    'des paires de dés, la dernière de deux dés différents (D19.3)',
  'a tile that is neither laid nor set aside (D19.3)': 'une tuile ni posée ni écartée (D19.3)',
  '{0}, which is not laid yet (D19.8)': '{0}, qui n’est pas encore posée (D19.8)',
  '0, for all tiles are laid': '0, car toutes les tuiles sont posées',
  'the {0} of a finished board (D19.9)': 'les {0} d’un plateau fini (D19.9)',
  'fewer than {0} while the board is being laid (D19.9)': 'moins de {0} tant que le plateau n’est pas fini (D19.9)',
  'a tile that is not laid yet (D19.3)': 'une tuile qui n’est pas encore posée (D19.3)',
  'a tile that joins those before it ({0})': 'une tuile qui touche les précédentes ({0})',
  'an open connector (D18.7)': 'un raccord ouvert (D18.7)',
  'tile {0} on the tenth board (D23.17)': 'la tuile {0} sur le dixième plateau (D23.17)',
  'null on the tenth board (D23.17)': 'null sur le dixième plateau (D23.17)',
  'a corridor (D23.7)': 'un couloir (D23.7)',
  'at least {0}, one for each who lives (D23.7)': 'au moins {0}, une par survivant (D23.7)',
  'the {0} boards before board {1}, in order (D23.1)': 'les {0} plateaux avant le plateau {1}, dans l’ordre (D23.1)',
  'at least one who lives (D23.24)': 'au moins un survivant (D23.24)',
  'a board before board {0}, or 0': 'un plateau avant le plateau {0}, ou 0',
  'null, for nothing is being played now': 'null, car rien ne se joue maintenant',
  '{0}, which is to be played now': '{0}, qui est à jouer maintenant',
  'the board on which is to be played now': 'le plateau sur lequel on joue maintenant',
  'the marines who are to play now': 'les marines qui jouent maintenant',
};

export const fileFaults = { told: faultsBy({ sentences, phrases }) };
