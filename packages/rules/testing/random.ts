/** Choices of a player who picks any legal command, from a seed of its own. */
import { Options, choices, pending, submit, type Command, type Game } from '@sensorium/engine';

type Pick = (limit: number) => number;

/** Numbers below a limit; the same seed gives the same numbers. */
export const picker = (seed: number): Pick => {
  let state = (seed ^ 0x9e3779b9) | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
};

export const randomChoice = (game: Game, pick: Pick, options = new Options(game.setup.rules.words)): Command => {
  choices(game, options);
  return options.get(pick(options.count));
};

/** Plays random commands until the game is over or that many have been accepted, looking at it before each. */
export const playRandomly = (
  game: Game,
  seed: number,
  commands: number,
  look: (command: Command, index: number) => void = () => undefined,
): void => {
  const pick = picker(seed);
  const options = new Options(game.setup.rules.words);
  for (let i = 0; i < commands; i++) {
    const open = pending(game);
    if (open === null) return;
    const command = randomChoice(game, pick, options);
    look(command, i);
    const refused = submit(game, open.side, command);
    if (refused !== null) throw new Error(`an offered command was refused: ${refused.rule} ${refused.reason}`);
  }
};
