/** Whoever decides without a person, by id. */
import { choices, otherwise, pathDistance, pending, type Command, type Game, type Options } from '@sensorium/engine';

interface Decider {
  /** One answer to the open decision. `seed` makes the same game the same again. */
  decide(game: Game, options: Options, seed: number): Command;
}

/** Until a real player is seated: runs at the nearest marine and claws what it meets. */
const prowler: Decider = {
  decide: (game, options, seed) => {
    const { board } = game.setup;
    const prey = game.state.marines.map((id) => game.state.pieces[id]!.square).filter((square) => square >= 0);
    const near = (square: number): number =>
      Math.min(...prey.map((marine) => pathDistance(board, square, marine)), 999);
    let best: Command | null = null;
    let bestScore = -Infinity;
    for (let i = 0; i < options.count; i++) {
      const command = options.get(i);
      const piece = game.state.pieces[command.piece];
      let score = ((Math.imul(seed + i, 0x9e3779b1) >>> 8) % 100) / 200;
      if (command.do === 'end') score = 0.4;
      else if (command.do === 'attack') score += 50;
      else if (command.do === 'open') score += 2;
      else if (command.do === 'close' || command.do === 'convert' || command.do === 'cancel-overwatch') score -= 5;
      else if (command.do === 'move') {
        const gain = (piece && piece.square >= 0 ? near(piece.square) : 30) - near(command.at);
        score = gain > 0 ? 5 + gain + score : -1;
      } else if (command.do === 'turn' && piece) {
        const ahead = board.neighbours[piece.square * 8 + command.at]!;
        const gain = ahead < 0 ? -1 : near(piece.square) - near(ahead);
        score = gain > 0 && piece.freeTurn ? 4 : -1;
      } else if (command.do === 'face' && piece) {
        const ahead = board.neighbours[piece.square * 8 + command.at]!;
        score += ahead < 0 ? 0 : 10 - near(ahead);
      }
      if (score > bestScore) {
        bestScore = score;
        best = command;
      }
    }
    return best ?? otherwise(game);
  },
};

const DECIDERS: Readonly<Record<string, Decider>> = { prowler };

const deciderFor = (id: string): Decider => DECIDERS[id] ?? prowler;

export const decideFor = (game: Game, id: string, options: Options, seed: number): Command | null =>
  pending(game) === null ? null : deciderFor(id).decide(game, choices(game, options), seed);
