import { describe, expect, test } from 'vitest';
import { framesOf } from '@sensorium/host';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { killFrom, lastSeenAt, logUpTo, marksOf, turnFrom, viewAs } from './replayState.ts';
import { stageOf } from '../stage.ts';

const played = (): string => {
  const host = new TrialTable({
    scenario: PROVING_GROUND,
    seed: 4,
    sides: { marines: 'marine-drill', aliens: 'diceroller-2' },
    clock: 'off',
  });
  for (let i = 0; i < 250; i++) host.play('marines');
  return host.save();
};

describe('looking back', () => {
  const { frames } = framesOf(played());

  test('jumps from kill to kill and stays where there is none', () => {
    const first = killFrom(frames, 0, 1);
    expect(frames[first]!.events.some((event) => event.is === 'piece-killed')).toBe(true);
    expect(killFrom(frames, first, -1)).toBe(first);
    expect(killFrom(frames, killFrom(frames, first, 1), -1)).toBe(first);
  });

  test('every turn and every kill is marked, and turns are jumped between', () => {
    const marks = marksOf(frames);
    expect(marks.turns[0]).toEqual({ turn: frames[0]!.view.turn, index: 0 });
    expect(marks.turns.map(({ turn }) => turn)).toEqual([...new Set(frames.map(({ view }) => view.turn))]);
    expect(marks.kills[0]!.index).toBe(killFrom(frames, 0, 1));
    const second = turnFrom(marks, 0, 1);
    expect(frames[second]!.view.turn).toBe(frames[second - 1]!.view.turn + 1);
    expect(turnFrom(marks, second + 1, -1)).toBe(second);
    expect(turnFrom(marks, second, -1)).toBe(0);
    expect(turnFrom(marks, frames.length - 1, 1)).toBe(frames.length - 1);
  });

  test('C20  through the eyes of the marines no blip has a value, through those of the aliens no counter', () => {
    const withBlips = frames.find(({ view }) => view.pieces.some((piece) => (piece?.value ?? 0) > 0))!;
    expect(viewAs(withBlips.view, 'marines').pieces.every((piece) => (piece?.value ?? 0) === 0)).toBe(true);
    const drawn = frames.find(({ view }) => view.cpDrawn > 0)!;
    expect(viewAs(drawn.view, 'aliens').cpDrawn).toBe(-1);
    expect(viewAs(drawn.view, 'all')).toBe(drawn.view);
    const secrets = (side: 'marines' | 'aliens' | 'all'): Set<string | undefined> =>
      new Set(logUpTo(frames, frames.length - 1, side, 10_000).map(({ event }) => event.secret?.for));
    expect(secrets('all')).toEqual(new Set([undefined, 'marines', 'aliens']));
    expect(secrets('aliens')).toEqual(new Set([undefined, 'aliens']));
    expect(secrets('marines')).toEqual(new Set([undefined, 'marines']));
  });

  test('where nothing is to be seen, one looks where something last was', () => {
    expect(lastSeenAt(frames, 0)).toBe(-1);
    const move = frames.findIndex(({ events }) => events.some(({ is }) => is === 'piece-moved'));
    const quiet = frames.findIndex((frame, i) => i > move && lastSeenAt([frame], 0) < 0);
    expect(lastSeenAt(frames, move)).toBeGreaterThanOrEqual(0);
    expect(quiet).toBeGreaterThan(move);
    expect(lastSeenAt(frames, quiet)).toBe(lastSeenAt(frames, quiet - 1));
  });

  test('every frame has its stage and its log', () => {
    const last = frames.length - 1;
    const onBoard = frames[last]!.view.pieces.filter((piece) => piece?.fate === 'in-play').length;
    expect(stageOf(viewAs(frames[last]!.view, 'all')).actors.size).toBe(onBoard);
    const log = logUpTo(frames, last, 'all', 50);
    expect(log.length).toBeGreaterThanOrEqual(50);
    expect(new Set(log.map((entry) => entry.key)).size).toBe(log.length);
  });
});
