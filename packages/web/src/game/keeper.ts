/** Saves after every command; while one is being written, the next waits and covers all that came since. */
import type { EngineClient } from '../engine/client.ts';

export class Keeper {
  private readonly engine: Pick<EngineClient, 'ask'>;
  private readonly write: ((save: string) => Promise<void>) | undefined;
  private readonly failed: (error: unknown) => void;
  private isWriting = false;
  private isBehind = false;
  private isClosed = false;

  constructor(
    engine: Pick<EngineClient, 'ask'>,
    write: ((save: string) => Promise<void>) | undefined,
    failed: (error: unknown) => void,
  ) {
    this.engine = engine;
    this.write = write;
    this.failed = failed;
  }

  keep(): void {
    if (this.write === undefined || this.isClosed) return;
    this.isBehind = true;
    if (!this.isWriting) void this.catchUp(this.write);
  }

  close(): void {
    this.isClosed = true;
  }

  private async catchUp(write: (save: string) => Promise<void>): Promise<void> {
    this.isWriting = true;
    try {
      while (this.isBehind) {
        this.isBehind = false;
        await write(await this.engine.ask('save'));
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.isWriting = false;
    }
  }
}
