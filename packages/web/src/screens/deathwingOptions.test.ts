import type { Mission } from '@sensorium/content';
import { describe, expect, test } from 'vitest';
import { optionsFor, poolOf, valueOf } from './deathwingOptions.ts';

const mission = (modules: readonly string[], options: Mission['options'], forbids: Mission['forbids'] = []): Mission =>
  ({ modules, options, forbids }) as unknown as Mission;

describe('D1.1 options', () => {
  const ambushes = mission(['core', 'deathwing'], { ambush: 'on' });

  test('the mission says what nobody has chosen', () => {
    expect(valueOf(ambushes, {}, 'ambush')).toBe('on');
    expect(valueOf(ambushes, {}, 'shield')).toBe('block');
    expect(valueOf(ambushes, { ambush: 'off' }, 'ambush')).toBe('off');
    expect(poolOf(ambushes, {})).toBe(20);
  });

  test('only what differs goes into the game', () => {
    expect(optionsFor(ambushes, { ambush: 'on', shield: 'parry' })).toEqual({ shield: 'parry' });
    expect(optionsFor(ambushes, { stealerPool: 12.5 })).toEqual({});
    expect(optionsFor(ambushes, { stealerPool: 12 })).toEqual({ stealerPool: 12 });
  });

  test('M0.8 what the mission forbids is not chosen', () => {
    const fixed = mission(['core', 'deathwing'], {}, ['shield']);
    expect(optionsFor(fixed, { shield: 'parry', ambush: 'on' })).toEqual({ ambush: 'on' });
  });

  test('a mission without the chapter has none of them', () => {
    expect(optionsFor(mission(['core'], {}), { shield: 'parry' })).toEqual({});
  });
});
