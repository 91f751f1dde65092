import { STREAMS, cloneGame, type Game, type Stream } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { corridorTable } from '../testing/corridor.ts';
import { ChanceWanted, MistypedChance, TYPED_KINDS, TypedChance, kindOf, streamsOf } from './typedChance.ts';

const game = (): Game => cloneGame(corridorTable().game);
const CUP = [3, 0, 2];

const wantedBy = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof ChanceWanted) return error.wanted;
    throw error;
  }
};

describe.each(STREAMS)('typed chance of %s', (stream: Stream) => {
  const reason = { for: stream, by: 2 } as const;

  test('C1.9  a die is what was typed, then the next one is wanted', () => {
    const chance = new TypedChance([kindOf(stream)]);
    chance.lay([5]);
    expect(chance.die(game(), reason)).toBe(5);
    expect(wantedBy(() => chance.die(game(), reason))).toEqual({
      ...reason,
      possible: [1, 2, 3, 4, 5, 6],
      cup: null,
    });
  });

  test('a counter is what was typed; only kinds that are left in the cup are possible', () => {
    const chance = new TypedChance([kindOf(stream)]);
    expect(wantedBy(() => chance.draw(game(), reason, CUP))).toEqual({ ...reason, possible: [1, 3], cup: CUP });
    chance.lay([3]);
    expect(chance.draw(game(), reason, CUP)).toBe(2);
    chance.lay([2]);
    expect(() => chance.draw(game(), reason, CUP)).toThrow(MistypedChance);
  });

  test.each([0, 7, 2.5, -1])('C1.9  a die never shows %s', (value) => {
    const chance = new TypedChance([kindOf(stream)]);
    chance.lay([value]);
    expect(() => chance.die(game(), reason)).toThrow(/impossible: one of 1, 2, 3, 4, 5, 6/);
  });

  test('rolled by the program where the person does not type it, and the stream goes on the same either way', () => {
    const rolled = game();
    const typed = game();
    const other = new TypedChance(TYPED_KINDS.filter((kind) => kind !== kindOf(stream)));
    const own = new TypedChance([kindOf(stream)]);
    own.lay([1, 1]);
    other.die(rolled, reason);
    own.die(typed, reason);
    expect(typed.state.luck).toEqual(rolled.state.luck);
  });
});

test('every stream is of one kind that can be typed', () => {
  expect(TYPED_KINDS.flatMap(streamsOf).toSorted()).toEqual(STREAMS.toSorted());
});

test('a record gives everything again, whoever rolled it, and must be used up', () => {
  const chance = new TypedChance([]);
  const reason = { for: 'shooting', by: 1 } as const;
  expect(chance.again([6, 3], () => [chance.die(game(), reason), chance.die(game(), reason)])).toEqual([6, 3]);
  expect(() => chance.again([6, 3], () => chance.die(game(), reason))).toThrow(/3 is one too many/);
  expect(chance.left).toEqual([]);
  expect(chance.again([2], () => chance.draw(game(), { for: 'blip-counter', by: -1 }, CUP))).toBe(2);
});
