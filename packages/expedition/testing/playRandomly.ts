/** Random play for tests: any legal answer, until the game is over or long enough. */
import { Options, advance, choices, pending, type Command, type Game } from '@sensorium/engine';

/** A small generator of its own: play must not draw on the game's luck. */
export const picker = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
};

/** Any of the options; else most random games end in their own flames before anything else happens. */
export const anyOf = (options: Options, pick: (below: number) => number): Command => {
  let choice = pick(options.count);
  for (let tries = 0; tries < 4 && options.wordAt(choice) === 'self-destruct'; tries++) choice = pick(options.count);
  return options.get(choice);
};

/** Returns how many decisions were made; `watch` hears of each before it is answered. */
export const playRandomly = (
  game: Game,
  seed: number,
  lastTurn: number,
  watch: (decision: string, said: Command) => void = () => undefined,
): number => {
  const pick = picker(seed);
  const out = new Options(game.setup.rules.words);
  let decisions = 0;
  for (let open = pending(game); open !== null && game.state.turn <= lastTurn; open = pending(game)) {
    choices(game, out);
    if (out.count === 0) throw new Error(`nothing to choose for ${open.decision}`);
    const said = anyOf(out, pick);
    watch(open.decision, said);
    advance(game, said);
    decisions += 1;
  }
  return decisions;
};
