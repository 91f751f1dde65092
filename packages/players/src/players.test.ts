import { MISSIONS, startMission } from '@sensorium/content';
import {
  Options,
  advance,
  choices,
  cloneGame,
  command,
  hashState,
  pending,
  viewFor,
  type Game,
  type Piece,
  type Side,
} from '@sensorium/engine';
import { expect, test } from 'vitest';
import { blipComposition, imagine, seenGame } from './imagine.ts';
import { IllegalAnswer, seatBot } from './player.ts';
import { PLAYERS, createPlayer } from './registry.ts';
import { Rng } from './rng.ts';

const missionNamed = (id: string) => MISSIONS.find((mission) => mission.id === id)!;

/** Positions before decisions of a side, from games of the drill against a hunter that hardly thinks. */
const positions = (mission: string, side: Side, wanted: number, seed: number): Game[] => {
  const found: Game[] = [];
  const game = startMission(missionNamed(mission), { seed });
  const options = new Options(game.setup.rules.words);
  const marines = createPlayer('marine-drill', { seed });
  const aliens = createPlayer('alien-hunter-5', { seed, budget: { nodes: 1 } });
  for (let due = pending(game); due !== null && found.length < wanted; due = pending(game)) {
    choices(game, options);
    if (due.side === side && options.count > 1) found.push(cloneGame(game));
    advance(game, (due.side === 'marines' ? marines : aliens).decide(game, options));
  }
  return found;
};

const withHidden = (game: Game, side: Side, seed: number): Game => {
  const other = imagine(game.setup, viewFor(game, side), new Rng(seed));
  return { ...other, state: { ...other.state, luck: game.state.luck } };
};

const bots = PLAYERS.filter(({ kind }) => kind === 'bot');
const FEW_NODES = 40;
/** S9.13: the levels of a side are one program that thinks and hesitates more or less; the lowest and the highest stand for all. */
const DIFFERENT = bots.map(({ id }) => id).filter((id) => !/-[234]$|captain-5/.test(id));
const MISSIONS_TRIED = ['suicide-mission', 'rescue', 'decoy', 'defend'];

test('S9.2  a world imagined from a view looks the same to that side', () => {
  for (const side of ['marines', 'aliens'] as const)
    for (const game of positions('decoy', side, 25, 3)) {
      const view = viewFor(game, side);
      expect(viewFor(imagine(game.setup, view, new Rng(9)), side)).toEqual(view);
      expect(viewFor(seenGame(game.setup, view), side)).toEqual(view);
    }
});

const valuesOf = ({ state }: Game): number[] => {
  const counts = state.pool.slice();
  for (const piece of state.pieces) if (piece !== null && piece.value > 0) counts[piece.value - 1]! += 1;
  return counts;
};

test('S9.7  imagined blips are dealt from the counters there are', () => {
  const dealt = new Set<string>();
  let seed = 0;
  for (const game of positions('decoy', 'marines', 90, 5).slice(40)) {
    const world = imagine(game.setup, viewFor(game, 'marines'), new Rng(seed++));
    expect(valuesOf(world)).toEqual(blipComposition(game.setup));
    const isBlip = (piece: Piece | null): boolean => piece !== null && piece.value > 0;
    dealt.add(
      world.state.pieces
        .filter(isBlip)
        .map((piece) => piece!.value)
        .join(''),
    );
  }
  expect(dealt.size).toBeGreaterThan(3);
});

test('S9.11  an imagined command counter is never below what has been spent', () => {
  for (const game of positions('suicide-mission', 'aliens', 40, 2)) {
    const { state } = imagine(game.setup, viewFor(game, 'aliens'), new Rng(1));
    expect(state.cpDrawn + state.cpBonus).toBeGreaterThanOrEqual(state.cpSpent);
    expect(state.cpDrawn).toBeLessThanOrEqual(6);
  }
});

/** The position with something else under the blips or on the command counter; null where nothing could be otherwise. */
const dealtAnew = (game: Game, side: Side): Game | null => {
  const hidden = ({ state }: Game): string =>
    JSON.stringify([state.cpDrawn, state.pieces.map((piece) => piece?.value ?? null)]);
  for (let seed = 1; seed <= 10; seed++) {
    const other = withHidden(game, side, seed);
    if (hidden(other) !== hidden(game)) return other;
  }
  return null;
};

test.for(DIFFERENT)('S9.8  %s decides the same in 200 positions whatever is hidden', { timeout: 120_000 }, (id) => {
  const { side } = bots.find((entry) => entry.id === id)!;
  const settings = { seed: 11, budget: { nodes: FEW_NODES } };
  let compared = 0;
  for (const [index, mission] of MISSIONS_TRIED.entries())
    for (const game of positions(mission, side, 65, index + 1)) {
      const other = dealtAnew(game, side);
      if (other === null) continue;
      expect(createPlayer(id, settings).decide(other)).toEqual(createPlayer(id, settings).decide(game));
      compared += 1;
    }
  expect(compared).toBeGreaterThanOrEqual(200);
});

