/** The worker's table beside a real board, with what is to be done there. */
import type { TypedKind } from '@sensorium/host/companion';
import { EngineClient } from '../engine/client.ts';
import type { Engine, EngineListener } from '../engine/port.ts';
import type { Beside, BesideDeed, GameConfig, Opened, RequestName, Requests, StoredAs } from '../engine/protocol.ts';
import { GameSession } from '../game/index.ts';
import { requireLooks } from '../game/looks/register.ts';
import type { SessionHandlers } from '../game/snapshot.ts';

/** After these there may be something to roll or to move. */
const CHANGES: ReadonlySet<RequestName> = new Set<RequestName>(['say', 'play', 'undo', 'timeUp']);

export class BesideEngine {
  private readonly client = new EngineClient();
  private readonly handlers: SessionHandlers;
  private readonly listeners = new Set<() => void>();
  private known: Beside | null = null;
  private place: GameSession | null = null;

  constructor(handlers: SessionHandlers) {
    this.handlers = handlers;
  }

  async open(config: GameConfig, typed: readonly TypedKind[], storedAs: StoredAs): Promise<void> {
    const { opened, beside } = await this.client.ask('openBeside', config, typed, storedAs);
    if (opened !== null) this.sit(opened);
    this.tell(beside);
  }

  /** Null while setting up still wants dice or counters. */
  get session(): GameSession | null {
    return this.place;
  }

  getStatus = (): Beside | null => this.known;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What came of it; the board follows. */
  async hear(deed: BesideDeed): Promise<Beside> {
    const beside = await this.client.ask('beside', deed);
    if (!beside.isOpen) this.stand();
    else if (this.place === null) this.sit(await this.client.ask('takeSeat'));
    // The board first: a card is never ahead of it.
    await this.place?.follow();
    await this.look();
    return beside;
  }

  close(): void {
    this.stand();
    this.client.close();
  }

  private sit(opened: Opened): void {
    requireLooks(opened.dossier);
    const table: Engine = {
      isElsewhere: false,
      ask: <Name extends RequestName>(name: Name, ...params: Requests[Name]['params']) => this.ask(name, ...params),
      listen: (listener: EngineListener) => this.client.listen(listener),
      close: () => undefined,
    };
    this.place = new GameSession(table, { ...opened, isWatching: false }, this.handlers);
  }

  private stand(): void {
    this.place?.close();
    this.place = null;
  }

  private async ask<Name extends RequestName>(
    name: Name,
    ...params: Requests[Name]['params']
  ): Promise<Requests[Name]['result']> {
    const answer = await this.client.ask(name, ...params);
    if (CHANGES.has(name)) setTimeout(() => void this.look());
    return answer;
  }

  private async look(): Promise<void> {
    const beside = await this.client.ask('beside', null);
    this.tell(beside);
  }

  private tell(beside: Beside): void {
    this.known = beside;
    for (const listener of this.listeners) listener();
  }
}
