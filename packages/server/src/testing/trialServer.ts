/** A server for tests: on a port of its own, with a database of its own. */
import { NO_LOG } from '../log.ts';
import { listen } from '../http/ports.ts';
import { GameServer, LIMITS, type ServerSettings } from '../server.ts';
import type { Terms } from '@sensorium/host/online';
import { freshData } from './freshData.ts';

export const TERMS: Terms = {
  mission: 'suicide-mission',
  sides: 'marines',
  players: 2,
  match: false,
  clock: { kind: 'none' },
  watch: { kind: 'nobody' },
  talk: 'free',
  response: 1,
  open: false,
};

export const startServer = async (
  settings: Partial<ServerSettings> = {},
): Promise<{ readonly server: GameServer; readonly home: string }> => {
  const server = new GameServer({
    pages: null,
    data: settings.data ?? (await freshData()),
    log: NO_LOG,
    isBehindProxy: false,
    origins: [],
    push: { subject: 'mailto:nobody@localhost', services: [] },
    ...settings,
    limits: { ...LIMITS, rate: 100_000, burst: 100_000, ...settings.limits },
  });
  return { server, home: `http://127.0.0.1:${await listen(server.http, '127.0.0.1', 0)}` };
};
