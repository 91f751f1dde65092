/** S9.9: a decision ends when its time is up, whatever is being tried. */
import { MISSIONS, startMission } from '@sensorium/content';
import * as engine from '@sensorium/engine';
import { expect, test, vi } from 'vitest';
import { createPlayer } from '../../registry.ts';

/** Every command played in an imagined world takes a millisecond. */
const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('@sensorium/engine', async (load) => {
  const real = await load<typeof engine>();
  const advance: typeof real.advance = (...game) => {
    clock.now += 1;
    return real.advance(...game);
  };
  return { ...real, advance };
});

const { Options, advance, choices, cloneGame, pending } = engine;

/** Positions before actions of a side in a game of the drill against a hunter that hardly thinks. */
const positions = (side: engine.Side, turns: number): engine.Game[] => {
  const mission = MISSIONS.find(({ id }) => id === 'suicide-mission')!;
  const game = startMission(mission, { seed: 5 });
  const options = new Options(game.setup.rules.words);
  const seats = {
    marines: createPlayer('marine-drill', { seed: 1 }),
    aliens: createPlayer('alien-hunter-5', { seed: 1, budget: { nodes: 1 } }),
  };
  const found: engine.Game[] = [];
  for (let due = pending(game); due !== null && game.state.turn <= turns; due = pending(game)) {
    choices(game, options);
    if (due.side === side && due.decision === 'action') found.push(cloneGame(game));
    advance(game, seats[due.side].decide(game, options));
  }
  return found;
};

const MILLISECONDS = 100;
/** One step counts out the dice of a storm bolter's shot. */
const STEP = 1 + 6 + 36;

const thinks = (id: string, game: engine.Game): number => {
  const began = clock.now;
  const budget = { nodes: Infinity, milliseconds: MILLISECONDS };
  createPlayer(id, { seed: 1, budget, now: () => clock.now }).decide(game);
  return clock.now - began;
};

test.for([
  ['marine-captain', 'marines'],
  ['alien-hunter-5', 'aliens'],
] as const)('S9.9  %s decides in time, for several marines too', ([id, side]) => {
  const games = positions(side, 4);
  expect(Math.min(...games.map(({ state }) => state.marines.length))).toBeGreaterThan(3);
  const spent = games.map((game) => thinks(id, game));
  expect(spent.filter((time) => time >= MILLISECONDS).length).toBeGreaterThan(10);
  expect(Math.max(...spent)).toBeLessThanOrEqual(MILLISECONDS + STEP);
});
