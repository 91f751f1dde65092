import type { Widened } from '../../widened.ts';
import { plural } from '../numbers.ts';

/** What `force` says of lists. */
export const forces = {
  cost: (name: string, points: number) => `${name}: ${plural(points, 'point', 'points')}`,
  squad: (squad: string, points: number) => `${squad} (${plural(points, 'point', 'points')})`,
  named: (given: number, wanted: number) => `the list names ${given} of ${plural(wanted, 'member', 'members')}`,
  time: (points: number, clock: string) =>
    `Time: ${plural(points, 'point', 'points')}, ${clock} a turn while nobody is lost (D16.17)`,
  worthOf: (name: string, terminators: number) =>
    `${name}: ${plural(terminators, 'terminator’s worth', 'terminators’ worth')}`,
  shieldOnBack: 'shield on the back',
  points: (spent: number, most: number) => `${spent} of ${plural(most, 'point', 'points')}`,
  worth: (worth: number, most: number) => `${worth} of ${plural(most, 'terminator', 'terminators')}`,
  checked: (file: string, sum: string, errors: number) => `${file}: ${sum}, ${plural(errors, 'error', 'errors')}`,
  box: (figures: number, worth: number, splits: boolean) =>
    `${plural(figures, 'figure', 'figures')} for ${worth}${splits ? ', or half of it' : ''}`,
  bid: {
    fair: (mission: string, points: number) =>
      `The marines of ${mission} would cost about ${plural(points, 'point', 'points')}.`,
    handOver: 'Hand the keyboard to the second player, who presses Enter: ',
    /** Who is asked for a bid. */
    who: { you: 'Your bid', first: 'First player', second: 'Second player' },
    ask: (who: string, least: number, most: number) => `${who} (${least}–${most}): `,
    refused: (least: number, most: number) => `A bid is a whole number from ${least} to ${most} (D16.2).`,
    tied: (points: number) => `Both bid ${points}: bid again (D16.3).`,
    botBids: (yours: number, other: number) => `You bid ${yours}, the program ${other}.`,
    twoBids: (first: number, second: number) => `The first player bid ${first}, the second player ${second}.`,
    leads: {
      you: (points: number) => `You lead the marines with ${plural(points, 'point', 'points')} (D16.3).`,
      program: (points: number) => `The program leads the marines with ${plural(points, 'point', 'points')} (D16.3).`,
      first: (points: number) =>
        `The first player leads the marines with ${plural(points, 'point', 'points')} (D16.3).`,
      second: (points: number) =>
        `The second player leads the marines with ${plural(points, 'point', 'points')} (D16.3).`,
    },
    program: 'The program',
    check: (command: string) => `Check the list: ${command}`,
    play: (command: string) => `Play: ${command}`,
  },
};

export type ForceListWords = Widened<typeof forces>;
