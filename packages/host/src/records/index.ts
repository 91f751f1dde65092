/** What is remembered of games: of each by itself, and of all of them together. */
export { chronicleOf, type Cause, type Chronicle } from './chronicle.ts';
export { wilson, type Interval } from './interval.ts';
export { luckOf, recordsOf, type Luck, type Records, type Tally } from './records.ts';
