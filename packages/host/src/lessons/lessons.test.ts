import { LESSONS, type BoardLesson } from '@sensorium/content';
import { hashPosition, legal } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { BoardLessonTable } from './boardLesson.ts';

const BOARDS = LESSONS.filter((lesson): lesson is BoardLesson => lesson.kind === 'board');
const here = (table: BoardLessonTable): string => `${table.status.step} ${hashPosition(table.game.state)}`;

/** Does what the step asks, and lets the other side do what is written down. */
const goOn = (table: BoardLessonTable, lesson: BoardLesson): void => {
  const { want } = lesson.steps[table.status.step] ?? {};
  const commands = table.solution();
  if (want === undefined) table.hear({ is: 'go-on' });
  else if ('select' in want) table.hear({ is: 'show' });
  for (const said of commands) expect(table.say(lesson.side, said)).toBeNull();
  table.play(false);
  while (table.look(lesson.side).asked.some((side) => side !== lesson.side)) table.play(false);
};

describe.each(BOARDS.map((lesson) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
  test('goes to its end, and begins at every step where it is the same', () => {
    const table = new BoardLessonTable(lesson);
    for (let step = -1; step < lesson.steps.length; step++) {
      expect(table.status.step).toBe(step);
      expect(here(new BoardLessonTable(lesson, step))).toBe(here(table));
      goOn(table, lesson);
    }
    expect(table.status.isHeld).toBe(true);
  });

  test('nothing but what a step asks for changes anything, and each is explained by a rule', () => {
    const table = new BoardLessonTable(lesson);
    while (table.status.step < lesson.steps.length) {
      const before = here(table);
      const asked = table.solution()[0];
      for (const said of legal(table.game, lesson.side).all()) {
        const isAsked = asked !== undefined && JSON.stringify(said) === JSON.stringify(asked);
        if (isAsked || isOnTheWay(table, lesson, said)) continue;
        const refused = table.say(lesson.side, said);
        expect(refused?.rule).toMatch(/^[A-Z]\d/);
        expect(here(table)).toBe(before);
        expect(table.status.wrong?.said ?? said.do).toBe(said.do);
      }
      goOn(table, lesson);
    }
  });
});

/** Another way to the same square is as good. */
const isOnTheWay = (table: BoardLessonTable, lesson: BoardLesson, said: { do: string }): boolean => {
  const { want } = lesson.steps[table.status.step] ?? {};
  return want !== undefined && 'walk' in want && (said.do === 'move' || said.do === 'turn');
};
