/** How far a side has come towards what a mission asks, and in the end who has won and why: a row for each rule that ends a game. */
import { plural } from '../numbers.ts';
import type { Widened } from '../../widened.ts';

/** So many of those that are needed. */
export interface Count {
  readonly done: number;
  readonly of: number;
}
export type Last = { readonly turn: number; readonly last: number };

const secured = ({ done, of }: Count): string => `Areas secured ${done} of ${of}`;
const killed = ({ done, of }: Count): string => `Marines killed ${done} of ${of}`;
const turnOf = ({ turn, last }: Last): string => `turn ${turn} of ${last}`;

export const aims = {
  /** The strip in the bar. */
  own: 'Your aim',
  of: { marines: 'The marines’ aim', aliens: 'The aliens’ aim' },
  quiet: (turns: number, of: number): string => `quiet turns ${turns} of ${of}`,
  'burn-targets': {
    marines: ({ done, of, flames }: Count & { flames: number }): string =>
      `Sections burned ${done} of ${of} · ${plural(flames, 'flame', 'flames')} left`,
    aliens: ({ done, of, flames }: Count & { flames: number }): string =>
      `Their flames left: ${flames} · burned ${done} of ${of}`,
    won: ({ of }: Count): string =>
      of === 1 ? 'The target section has burned.' : `All ${of} target sections have burned.`,
    lost: 'No marine is left who could set the target on fire.',
  },
  kill: {
    marines: ({ done, of }: Count): string => `Kills ${done} of ${of}`,
    aliens: ({ done, of }: Count): string => `Losses ${done} of ${of}`,
    won: ({ done }: Count): string => `${done} aliens have been killed.`,
  },
  'cover-entries': {
    marines: ({ done, of }: Count): string => `Entry squares covered ${done} of ${of}`,
    aliens: ({ done, of }: Count): string => `Entry squares they cover ${done} of ${of}`,
    won: 'A marine is within six squares of every entry square.',
  },
  'all-dead': { aliens: killed, lost: 'Every marine is dead.' },
  escape: {
    marines: ({ done, of }: Count): string => `Out: ${done} of ${of}`,
    aliens: ({ done, of, dead, kills }: Count & { dead: number; kills: number }): string =>
      `${killed({ done: dead, of: kills })} · out ${done} of ${of}`,
    won: ({ done }: Count): string => `${plural(done, 'marine has', 'marines have')} left by the exits.`,
    lost: ({ of }: Count): string => `Fewer than ${of} marines are left who could get out.`,
  },
  'bring-out': {
    marines: ({ done, of, who }: Count & { who: string }): string =>
      of === 1 ? `${who}: ${done === 1 ? 'out' : 'still inside'}` : `${who}: out ${done} of ${of}`,
    aliens: ({ who }: { who: string }): string => `Kill: ${who.toLowerCase()}`,
    won: ({ who }: { who: string }): string => `Who had to be brought out is out: ${who.toLowerCase()}.`,
    lost: ({ who }: { who: string }): string => `Who had to be brought out is lost: ${who.toLowerCase()}.`,
  },
  'rescue-cat': {
    loose: 'C.A.T.: lies free',
    carried: (who: string): string => `C.A.T.: carried by ${who}`,
    saved: 'C.A.T.: out',
    destroyed: 'C.A.T.: destroyed',
    waiting: 'C.A.T.: not placed yet',
    damaged: 'damaged',
    won: 'The C.A.T. has been carried out whole.',
    lost: 'The C.A.T. is destroyed.',
    draw: 'The C.A.T. is out, but damaged: nobody has won.',
  },
  'hold-ducts': {
    marines: ({ done, of, ...last }: Count & Last): string =>
      `${done === 0 ? `${of} ducts whole` : `Ducts destroyed: ${done}`} · ${turnOf(last)}`,
    aliens: ({ done, ...last }: Count & Last): string => `Ducts destroyed ${done} of 1 · ${turnOf(last)}`,
    won: ({ last }: Last): string => `The ducts are whole at the end of turn ${last}.`,
    lost: 'A duct has been destroyed.',
  },
  occupy: {
    marines: ({ done, of }: Count): string => `Zone held ${done} of ${of}`,
    aliens: ({ done, of }: Count): string => `In their zone ${done} of ${of}`,
    won: ({ done }: Count): string => `At the end of the turn ${plural(done, 'marine stands', 'marines stand')} there.`,
  },
  secure: {
    marines: secured,
    aliens: ({ done, of }: Count): string => `Areas they have secured ${done} of ${of}`,
    won: ({ done }: Count): string => `${plural(done, 'entry area is', 'entry areas are')} secured.`,
  },
  'turn-limit': {
    turn: turnOf,
    /** To somebody whom the limit lets win. */
    hold: (at: Last): string => `Hold out: ${turnOf(at)}`,
    won: ({ last }: Last): string => `The marines have held out to the end of turn ${last}.`,
    lost: ({ last }: Last): string => `Turn ${last} is over, and the marines have not done what they came for.`,
    draw: ({ last }: Last): string => `Turn ${last} is over, and neither side has done it.`,
  },
  'reach-corridor': {
    marines: ({ done, of }: Count): string => `In the exit corridor ${done} of ${of}`,
    aliens: killed,
    won: 'Everybody who lives stands in the exit corridor.',
    lost: 'No marine is left.',
  },
  'slay-leader': {
    marines: ({ done }: Count): string => (done === 0 ? 'The leader lives' : 'The leader is dead'),
    aliens: killed,
    won: 'The leader of the brood is dead.',
    lost: 'No marine is left.',
  },
  scenario: {
    'scn-recon': {
      marines: ({ done, of, out, dead }: Count & { out: number; dead: number }): string =>
        done < of ? `Genestealers shown ${done} of ${of} · lost ${dead}` : `Teleport home: ${out} out · lost ${dead}`,
      aliens: ({ done, of, dead }: Count & { dead: number }): string =>
        `${killed({ done: dead, of: 2 })} · shown ${done} of ${of}`,
      won: 'A genestealer was seen, and the squad is home with one lost at most.',
      lost: 'Two marines are dead.',
    },
    'scn-establish': {
      marines: secured,
      aliens: ({ done, of }: Count): string => `Areas they have secured ${done} of ${of}`,
      won: ({ of }: Count): string => `All ${of} areas that were asked for are secured.`,
    },
    'scn-defend': {
      marines: ({ left }: { left: number }): string => `Corridors held · blips to come: ${left}`,
      aliens: ({ left }: { left: number }): string => `Reach a corridor · blips to come: ${left}`,
      won: 'Nothing comes any more, and nothing is left.',
      lost: 'A genestealer stands in a deployment corridor, or no marine is left.',
    },
    'scn-raid': {
      marines: ({ done, of }: Count): string => `Tanks destroyed ${done} of ${of}`,
      aliens: ({ done, of }: Count): string => `Tanks destroyed ${done} of ${of}`,
      won: 'Both tanks are destroyed.',
    },
    'scn-escape': {
      marines: ({ done, of }: Count): string => `Teleported out: ${done} of ${of}`,
      aliens: ({ done, of, dead, kills }: Count & { dead: number; kills: number }): string =>
        `${killed({ done: dead, of: kills })} · out ${done} of ${of}`,
      won: ({ done }: Count): string => `${done} marines have been teleported out, half of them or more.`,
      lost: 'So many are dead that half of them can no longer get out.',
    },
    'scn-destroy': {
      marines: ({ done, of, left }: Count & { left: number }): string =>
        `${secured({ done, of })} · blips to come: ${left}`,
      aliens: ({ dead, kills, left }: { dead: number; kills: number; left: number }): string =>
        `${killed({ done: dead, of: kills })} · blips to come: ${left}`,
      won: 'Every entry area is secured, or nothing comes any more and nothing is left.',
      lost: 'No marine is left.',
    },
  },
  /** What ends any mission. */
  general: {
    deserted: 'No marine is left on the board.',
    both: 'Both sides have done it at the same moment: nobody has won.',
    quiet: 'Ten turns have passed in which nothing happened.',
    resigned: { marines: 'The marine player has resigned.', aliens: 'The alien player has resigned.' },
    agreed: 'Both players have agreed to a draw.',
    usedUp: 'Nothing comes any more, and nothing is left.',
    perimeter: 'Nobody came and nobody is left: the perimeter holds.',
    raid: {
      marines: 'The tanks are destroyed and the mages found.',
      aliens: 'The tanks stand, or the mages have got away.',
    },
  },
};

export type AimWords = Widened<typeof aims>;
