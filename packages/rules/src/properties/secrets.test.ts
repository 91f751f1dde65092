import {
  Options,
  choices,
  cloneGame,
  command,
  createGame,
  edit,
  eventFor,
  legal,
  pending,
  profileOf,
  submit,
  viewFor,
  type Command,
  type Game,
  type GameEvent,
  type Side,
} from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { CROSSING, HIDEOUT, LANDING, MELEE, ship } from '../../testing/boards.ts';
import { ARMOURY, BASTION } from '../../testing/arsenalBoards.ts';
import { CRYPT, GANTRY } from '../../testing/deathwingBoards.ts';
import { FORAY, OUTPOST } from '../../testing/scenarioBoards.ts';
import { picker, playRandomly } from '../../testing/random.ts';
import { setupOf, type Sketch } from '../../testing/scenarios.ts';
import { cpLeft } from '../core/commandPoints.ts';
import { BLIP_COUNTERS } from '../core/data.ts';
import { PHANTOM, REAL } from '../deathwing/data.ts';

type Numbers = (limit: number) => number;

/** The same game for the marine player: other blips under the counters, other counters in the pool. */
const otherBlips = (game: Game, pick: Numbers): Game => {
  const twin = cloneGame(game);
  const left = BLIP_COUNTERS.slice();
  for (const id of twin.state.aliens) {
    const { unit } = profileOf(twin, twin.state.pieces[id]!);
    if (!unit.isBlip) continue;
    if (!unit.isFromPool) {
      edit(twin, id).value = pick(2) === 0 ? REAL : PHANTOM;
      continue;
    }
    let kind = pick(3);
    while (left[kind] === 0) kind = (kind + 1) % 3;
    left[kind]! -= 1;
    edit(twin, id).value = kind + 1;
  }
  twin.state.pool = left;
  return twin;
};

/** The same game for the alien player: another command counter, of a value that allows what was spent. */
const otherCounter = (game: Game, pick: Numbers): Game => {
  const twin = cloneGame(game);
  const { state } = twin;
  if (state.cpDrawn > 0) {
    const least = Math.max(1, state.cpSpent - state.cpBonus);
    state.cpDrawn = least + pick(7 - least);
  }
  return twin;
};

const OTHER: Readonly<Record<Side, (game: Game, pick: Numbers) => Game>> = {
  marines: otherBlips,
  aliens: otherCounter,
};

/** What a side can look at: its view, what it may say, and how it is refused. */
const knowledge = (game: Game, side: Side, tries: readonly Command[]): string =>
  JSON.stringify([
    viewFor(game, side),
    legal(game, side).all(),
    tries.map((attempt) => (legal(game, side).has(attempt) ? 'legal' : submit(game, side, attempt))),
  ]);

const attempts = (game: Game, pick: Numbers): Command[] => {
  const { words } = game.setup.rules;
  return Array.from({ length: 12 }, () =>
    command(
      words[pick(words.length)]!,
      pick(game.state.pieces.length + 1) - 1,
      pick(game.setup.board.size + 1) - 1,
      pick(2),
      pick(4),
    ),
  );
};

const listening = (game: Game): GameEvent[] => {
  const events: GameEvent[] = [];
  game.sink = (event) => events.push(event);
  return events;
};

/** A command both worlds allow; the hidden thing itself decides what its owner may do. */
const commonChoice = (a: Game, b: Game, pick: Numbers): Command => {
  const here = choices(a, new Options(a.setup.rules.words)).all();
  const there = choices(b, new Options(b.setup.rules.words));
  const common = here.filter((option) => there.has(option));
  return common[pick(common.length)]!;
};

/**
 * Plays two worlds side by side, comparing all that one side gets to know. When something hidden comes to light they
 * part, rightly, and another world is put beside the first.
 */
