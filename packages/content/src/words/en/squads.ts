/** A16: the screen of the squads, and what is wrong with a list of them. */
import { ownSquads } from './ownSquads.ts';
import { squadScreen } from './page/squadScreen.ts';
import type { Widened } from '../widened.ts';
type Values = Readonly<Record<string, string | number>>;

export const squads = {
  screen: squadScreen,
  own: ownSquads,
  reasons: {
    'too-much-worth': ({ worth, replaced }: Values) =>
      `The squads stand for ${worth} terminators, and ${replaced} are replaced.`,
    'no-boxes': () => 'The list has no squad.',
    'no-half': ({ box }: Values) => `${box} cannot be divided: only squads of ten can.`,
    'wrong-figures': ({ box, given, wanted }: Values) => `${box}: ${wanted} figures, the list names ${given}.`,
    'not-in-this-box': ({ box, figure }: Values) => `${box}: no ${figure} there.`,
    'unknown-item': ({ item }: Values) => `There is no '${item}'.`,
    'not-its-gear': ({ figure, item }: Values) => `The ${figure} does not carry the ${item}.`,
    'carried-twice': ({ figure, item }: Values) => `The ${figure} carries the ${item} twice.`,
    'too-many-ranged': ({ figure, most }: Values) => `The ${figure} carries more than ${most} ranged weapons.`,
    'cloak-without-rifle': ({ figure }: Values) => `The ${figure} wears the cloak with the sniper rifle only.`,
    'two-pairs': ({ figure }: Values) => `The ${figure} has one identical pair of gauntlets.`,
    'only-one-of': ({ figure }: Values) => `The ${figure} carries two things of which he may choose one.`,
    'no-shield-on-back': ({ figure }: Values) =>
      `The ${figure} wears no shield on the back: only a bladeguard veteran with a shield does.`,
    'wrong-own-figures': ({ given, most }: Values) => `A squad of one’s own has 1 to ${most} figures, not ${given}.`,
    forbidden: ({ figure, item, why }: Values) => `The ${figure} does not carry the ${item}: ${why}`,
  },
};

export type SquadWords = Widened<typeof squads>;
