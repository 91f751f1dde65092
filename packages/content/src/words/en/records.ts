/** What is remembered of games, on the page and in the terminal. */
import type { Widened } from '../widened.ts';
import { percent, plural } from './numbers.ts';

export const records = {
  title: 'Records',
  none: 'No game has been finished here yet.',
  reading: (done: number, all: number) => `Looking through ${done} of ${all} games …`,
  unreadable: (games: number) =>
    `${plural(games, 'game', 'games')} of an older version, or damaged, could not be looked through.`,
  games: (games: number) => plural(games, 'game', 'games'),
  byMission: 'By mission',
  bySide: 'By side',
  byOpponent: 'By opponent',
  byMarines: 'Wins of the marines, whoever played them',
  of: { mission: 'Mission', side: 'Side', opponent: 'Opponent' },
  sides: { marines: 'Marines', aliens: 'Aliens' },
  person: 'A person',
  columns: { games: 'Games', won: 'Won', drawn: 'Drawn', share: 'Share', between: 'Between' },
  share: (share: number) => percent(share),
  between: (low: number, high: number) => `${percent(low)} and ${percent(high)}`,
  betweenNote: 'With so few games the true share lies between these two, nineteen times in twenty (S9.17).',
  careers: 'Careers',
  careersNote: 'Marines with names, over all games in which one of that name fought.',
  career: { name: 'Name', unit: 'Rank', games: 'Games', kills: 'Kills', deaths: 'Deaths', best: 'Most in a game' },
  deaths: 'How marines die',
  causes: {
    'close-combat': 'in close combat',
    shot: 'shot',
    flames: 'in the flames',
    'self-destruction': 'by a flamer that was blown up',
    other: 'otherwise',
  },
  death: (cause: string, by: string) => (by === '' ? cause : `${cause} (${by})`),
  luck: 'Luck',
  luckOf: (side: 'marines' | 'aliens', dice: number, mean: string, better: number) =>
    `${side === 'marines' ? 'Marines' : 'Aliens'}: ${plural(dice, 'die', 'dice')}, ${mean} on average where 3.5 is to be expected; ${percent(better)} of such rolls are worse.`,
  noDice: 'No dice yet.',
  toAll: 'All records',
};
export type RecordWords = Widened<typeof records>;
