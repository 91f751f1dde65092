import {
  pieceOf,
  profileOf,
  type Command,
  type Game,
  type Options,
  type PieceId,
  type Setup,
  type View,
} from '@sensorium/engine';
import { seenGame } from '../../imagine.ts';
import type { Bot, PlayerSettings } from '../../player.ts';
import { Rng } from '../../rng.ts';
import { Hesitation, hesitatingAliens, type Level } from '../hesitation.ts';
import { listed, type Listing } from '../hunter/listing.ts';
import { isMustering, isOverdue } from '../hunter/muster.ts';
import { pounce } from '../hunter/pounce.ts';
import { SHY, STYLES, type Style } from '../hunter/style.ts';
import { stepsOf } from '../hunter/terrain.ts';
import { compete, type Candidate, type Evidence } from './compete.ts';
import { Experience } from './experience.ts';
import { Mimic } from './mimic.ts';
import {
  Effort,
  afterTurns,
  deadlineOf,
  playOn,
  type Deadline,
  type Horizon,
  type Players,
  type Sequels,
} from './playout.ts';
import { dealWorlds, diceOf } from './worlds.ts';

/** A way to play the rest of the alien turn: a style, and pieces that stay where they are. */
interface Hunt {
  readonly style: Style;
  readonly held: readonly PieceId[];
  /** The turn of an automaton instead of the style's own. */
  readonly mimic: Mimic | null;
}

/** S9.13: how a level thinks and how many of its pieces hold back. */
interface Temper {
  /** Playout steps an alien turn; without any it charges as it is used to. */
  readonly nodes: number;
  /** S9.11: playout steps for how the brood goes about the rest of the game. */
  readonly gameNodes: number;
  /** The share of the pieces that hesitate. */
  readonly hesitates: number;
}

const TEMPERS: Readonly<Record<Level, Temper>> = {
  1: { nodes: 0, gameNodes: 0, hesitates: 0.85 },
  2: { nodes: 0, gameNodes: 0, hesitates: 0.65 },
  3: { nodes: 0, gameNodes: 0, hesitates: 0.4 },
  4: { nodes: 2000, gameNodes: 0, hesitates: 0.2 },
  5: { nodes: 20_000, gameNodes: 6000, hesitates: 0 },
};

/** Pieces that are tried held back. */
const HOLDABLE = 4;

/**
 * S9.10–S9.13: whole turns in several styles, then the best with single pieces held back, each played on in imagined
 * worlds against the drill, when the first piece is to act and somebody is near.
 */
export class HunterBot implements Bot {
  private readonly settings: PlayerSettings;
  private readonly nodes: number;
  private readonly rng: Rng;
  private turn = 0;
  private hasThought = false;
  private hunt: Hunt = PLAIN;
  private hesitating: readonly PieceId[] = [];
  private readonly gameNodes: number;
  private readonly hesitation: Hesitation;
  private readonly experience: Experience;
  private readonly mimics = [new Mimic('diceroller-1'), new Mimic('diceroller-2')];

  constructor(settings: PlayerSettings, level: Level) {
    const { nodes, gameNodes, hesitates } = TEMPERS[level];
    this.settings = settings;
    this.nodes = nodes === 0 ? 0 : (settings.budget?.nodes ?? nodes);
    this.rng = new Rng(settings.seed);
    this.experience = new Experience(new Rng(settings.seed + 1));
    this.gameNodes = settings.budget?.nodes === undefined ? gameNodes : 0;
    this.hesitation = new Hesitation(settings.seed, hesitates);
  }

