import { LESSONS, MISSIONS, startMission, type MissionLesson } from '@sensorium/content';
import { createPlayer } from '@sensorium/players';
import { expect, test } from 'vitest';
import { FROM_THE_START } from '../protocol.ts';
import { MissionLessonTable } from './missionLesson.ts';

const lesson = LESSONS.find((one): one is MissionLesson => one.kind === 'mission')!;

/** A program in place of the learner, who reads every hint; the hints in the order they were read. */
const played = (table: MissionLessonTable, until: (table: MissionLessonTable) => boolean): string[] => {
  const learner = createPlayer('marine-drill', { seed: 1 });
  const read: string[] = [];
  for (let n = 0; n < 4000 && table.host.game.state.winner === 'none' && !until(table); n++) {
    const { isHeld, hint } = table.status;
    if (isHeld) {
      if (hint !== '') read.push(hint);
      expect(table.look('marines').pending).toBeNull();
      table.hear({ is: 'go-on' });
    } else if (table.host.isProgramsTurn) table.play(false);
    else expect(table.say('marines', learner.decide(table.host.game))).toBeNull();
  }
  return read;
};
const never = (): boolean => false;

test('the goal is named before anything else, and every hint is read once', () => {
  const table = new MissionLessonTable(lesson, { step: -1 });
  expect(table.status).toMatchObject({ step: -1, isHeld: true, hint: '' });
  expect(table.say('marines', { do: 'end', piece: -1, at: -1, how: 0, cp: 0 })?.reason).toBe('lesson-is-read');
  const read = played(table, never);
  expect(read.slice(0, 2)).toEqual(['deploying', 'door']);
  expect(new Set(read).size).toBe(read.length);
  expect(table.status.read).toEqual(read);
});

test('a hint that is due in the alien turn holds it', () => {
  const table = new MissionLessonTable(lesson, { step: 0 });
  played(table, ({ status, host }) => status.hint === 'blips' && host.game.state.phase !== 'marine-action');
  const before = table.host.length;
  table.play(true);
  expect(table.host.length).toBe(before);
});

test('what was left is taken up, with the hints that were read', () => {
  const table = new MissionLessonTable(lesson, { step: 0 });
  played(table, ({ host }) => host.game.state.turn === 2);
  const { save, read } = table.status;
  const again = new MissionLessonTable(lesson, { step: 0, save: save!, read });
  expect(again.status.read).toEqual(read);
  expect(again.look('marines', FROM_THE_START).view).toEqual(table.look('marines', FROM_THE_START).view);
});

test('a lost mission is taken back to the beginning of the last turn', () => {
  const table = new MissionLessonTable(lesson, { step: 0, read: lesson.hints.map(({ id }) => id) });
  played(table, ({ host }) => host.game.state.turn === 3 && host.game.state.phase === 'marine-action');
  expect(table.say('marines', { do: 'resign', piece: -1, at: -1, how: 0, cp: 0 })).toBeNull();
  const { isLost, save, read } = table.status;
  expect(isLost).toBe(true);
  const again = new MissionLessonTable(lesson, { step: 0, save: save!, read });
  expect(again.host.game.state).toMatchObject({ turn: 3, phase: 'marine-action', winner: 'none' });
});

test('every trigger can come: its event is one of the mission, its decision is asked', () => {
  const mission = MISSIONS.find(({ id }) => id === lesson.mission)!;
  const { rules } = startMission(mission, { seed: 1 }).setup;
  const decisions = new Set<string>([...rules.decisions.values()].map(({ decision }) => decision));
  for (const { trigger } of lesson.hints)
    expect(trigger.on !== 'decision' || decisions.has(trigger.decision)).toBe(true);
});
