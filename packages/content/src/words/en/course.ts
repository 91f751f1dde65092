import type { Widened } from '../widened.ts';
import { number as n, percent, plural } from './numbers.ts';

/** What the course of lessons says: its list, and the card beside the board. */
export const course = {
  title: 'Lessons',
  intro:
    'Short lessons, one board each, two to four minutes. Begin with any of them; nothing can be lost, and what you have done stays done.',
  progress: (done: number, of: number) => `${n(done)} of ${plural(of, 'lesson', 'lessons')} done`,
  parts: { first: 'The game', further: 'Further on' },
  state: {
    fresh: 'Not begun',
    begun: (step: number, of: number) => `At step ${n(step)} of ${n(of)}`,
    underway: 'Begun',
    done: 'Done',
    skipped: 'Skipped',
  },
  begin: 'Begin',
  goOn: 'Resume',
  again: 'Once more',
  skip: 'Skip',
  unskip: 'Do not skip',
  of: (deed: string, lesson: string) => `${deed}: ${lesson}`,
  forget: 'Begin the course again',
  missing: 'There is no such lesson.',
  card: {
    goal: 'Your goal',
    step: (step: number, of: number) => `Step ${n(step)} of ${n(of)}`,
    start: 'Start',
    read: 'Next',
    back: 'Back',
    show: 'Do it for me',
    repeat: 'From the start',
    leave: 'All lessons',
    watch: 'Watch what happens.',
    choose: (piece: string) => `First choose: ${piece}.`,
    wrong: {
      refused: 'That cannot be done.',
      lost: 'That would have cost you too much, so it has been taken back.',
      over: 'That would have ended your turn too early, so it has been taken back.',
      dear: 'After that, what is asked for here could no longer be done. It has been taken back.',
      other: 'The rules allow that, but this step asks for something else. It has been taken back.',
    },
    done: 'Lesson done',
    next: (lesson: string) => `Next: ${lesson}`,
    rules: 'Read on in the rules',
    lost: 'Lost, this time. That is taken back: play your last turn again, with the same dice but better orders.',
    takeBack: 'Play the last turn again',
    hints: (read: number, of: number) => `Hint ${n(read)} of ${n(of)}`,
    free: 'Play on. When something new happens, it is explained here.',
  },
  next: {
    title: 'What to play next',
    why: (mission: string, opponent: string, share: number) =>
      `${mission}, against “${opponent}”: the easiest there is that you have not won. Of the games counted there, a good program won ${percent(share, 0)} with the marines.`,
    play: 'Play it',
    harder: 'Then, each a little harder:',
    row: (mission: string, opponent: string, share: number) =>
      `${mission}, against “${opponent}”: ${percent(share, 0)} won`,
  },
};
export type CourseWords = Widened<typeof course>;
