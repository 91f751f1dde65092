import { LESSONS, type BoardLesson, type MissionLesson } from '@sensorium/content';
import { Learner, type Hand } from './learner.ts';
import { Sergeant } from './orders.ts';
import { axeFindings, expect, playQuickly, show, test, type Page } from './table.ts';

const BOARDS = LESSONS.filter((lesson): lesson is BoardLesson => lesson.kind === 'board');
const MISSION = LESSONS.find((lesson): lesson is MissionLesson => lesson.kind === 'mission')!;
/** One page for several lessons; two of them can be walked through side by side. */
const HALVES = [0, 1].map((half) => BOARDS.filter((_, place) => place % 2 === half));
const LONG = 180_000;

type Language = 'en' | 'fr';
interface Walk {
  readonly language: Language;
  readonly isMobile: boolean;
  readonly hand: Hand;
  readonly withSlips: boolean;
}

/** Every lesson in both languages on desk and phone; by mouse, finger and keys; once with a slip at every step. */
const WALKS: readonly Walk[] = [
  { language: 'en', isMobile: false, hand: 'mouse', withSlips: true },
  { language: 'fr', isMobile: false, hand: 'keys', withSlips: false },
  { language: 'en', isMobile: true, hand: 'touch', withSlips: false },
  { language: 'fr', isMobile: true, hand: 'touch', withSlips: false },
];

const learn = async (page: Page, lesson: BoardLesson, { language, hand, withSlips }: Walk): Promise<void> => {
  const learner = new Learner(page, lesson, hand);
  await learner.open();
  while (!learner.isDone) await learner.step(withSlips);
  await expect(page.locator('.lesson-say')).toContainText(lesson.words[language]!.done.slice(0, 40));
};

const drillMission = (page: Page, isMobile: boolean): Sergeant => {
  const { mission, opponent: aliens, seed } = MISSION;
  const card = page.locator('.lesson');
  return new Sergeant(page, isMobile, { mission, aliens, seed }, async () => {
    while ((await card.getAttribute('data-held')) === 'true' && (await card.getAttribute('data-step')) !== '1')
      await card.locator('button.primary').click();
  });
};

/** As the page keeps a mission that is underway, with no hint read. */
const keepUnderway = async (page: Page, { table }: Sergeant): Promise<void> => {
  const sides = { marines: 'person', aliens: MISSION.opponent };
  const save = JSON.stringify({ ...table.replay(), sides, clock: 'off' });
  const kept = JSON.stringify({ [MISSION.id]: { step: 0, isDone: false, isSkipped: false, save, read: [] } });
  await page.addInitScript(`localStorage.setItem('sensorium.lessons', ${JSON.stringify(kept)})`);
};
const LAST_COMMANDS = 12;

const winMission = async (page: Page, sergeant: Sergeant, language: Language): Promise<void> => {
  await page.goto(`./#/lessons/${MISSION.id}`);
  expect(await sergeant.play()).toBe('marines');
  await expect(page.locator('.lesson-say')).toHaveText(MISSION.words[language]!.done);
};

test.beforeEach(({ page }) => playQuickly(page));

for (const walk of WALKS)
  test.describe(`${walk.language}, ${walk.isMobile ? 'phone' : 'desk'}, ${walk.hand}`, () => {
    const { language, isMobile } = walk;
    test.use({ locale: language === 'en' ? 'en-GB' : 'fr-FR' });
    test.beforeEach(({ isMobile: isPhone }) => test.skip(isPhone !== isMobile, 'the other device'));
    for (const boards of HALVES)
      test(`${boards.map(({ id }) => id).join(', ')} are learned`, async ({ page }) => {
        test.setTimeout(LONG);
        for (const lesson of boards) await test.step(lesson.id, () => learn(page, lesson, walk));
      });

    test('the whole first mission is won with every hint read', async ({ page }) => {
      test.setTimeout(LONG);
      const sergeant = drillMission(page, isMobile);
      // From its first order in each language once; else from where it was left shortly before its end.
      if ((language === 'en') === isMobile) {
        const whole = drillMission(page, isMobile);
        whole.playAhead();
        sergeant.playAhead(whole.table.entries.length - LAST_COMMANDS);
        await keepUnderway(page, sergeant);
      }
      await winMission(page, sergeant, language);
    });
  });

test('while the dice of a lesson tumble it says and lights nothing of what comes after them', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'one clock for both');
  await page.addInitScript("localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'cinematic' }))");
  const firing = BOARDS.find(({ id }) => id === 'firing')!;
  const learner = new Learner(page, firing, 'mouse');
  await learner.open();
  await learner.step(false);
  await page.evaluate(`(() => {
    const seen = (globalThis.seen = []);
    const look = () => {
      const beat = document.querySelector('.dice')?.dataset.beat ?? 'none';
      const { step } = document.querySelector('.lesson').dataset;
      const isTold = document.querySelector('.log').textContent.includes('fires at') ? 'told' : 'untold';
      const state = [beat, isTold, 'step ' + step].join(' ');
      if (seen.at(-1) !== state) seen.push(state);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  })()`);
  await learner.step(false);
  expect(await page.evaluate('globalThis.seen')).toEqual([
    'none untold step 0',
    'cast untold step 0',
    'landed untold step 0',
    'landed told step 0',
    'landed told step 1',
  ]);
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
