import { LESSONS, type BoardLesson } from '@sensorium/content';
import { Learner } from './learner.ts';
import { Sergeant } from './orders.ts';
import { axeFindings, expect, playQuickly, show, test, type Page } from './table.ts';

const BOARDS = LESSONS.filter((lesson): lesson is BoardLesson => lesson.kind === 'board');
const LONG = 120_000;

const take = async (learner: Learner, withSlips = false): Promise<void> => {
  await learner.open();
  while (!learner.isDone) await learner.step(withSlips);
};
const isToldDone = (page: Page, lesson: BoardLesson, language: 'en' | 'fr'): Promise<void> =>
  expect(page.locator('.lesson-say')).toContainText(lesson.words[language]!.done.slice(0, 40));

test.beforeEach(({ page }) => playQuickly(page));

test.describe('with a slip at every step', () => {
  for (const lesson of BOARDS)
    test(`${lesson.id} is learned by mouse`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'by finger below');
      test.setTimeout(LONG);
      await take(new Learner(page, lesson, 'mouse'), true);
      await isToldDone(page, lesson, 'en');
    });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  for (const lesson of BOARDS) {
    test(`${lesson.id} is learned by keyboard`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone has no keys');
      test.setTimeout(LONG);
      await take(new Learner(page, lesson, 'keys'));
      await isToldDone(page, lesson, 'fr');
    });
    test(`${lesson.id} is learned by finger`, async ({ page, isMobile }) => {
      test.skip(!isMobile, 'by mouse and keys on a desk');
      test.setTimeout(LONG);
      await take(new Learner(page, lesson, 'touch'));
      await isToldDone(page, lesson, 'fr');
    });
  }
});

test('the whole first mission is won with every hint read', async ({ page, isMobile }) => {
  test.setTimeout(2 * LONG);
  const lesson = LESSONS.find(({ kind }) => kind === 'mission')!;
  if (lesson.kind !== 'mission') return;
  await page.goto(`./#/lessons/${lesson.id}`);
  const card = page.locator('.lesson');
  const { mission, opponent: aliens, seed } = lesson;
  const sergeant = new Sergeant(page, isMobile, { mission, aliens, seed }, async () => {
    while ((await card.getAttribute('data-held')) === 'true' && (await card.getAttribute('data-step')) !== '1')
      await card.locator('button.primary').click();
  });
  expect(await sergeant.play()).toBe('marines');
  await expect(page.locator('.lesson-say')).toHaveText(lesson.words.en.done);
});

test('what is done is kept; a lesson is taken up where it was left, repeated, skipped', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  const [first, second] = BOARDS as [BoardLesson, BoardLesson];
  const learner = new Learner(page, first, 'mouse');
  await learner.open();
  await learner.step(false);
  await learner.step(false);
  await page.reload();
  await expect(page.locator('.lesson')).toHaveAttribute('data-step', '1');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-step', '0');
  for (let step = 1; step <= first.steps.length; step++) {
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await expect(page.locator('.lesson')).toHaveAttribute('data-step', String(step));
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: `Next: ${second.words.en.title}` }).click();
  await expect(page.locator('.lesson h2')).toHaveText(second.words.en.title);
  await show(page, 'lessons');
  const row = (lesson: BoardLesson) => page.locator(`[data-lesson="${lesson.id}"]`);
  await expect(row(first)).toContainText('Done');
  await row(second).getByRole('button', { name: /^Skip/ }).click();
  await page.reload();
  await expect(row(second)).toContainText('Skipped');
  await expect(page.locator('.next-games')).toContainText('against');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page).toHaveURL(/#\/play\//);
});
