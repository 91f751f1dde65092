/** Le générateur de missions et ses scénarios (D18–D20) : refus. */
import type { scenarioRefusalsEn } from './scenarios.en.ts';

export const scenarioRefusalsFr: Readonly<Record<keyof typeof scenarioRefusalsEn, string>> = {
  'connector-not-open': 'Un couloir s’attache là où la sortie d’une dalle est libre.',
  'corridor-attached-there': 'Il y a déjà un couloir à cet endroit.',
  'no-corridor-to-attach': 'Aucun couloir n’est à attacher maintenant.',
  'no-tile-to-lay': 'Aucune dalle n’est à poser maintenant.',
  'not-the-tile-drawn': 'On ne pose que la dalle tirée.',
  'tile-leaves-too-few-open': 'Il resterait trop peu de sorties au plateau.',
  'tile-no-cell': 'Ce n’est pas une place pour une dalle.',
  'tile-not-joined': 'Une dalle doit prolonger un couloir d’une dalle déjà posée.',
  'tile-overlaps': 'Une dalle se trouve déjà là.',
};
