/** What must hold in every game, whatever its mission: replay, dual run, secrets, hostile input. Each says how often it looked. */
import {
  Options,
  Table,
  choices,
  cloneGame,
  command,
  createGame,
  hashPosition,
  hashState,
  legal,
  loadGame,
  parseReplay,
  pending,
  playReplay,
  saveGame,
  submit,
  viewFor,
  type Command,
  type Game,
  type Scenario,
} from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect } from 'vitest';
import { anyOf, picker, playRandomly } from './playRandomly.ts';
import { twinOf } from './twin.ts';

type Pick = (below: number) => number;

/** How much of a game is played: up to this turn, and so many commands at most. */
export interface Extent {
  readonly lastTurn: number;
  readonly most: number;
  /** So many saves: each is loaded with everything that is computed once a board. */
  readonly saves: number;
}

const begin = (scenario: Scenario, seed: number): Game => createGame(setupFor(scenario), { seed });

const anyCommand = (game: Game, pick: Pick): Command => {
  const { words } = game.setup.rules;
  return command(
    words[pick(words.length)]!,
    pick(game.state.pieces.length + 1) - 1,
    pick(game.setup.board.size + 1) - 1,
    pick(4),
    pick(4),
  );
};

/** C4.7: a recorded game plays back to the same position. */
export const playsBack = (scenario: Scenario, { lastTurn, most }: Extent): number => {
  const table = new Table(setupFor(scenario), { seed: 5 });
  const pick = picker(5);
  const options = new Options(table.setup.rules.words);
  for (
    let open = pending(table.game);
    open !== null && table.game.state.turn < lastTurn && table.entries.length < most;
    open = pending(table.game)
  ) {
    choices(table.game, options);
    table.play(open.side, anyOf(options, pick));
  }
  const played = playReplay(parseReplay(JSON.stringify(table.replay())), setupFor, () => undefined);
  expect(hashPosition(played.state)).toBe(hashPosition(table.game.state));
  return table.entries.length;
};

/** Saving and loading after every command changes nothing. */
export const survivesSaves = (scenario: Scenario, { lastTurn, saves }: Extent): number => {
  const game = begin(scenario, 6);
  let loaded = cloneGame(game);
  let compared = 0;
  playRandomly(game, 6, lastTurn, (_decision, said) => {
    if (compared++ >= saves) return;
    loaded = loadGame(saveGame(loaded), setupFor);
    expect(hashState(loaded.state)).toBe(hashState(game.state));
    expect(submit(loaded, pending(loaded)!.side, said)).toBeNull();
  });
  return compared;
};

/** C20.1: what a side cannot know changes neither its view nor what it may say. */
export const keepsSecrets = (scenario: Scenario, { lastTurn, most }: Extent): number => {
  const game = begin(scenario, 7);
  const pick = picker(7);
  let looked = 0;
  playRandomly(game, 7, lastTurn, () => {
    if (looked++ > most) return;
    for (const side of ['marines', 'aliens'] as const) {
      const twin = twinOf(game, side, pick);
      expect(viewFor(twin, side)).toEqual(viewFor(game, side));
      expect(legal(twin, side).all()).toEqual(legal(game, side).all());
    }
  });
  return looked;
};

/** C1.12: what is not on the list is refused with a rule, and nothing has changed. */
export const refusesTheRest = (scenario: Scenario, { lastTurn, most }: Extent): number => {
  const game = begin(scenario, 8);
  const pick = picker(8);
  let refused = 0;
  playRandomly(game, 8, lastTurn, () => {
    if (refused > most) return;
    const open = pending(game)!;
    const said = anyCommand(game, pick);
    if (legal(game, open.side).has(said)) return;
    const before = hashState(game.state);
    expect(submit(game, open.side, said)?.rule).toMatch(/^[A-Z]\d+/);
    expect(hashState(game.state)).toBe(before);
    refused += 1;
  });
  return refused;
};
