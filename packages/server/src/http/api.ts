/** Who am I: the part of online play that sets cookies. Everything else goes over the WebSocket. */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { personName } from '@sensorium/host/online';
import * as v from 'valibot';
import { NameTaken, SESSION_LASTS, type Known, type People, type Session } from '../people.ts';
import type { Push } from '../push/push.ts';
import { Buckets } from '../socket/limits.ts';
import { BadRequest, bodyOf } from './body.ts';

const COOKIE = 'sensorium';
const LARGEST_BODY = 10_000;

export interface ApiSettings {
  readonly now: () => number;
  /** Connections one address may have. */
  readonly perAddress: number;
  /** The address of who asks, behind a proxy too. */
  readonly addressOf: (context: Context) => string;
  readonly isSecure: (context: Context) => boolean;
  readonly push: () => Promise<Push>;
  readonly onForget: (person: string) => Promise<void>;
  readonly replayOf: (game: string) => Promise<string>;
  /** Short links, which have limits of their own. */
  readonly links: Hono;
}

const guestSchema = v.strictObject({ name: v.optional(personName), token: v.optional(v.boolean()) });
const nameSchema = v.strictObject({ name: personName });
const accountSchema = v.strictObject({
  name: personName,
  password: v.pipe(v.string(), v.minLength(8, 'a password has at least 8 characters'), v.maxLength(200)),
});
const enterSchema = v.union([
  v.strictObject({ name: personName, password: v.pipe(v.string(), v.maxLength(200)), token: v.optional(v.boolean()) }),
  v.strictObject({ secret: v.pipe(v.string(), v.maxLength(60)), token: v.optional(v.boolean()) }),
]);

const rawKey = (bytes: number) =>
  v.pipe(
    v.string(),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, `${bytes} bytes in base64url`),
  );
const endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000));
const subscriptionSchema = v.object({ endpoint, keys: v.object({ p256dh: rawKey(65), auth: rawKey(16) }) });

