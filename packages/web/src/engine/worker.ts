/** The engine's thread: one game at a time, one answer per request, in order. */
import type { GameHost } from '@sensorium/host';
import type { FromWorker, ToWorker } from './protocol.ts';
import { Screen } from './screen.ts';
import { drawSeed } from './seeds.ts';

const screen = new Screen({ now: () => performance.now(), drawSeed });

/** Milliseconds after which whoever waits for the table has it. */
const PAUSE = 150;
let rehearsing: ReturnType<typeof setTimeout> | undefined;

/** One step at a time, so that what the person asks meanwhile is answered in between. */
const rehearse = (host: GameHost): void => {
  if (host.rehearse()) rehearsing = setTimeout(rehearse, 0, host);
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  let reply: FromWorker;
  try {
    const handler = screen[data.name] as (...params: readonly unknown[]) => unknown;
    reply = { id: data.id, result: handler(...data.params) };
    if (data.name === 'open') {
      clearTimeout(rehearsing);
      rehearsing = setTimeout(rehearse, PAUSE, screen.host);
    }
  } catch (error) {
    reply = { id: data.id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
});
