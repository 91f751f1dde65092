/** `POST /links` keeps a packed link, `GET /links/NAME` gives it back. No session is needed, and no person is noted. */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { bodyOf } from '../http/body.ts';
import { Buckets } from '../socket/limits.ts';
import { isWholeLink, type LinkLimits, type Links } from './links.ts';

export interface LinksApiSettings {
  readonly links: () => Promise<Links>;
  readonly limits: LinkLimits;
  readonly now: () => number;
  readonly addressOf: (context: Context) => string;
}

/** `{"link":""}` around it. */
const WRAPPING = 100;

export const createLinksApi = ({ links, limits, now, addressOf }: LinksApiSettings): Hono => {
  const app = new Hono();
  /** Of one address: as many as somebody shares in an evening, and too few openings to guess a name. */
  const made = new Buckets(20, 1 / 60);
  const opened = new Buckets(100, 1);
  const { longest, days, most } = limits;
  const linkSchema = v.strictObject({
    link: v.pipe(
      v.string(),
      v.maxLength(longest, `a link has at most ${longest} characters`),
      v.check(isWholeLink, 'no whole link of ours'),
    ),
  });
  const tooLarge = (context: Context): Response => context.json({ error: `more than ${longest} characters` }, 413);
  const tooFast = (context: Context): Response => context.json({ error: 'too many links: wait a moment' }, 429);

  app.get('/', (context) => context.json({ longest, days }));
  app.post('/', bodyLimit({ maxSize: longest + WRAPPING, onError: tooLarge }), async (context) => {
    const { link } = await bodyOf(context, linkSchema);
    if (!made.take(addressOf(context), now())) return tooFast(context);
    const name = await (await links()).keep(link);
    if (name === null) return context.json({ error: `this server keeps ${most} links, and no more` }, 507);
    return context.json({ name });
  });
  app.get('/:name', async (context) => {
    if (!opened.take(addressOf(context), now())) return tooFast(context);
    const link = await (await links()).open(context.req.param('name'));
    if (link === null) return context.json({ error: 'nothing is kept under that name, or no longer' }, 404);
    return context.json({ link });
  });
  return app;
};
