import {
  choices,
  pending,
  viewFor,
  Options,
  type Command,
  type Game,
  type Setup,
  type Side,
  type View,
} from '@sensorium/engine';

/** How much a player may think: playout steps (`nodes`, for tests and measurements) or time (for play). */
export interface Budget {
  /** Playout steps a decision, or for hunters an alien turn. */
  readonly nodes?: number;
  /** Milliseconds a decision. */
  readonly milliseconds?: number;
}

export interface PlayerSettings {
  readonly seed: number;
  readonly budget?: Budget;
  /** The clock for a budget of milliseconds; without one only nodes count. */
  readonly now?: () => number;
}

/** What a player says, and the rule that chose it (S7.4). */
export interface Answer {
  readonly command: Command;
  readonly because: string;
}

/** Somebody who decides for a side. `options`, where the caller has listed them already, saves listing them again. */
export interface Player {
  readonly id: string;
  readonly side: Side;
  decide(game: Game, options?: Options): Command;
  /** S7.4: decides, and names the rule that chose it, where a rule does. */
  think?(game: Game): Answer;
  /** Decides and says it in one go, where that is quicker than listing what could be said. */
  step?(game: Game): Command;
}

/** S9.2: a bot gets the setup, its side's view, the options of the open decision, and nothing else. */
export interface Bot {
  decide(setup: Setup, view: View, options: Options): Command;
}

/** S9.2: an error of the program, never repaired. */
export class IllegalAnswer extends Error {}

/** A bot at the table: it is handed its view of the game and never the game. */
export const seatBot = (id: string, side: Side, bot: Bot): Player => {
  let own: Options | undefined;
  return {
    id,
    side,
    decide: (game, options) => {
      const offered = options ?? choices(game, (own ??= new Options(game.setup.rules.words)));
      const answer = bot.decide(game.setup, viewFor(game, side), offered);
      if (!offered.has(answer))
        throw new IllegalAnswer(
          `${id} answered '${pending(game)!.decision}' with ${JSON.stringify(answer)}, which is not on its list (S9.2)`,
        );
      return answer;
    },
  };
};
