import {
  BoardError,
  FileError,
  RulesError,
  ScenarioError,
  Table,
  command,
  createGame,
  hashText,
  isRefusal,
  loadGame,
  parseReplay,
  pending,
  playReplay,
  readCommand,
  saveGame,
  submit,
  type Command,
  type Game,
  type Refusal,
  type Speaker,
  type Word,
} from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { CROSSING, HIDEOUT, LANDING, MELEE } from '../../testing/boards.ts';
import { ARMOURY, BASTION } from '../../testing/arsenalBoards.ts';
import { CRYPT, GANTRY } from '../../testing/deathwingBoards.ts';
import { FORAY, OUTPOST } from '../../testing/scenarioBoards.ts';
import { ODD_NUMBERS, ODD_WORDS, mutated, oddCommand } from '../../testing/oddities.ts';
import { picker, playRandomly, randomChoice } from '../../testing/random.ts';
import { scenarioOf } from '../../testing/scenarios.ts';
import { setupFor } from '../setupFor.ts';

const BOARDS = [CROSSING, MELEE, HIDEOUT, LANDING, GANTRY, CRYPT, FORAY, OUTPOST, ARMOURY, BASTION];
const SPEAKERS = ['marines', 'aliens', 'host', 'nobody', '__proto__'] as Speaker[];
const isClearRefusal = ({ rule, reason }: Refusal): boolean =>
  /^[ACDM]\d+\.\d+$/.test(rule) && /^[a-z-]+$/.test(reason);

type Pick = (limit: number) => number;
/** What somebody says: anything at all, or a command as the program itself would make it. */
type Said = { readonly sent: unknown } | { readonly made: Command };

/** Says each thing to a game that goes on all the while; fails on an unclear refusal and on what a refusal changed. */
const bombard = (game: Game, rounds: number, next: (game: Game, pick: Pick) => Said): number => {
  const pick = picker(rounds);
  let accepted = 0;
  let before = JSON.stringify(game.state);
  for (let i = 0; i < rounds; i++) {
    if (i % 64 === 0) {
      expect(JSON.stringify(game.state)).toBe(before);
      const open = pending(game);
      if (open === null) return i;
      submit(game, open.side, randomChoice(game, pick));
      before = JSON.stringify(game.state);
    }
    const said = next(game, pick);
    const answer = 'made' in said ? said.made : readCommand(game.setup, said.sent);
    const refused = isRefusal(answer) ? answer : submit(game, SPEAKERS[pick(SPEAKERS.length)]!, answer);
    if (refused === null) {
      accepted += 1;
      before = JSON.stringify(game.state);
    } else if (!isClearRefusal(refused)) throw new Error(`unclear refusal ${refused.rule} ${refused.reason}`);
    if (pending(game) === null) return i;
  }
  expect(accepted).toBeLessThan(rounds / 2);
  return rounds;
};

const many = (next: (game: Game, pick: Pick) => Said, least: number): number => {
  let said = 0;
  for (let seed = 1; said < least; seed++) {
    const game = createGame(setupFor(scenarioOf(BOARDS[seed % BOARDS.length]!)), { seed });
    playRandomly(game, seed, 10 + seed);
    said += bombard(game, 5000, next);
  }
  return said;
};

describe('commands', () => {
  test('C1.13 of any form are refused clearly and change nothing: 70,000 sent', () => {
    const said = many((game, pick) => ({ sent: oddCommand(game.setup.rules.words, pick) }), 70_000);
    expect(said).toBeGreaterThanOrEqual(70_000);
  });

  test('C1.13 of the right form with any numbers in them are refused clearly: 50,000 said', () => {
    const said = many((game, pick) => {
      const { words } = game.setup.rules;
      const number = (usual: number): number =>
        pick(4) === 0 ? ODD_NUMBERS[pick(ODD_NUMBERS.length)]! : pick(usual + 2) - 1;
      const word = pick(10) === 0 ? (ODD_WORDS[pick(ODD_WORDS.length)]! as Word) : words[pick(words.length)]!;
      return {
        made: command(word, number(game.state.pieces.length), number(game.setup.board.size), number(3), number(3)),
      };
    }, 50_000);
    expect(said).toBeGreaterThanOrEqual(50_000);
  });

  test('C6.1 for the other side’s pieces are refused', () => {
    const game = createGame(setupFor(scenarioOf(MELEE)), { seed: 1 });
    for (const alien of game.state.aliens)
      expect(submit(game, 'marines', { do: 'turn', piece: alien, at: 0, how: 0, cp: 0 })).toMatchObject({
        rule: 'C6.1',
      });
    submit(game, 'marines', { do: 'end', piece: -1, at: -1, how: 0, cp: 0 });
    for (const marine of game.state.marines)
      expect(submit(game, 'aliens', { do: 'turn', piece: marine, at: 0, how: 0, cp: 0 })).toMatchObject({
        rule: 'C6.1',
      });
  });
});

