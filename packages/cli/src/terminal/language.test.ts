/** A game at the terminal in a language of a few words: the rest is English. */
import { expect, test } from 'vitest';
import { corridorTable, playScript } from '../../testing/corridor.ts';
import { loadWords, registerLanguage } from '../terminalWords.ts';

registerLanguage('de', {
  name: 'Deutsch',
  locale: 'de',
  isComplete: false,
  parts: {
    rules: () =>
      Promise.resolve({
        terms: { units: { marine: 'Bruder' }, verbs: { fire: 'schießen' } },
        refusals: { 'not-a-target': 'Dort ist kein Ziel.' },
      }),
    terminal: () => Promise.resolve({ entries: 'Zugänge', undone: 'Zurückgenommen.' }),
  },
});
await loadWords('de', ['rules', 'terminal']);

test('orders, refusals and the log speak both', async () => {
  const orders = ['', '1 m e', 'undo', '1 f 4,1', '1', '1 f a'];
  const german = await playScript(corridorTable(), orders, { language: 'de' });
  const english = await playScript(corridorTable(), orders);
  expect(german.table.entries).toEqual(english.table.entries);
  const text = german.printed.join('\n');
  for (const word of [
    'Bruder 1',
    'schießen',
    'Zugänge',
    'Zurückgenommen.',
    'Dort ist kein Ziel.',
    'marine action phase',
  ])
    expect(text).toContain(word);
  expect(text).not.toContain('Entry areas');
});
