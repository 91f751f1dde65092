/** Le générateur de missions et ses scénarios (D18–D20) : événements et refus. */
import { plural } from './numbers.ts';
import type { EventSentences } from '../sentences.ts';
import type { ScenarioEvent, ScenarioReason } from '../en/scenarios.ts';

export const scenarioEvents = {
  'reinforcements-taken': ({ count, most, left }) =>
    `Les aliens prennent ${plural(count, 'renfort', 'renforts')} sur ${most} ; il reste ${plural(left, 'pion', 'pions')}.`,
  'area-named': ({ area, as }, names) =>
    as === 'objective' ? `${names.area(area)} doit être sécurisée.` : `${names.area(area)} est sécurisée dès le début.`,
} satisfies Pick<EventSentences, ScenarioEvent>;

export const scenarioRefusals: Readonly<Record<ScenarioReason, string>> = {
  'another-squad-would-not-fit': 'Une autre escouade ne tiendrait plus ensemble dans un couloir.',
  'corridors-are-filled-first': 'On remplit d’abord les couloirs.',
  'fill-from-the-far-end': 'On remplit un couloir depuis le fond, sans trou.',
  'five-genestealers-first': 'Le retour s’ouvre quand cinq genestealers se sont montrés.',
  'nearest-squares-first': 'Il y a des cases libres plus près du couloir.',
  'not-an-area-to-name': 'Nommez l’une des zones proposées.',
  'only-from-the-control-room': 'On ne part que de la salle de contrôle.',
  'say-how-many': 'Dites combien de renforts arrivent.',
  'squad-stays-together': 'Une escouade se tient dans un seul couloir.',
  'that-many-do-not-come': 'Il ne peut pas en venir plus que prévu.',
  'connector-not-open': 'Un couloir s’attache là où la sortie d’une tuile est libre.',
  'corridor-attached-there': 'Il y a déjà un couloir à cet endroit.',
  'no-corridor-to-attach': 'Aucun couloir n’est à attacher maintenant.',
  'no-tile-to-lay': 'Aucune tuile n’est à poser maintenant.',
  'not-the-tile-drawn': 'On ne pose que la tuile tirée.',
  'tile-leaves-too-few-open': 'Il resterait trop peu de sorties au plateau.',
  'tile-no-cell': 'Ce n’est pas une place pour une tuile.',
  'tile-not-joined': 'Une tuile doit prolonger un couloir d’une tuile déjà posée.',
  'tile-overlaps': 'Une tuile se trouve déjà là.',
};
