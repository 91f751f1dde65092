/** The server this page came from: who one is to it, and the one connection to it. */
import { hasWords, wordsOf } from '@sensorium/content/words';
import { PROTOCOL_VERSION, type Person } from '@sensorium/host/online';
import { useEffect, useState, useSyncExternalStore } from 'preact/compat';
import { notePlayedOnline } from './played.ts';
import { getSettings, languageFor } from '../settings/settings.ts';
import { Connection, type ConnectionState, type SocketHandlers } from './connection.ts';

/** Somebody the server knows; a guest has no account. */
export interface Known extends Person {
  readonly hasAccount: boolean;
}

/** The page came from a server that keeps no games: online play is not there, and will not be. */
export class NoServer extends Error {}
/** The server is there, and says why not. */
export class Denied extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

const api = (path: string): URL => new URL(`api/v${PROTOCOL_VERSION}/${path}`, document.baseURI.split('#')[0]);

const isJson = (answer: Response): boolean => (answer.headers.get('content-type') ?? '').startsWith('application/json');

/** Throws `NoServer`, `Denied`, or what `fetch` throws without a network. */
export const call = async <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> => {
  const answer = await fetch(api(path), {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!isJson(answer)) throw new NoServer(`${answer.status}`);
  const said = (await answer.json()) as Answer & { readonly error?: string };
  if (!answer.ok) throw new Denied(answer.status, said.error ?? `${answer.status}`);
  return said;
};

/** What a guest is called until he says otherwise; on the home screen nobody becomes one. */
const guestName = (): { readonly name?: string } => {
  const language = languageFor(getSettings(), navigator.languages);
  return hasWords(language, 'online') ? { name: wordsOf(language, 'online').who.unnamed } : {};
};

type WithPerson = { readonly person: Known };

/** Who comes in twice at once would be two guests: of all windows of this browser one asks at a time, and the next finds his cookie. */
const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('sensorium-session', act) : act();

const enter = (): Promise<Known> => inTurn(async () => (await call<WithPerson>('POST', 'session', guestName())).person);
let entering: Promise<Known> | null = null;

export const identity = {
  find: async (): Promise<Known | null> => (await call<{ readonly person: Known | null }>('GET', 'session')).person,
  /** A guest at once, or whom the server knows already. */
  enter: (): Promise<Known> => (entering ??= enter().finally(() => (entering = null))),
  rename: async (name: string): Promise<Known> => (await call<WithPerson>('POST', 'name', { name })).person,
  register: async (name: string, password: string): Promise<Known> =>
    (await call<WithPerson>('POST', 'account', { name, password })).person,
  logIn: async (name: string, password: string): Promise<Known> =>
    (await call<WithPerson>('POST', 'enter', { name, password })).person,
  moveIn: async (secret: string): Promise<Known> => (await call<WithPerson>('POST', 'enter', { secret })).person,
  movingSecret: async (): Promise<string> => (await call<{ readonly secret: string }>('POST', 'move', {})).secret,
  leave: (): Promise<object> => call('POST', 'leave', {}),
  data: (): Promise<object> => call('GET', 'data'),
  forget: (): Promise<object> => call('DELETE', 'data'),
  replay: async (game: string): Promise<string> =>
    JSON.stringify(await call<object>('GET', `replay/${encodeURIComponent(game)}`)),
};

/** Where the server may send messages to this browser. */
export const pushes = {
  key: async (): Promise<string> => (await call<{ readonly key: string }>('GET', 'push')).key,
  add: (subscription: object): Promise<object> => call('POST', 'push', subscription),
  drop: (endpoint: string): Promise<object> => call('DELETE', 'push', { endpoint }),
};

const openSocket = ({ onMessage, onClose }: SocketHandlers): WebSocket => {
  const address = api('socket');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => onMessage(String(data)));
  socket.addEventListener('close', onClose);
  return socket;
};

let connection: Connection | null = null;

/** Kept up from the first use to the end of the page. */
export const theConnection = (): Connection => {
  if (connection !== null) return connection;
  const made = new Connection({
    openSocket,
    enter: identity.enter,
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    later: (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  made.watch(() => {
    if (made.getState().is === 'open') notePlayedOnline();
  });
  addEventListener('online', made.retry);
  addEventListener('offline', made.drop);
  connection = made;
  made.start();
  return made;
};

/** Somebody else sits here from now on. */
export const connectAnew = (): Connection => {
  if (connection !== null) {
    removeEventListener('online', connection.retry);
    removeEventListener('offline', connection.drop);
    connection.end();
  }
  connection = null;
  return theConnection();
};

export const useConnectionState = (at: Connection): ConnectionState => useSyncExternalStore(at.watch, at.getState);

/** Whether there is a server, and who one is to it. */
export type Reach =
  | { readonly is: 'asking' }
  /** Static hosting: there are no online games here. */
  | { readonly is: 'no-server' }
  | { readonly is: 'offline' }
  | { readonly is: 'known'; readonly person: Known | null };

const reach = async (): Promise<Reach> => {
  try {
    return { is: 'known', person: await identity.find() };
  } catch (error) {
    return { is: error instanceof NoServer ? 'no-server' : 'offline' };
  }
};

/** Milliseconds until a server that did not answer is looked for again. */
const PAUSE = 4000;

export const useReach = (): readonly [Reach, () => void] => {
  const [found, setFound] = useState<Reach>({ is: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const now = await reach();
      if (!isGone) setFound(now);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [attempt]);
  useEffect(() => {
    if (found.is !== 'offline') return undefined;
    const again = (): void => setAttempt((number) => number + 1);
    const timer = setTimeout(again, PAUSE);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [found]);
  return [found, () => setAttempt((number) => number + 1)];
};