/** The token of a browser is in its cookie, that of a program in a header. */
export const tokenIn = (cookies: string | undefined, authorization: string | undefined): string | null => {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1];
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})`).exec(cookies ?? '')?.[1];
  return bearer ?? cookie ?? null;
};

const shown = ({ id, name, hasAccount }: Known): Known => ({ id, name, hasAccount });

export const createApi = (people: () => Promise<People>, settings: ApiSettings): Hono => {
  const app = new Hono();
  const { now, addressOf, perAddress } = settings;
  /** Guests of one address, and tries to get in: enough for a family, too few to guess. */
  const guests = new Buckets(perAddress * 0.3, perAddress / 1000);
  const tries = new Buckets(10, 0.1);

  const tokenOf = (context: Context): string | null =>
    tokenIn(context.req.header('cookie'), context.req.header('authorization'));
  const personOf = async (context: Context): Promise<Known | null> => {
    const token = tokenOf(context);
    return token === null ? null : (await people()).find(token);
  };
  const demandPerson = async (context: Context): Promise<Known> => {
    const person = await personOf(context);
    if (person === null) throw new NotKnown();
    return person;
  };
  /** It lasts from now on as long as the session. */
  const keepCookie = (context: Context, token: string): void =>
    setCookie(context, COOKIE, token, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: SESSION_LASTS / 1000,
      secure: settings.isSecure(context),
    });
  /** In the cookie, or for a program that wants it so in the answer; never in both. */
  const answerWith = (context: Context, { token, person }: Session, isForProgram = false) => {
    if (isForProgram) return context.json({ person: shown(person), token });
    keepCookie(context, token);
    return context.json({ person: shown(person) });
  };

  app.route('/links', settings.links);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json({ error: 'too large' }, 413) }));
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.onError((error, context) => {
    if (error instanceof BadRequest) return context.json({ error: error.message }, 400);
    if (error instanceof NotKnown) return context.json({ error: 'nobody is known by this session' }, 401);
    if (error instanceof TooFast) return context.json({ error: 'too many tries: wait a moment' }, 429);
    if (error instanceof NameTaken) return context.json({ error: error.message }, 409);
    if ('code' in error && error.code === 'not-now') return context.json({ error: error.message }, 409);
    if ('code' in error && error.code === 'no-such-game') return context.json({ error: error.message }, 404);
    throw error;
  });

  app.get('/session', async (context) => {
    const person = await personOf(context);
    return context.json({ person: person === null ? null : shown(person) });
  });
  app.post('/session', async (context) => {
    const { name, token } = await bodyOf(context, guestSchema);
    const known = token === true ? null : await personOf(context);
    if (known !== null) {
      const cookie = getCookie(context, COOKIE);
      if (cookie !== undefined) keepCookie(context, cookie);
      return context.json({ person: shown(known) });
    }
    if (!guests.take(addressOf(context), now())) throw new TooFast();
    return answerWith(context, await (await people()).guest(name ?? 'Guest'), token);
  });
  app.post('/name', async (context) => {
    const { name } = await bodyOf(context, nameSchema);
    const person = await demandPerson(context);
    await (await people()).rename(person.id, name);
    return context.json({ person: { ...shown(person), name } });
  });
  app.post('/account', async (context) => {
    const { name, password } = await bodyOf(context, accountSchema);
    const person = await demandPerson(context);
    if (!tries.take(addressOf(context), now())) throw new TooFast();
    return answerWith(context, await (await people()).register(person, name, password));
  });
  app.post('/enter', async (context) => {
    const asked = await bodyOf(context, enterSchema);
    if (!tries.take(addressOf(context), now())) throw new TooFast();
    const found = await ('secret' in asked
      ? (await people()).moveIn(asked.secret)
      : (await people()).enter(asked.name, asked.password));
    if (found === null) return context.json({ error: 'that name, password or secret is not known' }, 403);
    const before = tokenOf(context);
    if (before !== null) await (await people()).end(before);
    return answerWith(context, found, asked.token);
  });
  app.post('/move', async (context) => {
    await bodyOf(context, v.strictObject({}));
    const person = await demandPerson(context);
    return context.json({ secret: await (await people()).movingSecret(person.id) });
  });
  app.post('/leave', async (context) => {
    await bodyOf(context, v.strictObject({}));
    const token = tokenOf(context) ?? getCookie(context, COOKIE);
    if (token !== undefined) await (await people()).end(token);
    deleteCookie(context, COOKIE, { path: '/' });
    return context.json({});
  });
  app.get('/push', async (context) => {
    await demandPerson(context);
    return context.json({ key: await (await settings.push()).publicKey() });
  });
  app.post('/push', async (context) => {
    const subscription = await bodyOf(context, subscriptionSchema);
    const person = await demandPerson(context);
    const push = await settings.push();
    if (!push.isService(subscription.endpoint)) throw new BadRequest('endpoint: no push service this server knows');
    await push.subscribe(person.id, subscription);
    return context.json({});
  });
  app.delete('/push', async (context) => {
    const asked = await bodyOf(context, v.strictObject({ endpoint }));
    const person = await demandPerson(context);
    await (await settings.push()).unsubscribe(person.id, asked.endpoint);
    return context.json({});
  });
  app.get('/data', async (context) => {
    const person = await demandPerson(context);
    context.header('Content-Disposition', 'attachment; filename="sensorium-data.json"');
    return context.json(await (await people()).dataOf(person.id));
  });
  app.delete('/data', async (context) => {
    const person = await demandPerson(context);
    await settings.onForget(person.id);
    await (await people()).forget(person.id);
    deleteCookie(context, COOKIE, { path: '/' });
    return context.json({});
  });
  app.get('/replay/:game', async (context) => {
    context.header('Content-Type', 'application/json');
    return context.body(await settings.replayOf(context.req.param('game')));
  });
  app.notFound((context) => context.json({ error: 'there is no such address' }, 404));
  return app;
};

class NotKnown extends Error {}
class TooFast extends Error {}
