/** The engine's thread: one game at a time, one answer per request, in order. */
import { GameHost, framesOf } from './host.ts';
import type { FromWorker, Requests, ToWorker } from './protocol.ts';

let host: GameHost | null = null;

const opened = (): GameHost => {
  if (host === null) throw new Error('no game is open');
  return host;
};

const answer = (request: ToWorker): Requests[typeof request.name]['result'] => {
  switch (request.name) {
    case 'open':
      host = new GameHost(request.params[0]);
      return host.open(request.params[1]);
    case 'say':
      return opened().say(...request.params);
    case 'look':
      return opened().look(...request.params);
    case 'undo':
      return opened().undo(...request.params);
    case 'play':
      return opened().play(...request.params);
    case 'walks':
      return opened().walks(...request.params);
    case 'odds':
      return opened().odds(...request.params);
    case 'why':
      return opened().why(...request.params);
    case 'save':
      return opened().save();
    case 'frames':
      return framesOf(...request.params);
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  let reply: FromWorker;
  try {
    reply = { id: data.id, result: answer(data) };
  } catch (error) {
    reply = { id: data.id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
});
