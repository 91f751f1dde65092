import { command, type Command, type Options, type Setup, type View } from '@sensorium/engine';
import type { Bot } from '../player.ts';
import { Rng } from '../rng.ts';

const MOST_ACTIONS = 40;
const END = command('end');

/** S9.5: a uniform legal action, and the end of the phase after 40 of them in a turn. A yardstick only. */
export class RandomBot implements Bot {
  private readonly rng: Rng;
  private turn = 0;
  private actions = 0;

  constructor(seed: number) {
    this.rng = new Rng(seed);
  }

  decide(_setup: Setup, view: View, options: Options): Command {
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.actions = 0;
    }
    if (view.pending?.decision === 'action') {
      this.actions += 1;
      if (this.actions > MOST_ACTIONS && options.has(END)) return END;
    }
    return options.get(this.rng.below(options.count));
  }
}
