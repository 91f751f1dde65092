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
    const before = await pad.innerText();
    await page.getByRole('button', { name: new RegExp(`shows ${value}$`) }).click();
    this.typed.set(order, done + 1);
    await expect.poll(async () => ((await pad.isVisible()) ? pad.innerText() : '')).not.toBe(before);
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
    const told = page.locator('.told');
    const text = await told.locator('.beside-text').innerText();
    if (!this.hasReloaded && text.includes(' now at ')) {
      await page.reload();
      await expect(told.locator('.beside-text')).toHaveText(text, { useInnerText: true });
      this.hasReloaded = true;
    }
    await told.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(async () => ((await told.isVisible()) ? told.locator('.beside-text').innerText() : ''))
      .not.toBe(text);
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
  const winner = await hands.sergeant.play().catch(async (e) => { console.log(await page.locator('main.game').getAttribute('data-commands'), hands.sergeant!.table.entries.length, JSON.stringify(hands.sergeant!.table.entries.slice(-4).map((x) => [x.by, x.command, x.drawn])), await stored(page, 'standings'), JSON.stringify((await stored<{number:number}>(page, 'entries')).toSorted((a,b)=>a.number-b.number).slice(-4))); throw e; });
  expect([hands.hasMistyped, hands.hasReloaded]).toEqual([true, true]);
  const [standing] = await stored<{ readonly position: string; readonly winner: string }>(page, 'standings');
  expect(standing).toMatchObject({ winner, position: hands.sergeant.table.replay().position });
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('link', { name: /^Watch/ }).first().click();
  await expect(page.locator('main.game.replay')).toBeVisible();
});
