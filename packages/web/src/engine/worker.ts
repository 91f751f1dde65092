/** The engine's thread: one game at a time, one answer per request, in order. */
import { GameHost, framesOf } from './host.ts';
import type { FromWorker, RequestName, Requests, ToWorker } from './protocol.ts';

let host: GameHost | null = null;

const opened = (): GameHost => {
  if (host === null) throw new Error('no game is open');
  return host;
};

/** Milliseconds after which whoever waits for the table has it. */
const PAUSE = 150;
let rehearsing: ReturnType<typeof setTimeout> | undefined;

/** One step at a time, so that what the person asks meanwhile is answered in between. */
const rehearse = (game: GameHost): void => {
  if (host === game && game.rehearse()) rehearsing = setTimeout(rehearse, 0, game);
};

type Handlers = { readonly [Name in RequestName]: (...params: Requests[Name]['params']) => Requests[Name]['result'] };

const HANDLERS: Handlers = {
  open: (config) => {
    host = new GameHost(config);
    clearTimeout(rehearsing);
    rehearsing = setTimeout(rehearse, PAUSE, host);
    return host.open();
  },
  say: (...params) => opened().say(...params),
  look: (viewer) => opened().look(viewer),
  undo: (side) => opened().undo(side),
  play: (viewer, isWhole) => opened().play(viewer, isWhole),
  walks: (side, piece) => opened().walks(side, piece),
  odds: (side, commands) => opened().odds(side, commands),
  shots: (side, moves) => opened().shots(side, moves),
  why: (side, command) => opened().why(side, command),
  save: () => opened().save(),
  roster: () => opened().roster(),
  frames: (save) => framesOf(save),
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  let reply: FromWorker;
  try {
    const handler = HANDLERS[data.name] as (...params: readonly unknown[]) => unknown;
    reply = { id: data.id, result: handler(...data.params) };
  } catch (error) {
    reply = { id: data.id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
});
