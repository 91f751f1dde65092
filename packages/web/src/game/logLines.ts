/** The log, line by line: a walk in one, and what was paid beside what it was paid for. */
import type { GameEvent } from '@sensorium/engine';
import type { LogEntry } from './logbook.ts';
import { sentenceFor, type Sentence, type Teller } from './sentences.ts';
import type { GameWords } from './words.ts';

const isNextStep = (before: GameEvent, after: GameEvent): boolean =>
  before.is === 'piece-moved' &&
  after.is === 'piece-moved' &&
  before.piece === after.piece &&
  before.rule === after.rule;

interface Line extends Sentence {
  readonly key: number;
  readonly event: GameEvent;
  readonly steps: number;
  /** C7.6: command points it was paid with. */
  readonly cp: number;
}

const pointsOf = (event: GameEvent | undefined): number => (event?.is === 'points-paid' ? event.cp : 0);

/** What is worth a line: of steps that follow one another the last one, and what was paid beside what it was paid for. */
export const linesOf = (teller: Teller, entries: readonly LogEntry[]): readonly Line[] => {
  const lines: Line[] = [];
  for (const { key, event, names, features } of entries) {
    const sentence = sentenceFor(teller, event, names, features);
    if (sentence === null) continue;
    const paid = pointsOf(lines.at(-1)?.event) > 0 ? lines.pop() : undefined;
    const last = lines.at(-1);
    const cp = pointsOf(paid?.event);
    if (last !== undefined && isNextStep(last.event, event))
      lines[lines.length - 1] = { ...sentence, key: last.key, event, steps: last.steps + 1, cp: last.cp + cp };
    else lines.push({ ...sentence, key, event, steps: 1, cp });
  }
  return lines;
};

export const textOf = (words: GameWords, { text, steps, cp }: Line): string => {
  const notes = [steps > 1 ? words.log.steps(steps) : '', cp > 0 ? words.hints.cp(cp) : ''].filter(
    (note) => note !== '',
  );
  return notes.length === 0 ? text : `${text.replace(/\.$/, '')} (${notes.join(', ')}).`;
};