const playTwins = (game: Game, side: Side, seed: number, commands: number): number => {
  const pick = picker(seed);
  const heard = listening(game);
  let twin = OTHER[side](game, pick);
  let heardThere = listening(twin);
  for (let i = 0; i < commands; i++) {
    const open = pending(game);
    if (open === null) return i;
    const tries = attempts(game, pick);
    expect(knowledge(twin, side, tries)).toBe(knowledge(game, side, tries));
    const said = commonChoice(game, twin, pick);
    heard.length = 0;
    heardThere.length = 0;
    expect(submit(game, open.side, said)).toBeNull();
    expect(submit(twin, open.side, said)).toBeNull();
    const revealed = heard.findIndex((event) => event.reveals === true);
    const told = (events: readonly GameEvent[]): string =>
      JSON.stringify((revealed < 0 ? events : events.slice(0, revealed)).map((event) => eventFor(event, side)));
    expect(told(heardThere)).toBe(told(heard));
    if (revealed < 0) continue;
    twin = OTHER[side](game, pick);
    heardThere = listening(twin);
  }
  return commands;
};

const BOARDS: readonly Sketch[] = [
  CROSSING,
  MELEE,
  HIDEOUT,
  LANDING,
  ship(30, 10, 20),
  GANTRY,
  CRYPT,
  FORAY,
  OUTPOST,
  ARMOURY,
  BASTION,
];

describe.each(['marines', 'aliens'] as const)('C20.1 what the %s cannot know', (side) => {
  test.each(BOARDS)(`C20.1 changes nothing they can see on $id`, (sketch) => {
    let compared = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const game = createGame(setupOf(sketch), { seed });
      playRandomly(game, seed, seed * 11);
      if (pending(game) !== null) compared += playTwins(game, side, seed, 40);
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('C20.1 also the dice to come', () => {
    for (const sketch of BOARDS) {
      const game = createGame(setupOf(sketch), { seed: 3 });
      const pick = picker(3);
      playRandomly(game, 3, 120, () => {
        const twin = cloneGame(game);
        twin.state.luck = { seed: 12345, used: twin.state.luck.used.map((count) => count + 7) };
        const tries = attempts(game, pick);
        expect(knowledge(twin, side, tries)).toBe(knowledge(game, side, tries));
      });
    }
  });
});

test('C7.2 Table C-J: a view holds no luck, no values for the marines, no counter for the aliens', () => {
  const game = createGame(setupOf(HIDEOUT), { seed: 1 });
  const [marines, aliens] = [viewFor(game, 'marines'), viewFor(game, 'aliens')];
  expect(marines.luck).toEqual({ seed: 0, used: [] });
  expect(aliens.luck).toEqual({ seed: 0, used: [] });
  expect(marines.pieces.every((piece) => piece === null || piece.value === 0)).toBe(true);
  expect(aliens.pieces.some((piece) => piece !== null && piece.value === 3)).toBe(true);
  expect(marines.cpDrawn).toBe(game.state.cpDrawn);
  expect(aliens.cpDrawn).not.toBe(game.state.cpDrawn);
});

test('C20.1 the worlds compared do differ: each side sees what only it may know', () => {
  const game = createGame(setupOf(HIDEOUT), { seed: 1 });
  const pick = picker(2);
  expect(knowledge(otherBlips(game, pick), 'aliens', [])).not.toBe(knowledge(game, 'aliens', []));
  expect(knowledge(otherCounter(game, pick), 'marines', [])).not.toBe(knowledge(game, 'marines', []));
});

test('C20.3 the window for a response opens alike with and without command points left', () => {
  let opened = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const game = createGame(setupOf(MELEE), { seed });
    submit(game, 'marines', command('end'));
    const poor = cloneGame(game);
    poor.state.cpDrawn = Math.max(1, poor.state.cpSpent);
    poor.state.cpSpent = poor.state.cpDrawn;
    const rich = cloneGame(poor);
    rich.state.cpDrawn = 6;
    expect(cpLeft(poor)).toBe(0);
    const pick = picker(seed);
    for (let i = 0; i < 10; i++) {
      const open = pending(rich);
      expect(pending(poor)).toEqual(open);
      if (open === null) break;
      if (open.decision === 'cp-response') opened += 1;
      const said = open.decision === 'cp-response' ? command('pass') : commonChoice(rich, poor, pick);
      expect(submit(rich, open.side, said)).toBeNull();
      expect(submit(poor, open.side, said)).toBeNull();
    }
  }
  expect(opened).toBeGreaterThan(20);
});
