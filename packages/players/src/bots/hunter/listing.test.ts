/** S9.11: playouts list only what is asked for. */
import { MISSIONS, startMission } from '@sensorium/content';
import { Options, choices, legal, pending, submit, type Game } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { asAsked } from './listing.ts';

const inAlienTurn = (): Game => {
  const game = startMission(
    MISSIONS.find(({ id }) => id === 'exterminate')!,
    { seed: 5 },
  );
  for (let open = pending(game)!; ; open = pending(game)!) {
    if (open.side === 'aliens' && open.decision === 'action') return game;
    const options = legal(game, open.side);
    const end = options.all().find(({ do: word }) => word === 'end');
    submit(game, open.side, end ?? options.get(0));
  }
};

test('S9.11 what one alien may do is listed whole and in the same order when it alone is asked for', () => {
  const game = inAlienTurn();
  const { words } = game.setup.rules;
  const everything = choices(game, new Options(words)).all();
  const listing = asAsked(game, new Options(words));
  const able = game.state.aliens.filter((id) => everything.some(({ piece }) => piece === id));
  expect(able.length).toBeGreaterThan(1);
  for (const id of able) {
    const asked = listing.of(id).all();
    expect(asked.filter(({ piece }) => piece === id)).toEqual(everything.filter(({ piece }) => piece === id));
    expect(asked.length).toBeLessThan(everything.length);
  }
  expect(listing.all().all()).toEqual(everything);
});
