/** D16: what squads and options are called, and what is wrong with a list. */
import type { Widened } from '../widened.ts';
type Values = Readonly<Record<string, string | number>>;

export const forces = {
  squads: {
    'squad-command': 'Command squad',
    'squad-heavy': 'Heavy weapons squad',
    'squad-assault': 'Assault squad',
    'squad-standard': 'Standard squad',
    'squad-recon': 'Reconnaissance squad',
  },
  options: {
    'opt-psi-level': 'Next mastery level',
    'opt-flamer-charge': 'Spare flamer charge',
    'opt-cannon-magazine': 'Spare cannon magazine',
    'opt-sb-to-flamer': 'Heavy flamer for the storm bolter',
    'opt-sb-to-heavy': 'Heavy weapon for the storm bolter',
    'opt-chainfist': 'Chainfist for the power fist',
    'opt-captain': 'Sergeant becomes captain',
    'opt-sword': 'Power sword for the power fist',
    'opt-assault-arms': 'Close-combat arms',
  },
  reasons: {
    'too-expensive': ({ cost, bid }: Values) => `The force costs ${cost} points, and there are ${bid} to spend.`,
    'no-leader': () => 'A force needs at least one sergeant or captain.',
    'no-squads': () => 'The force has no squad.',
    'one-squad': ({ squads }: Values) => `The solo mission takes one squad; the list has ${squads}.`,
    'no-room': ({ missing }: Values) =>
      `${missing} marines too many: they find no starting squares, and no corridor can be lengthened for them.`,
    'no-flamer': () => 'This mission is won by burning, and nobody of this force carries a heavy flamer.',
    'too-many-squads': ({ most }: Values) => `A campaign has room for ${most} squads.`,
    'two-captains': ({ captains }: Values) => `A force has at most one captain; this one has ${captains}.`,
    'time-points': ({ most, given }: Values) => `Time points are 0 to ${most}, not ${given}.`,
    'not-this-squads-option': ({ option, squad }: Values) => `${option} is not sold to ${squad}.`,
    'not-eligible': ({ option }: Values) => `${option} is not for this member.`,
    'too-often': ({ option, most }: Values) => `${option} can be bought for one member at most ${most} times.`,
    'rearmed-twice': ({ option }: Values) => `${option}: one member is rearmed at most once.`,
    'flamer-and-chainfist': () => 'In the assault squad a marine gets a flamer or a chainfist, not both.',
    'no-such-choice': ({ given, choices }: Values) => `'${given}' is not among the choices: ${choices}.`,
    'no-choice-here': ({ given }: Values) => `This member has nothing to choose, so not '${given}'.`,
    'wrong-members': ({ given, wanted }: Values) => `The squad has ${wanted} members, the list names ${given}.`,
  },
};

export type ForceWords = Widened<typeof forces>;
