/** What is asked of the rules about the table as it stands: they answer whoever may speak, and nobody else. */
import type { Command, Refusal } from '@sensorium/engine';
import type { Roster } from '@sensorium/rules';
import type { Engine } from '../engine/port.ts';
import type { Odds, Party, Shot, Walk } from '../engine/protocol.ts';

type Few<T> = Promise<readonly T[]>;

export class Reckoning {
  private readonly engine: Engine;
  private readonly speaker: () => Party | null;

  constructor(engine: Engine, speaker: () => Party | null) {
    this.engine = engine;
    this.speaker = speaker;
  }

  /** Why each of these cannot be said now; null where it can. */
  whys(commands: readonly Command[]): Few<Refusal | null> {
    return this.asked((by) => this.engine.ask('why', by, commands));
  }

  walks(piece: number): Few<Walk> {
    return this.asked((by) => this.engine.ask('walks', by, piece));
  }

  odds(commands: readonly Command[]): Few<Odds | null> {
    return this.asked((by) => this.engine.ask('odds', by, commands));
  }

  /** C12.2: what the next shots of a run are worth. */
  run(shot: Command): Few<number> {
    return this.asked((by) => this.engine.ask('run', by, shot));
  }

  shots(moves: readonly Command[]): Few<readonly Shot[]> {
    return this.asked((by) => this.engine.ask('shots', by, moves));
  }

  roster(): Promise<Roster> {
    return this.engine.ask('roster');
  }

  private asked<T>(ask: (by: Party) => Few<T>): Few<T> {
    const by = this.speaker();
    return by === null ? Promise.resolve([]) : ask(by);
  }
}
