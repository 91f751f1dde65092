/** Games looked through and advice while one plays, on the page and in the terminal. */
import type { Widened } from '../widened.ts';
import { number, percent as exact, plural } from './numbers.ts';

type Side = 'marines' | 'aliens';

/** Nobody knows a chance to a tenth. */
const percent = (chance: number): string => exact(Math.round(chance * 100) / 100);

/** A change of a chance, in points, with its sign. */
const points = (change: number): string => {
  const rounded = Math.round(change * 100);
  return rounded === 0 ? '0' : `${rounded > 0 ? '+' : '−'}${number(Math.abs(rounded))}`;
};

export const counsel = {
  title: 'Analysis',
  open: 'Analyse the game',
  close: 'Close the analysis',
  bar: 'The game is being looked through',
  stop: 'Stop',
  stopped: 'Stopped: what follows was found until then.',
  again: 'From the beginning',
  failed: (why: string) => `The game could not be looked through: ${why}`,
  curve: 'The marines’ chance of winning',
  curveText: (turns: number, first: number, last: number) =>
    `The marines’ chance of winning over ${plural(turns, 'turn', 'turns')}: ${percent(first)} at first, ${percent(last)} in the end. The table below says the same in figures.`,
  curveNote: 'By what lay open on the table, if both had played on like the programs here.',
  table: 'Turn by turn',
  columns: { turn: 'Turn', chance: 'Chance', luck: 'Dice', marines: 'Marines’ choices', aliens: 'Aliens’ choices' },
  tableNote: 'Points of a hundred, for the marines. Dice: what fell, against what was to be expected.',
  percent,
  points,
  throws: 'Dice that moved it',
  noThrows: 'No dice moved it by as much as three points.',
  throwAt: (turn: number, change: string, forWhom: Side) =>
    `Turn ${turn}: ${change} ${forWhom === 'marines' ? 'for the marines' : 'for the aliens'}`,
  faults: { marines: 'What cost the marines most', aliens: 'What cost the aliens most' },
  noFaults: 'Nothing that cost as much as three points was found.',
  notYet: 'Not looked at yet.',
  automaton: 'The automaton followed its rules: it decides nothing.',
  faultAt: (turn: number, points_: string) => `Turn ${turn}: ${points_} points`,
  played: 'Done',
  instead: { marines: 'The captain', aliens: 'The hunters' },
  chances: (worth: number, better: number) =>
    `A chance of about ${percent(worth)} so, ${percent(better)} otherwise, by what the side could know then.`,
  show: 'Show on the board',
  onBoard: { played: 'done', instead: 'better' },
  /** Deeds in a list: to where, at what, facing which way. */
  to: (verb: string, place: string) => `${verb} to ${place}`,
  at: (verb: string, place: string) => `${verb} ${place}`,
  facing: (verb: string, facing: string) => `${verb} ${facing}`,
  cp: (points_: number) => `${points_} CP`,
  does: (who: string, deeds: string) => `${who}: ${deeds}`,
  because: (deeds: string, reason: string) => `${deeds} – ${reason}`,
  purposes: {
    kill: (chance: number) => `kills with ${percent(chance)}`,
    burn: () => 'the flames clear the way or shut it',
    watch: () => 'guards what may come',
    mend: () => 'the gun is needed',
    goal: () => 'nearer to the objective',
    cover: () => 'fewer can get at him there',
    post: () => 'a better place to stand',
    face: () => 'looks where they come from',
    door: () => 'a door decides who sees and reaches whom',
    hunt: () => 'nearer to the prey',
    hide: () => 'out of their sight until it is time',
    show: () => 'time to strike',
    other: () => '',
  },
  hint: 'Advice for this turn',
  hintTitle: { marines: 'The captain’s plan', aliens: 'The hunters’ plan' },
  hintThinking: { marines: 'The captain is thinking …', aliens: 'The hunters are thinking …' },
  hintChance: (better: number, usual: number) =>
    percent(better) === percent(usual)
      ? `About ${percent(better)} of imagined games are won so.`
      : `About ${percent(better)} of imagined games are won so; by plain play ${percent(usual)}.`,
  hintThen: 'Then, if the dice and what comes to light allow it:',
  hintNothing: 'There is nothing to be done.',
  hintFailed: (why: string) => `There is no advice: ${why}`,
  hintClose: 'Put the plan away',
  hintKnows: 'Thought out from what you see yourself. It is counted.',
  hintsTaken: (hints: number) => `Advice asked for: ${plural(hints, 'time', 'times')}`,
  hints: 'Advice asked for',
  hintsOff: 'Advice is for those who play alone against a program, while the game goes on.',
};
export type CounselWords = Widened<typeof counsel>;
