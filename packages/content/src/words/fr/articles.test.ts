import { expect, test } from 'vitest';
import { agreed, contracted, towardsEdge, withArticle } from './articles.ts';

test.each([
  ['sergent 1', 'le sergent 1 est tué'],
  ['archiviste 2', 'l’archiviste 2 est tué'],
  ['hybride b', 'l’hybride b est tué'],
  ['sœur supérieure 3', 'la sœur supérieure 3 est tuée'],
  ['chanoinesse en armure de sororitas 1', 'la chanoinesse en armure de sororitas 1 est tuée'],
  ['Frère Azaël', 'Frère Azaël est tué'],
])('%s in a sentence', (name, sentence) => {
  const who = withArticle(name);
  expect(`${who} est ${agreed(who, 'tué')}`).toBe(sentence);
});

test('an article joins the word before it', () => {
  expect(contracted(`l’arme de ${withArticle('sergent 1')}`)).toBe('l’arme du sergent 1');
});

test('a side of a file is a point of the compass', () => {
  expect(['N', 'W'].map(towardsEdge)).toEqual(['vers le nord', 'vers l’ouest']);
});
