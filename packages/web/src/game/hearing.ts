/** What is told is told in order: each question says how far the one before it has led. */
import { FROM_THE_START, type Party, type Update } from '../engine/protocol.ts';
import { byParty } from './parties.ts';

export class Hearing {
  /** How far each has been told. */
  private readonly upTo: Record<Party, number> = byParty(() => FROM_THE_START);
  private asking: Promise<unknown> = Promise.resolve();

  note(party: Party, update: Update): void {
    this.upTo[party] = update.at;
  }

  of<Answer extends Update | null>(viewer: Party, ask: (since: number) => Promise<Answer>): Promise<Answer> {
    const asked = this.asking.then(async () => {
      const update = await ask(this.upTo[viewer]);
      if (update !== null) this.note(viewer, update);
      return update;
    });
    this.asking = asked.catch(() => undefined);
    return asked;
  }
}
