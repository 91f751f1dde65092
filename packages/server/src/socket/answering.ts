/** What is asked gets one answer: here, or from the process that has the game. */
import type { Fault as FaultCode, FromServer, RequestName } from '@sensorium/host/online';
import { Elsewhere, Fault } from '../fault.ts';
import { GameLost } from '../journal.ts';
import type { Metrics } from '../metrics.ts';
import type { Client } from './client.ts';
import { Refused, type Desk } from './desk.ts';

export interface Request {
  readonly id: number;
  readonly ask: RequestName;
  readonly fields: unknown;
}

const faultOf = (to: number, fault: FaultCode, text: string): FromServer => ({ to, fault, text });

export class Answering {
  private readonly desk: Desk;
  private readonly metrics: Metrics;

  constructor(desk: Desk, metrics: Metrics) {
    this.desk = desk;
    this.metrics = metrics;
  }

  /** Throws `Elsewhere`. */
  async answer(client: Client, { id, ask, fields }: Request): Promise<FromServer> {
    const began = performance.now();
    try {
      const handler = this.desk[ask] as (who: Client, fields: unknown) => Promise<never>;
      const answer = await handler(client, fields);
      this.metrics.answered(ask, performance.now() - began);
      return { to: id, answer };
    } catch (error) {
      if (error instanceof Elsewhere) throw error;
      this.metrics.refused(ask);
      if (error instanceof Refused) return { to: id, refused: error.refusal };
      if (error instanceof Fault) return faultOf(id, error.code, error.message);
      if (error instanceof GameLost) return faultOf(id, 'try-again', 'the game has moved: try again');
      this.metrics.broken(ask, error);
      return faultOf(id, 'broken', 'something is wrong with the server: nothing has changed');
    }
  }

  /** For who was sent here: where the game has moved on meanwhile, he asks again. */
  async answerHere(client: Client, request: Request): Promise<FromServer> {
    try {
      return await this.answer(client, request);
    } catch {
      return faultOf(request.id, 'try-again', 'the game has moved: try again');
    }
  }
}
