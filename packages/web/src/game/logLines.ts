/** The log, line by line: a walk in one, what was paid beside what it was paid for, and an automaton's own dice folded. */
import type { GameEvent } from '@sensorium/engine';
import { squareOf } from './deathwing/useLevel.ts';
import type { LogEntry } from './logbook.ts';
import { motiveIn, sentenceFor, type Motive, type Sentence, type Teller } from './sentences.ts';
import type { GameWords } from './displayNames.ts';

const isNextStep = (before: GameEvent, after: GameEvent): boolean =>
  before.is === 'piece-moved' &&
  after.is === 'piece-moved' &&
  before.piece === after.piece &&
  before.rule === after.rule;

export interface Line extends Sentence {
  readonly key: number;
  readonly event: GameEvent;
  readonly steps: number;
  /** C7.6: command points it was paid with. */
  readonly cp: number;
  /** S7.4: why the automaton did it. */
  readonly why: Motive | null;
  /** Where it happened, or −1. */
  readonly at: number;
  /** What is folded into it. */
  readonly inside: readonly Line[];
}

/** Told once, of the first thing that came of a command. */
interface GivenReason {
  readonly number: number;
  readonly why: Motive;
}

const pointsOf = (event: GameEvent | undefined): number => (event?.is === 'points-paid' ? event.cp : 0);

/** S7.2: what an automaton rolls for itself is one line a phase, which opens. */
const foldInto = (teller: Teller, lines: Line[], line: Line): void => {
  const phase = lines.findLastIndex(({ tone }) => tone === 'phase');
  const place = lines.findIndex(({ inside }, i) => i > phase && inside.length > 0);
  const inside = [...(lines[place]?.inside ?? []), line];
  const folded = { ...line, key: inside[0]!.key, text: teller.words.stage.automaton(inside.length), inside };
  if (place < 0) lines.push(folded);
  else lines[place] = folded;
};

/** What is worth a line: of steps that follow one another the last one, and beside it what was paid for it, and why. */
export const linesOf = (teller: Teller, entries: readonly LogEntry[]): readonly Line[] => {
  const lines: Line[] = [];
  let given: GivenReason | null = null;
  for (const { key, event, names, features, number } of entries) {
    const motive = motiveIn(teller, event);
    if (motive !== null) given = { number, why: motive };
    const sentence = sentenceFor(teller, event, names, features);
    if (sentence === null) continue;
    const paid = pointsOf(lines.at(-1)?.event) > 0 ? lines.pop() : undefined;
    const why: Motive | null = sentence.tone !== 'phase' && given?.number === number ? given.why : (paid?.why ?? null);
    given = null;
    const last = lines.at(-1);
    const cp = pointsOf(paid?.event);
    const line = { ...sentence, key, event, steps: 1, cp, why, at: squareOf(event), inside: [] };
    if (event.is === 'automaton-rolled') foldInto(teller, lines, line);
    else if (last !== undefined && isNextStep(last.event, event))
      lines[lines.length - 1] = { ...line, key: last.key, steps: last.steps + 1, cp: last.cp + cp };
    else lines.push(line);
  }
  return lines;
};

export const textOf = (words: GameWords, { text, steps, cp }: Line): string => {
  const notes = [steps > 1 ? words.log.steps(steps) : '', cp > 0 ? words.hints.cp(cp) : ''].filter(
    (note) => note !== '',
  );
  return notes.length === 0 ? text : `${text.replace(/\.$/, '')} (${notes.join(', ')}).`;
};