  decide(setup: Setup, view: View, options: Options): Command {
    const seen = seenGame(setup, view);
    if (options.count === 1) return options.get(0);
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.hasThought = false;
      this.hesitating = [];
      this.hunt = this.plain;
    }
    if (view.pending?.decision === 'action' && !this.hasThought) {
      this.hasThought = true;
      this.hesitating = hesitatingAliens(seen, this.hesitation);
      if (!isMustering(seen)) this.think(setup, view, seen);
    }
    const mimicked = this.hunt.mimic?.next(setup, view, options, this.rng.next()) ?? null;
    return mimicked ?? obey(seen, listed(options), this.hunt);
  }

  /** A turn in the style of the game. */
  private get plain(): Hunt {
    return { ...PLAIN, style: this.experience.style, held: this.hesitating };
  }

  /** One deadline for both. */
  private think(setup: Setup, view: View, seen: Game): void {
    const isLate = deadlineOf(this.settings);
    if (this.gameNodes > 0) this.experience.rethink(setup, view, new Effort(this.gameNodes, isLate));
    this.hunt = this.plain;
    if (this.nodes > 0 && isSomebodyNear(seen)) this.search(setup, view, seen, isLate);
  }

  private search(setup: Setup, view: View, seen: Game, isLate: Deadline): void {
    const share = this.nodes < FEW ? this.nodes : Math.min(MOST, this.nodes * TURN_SHARE);
    const effort = new Effort(share, isLate);
    const { plain } = this;
    const usual = plain.style;
    const base = this.rng.next();
    const world = dealWorlds(view, base, () => setup);
    const known = new Map<string, Sequels>();
    const sequelsOf = (hunt: Hunt, index: number): Sequels => {
      const key = `${index} ${laterStyle(hunt, usual).id} ${hunt.mimic?.id}`;
      let sequels = known.get(key);
      if (sequels === undefined) known.set(key, (sequels = new Map()));
      return sequels;
    };
    const turns = share < SHORT ? 1 : share < LONG ? 3 : 4;
    const trial =
      (hunt: Hunt, paid: Effort) =>
      (index: number): number => {
        const game = hunt.mimic === null ? world(index) : hunt.mimic.world(setup, view, diceOf(base, index));
        return (
          1 -
          playOn(game, huntersOf(hunt, usual, game.state.turn), afterTurns(game, turns), paid, sequelsOf(hunt, index))
        );
      };
    const tried = (hunt: Hunt, paid: Effort): Candidate<Hunt> => ({ choice: hunt, trial: trial(hunt, paid) });
    const hunts: Hunt[] = [
      plain,
      ...(plain.held.length > 0 ? [] : this.mimics.map((mimic): Hunt => ({ ...plain, mimic }))),
      ...(isOverdue(seen) ? COMING : STYLES)
        .filter((style) => style !== usual)
        .map((style): Hunt => ({ ...plain, style })),
    ].slice(0, Math.max(LEAST_HUNTS, Math.floor(share / NODES_A_HUNT)));
    const best = compete(
      hunts.map((hunt) => tried(hunt, effort)),
      effort,
      EVIDENCE,
    );
    const refined = new Effort(share / 4, isLate);
    const holds =
      share < SHORT || best.choice.mimic !== null
        ? []
        : holdable(seen).map((pieces) => tried({ ...best.choice, held: [...plain.held, ...pieces] }, refined));
    this.hunt = holds.length < 2 ? best.choice : compete(holds, refined, EVIDENCE).choice;
  }
}

/** What is left of the turn's budget is for who is held back; where it is small there is nothing left. */
const TURN_SHARE = 0.4;
const FEW = 500;
/** S9.9: more would take longer than an action may. */
const MOST = 4000;

/** Steps within which marines and aliens have to do with each other in this turn. */
const NEAR = 10;
const NEAR_FIGURE = 14;

const isSomebodyNear = (seen: Game): boolean =>
  seen.state.aliens.some((id) => {
    const alien = pieceOf(seen, id);
    return stepsOf(seen, alien) <= (profileOf(seen, alien).unit.isBlip ? NEAR : NEAR_FIGURE);
  });

/** Standard errors by which another turn must be better than the plain charge (0227). */
const AHEAD = 2;
const EVIDENCE: Evidence = {
  isEnough: (lead, spread, worlds) => lead > (AHEAD * spread) / Math.sqrt(worlds),
  firstWorlds: 2,
  leastLead: 0,
};
/** A few worlds for every hunt that is compared: a small budget looks at few of them. */
const NODES_A_HUNT = 40;
const LEAST_HUNTS = 3;

/**
 * Below the first a playout ends with the alien turn. Many worlds find the smallest lead, and in two turns whoever waits
 * loses nothing: it must be one that lasts (0227).
 */
const SHORT = 300;
const LONG = 2000;

/** Nobody, and each of the next pieces. */
const holdable = (seen: Game): (readonly PieceId[])[] => {
  const ready = seen.state.aliens.filter(
    (id) => pieceOf(seen, id).activation === 'ready' && !pieceOf(seen, id).mustLurk,
  );
  return [[], ...ready.slice(0, HOLDABLE).map((id) => [id])];
};

const [RUSH] = STYLES;
/** Those in which nobody waits for others. */
const COMING = STYLES.filter(({ hides }) => !hides);
const PLAIN: Hunt = { style: RUSH!, held: [], mimic: null };

const GHOSTS = SHY.at(-1)!;

/** Later turns are a plain charge; whoever has waited comes with others or not at all. */
const laterStyle = ({ style }: Hunt, usual: Style): Style =>
  usual === RUSH && (style.waits || style.shuts) ? GHOSTS : usual;

/** This turn as the hunt has it. */
const huntersOf = (hunt: Hunt, usual: Style, turn: number): Players => {
  const isTried: Horizon = (game) => game.state.turn !== turn;
  return {
    style: laterStyle(hunt, usual),
    isTried,
    aliens: (game, listing) => (isTried(game) ? null : obey(game, listing, hunt)),
    stepAliens: (game) => {
      if (hunt.mimic === null || isTried(game)) return false;
      hunt.mimic.step(game);
      return true;
    },
  };
};

const obey = (game: Game, listing: Listing, { style, held }: Hunt): Command => pounce(game, listing, style, held);
