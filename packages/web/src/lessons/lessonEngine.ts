/** The worker's table of a lesson, with what the lesson says to everything that is done there. */
import type { Lesson } from '@sensorium/content';
import type { LessonDeed, LessonStart, LessonStatus } from '@sensorium/host';
import { EngineClient } from '../engine/client.ts';
import type { Engine, EngineListener } from '../engine/port.ts';
import type { RequestName, Requests } from '../engine/protocol.ts';
import { GameSession } from '../game/index.ts';

/** After these a lesson may have gone on, or has something to explain. */
const CHANGES: ReadonlySet<RequestName> = new Set<RequestName>(['say', 'play']);

export class LessonEngine {
  private readonly client = new EngineClient();
  private readonly listeners = new Set<() => void>();
  private known: LessonStatus | null = null;

  /** A session at the table of this lesson; the one before it is over. */
  async open(lesson: Lesson, start: LessonStart): Promise<GameSession> {
    const opened = await this.client.ask('openLesson', lesson, start);
    await this.look();
    const table: Engine = {
      isElsewhere: false,
      ask: <Name extends RequestName>(name: Name, ...params: Requests[Name]['params']) => this.ask(name, ...params),
      listen: (listener: EngineListener) => this.client.listen(listener),
      close: () => undefined,
    };
    return new GameSession(table, { ...opened, isWatching: false }, {});
  }

  /** Whether the lesson has gone on by it. */
  async hear(deed: LessonDeed): Promise<boolean> {
    const before = this.known;
    const status = await this.client.ask('lesson', deed);
    this.tell(status);
    return status.step !== before?.step || status.hint !== before.hint || status.isActing !== before.isActing;
  }

  close(): void {
    this.client.close();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getStatus = (): LessonStatus | null => this.known;

  private async ask<Name extends RequestName>(
    name: Name,
    ...params: Requests[Name]['params']
  ): Promise<Requests[Name]['result']> {
    const answer = await this.client.ask(name, ...params);
    if (CHANGES.has(name)) await this.look();
    return answer;
  }

  private async look(): Promise<void> {
    this.tell(await this.client.ask('lesson', null));
  }

  private tell(status: LessonStatus): void {
    this.known = status;
    for (const listener of this.listeners) listener();
  }
}
