/** Notifications of this browser: asked for once; shown by the page while a window of it is open and nobody looks, by its service worker else. */
import type { GameSummary } from '@sensorium/host/online';
import { formatRoute } from '../app/router.ts';
import type { Connection } from './connection.ts';
import { onGames } from './gameList.ts';

const WANTED = 'sensorium.online.notify';

export type Notifying = 'off' | 'on' | 'denied';

export const notifying = (): Notifying => {
  if (!('Notification' in globalThis) || Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && localStorage.getItem(WANTED) === 'yes' ? 'on' : 'off';
};

export const wantNotifications = async (): Promise<Notifying> => {
  if (!('Notification' in globalThis)) return 'denied';
  if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(WANTED, 'yes');
  return notifying();
};

export const stopNotifications = (): Notifying => {
  localStorage.removeItem(WANTED);
  return notifying();
};

const show = async (title: string, body: string, game: string): Promise<void> => {
  const options = { body, tag: `sensorium-${game}`, icon: './icon-192.png', data: { game } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // A phone shows only those of the service worker.
  if (worker !== undefined) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    location.hash = formatRoute('table', game);
  });
};

/** Whenever a game begins to wait for who sits here. */
export const notifyOf = (
  connection: Connection,
  textOf: (game: GameSummary) => { readonly title: string; readonly body: string },
): (() => void) => {
  let waiting: ReadonlySet<string> | null = null;
  return onGames(connection, (games) => {
    const now = games.filter(({ isMyTurn }) => isMyTurn);
    const before = waiting;
    waiting = new Set(now.map(({ game }) => game));
    if (before === null || document.visibilityState === 'visible' || notifying() !== 'on') return;
    for (const summary of now)
      if (!before.has(summary.game)) {
        const { title, body } = textOf(summary);
        show(title, body, summary.game).catch(() => undefined);
      }
  });
};
