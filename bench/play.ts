/** Random legal play: every option is listed before each command. */
import { Options, advance, choices, createGame, pending, viewFor, type Game, type Setup } from '@sensorium/engine';
import { picker } from '../packages/rules/testing/random.ts';

const BATCH = 2000;
/** Long enough for a game to fill the board, short enough to see all of it. */
const LONGEST_GAME = 3000;

type Step = (game: Game, command: ReturnType<Options['get']>) => void;

const player = (setup: Setup, step: Step): (() => number) => {
  const pick = picker(1);
  const options = new Options(setup.rules.words);
  let seed = 0;
  let length = 0;
  let game = createGame(setup, { seed });
  return () => {
    for (let i = 0; i < BATCH; i++) {
      if (pending(game) === null || length++ > LONGEST_GAME) {
        game = createGame(setup, { seed: ++seed });
        length = 0;
      }
      choices(game, options);
      step(game, options.get(pick(options.count)));
    }
    return BATCH;
  };
};

/** As search and simulation play: no events, no views. */
export const silently = (setup: Setup): (() => number) => player(setup, advance);

/** As a table plays: events are told, and both sides look at the game after each command. */
export const openly = (setup: Setup): (() => number) => {
  let told = 0;
  const listen = (): void => {
    told += 1;
  };
  return player(setup, (game, command) => {
    game.sink = listen;
    advance(game, command);
    told += viewFor(game, 'marines').aliens.length + viewFor(game, 'aliens').aliens.length;
  });
};

/** A game in the middle, as copies, saves and questions meet it. */
export const inTheMiddle = (setup: Setup, commands = 400): Game => {
  const pick = picker(5);
  const options = new Options(setup.rules.words);
  for (let seed = 1; ; seed++) {
    const game = createGame(setup, { seed });
    for (let i = 0; i < commands && pending(game) !== null; i++) {
      choices(game, options);
      advance(game, options.get(pick(options.count)));
    }
    if (pending(game) !== null) return game;
  }
};
