/** One server a run, on a port of its own: runs beside each other, and servers left running, do not meet. */
import { fileURLToPath } from 'node:url';
import { createPageServer, listen } from '../scripts/serve.mjs';

const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

const serve = async (): Promise<() => void> => {
  const server = createPageServer(DIST);
  const port = await listen(server, '127.0.0.1', 0);
  // Workers inherit the environment; the `baseURL` of table.ts reads it there.
  process.env['SENSORIUM_E2E'] = `http://localhost:${port}`;
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
export default serve;
