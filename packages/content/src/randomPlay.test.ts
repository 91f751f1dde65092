import { Options, advance, choices, pending, type Game } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { MISSIONS } from './missions.generated.ts';
import { startMission } from './scenario.ts';

const LAST_TURN = 60;

/** A small generator of its own: play must not draw on the game's luck. */
const picker = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
};

const playRandomly = (game: Game, seed: number): number => {
  const pick = picker(seed);
  const out = new Options(game.setup.rules.words);
  let decisions = 0;
  while (pending(game) !== null && game.state.turn <= LAST_TURN) {
    choices(game, out);
    if (out.count === 0) throw new Error(`nothing to choose for ${JSON.stringify(game.state.stack.at(-1))}`);
    advance(game, out.get(pick(out.count)));
    decisions += 1;
  }
  return decisions;
};

test.for(MISSIONS.map(({ id }) => id))('M0.8 random play of %s comes to an end', (id) => {
  const mission = MISSIONS.find((other) => other.id === id)!;
  for (let seed = 1; seed <= 8; seed++) {
    const game = startMission(mission, { seed });
    expect(playRandomly(game, seed)).toBeGreaterThan(10);
    expect(game.state.winner !== 'none' || game.state.turn > LAST_TURN).toBe(true);
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
  }
});
