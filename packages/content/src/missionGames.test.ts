/** Games of the missions of chapter D: replay, dual run, secrets, hostile input. */
import {
  Options,
  Table,
  choices,
  cloneGame,
  command,
  edit,
  hashPosition,
  hashState,
  legal,
  loadGame,
  parseReplay,
  pending,
  playReplay,
  profileOf,
  saveGame,
  submit,
  viewFor,
  type Command,
  type Game,
  type Side,
} from '@sensorium/engine';
import { PHANTOM, REAL, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { playRandomly, picker } from '../testing/playRandomly.ts';
import { MISSIONS } from './missions.generated.ts';
import { startMission, toScenario } from './scenario.ts';

const NAMES = MISSIONS.filter(({ modules }) => modules.includes('deathwing')).map(({ id }) => id);
const missionOf = (id: string) => MISSIONS.find((mission) => mission.id === id)!;
const LAST_TURN = 4;

test('there are four of them: two levels, a captain, bulkheads, gates to be secured', () => {
  expect(NAMES).toEqual(['deep-well', 'captains-way', 'sealed-way', 'shut-the-gates']);
});

/** The same game to one side: what it cannot know is other. */
const otherwise = (game: Game, side: Side, pick: (below: number) => number): Game => {
  const twin = cloneGame(game);
  if (side === 'aliens') {
    const least = Math.max(1, twin.state.cpSpent - twin.state.cpBonus);
    if (twin.state.cpDrawn > 0) twin.state.cpDrawn = least + pick(7 - least);
  } else
    for (const id of twin.state.aliens) {
      const { unit } = profileOf(twin, twin.state.pieces[id]!);
      if (unit.isBlip) edit(twin, id).value = unit.isFromPool ? 1 + pick(3) : pick(2) === 0 ? REAL : PHANTOM;
    }
  return twin;
};

const anyCommand = (game: Game, pick: (below: number) => number): Command => {
  const { words } = game.setup.rules;
  return command(
    words[pick(words.length)]!,
    pick(game.state.pieces.length + 1) - 1,
    pick(game.setup.board.size + 1) - 1,
    pick(4),
    pick(4),
  );
};

describe.for(NAMES)('%s', (id) => {
  test('C4.7 a recorded game plays back to the same position', () => {
    const table = new Table(setupFor(toScenario(missionOf(id))), { seed: 5 });
    const pick = picker(5);
    const options = new Options(table.setup.rules.words);
    for (
      let open = pending(table.game);
      open !== null && table.game.state.turn < LAST_TURN;
      open = pending(table.game)
    ) {
      choices(table.game, options);
      table.play(open.side, options.get(pick(options.count)));
    }
    const played = playReplay(parseReplay(JSON.stringify(table.replay())), setupFor, () => undefined);
    expect(table.entries.length).toBeGreaterThan(10);
    expect(hashPosition(played.state)).toBe(hashPosition(table.game.state));
  });

  test('saving and loading after every command changes nothing', () => {
    const game = startMission(missionOf(id), { seed: 6 });
    let loaded = cloneGame(game);
    let compared = 0;
    playRandomly(game, 6, LAST_TURN, (_decision, said) => {
      if (compared++ > 150) return;
      loaded = loadGame(saveGame(loaded), setupFor);
      expect(hashState(loaded.state)).toBe(hashState(game.state));
      expect(submit(loaded, pending(loaded)!.side, said)).toBeNull();
    });
    expect(compared).toBeGreaterThan(10);
  });

  test('C20.1 what a side cannot know changes neither its view nor what it may say', () => {
    const game = startMission(missionOf(id), { seed: 7 });
    const pick = picker(7);
    playRandomly(game, 7, LAST_TURN, () => {
      for (const side of ['marines', 'aliens'] as const) {
        const twin = otherwise(game, side, pick);
        expect(viewFor(twin, side)).toEqual(viewFor(game, side));
        expect(legal(twin, side).all()).toEqual(legal(game, side).all());
      }
    });
    expect(game.state.turn).toBeGreaterThan(1);
  });

  test('C1.12 what is not on the list is refused with a rule, and nothing has changed', () => {
    const game = startMission(missionOf(id), { seed: 8 });
    const pick = picker(8);
    let refused = 0;
    playRandomly(game, 8, LAST_TURN, () => {
      const open = pending(game)!;
      const said = anyCommand(game, pick);
      if (legal(game, open.side).has(said)) return;
      const before = hashState(game.state);
      expect(submit(game, open.side, said)?.rule).toMatch(/^[A-Z]\d+/);
      expect(hashState(game.state)).toBe(before);
      refused += 1;
    });
    expect(refused).toBeGreaterThan(10);
  });
});
