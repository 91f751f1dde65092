/** What the next shots are worth follows from the rules alone: sustained fire, heavy enemies, points that run out. */
import { createGame, type Command, type Game, type PiecePlan } from '@sensorium/engine';
import { encodeShot, setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { oddsOf } from './odds/odds.ts';
import { runOf } from './runs.ts';

const EAST = 1;
const WEST = 3;
const FLOOR = ['..........', '..........'];

const hall = (modules: readonly string[], pieces: readonly PiecePlan[]): Game =>
  createGame(
    setupFor({
      id: 'hall',
      modules,
      options: {},
      board: { levels: [{ floor: FLOOR, sections: FLOOR.map((row) => row.replaceAll('.', 'A')) }], entries: [] },
      features: [],
      burning: [],
      pieces,
      deployment: [],
      startingBlips: 0,
      reinforcements: 0,
      novice: false,
      rules: [],
    }),
    { seed: 1 },
  );

const fire: Command = { do: 'fire', piece: 0, at: 6, how: encodeShot({ gear: 0, mode: 0, second: -1 }), cp: 0 };
const shooting = (modules: readonly string[], is: string, target: string): Game =>
  hall(modules, [
    { is, at: [0, 0], faces: EAST },
    { is: target, at: [6, 0], faces: WEST },
  ]);

/** At least one of two dice. */
const either = (needed: number): number => 1 - ((needed - 1) / 6) ** 2;

test('C12.2  four shots of a run need 6, 5, 4, 3', () => {
  const run = runOf(shooting(['core'], 'marine', 'genestealer'), fire);
  const miss = [6, 5, 4, 3].map((needed) => 1 - either(needed));
  expect(run).toHaveLength(4);
  for (const [shots, chance] of run.entries())
    expect(chance).toBeCloseTo(1 - miss.slice(0, shots + 1).reduce((a, b) => a * b), 12);
});

test('the first of them is the chance that stands on the target', () => {
  for (const target of ['genestealer', 'hybrid', 'hormagaunt', 'stalker', 'patriarch']) {
    const game = shooting(['core', 'arsenal'], 'marine', target);
    expect([target, runOf(game, fire)[0]]).toEqual([target, expect.closeTo(oddsOf(game, fire)!.kill, 12)]);
  }
});

test('A7.5  no sustained fire at a fast enemy: every shot is a first one', () => {
  const run = runOf(shooting(['core', 'arsenal'], 'marine', 'hormagaunt'), fire);
  for (const [shots, chance] of run.entries()) expect(chance).toBeCloseTo(1 - (1 - run[0]!) ** (shots + 1), 12);
  expect(run.length).toBeGreaterThan(1);
});

test('A6.2  a heavy enemy falls to two dice at once', () => {
  const run = runOf(shooting(['core', 'arsenal'], 'marine', 'stalker'), fire);
  expect(run[0]).toBeLessThan(either(6));
});

test('what strikes a section has no run', () => {
  expect(runOf(shooting(['core'], 'flamer-marine', 'genestealer'), fire)).toEqual([]);
});
