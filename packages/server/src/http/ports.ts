/** On which port: the one that was asked for, or the next free one. */
import type { Server } from 'node:http';
import type { Parts } from '@sensorium/content/words';
import { SIGN } from './pages.ts';

export const FIRST_PORT = 4480;
const PORTS_TRIED = 20;
const PATIENCE = 1000;

const tryPort = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** The port that was asked for is another's. */
export class PortTaken extends Error {}

export const listen = async (server: Server, host: string, wanted: number | undefined): Promise<number> => {
  const first = wanted ?? FIRST_PORT;
  const last = wanted === undefined ? FIRST_PORT + PORTS_TRIED : first;
  for (let port = first; ; port++) {
    try {
      return await tryPort(server, host, port > last ? 0 : port);
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (isBusy && wanted !== undefined) throw new PortTaken(`port ${wanted} is taken`, { cause: error });
      if (!isBusy || port > last) throw error;
    }
  }
};

/** Whether Sensorium is served there already. */
export const isOurs = async (home: string): Promise<boolean> => {
  try {
    const answer = await fetch(home, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return answer.headers.has(SIGN);
  } catch {
    return false;
  }
};

/** What is said where the usual address is taken: games belong to the address they were played at. */
export const takenAddress = (words: Parts['serving'], usual: string, isRunning: boolean): string =>
  isRunning ? words.runsAlready(usual) : words.isTaken(usual);
