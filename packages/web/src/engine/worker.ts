/** The engine's thread: one game at a time, one answer per request, in order. */
import type { GameHost } from '@sensorium/host';
import type { FromWorker, ToWorker } from './protocol.ts';
import { Screen } from './screen.ts';
import { drawKey } from './seeds.ts';

const post = (message: FromWorker): void => self.postMessage(message);

const screen = new Screen({ now: () => performance.now(), drawSeed: drawKey }, (keeping) => post({ keeping }));

/** Milliseconds after which whoever waits for the table has it. */
const PAUSE = 150;
let rehearsing: ReturnType<typeof setTimeout> | undefined;

/** One step at a time, so that what the person asks meanwhile is answered in between. */
const rehearse = (host: GameHost): void => {
  if (host.rehearse()) rehearsing = setTimeout(rehearse, 0, host);
};

const answer = async ({ id, name, params }: ToWorker): Promise<void> => {
  try {
    const handler = screen[name] as (...given: readonly unknown[]) => unknown;
    post({ id, result: await handler(...params) });
    if (name !== 'open') return;
    clearTimeout(rehearsing);
    rehearsing = setTimeout(rehearse, PAUSE, screen.host);
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

/** A question waits until the order before it is stored and answered. */
let answering: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answering = answering.then(() => answer(data));
});

/** Held as long as this thread lives: whoever waits for it learns of its end at once. */
const lock = `sensorium.thread.${crypto.randomUUID()}`;
void navigator.locks.request(lock, () => {
  post({ lock });
  return new Promise<never>(() => undefined);
});