/** The errors that say what is wrong; anything else is a crash. */
const isClearError = (error: unknown): boolean =>
  error instanceof FileError ||
  error instanceof ScenarioError ||
  error instanceof BoardError ||
  error instanceof RulesError;

/** 'fine', 'refused', or the stack of the crash. */
const attempt = (what: () => void): string => {
  try {
    what();
    return 'fine';
  } catch (error) {
    return isClearError(error) && (error as Error).message.length > 10 ? 'refused' : String((error as Error).stack);
  }
};

const savedGames = (): string[] =>
  BOARDS.flatMap((sketch) =>
    [5, 30, 60].map((commands) => {
      const game = createGame(setupFor(scenarioOf(sketch)), { seed: commands });
      playRandomly(game, commands, commands);
      return saveGame(game);
    }),
  );

/** A save whose checksum is right, whatever stands in it. */
const resealed = (header: object, ...lines: string[]): string => {
  const body = lines.join('\n');
  return `${JSON.stringify({ ...header, check: hashText(body) })}\n${body}`;
};

describe('saved games', () => {
  const saves = savedGames();

  test.each([
    ['nothing', ''],
    ['no JSON', 'a game'],
    ['another format', '{"format":"chess","version":1}\n{}\n{}'],
    ['a list', '[]\n[]\n[]'],
    ['depth', '['.repeat(200_000)],
    ['length', 'x'.repeat(1_000_000)],
  ])('of %s are refused', (_what, text) => {
    expect(attempt(() => loadGame(text, setupFor))).toBe('refused');
  });

  test('of another version say so', () => {
    const [header = '', ...lines] = saves[0]!.split('\n');
    const next = { ...(JSON.parse(header) as object), version: 2 };
    expect(() => loadGame(resealed(next, ...lines), setupFor)).toThrow(/version/);
  });

  test('cut off anywhere, or with a letter changed, are refused', () => {
    const text = saves[4]!;
    for (let length = 0; length < text.length; length += 97)
      expect(attempt(() => loadGame(text.slice(0, length), setupFor))).toBe('refused');
    const pick = picker(8);
    const changed = Array.from({ length: 300 }, () => {
      const at = pick(text.length);
      return text.slice(0, at) + String.fromCodePoint(33 + pick(90)) + text.slice(at + 1);
    });
    for (const other of changed.filter((line) => line !== text))
      expect(attempt(() => loadGame(other, setupFor))).toBe('refused');
  });

  test('with anything in them changed are refused, or can be played on', () => {
    const pick = picker(77);
    const outcomes = new Map<string, number>();
    for (let i = 0; i < 1500; i++) {
      const [header = '', scenario = '', state = ''] = saves[pick(saves.length)]!.split('\n');
      const isScenario = pick(4) === 0;
      const lines = isScenario
        ? [JSON.stringify(mutated(JSON.parse(scenario), pick)), state]
        : [scenario, JSON.stringify(mutated(JSON.parse(state), pick))];
      const text = resealed(JSON.parse(header) as object, ...lines);
      const outcome = attempt(() => {
        const game = loadGame(text, setupFor);
        playRandomly(game, i, 25);
        saveGame(game);
      });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect([...outcomes.keys()].sort()).toEqual(['fine', 'refused']);
  });
});

describe('replays', () => {
  const replays = BOARDS.map((sketch) => {
    const table = new Table(setupFor(scenarioOf(sketch)), { seed: 4 });
    const pick = picker(4);
    for (let i = 0; i < 40 && pending(table.game) !== null; i++)
      table.play(pending(table.game)!.side, randomChoice(table.game, pick));
    return table.replay();
  });
  const play = (text: string): void => {
    playReplay(parseReplay(text), setupFor);
  };

  test('that are none, or cut off, or of another version are refused', () => {
    const text = JSON.stringify(replays[0]);
    for (const bad of ['', 'x', '{}', '[]', 'null', '{"format":"sensorium-save"}', '['.repeat(100_000)])
      expect(attempt(() => play(bad))).toBe('refused');
    for (let length = 0; length < text.length; length += 199)
      expect(attempt(() => play(text.slice(0, length)))).toBe('refused');
    expect(() => play(JSON.stringify({ ...replays[0], version: 99 }))).toThrow(/version 99/);
  });

  test('with anything in them changed are refused, or play back', () => {
    const pick = picker(31);
    const outcomes = new Map<string, number>();
    for (let i = 0; i < 300; i++) {
      const text = JSON.stringify(mutated(replays[pick(replays.length)], pick));
      const outcome = attempt(() => play(text));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect([...outcomes.keys()].sort()).toEqual(['fine', 'refused']);
  });
});
