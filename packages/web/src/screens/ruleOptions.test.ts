import { MISSIONS } from '@sensorium/content';
import { knownLanguages, loadWords, wordsOf } from '@sensorium/content/words';
import { MODULES, publicOptions } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import {
  BOUGHT,
  NOTHING_BROUGHT,
  OF_ARSENAL,
  openOptions,
  optionsFor,
  type Brought,
  type Optioned,
} from './ruleOptions.ts';

const mission = (modules: Optioned['modules'], options: Optioned['options'] = {}, forbids: Optioned['forbids'] = []) =>
  ({ modules, options, forbids }) as Optioned;
const ids = (one: Optioned, brought: Brought): string[] => openOptions(one, brought, {}).map(({ id }) => id);

describe('D1.1 A1.13 options', () => {
  const ambushes = mission(['core', 'deathwing'], { ambush: 'on' });
  const valueOf = (chosen: Record<string, string>, id: string) =>
    openOptions(ambushes, NOTHING_BROUGHT, chosen).find((option) => option.id === id)?.value;

  test('the mission says what nobody has chosen', () => {
    expect(valueOf({}, 'ambush')).toBe('on');
    expect(valueOf({}, 'shield')).toBe('block');
    expect(valueOf({ ambush: 'off' }, 'ambush')).toBe('off');
    expect(valueOf({}, 'stealerPool')).toBe(20);
  });

  test('only what differs goes into the game', () => {
    const begun = (chosen: Record<string, string | number>) => optionsFor(ambushes, NOTHING_BROUGHT, chosen);
    expect(begun({ ambush: 'on', shield: 'parry', timer: 'on' })).toEqual({ shield: 'parry' });
    expect(begun({ stealerPool: 12.5 })).toEqual({});
    expect(begun({ stealerPool: 12 })).toEqual({ stealerPool: 12 });
  });

  test('M0.8 what the mission forbids is not chosen', () => {
    const fixed = mission(['core', 'deathwing'], {}, ['shield']);
    expect(optionsFor(fixed, NOTHING_BROUGHT, { shield: 'parry', ambush: 'on' })).toEqual({ ambush: 'on' });
  });

  test('a force brings the options of its chapter; what it settles is not asked', () => {
    expect(ids(mission(['core']), NOTHING_BROUGHT)).toEqual([]);
    expect(ids(mission(['core']), OF_ARSENAL)).toEqual(['grenade-limit', 'second-cp-counter', 'timer']);
    expect(ids(mission(['core']), BOUGHT)).toEqual(['shield', 'ambush', 'timer', 'stealerPool']);
  });

  test.each(MISSIONS)('$id offers what the rules list for its chapters', (one) => {
    const listed = [...publicOptions(one.modules).keys()].filter((id) => !(one.forbids as string[]).includes(id));
    expect(ids(one, NOTHING_BROUGHT)).toEqual(listed.filter((id) => id !== 'ties'));
  });
});

test.each(knownLanguages())('D1.1 A1.13 S6.11  every value of every option has a word: %s', async (language) => {
  await loadWords(language, ['page']);
  const { ruleOptions } = wordsOf(language, 'page').newGame;
  for (const [id, row] of publicOptions(MODULES.map((module) => module.id))) {
    const { title, values }: { title: string; values: Readonly<Record<string, string>> } = ruleOptions[id];
    expect(title).not.toBe('');
    expect(new Set(Object.keys(values))).toEqual(new Set('usual' in row ? [] : row));
  }
});
