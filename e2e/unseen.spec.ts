/** A game without eyes and without mouse: only what is said aloud and the accessibility tree are read, orders are typed. */
import { deployAll, expect, playQuickly, startSeeded, test, type Page } from './table.ts';

const SEED = 7;
const MOST_LINES = 600;

/** Whoever listens: hears the live regions as they change, and types. */
class Listener {
  readonly story: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Keeps everything that is added to a live region, as a screen reader would read it. */
  async listen(): Promise<void> {
    await this.page.exposeFunction('hear', (text: string) => void this.story.push(text));
    await this.page.addInitScript(() => {
      const { hear } = globalThis as unknown as { hear: (text: string) => void };
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
          if (region === null || region === undefined) continue;
          const said =
            region.getAttribute('role') === 'log'
              ? [...addedNodes].map(({ textContent }) => textContent)
              : [region.textContent];
          for (const text of said) if (text !== null && text !== '') hear(text);
        }
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
  }

  /** Types a line and hears what comes of it, until what is asked for is heard. */
  async type(line: string, until: RegExp): Promise<string> {
    const from = this.story.length;
    await this.page.getByRole('textbox', { name: 'Order' }).fill(line);
    await this.page.keyboard.press('Enter');
    await expect.poll(() => this.since(from), { message: line }).toMatch(until);
    return this.since(from);
  }

  since(place: number): string {
    return this.story.slice(place).join('\n');
  }

  /** What is asked, and what can be answered. */
  question(): Promise<string> {
    return this.type('question', /\((.+)\)|Nothing is asked|win|draw/);
  }
}

const OVER = /(The marines win|The aliens win|A draw)\..*Rule ([A-Z]\d+\.\d+)/;

test('a whole mission by what is heard and what is typed', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  test.setTimeout(180_000);
  const listener = new Listener(page);
  await listener.listen();
  await playQuickly(page);
  await startSeeded(page, SEED);
  await expect.poll(() => listener.since(0)).toContain('Deploy your marines');
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Order' })).toBeFocused();

  for (const [number, name] of ['Sergeant 1', 'Marine 2', 'Flamer marine 3'].entries()) {
    const asked = await listener.question();
    const [, square = ''] = /deploy \(Deploy\): .*?(\w+)$/m.exec(asked) ?? [];
    await listener.type(`${number + 1} deploy ${square} s`, new RegExp(`${name} deploys at ${square}`));
  }

  let lines = 0;
  const isOver = (): boolean => OVER.test(listener.since(0));
  for (; lines < MOST_LINES && !isOver(); lines++) {
    const asked = await listener.question();
    if (isOver()) break;
    if (/Nothing is asked/.test(asked)) continue;
    if (!/end \(/.test(asked)) {
      await listener.type(
        /pass \(/.test(asked)
          ? 'pass'
          : asked
              .match(/^(\w+) \(.*?\): (\w+)/m)!
              .slice(1, 3)
              .join(' '),
        /./,
      );
      continue;
    }
    // Every alien in sight is shot at by whoever sees it; then all wait for the next.
    const threats = await listener.type('threats', /./);
    for (const [, alien, seers] of threats.matchAll(/(?:Genestealer|Blip) (\w+):.*in sight of (.*)\./g))
      for (const [number] of seers!.matchAll(/\d+/g))
        await listener.type(`${number} fire ${alien}`, /fires|Not possible|takes \d CP|no place/);
    for (const number of [1, 2, 3])
      await listener.type(`${number} overwatch`, /overwatch|Not possible|takes \d CP|Can do|is killed/i);
    const before = listener.story.length;
    await listener.type('end', /Turn \d+|Not possible|win/);
    expect(listener.since(before)).not.toContain('Not possible');
  }
  const [, result, rule] = OVER.exec(listener.since(0)) ?? [];
  expect({ result, rule, lines }).toMatchObject({
    result: expect.stringMatching(/win|draw/),
    rule: expect.any(String),
  });
  // Nothing is said twice: every result was heard once.
  expect(listener.story.filter((text) => OVER.test(text))).toHaveLength(1);
});

/** What has the focus: `body` is nothing. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body
      ? 'body'
      : activeElement.className || activeElement.tagName;
  });

test('the focus goes to what must be answered and never falls to the body', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await playQuickly(page);
  await startSeeded(page, SEED);
  await expect(page.getByRole('application')).toBeFocused();
  // The square, then its facing: the panel that asks for it has the focus, and arrows answer there only.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Deploy your marines' })).toBeFocused();
  await page.waitForTimeout(500); // what is pressed at once is meant for the board
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('application')).toBeFocused();
  // What vanishes under the focus hands it on.
  await page.getByRole('button', { name: 'Deploy all automatically' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Turn 1', { exact: true })).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('body');
  await page.keyboard.press('/');
  await page.keyboard.type('overwatch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).not.toBe('body');
  await page.getByRole('application').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).not.toBe('body');
  await page
    .getByRole('link', { name: 'Leave' })
    .or(page.getByRole('button', { name: 'Leave' }))
    .first()
    .press('Enter');
  await expect(page.locator('.home h1, .page h1').first()).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('body');
});

test('moving over the board tells squares, walls and jumps', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  const listener = new Listener(page);
  await listener.listen();
  await playQuickly(page);
  await startSeeded(page, SEED);
  await deployAll(page);
  await page.getByRole('button', { name: /^1 Sergeant 1/ }).press('Enter');
  await page.getByRole('application').focus();
  const moved = async (key: string): Promise<string> => {
    const from = listener.story.length;
    await page.keyboard.press(key);
    await expect.poll(() => listener.since(from)).not.toBe('');
    return listener.since(from);
  };
  expect(await moved('ArrowDown')).toMatch(
    /B6, closed door, corridor, exits north and south.*can be done: .*Open door 1 AP/,
  );
  expect(await moved('ArrowLeft')).toContain('Wall west: nothing beyond.');
  expect(await moved('ArrowRight')).toMatch(/over \d+ squares of wall\. \w+, corridor/);
});

test('every order is in a list, for fingers and screen readers', async ({ page }) => {
  await playQuickly(page);
  await startSeeded(page, SEED);
  const panel = page.getByRole('region', { name: 'Orders: type or choose' });
  await page.getByRole('button', { name: 'Type or choose orders' }).press('Enter');
  await panel.getByText('Deploy', { exact: false }).first().press('Enter');
  await panel.getByRole('button', { name: 'B5', exact: true }).press('Enter');
  await page.getByRole('region', { name: 'Deploy your marines' }).getByRole('button', { name: 'south' }).press('Enter');
  await expect(page.getByRole('log', { name: 'What happens' })).toContainText(
    'Sergeant 1 deploys at B5, facing south.',
  );
  await page.getByRole('button', { name: 'Deploy all automatically' }).press('Enter');
  await panel.locator('summary', { hasText: 'Open door' }).press('Enter');
  await panel.getByRole('button', { name: /^B6, 1 AP/ }).press('Enter');
  await expect(page.getByRole('log', { name: 'What happens' })).toContainText(/opens/);
  await expect(panel.locator('summary', { hasText: /^Move \d/ })).toBeVisible();
});
