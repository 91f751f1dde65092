/** Beside a real board: dice and counters are typed, what the aliens do is told, and the books are kept. */
import { Sergeant } from './orders.ts';
import { axeFindings, expect, playQuickly, show, test, type Page } from './table.ts';

const LONG = 180_000;
const SEED = 14;

const AT_THE_TABLE = /^(At the table|À la table)/;

const begin = async (page: Page, mission: string, kinds: readonly string[]): Promise<void> => {
  await show(page, `new/${mission}`);
  await page.getByRole('radio', { name: AT_THE_TABLE }).check();
  for (const kind of kinds) await page.getByRole('checkbox', { name: kind }).check();
  await page.getByRole('button', { name: /^(Play|Jouer)$/ }).click();
  await expect(page).toHaveURL(/#\/beside\//);
};

/** What is stored of the only game. */
const stored = <T>(page: Page, store: string): Promise<readonly T[]> =>
  page.evaluate(
    (name) =>
      new Promise<readonly T[]>((done) => {
        const opening = indexedDB.open('sensorium');
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction([name]).objectStore(name).getAll() as IDBRequest<T[]>;
          asked.addEventListener('success', () => {
            opening.result.close();
            done(asked.result);
          });
        });
      }),
    store,
  );

/** Rolls at the table what fell in the game of the sergeant, and moves the cardboard. */
class Hands {
  sergeant: Sergeant | null = null;
  private readonly page: Page;
  /** Values typed of each order. */
  private readonly typed = new Map<number, number>();
  hasMistyped = false;
  hasReloaded = false;

  constructor(page: Page) {
    this.page = page;
  }

  readonly work = async (): Promise<void> => {
    const { page } = this;
    const pad = page.locator('.pad');
    const told = page.locator('.told');
    for (;;) {
      if (await pad.isVisible()) await this.type(pad);
      else if (await told.isVisible()) await this.move();
      else return;
    }
  };

  private async type(pad: ReturnType<Page['locator']>): Promise<void> {
    const { page } = this;
    const order = Number(await page.locator('main.game').getAttribute('data-commands'));
    const drawn = this.sergeant!.table.entries[order]?.drawn;
    if (drawn === undefined) return;
    const done = this.typed.get(order) ?? 0;
    const isCup = (await pad.locator('.pad-keys.is-cup').count()) > 0;
    const value = drawn[done]! + (isCup ? 1 : 0);
    const places = pad.locator('.pad-place');
    const open = pad.locator('.pad-place:not(.is-typed)');
    if (!this.hasMistyped && !isCup && (await places.count()) > 1 && (await open.count()) === (await places.count()))
      await this.mistype(value);
    const before = await pad.allInnerTexts();
    await page.getByRole('button', { name: new RegExp(`shows ${value}$`) }).click();
    this.typed.set(order, done + 1);
    await expect.poll(() => pad.allInnerTexts()).not.toEqual(before);
  }

  private async mistype(value: number): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: new RegExp(`shows ${(value % 6) + 1}$`) }).click();
    await expect(page.locator('.pad-place.is-typed')).toHaveCount(1);
    await page.getByRole('button', { name: 'Take back the last' }).click();
    await expect(page.locator('.pad-place.is-typed')).toHaveCount(0);
    this.hasMistyped = true;
  }

  private async move(): Promise<void> {
    const { page } = this;
    const told = page.locator('.told .beside-text');
    const texts = await told.allInnerTexts();
    if (!this.hasReloaded && texts.join().includes(' now at ')) {
      await page.reload();
      await expect.poll(() => told.allInnerTexts()).toEqual(texts);
      this.hasReloaded = true;
    }
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect.poll(() => told.allInnerTexts()).not.toEqual(texts);
  }
}

test('a whole mission with typed dice ends as the same game at the screen', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'it is made for a hand');
  test.setTimeout(LONG);
  await playQuickly(page);
  await begin(page, 'first-steps', ['Command counters', 'Blip counters']);
  const hands = new Hands(page);
  const plan = { mission: 'first-steps', aliens: 'diceroller-2', seed: SEED };
  hands.sergeant = new Sergeant(page, isMobile, plan, hands.work);
  const winner = await hands.sergeant.play();
  expect([hands.hasMistyped, hands.hasReloaded]).toEqual([true, true]);
  const [standing] = await stored<{ readonly position: string; readonly winner: string }>(page, 'standings');
  expect(standing).toMatchObject({ winner, position: hands.sergeant.table.replay().position });
  const on = page.locator('.over .answer.is-main');
  // What the last piece did is moved before the end is told.
  await expect(async () => {
    await hands.work();
    await expect(on).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await on.click();
  await page
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click();
  await expect(page.locator('main.game.replay')).toBeVisible();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('what was done anyway is in the record, and stands after a reload; nothing is out of reach', async ({
    page,
  }) => {
    await playQuickly(page);
    await begin(page, 'suicide-mission', []);
    await page.getByRole('button', { name: /automatiquement/ }).click();
    const pad = page.getByRole('button', { name: 'Le dé montre 2' });
    const done = page.getByRole('button', { name: 'C’est fait' });
    const free = page.getByRole('button', { name: 'On l’a fait quand même' });
    await expect(pad).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(async () => {
      if (await pad.isVisible()) await pad.click({ timeout: 1000 });
      await expect(done).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Pourquoi ?' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await expect(async () => {
      if (await pad.isVisible()) await pad.click({ timeout: 1000 });
      if (await done.isVisible()) await done.click({ timeout: 1000 });
      await expect(free).toBeEnabled({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    await free.click();
    await page.getByLabel('Pièce').selectOption({ index: 1 });
    await page.getByLabel('Case').fill('Z99');
    await expect(page.getByText('« Z99 » n’est pas une case')).toBeVisible();
    await page.getByLabel('Case').fill('J9');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Elle est là' }).click();
    await expect(page.getByText('Le compte rendu en garde la trace.').last()).toBeVisible();
    await page.reload();
    await free.click();
    await page.getByLabel('Pièce').selectOption({ index: 1 });
    await expect(page.getByLabel('Case')).toHaveValue('J9');
    const entries = await stored<{ readonly entry: { readonly by: string; readonly say: object } }>(page, 'entries');
    expect(entries.filter(({ entry }) => entry.by === 'host')).toMatchObject([
      { entry: { say: { do: 'put-anyway' } } },
    ]);
  });
});
