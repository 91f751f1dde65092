// @ts-nocheck: the library has no types here
// colyseusServer.mjs PORT FOLDER: a room for two, in memory; FOLDER has Colyseus installed.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.argv[3], 'package.json'));
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { MapSchema, Schema, defineTypes } = require('@colyseus/schema');

class Cells extends Schema {
  constructor() {
    super();
    this.cells = new MapSchema();
  }
}
defineTypes(Cells, { cells: { map: 'string' } });

class Pair extends Room {
  onCreate() {
    this.maxClients = 2;
    this.autoDispose = true;
    this.patchRate = null;
    this.state = new Cells();
    this.onMessage('claim', (client, { id }) => {
      this.state.cells.set(String(id % 36), client.sessionId);
      this.broadcastPatch();
      client.send('done', id);
    });
  }
}
const server = new Server({ transport: new WebSocketTransport({ maxPayload: 1_000_000 }), greet: false });
server.define('pair', Pair);
await server.listen(Number(process.argv[2]));
console.log('ready');