test.for(DIFFERENT)(
  'S9.4  %s decides the same again for the same seed and nodes, and touches nothing',
  { timeout: 60_000 },
  (id) => {
    const { side } = bots.find((entry) => entry.id === id)!;
    for (const game of positions('cleanse-and-burn', side, 12, 4)) {
      const before = hashState(game.state);
      const settings = { seed: 5, budget: { nodes: 200 } };
      expect(createPlayer(id, settings).decide(game)).toEqual(createPlayer(id, settings).decide(game));
      expect(hashState(game.state)).toBe(before);
    }
  },
);

const playThrough = (mission: string, marinesId: string, aliensId: string, seed: number, turns: number): Game => {
  const game = startMission(missionNamed(mission), { seed });
  const options = new Options(game.setup.rules.words);
  const settings = { seed, budget: { nodes: FEW_NODES } };
  const seats = { marines: createPlayer(marinesId, settings), aliens: createPlayer(aliensId, settings) };
  for (let due = pending(game); due !== null && game.state.turn <= turns; due = pending(game)) {
    choices(game, options);
    const answer = seats[due.side].decide(game, options);
    if (!options.has(answer))
      throw new Error(`${seats[due.side].id} said ${JSON.stringify(answer)} to ${due.decision}`);
    advance(game, answer);
  }
  return game;
};

test.for(MISSIONS.map(({ id }) => id))(
  'S9.3  every decision of %s gets a legal answer from every bot',
  { timeout: 120_000 },
  (mission) => {
    for (const { id, side } of bots.filter((entry) => DIFFERENT.includes(entry.id))) {
      const game =
        side === 'marines'
          ? playThrough(mission, id, 'alien-hunter-5', 3, 3)
          : playThrough(mission, 'marine-drill', id, 4, 3);
      expect(game.state.turn > 1 || game.state.winner !== 'none').toBe(true);
    }
  },
);

test('S9.1  whoever plays the aliens against a bot plays by the rules of two players', () => {
  const game = playThrough('breakout', 'marine-drill', 'alien-random', 2, 2);
  expect(game.setup.rules.modules.filter((id) => PLAYERS.some(({ module }) => module === id))).toEqual([]);
  expect(game.state.turn > 1 || game.state.winner !== 'none').toBe(true);
});

test('S9.13  the lower a level, the more of its pieces stay where they are', () => {
  const idle = (id: string): number => {
    let moved = 0;
    for (const game of positions('suicide-mission', 'aliens', 12, 5)) {
      const player = createPlayer(id, { seed: 3, budget: { nodes: 1 } });
      const { turn } = game.state;
      while (pending(game)?.side === 'aliens' && game.state.turn === turn) {
        const said = player.decide(game);
        if (said.do === 'move') moved += 1;
        advance(game, said);
      }
    }
    return moved;
  };
  const moves = [1, 3, 5].map((level) => idle(`alien-hunter-${level}`));
  expect(moves).toEqual(moves.toSorted((a, b) => a - b));
  expect(moves[2]).toBeGreaterThan(2 * moves[0]!);
});

test('S9.5  marine-random ends its turn after 40 actions at the latest', () => {
  const game = startMission(missionNamed('suicide-mission'), { seed: 1 });
  const options = new Options(game.setup.rules.words);
  const player = createPlayer('marine-random', { seed: 2 });
  let actions = 0;
  while (pending(game)?.side === 'marines' || game.state.phase === 'setup') {
    const isAction = pending(game)?.decision === 'action';
    choices(game, options);
    advance(game, pending(game)!.side === 'marines' ? player.decide(game, options) : options.get(0));
    if (isAction) actions += 1;
  }
  expect(actions).toBeGreaterThan(0);
  expect(actions).toBeLessThanOrEqual(41);
});

test('S9.2  an unknown player is named, with those there are', () => {
  expect(() => createPlayer('marine-genius', { seed: 1 })).toThrow(
    /no player 'marine-genius'; there are marine-random/,
  );
});

test('S9.2  an illegal answer is an error, never repaired', () => {
  const [game] = positions('suicide-mission', 'marines', 1, 1);
  const liar = seatBot('liar', 'marines', { decide: () => command('move', 99) });
  expect(() => liar.decide(game!)).toThrow(IllegalAnswer);
  expect(() => liar.decide(game!)).toThrow(/liar answered 'deploy' with .*99.* \(S9\.2\)/);
  const honest = seatBot('honest', 'marines', { decide: (_setup, _view, options) => options.get(0) });
  expect(honest.decide(game!).do).toBe('deploy');
});

/** How often a player looks at a clock on which so much time has gone by since it began. */
const looks = (id: string, game: Game, gone: number): number => {
  let count = 0;
  createPlayer(id, { seed: 1, now: () => (count++ === 0 ? 0 : gone) }).decide(game);
  return count;
};

test('S9.9, S9.13  with a clock every level of the hunter has time of its own, and no more than 5 s', () => {
  const game = positions('suicide-mission', 'aliens', 40, 5).find((one) =>
    [4, 5].every((level) => looks(`alien-hunter-${level}`, one, 0) > 100),
  )!;
  const goesOn = (level: number, gone: number): boolean => looks(`alien-hunter-${level}`, game, gone) > 20;
  const after = (gone: number): boolean[] => [3, 4, 5].map((level) => goesOn(level, gone));
  expect(after(200)).toEqual([false, true, true]);
  expect(after(1000)).toEqual([false, false, true]);
  expect(after(5000)).toEqual([false, false, false]);
});
