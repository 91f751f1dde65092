import {
  cloneGame,
  pieceOf,
  type Command,
  type Game,
  type Options,
  type PieceId,
  type Setup,
  type View,
} from '@sensorium/engine';
import { imagine, seenGame } from '../../imagine.ts';
import type { Bot, PlayerSettings } from '../../player.ts';
import { Rng } from '../../rng.ts';
import { pounce } from '../hunter/pounce.ts';
import { STALK, STYLES, type Style } from '../hunter/style.ts';
import { compete, type Candidate } from './compete.ts';
import { Effort, afterAlienTurn, afterTurns, playOn, type Horizon } from './playout.ts';

/** A way to play the rest of the alien turn: a style, and pieces that stay where they are. */
interface Hunt {
  readonly style: Style;
  readonly held: readonly PieceId[];
}

/** S9.13: playout steps per alien turn. */
const HUNTER_NODES: readonly number[] = [200, 2000, 20_000];

/** Pieces that are tried held back. */
const HOLDABLE = 4;

/**
 * S9.10–S9.13: whole turns in several styles, then the best with single pieces held back, each played on in imagined
 * worlds against the drill. The search is repeated at every activation with its share of the turn's budget.
 */
export class HunterBot implements Bot {
  private readonly settings: PlayerSettings;
  private readonly nodes: number;
  private readonly rng: Rng;
  private turn = 0;
  private spent = 0;
  private actor: PieceId | null = null;
  private hunt: Hunt = { style: STALK, held: [] };

  constructor(settings: PlayerSettings, level: 1 | 2 | 3) {
    this.settings = settings;
    this.nodes = settings.budget?.nodes ?? HUNTER_NODES[level - 1]!;
    this.rng = new Rng(settings.seed);
  }

  decide(setup: Setup, view: View, options: Options): Command {
    const seen = seenGame(setup, view);
    if (options.count === 1) return options.get(0);
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.spent = 0;
      this.actor = null;
      this.hunt = { style: STALK, held: [] };
    }
    const isChoice = view.pending?.decision === 'action' || view.pending?.decision === 'place-reinforcement';
    if (isChoice && (this.actor === null || this.actor !== seen.state.activeAlien)) {
      this.search(setup, view, seen);
      this.actor = seen.state.activeAlien;
    }
    return obey(seen, options, this.hunt);
  }

  private search(setup: Setup, view: View, seen: Game): void {
    const waiting = seen.state.aliens.filter((id) => pieceOf(seen, id).activation === 'ready').length + 1;
    const share = this.spent === 0 ? (this.nodes * 2) / 5 : (this.nodes - this.spent) / waiting;
    if (share < 1) return;
    const { milliseconds } = this.settings.budget ?? {};
    const effort = new Effort(share, milliseconds === undefined ? undefined : milliseconds / 2, this.settings.now);
    const base = this.rng.next();
    const dealt: Game[] = [];
    const world = (index: number): Game =>
      cloneGame((dealt[index] ??= imagine(setup, view, new Rng(base + index * 7919))));
    const horizon = (game: Game): Horizon =>
      share < SHORT ? afterAlienTurn(game) : afterTurns(game, share < LONG ? 1 : 2);
    const trial =
      (hunt: Hunt) =>
      (index: number): number => {
        const game = world(index);
        const { turn } = game.state;
        const aliens = (now: Game, options: Options): Command | null =>
          now.state.turn === turn ? obey(now, options, hunt) : null;
        return 1 - playOn(game, { style: STALK, aliens }, horizon(game), effort);
      };
    const styles = STYLES.map((style): Candidate<Hunt> => {
      const hunt = { style, held: this.hunt.held };
      return { choice: hunt, trial: trial(hunt) };
    });
    const best = compete(styles, effort, 1);
    const holds = holdable(seen, best.choice).map((held): Candidate<Hunt> => {
      const hunt = { style: best.choice.style, held };
      return { choice: hunt, trial: trial(hunt) };
    });
    const refined = new Effort(share / 2, milliseconds === undefined ? undefined : milliseconds / 2, this.settings.now);
    this.hunt = holds.length < 2 || share < SHORT ? best.choice : compete(holds, refined, 1).choice;
    this.spent += effort.steps + refined.steps;
  }
}

/** Below this a playout ends with the alien turn; above the other it goes a turn further. */
const SHORT = 400;
const LONG = 6000;

/** The hunt as it is, and with each of the next pieces held back. */
const holdable = (seen: Game, hunt: Hunt): (readonly PieceId[])[] => {
  const ready = seen.state.aliens.filter(
    (id) => pieceOf(seen, id).activation === 'ready' && !hunt.held.includes(id) && !pieceOf(seen, id).mustLurk,
  );
  return [hunt.held, ...ready.slice(0, HOLDABLE).map((id) => [...hunt.held, id])];
};

const obey = (game: Game, options: Options, { style, held }: Hunt): Command => pounce(game, options, style, held);
