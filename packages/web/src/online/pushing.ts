/** Messages of the server to this browser while no window of the page is open: the service worker shows them. */
import { MISSIONS } from '@sensorium/content';
import { inLanguage, type OnlineWords } from '@sensorium/content/words';
import type { Words } from '../words/words.ts';
import { pushes } from './service.ts';

/** Where the service worker finds the words: it has none of its own. */
const NOTICES = 'notices';
const NOTICE = './notice.json';

const keptWords = async (words: Words, { notify }: OnlineWords): Promise<void> => {
  const missions = Object.fromEntries(
    MISSIONS.map(({ id, words: names }) => [id, inLanguage(names, words.language).title]),
  );
  const notice = JSON.stringify({ title: notify.yourTurn, missions });
  await (
    await caches.open(NOTICES)
  ).put(NOTICE, new Response(notice, { headers: { 'content-type': 'application/json' } }));
};

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  'PushManager' in globalThis ? ((await navigator.serviceWorker?.getRegistration()) ?? null) : null;

/** True where the server can reach this browser from now on. Said again, it is the same: whoever sits here now gets them. */
export const subscribe = async (words: Words, said: OnlineWords): Promise<boolean> => {
  const worker = await registration();
  if (worker === null) return false;
  try {
    await keptWords(words, said);
    const applicationServerKey = await pushes.key();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    await pushes.add(made.toJSON());
    return true;
  } catch {
    // No push service, or one this server does not know: notifications of an open window are left.
    return false;
  }
};

export const unsubscribe = async (): Promise<void> => {
  const made = await (await registration())?.pushManager.getSubscription();
  if (made === null || made === undefined) return;
  await pushes.drop(made.endpoint).catch(() => undefined);
  await made.unsubscribe();
};
