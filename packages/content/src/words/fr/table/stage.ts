import { plural } from '../numbers.ts';
import type { StageWords } from '../../en/table/stage.ts';
import { paces } from '../paces.ts';

export const stage: StageWords = {
  rolling: 'Les dés roulent…',
  earlier: 'Les derniers lancers',
  turns: { own: 'À vous de jouer', marines: 'Les marines agissent', aliens: 'Les aliens agissent' },
  pace: {
    ask: 'Comment montrer ce qui se passe ?',
    text: '« Posé » laisse suivre chaque geste des aliens. Vous pourrez en changer à tout moment, dans les réglages du menu.',
    names: paces,
    sound: 'Avec le son',
  },
  playback: (skip, again) =>
    `C’est le tour de l’autre camp. Arrêtez-le et avancez pas à pas, ou passez-le (${skip}) ; il peut ensuite être montré à nouveau (${again}).`,
  understood: 'Compris',
  automaton: (n) => `L’automate lance ${plural(n, 'dé', 'dés')} pour lui-même.`,
  showPlace: (square) => `Montrer ${square}`,
  losses: 'Pertes',
  loss: 'Perte',
};
