import type { Game, Setup, View } from '@sensorium/engine';
import type { Rng } from '../../rng.ts';
import { DRILL, type Doctrine } from '../drill/doctrine.ts';
import { STYLES, type Style } from '../hunter/style.ts';
import { OutOfTime, afterTurns, playOn, type Effort } from './playout.ts';
import { dealWorlds } from './worlds.ts';

/** S9.11: marines a brood reckons with: those who run, those who keep half, those who take care. */
const MARINES: readonly Doctrine[] = [
  { ...DRILL, marching: 1 },
  { ...DRILL, marching: 1, boldness: 0.4 },
  DRILL,
  { ...DRILL, marching: 0, boldness: 0.3, ready: 0.3, shelter: 1.5 },
];

/** Games are played to their end, or so far. */
const TURNS = 30;
/** What was found in an earlier turn counts this much. */
const FADING = 0.6;
/** A style must be so much better than the one that is played to replace it. */
const MARGIN = 0.08;

interface Tried {
  readonly style: Style;
  wins: number;
  games: number;
}

const meanOf = ({ wins, games }: Tried): number => (games === 0 ? 0 : wins / games);

/**
 * S9.11: how the whole brood goes about the rest of the game. Every style is played to the end in imagined worlds, the
 * promising ones more often; what was found before fades. On most boards it is best to run, on some to block or to lie in
 * wait, and no table knows which.
 */
export class Experience {
  private readonly tried: Tried[] = STYLES.map((style) => ({ style, wins: 0, games: 0 }));
  private best = this.tried[0]!;
  private readonly rng: Rng;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  get style(): Style {
    return this.best.style;
  }

  /** Thinks it over again, as long as the effort lasts. */
  rethink(setup: Setup, view: View, effort: Effort): void {
    for (const one of this.tried) {
      one.wins *= FADING;
      one.games *= FADING;
    }
    const world = dealWorlds(view, this.rng.next(), () => setup);
    let running: readonly Tried[] = this.tried;
    for (let index = 0; !effort.isSpent; index++) {
      if (!running.every((one) => this.tryOne(one, world(index), index, effort))) break;
      if (index % ROUND === ROUND - 1) running = this.promising(running);
    }
    const leader = this.tried.reduce((best, one) => (meanOf(one) > meanOf(best) ? one : best));
    if (meanOf(leader) > meanOf(this.best) + MARGIN) this.best = leader;
  }

  /** False where there was no time for it. */
  private tryOne(one: Tried, game: Game, index: number, effort: Effort): boolean {
    const players = { style: one.style, isTried: () => false, doctrine: MARINES[index % MARINES.length]! };
    try {
      one.wins += 1 - playOn(game, players, afterTurns(game, TURNS), effort, new Map());
      one.games += 1;
      return true;
    } catch (error) {
      if (error instanceof OutOfTime) return false;
      throw error;
    }
  }

  /** The better half of them, and the one that is played. */
  private promising(running: readonly Tried[]): readonly Tried[] {
    if (running.length <= 2) return running;
    const sorted = running.slice().sort((a, b) => meanOf(b) - meanOf(a));
    const half = sorted.slice(0, Math.max(2, Math.ceil(running.length / 2)));
    return half.includes(this.best) ? half : [...half, this.best];
  }
}
const ROUND = 4;
