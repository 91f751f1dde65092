import {
  Table,
  cloneGame,
  command,
  createGame,
  hashPosition,
  hashState,
  isRefusal,
  legal,
  loadGame,
  parseReplay,
  pending,
  playReplay,
  readCommand,
  saveGame,
  submit,
  viewFor,
  writeCommand,
  type Game,
  type GameEvent,
} from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { CROSSING, HIDEOUT, LANDING, MELEE, ship } from '../../testing/boards.ts';
import { ARMOURY, BASTION } from '../../testing/arsenalBoards.ts';
import { CRYPT, GANTRY } from '../../testing/deathwingBoards.ts';
import { FORAY, LIFELINE, OUTPOST } from '../../testing/scenarioBoards.ts';
import { picker, playRandomly, randomChoice } from '../../testing/random.ts';
import { scenarioOf, type Sketch } from '../../testing/scenarios.ts';
import { setupFor } from '../setupFor.ts';

const BOARDS = [
  CROSSING,
  MELEE,
  HIDEOUT,
  LANDING,
  ship(30, 10, 20),
  GANTRY,
  CRYPT,
  FORAY,
  OUTPOST,
  LIFELINE,
  ARMOURY,
  BASTION,
];

/** A game at a table, some undone commands included. */
const recordedGame = (sketch: Sketch, seed: number, commands: number): Table => {
  const table = new Table(setupFor(scenarioOf(sketch)), { seed });
  const pick = picker(seed);
  for (let i = 0; i < commands; i++) {
    const open = pending(table.game);
    if (open === null) break;
    const answer = table.play(open.side, randomChoice(table.game, pick));
    if ('reason' in answer) throw new Error(`an offered command was refused: ${answer.rule} ${answer.reason}`);
    if (pick(20) === 0 && table.undoRefusal(open.side) === null) table.undo(open.side);
  }
  return table;
};

describe.each(BOARDS)('on $id', (sketch) => {
  test('C4.7 a replay gives the same events and the same position, byte for byte', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const table = recordedGame(sketch, seed, 250);
      const text = JSON.stringify(table.replay());
      const events: GameEvent[] = [];
      const played = playReplay(parseReplay(text), setupFor, (step) => events.push(...step.events));
      expect(hashPosition(played.state)).toBe(hashPosition(table.game.state));
      expect(JSON.stringify(events)).toBe(JSON.stringify(table.entries.flatMap((entry) => entry.events)));
    }
  });

  test('the same seed and the same commands give the same state, another seed another', () => {
    const play = (seed: number): string => {
      const game = createGame(setupFor(scenarioOf(sketch)), { seed });
      playRandomly(game, 7, 120);
      return hashState(game.state);
    };
    expect(play(3)).toBe(play(3));
    expect(play(3)).not.toBe(play(4));
  });

  test('saving and loading after every command changes nothing (dual run)', () => {
    const told: { kept: string[]; loaded: string[] } = { kept: [], loaded: [] };
    const kept = createGame(setupFor(scenarioOf(sketch)), {
      seed: 9,
      sink: (event) => told.kept.push(JSON.stringify(event)),
    });
    told.kept.length = 0;
    let loaded: Game = { ...cloneGame(kept), sink: null };
    playRandomly(kept, 9, 150, (next) => {
      loaded = loadGame(saveGame(loaded), setupFor);
      loaded.sink = (event) => told.loaded.push(JSON.stringify(event));
      expect(hashState(loaded.state)).toBe(hashState(kept.state));
      expect(loaded.cells).toEqual(kept.cells);
      expect(legal(loaded, 'marines').all()).toEqual(legal(kept, 'marines').all());
      expect(submit(loaded, pending(loaded)!.side, next)).toBeNull();
    });
    expect(told.loaded).toEqual(told.kept);
    expect(hashState(loaded.state)).toBe(hashState(kept.state));
  });

  test('a copy can be played on without the original noticing', () => {
    const game = createGame(setupFor(scenarioOf(sketch)), { seed: 5 });
    playRandomly(game, 5, 100);
    const before = JSON.stringify(game.state);
    const cells = game.cells.slice();
    const views = JSON.stringify([viewFor(game, 'marines'), viewFor(game, 'aliens')]);
    playRandomly(cloneGame(game), 6, 200);
    expect(JSON.stringify(game.state)).toBe(before);
    expect(game.cells).toEqual(cells);
    expect(JSON.stringify([viewFor(game, 'marines'), viewFor(game, 'aliens')])).toBe(views);
  });

  test('every command comes back from the wire as it was sent', () => {
    const game = createGame(setupFor(scenarioOf(sketch)), { seed: 2 });
    playRandomly(game, 2, 150, (said) => {
      const sent: unknown = JSON.parse(JSON.stringify(writeCommand(game.setup, said)));
      const read = readCommand(game.setup, sent);
      expect(isRefusal(read)).toBe(false);
      expect(read).toEqual(said);
    });
  });
});

describe('C1.13 taking back', () => {
  test('reaches back over free choices and gives the very state before', () => {
    const table = new Table(setupFor(scenarioOf(CROSSING)), { seed: 1 });
    const start = hashState(table.game.state);
    table.play('marines', command('turn', 1, 1));
    const between = hashState(table.game.state);
    table.play('marines', command('turn', 1, 2));
    expect(table.undo('aliens')).toMatchObject({ reason: 'undo-others-command' });
    expect(table.undo('marines')).toBeNull();
    expect(hashState(table.game.state)).toBe(between);
    expect(table.undo('marines')).toBeNull();
    expect(hashState(table.game.state)).toBe(start);
    expect(table.undo('marines')).toMatchObject({ reason: 'nothing-to-undo' });
  });

  test('never reaches beyond dice, draws, what came to light, or the other side’s word', () => {
    for (const sketch of BOARDS) {
      const table = new Table(setupFor(scenarioOf(sketch)), { seed: 11 });
      const pick = picker(11);
      for (let i = 0; i < 200 && pending(table.game) !== null; i++) {
        const { side } = pending(table.game)!;
        const before = hashState(table.game.state);
        const entry = table.play(side, randomChoice(table.game, pick));
        if ('reason' in entry) throw new Error(entry.reason);
        const isFinal = entry.drawn.length > 0 || entry.events.some((event) => event.reveals === true);
        expect(table.undoRefusal(side) === null).toBe(!isFinal);
        expect(table.undoRefusal(side === 'marines' ? 'aliens' : 'marines')).not.toBeNull();
        if (isFinal || pick(4) > 0) continue;
        expect(table.undo(side)).toBeNull();
        expect(hashState(table.game.state)).toBe(before);
      }
    }
  });
});
