import { MISSIONS, toScenario } from '@sensorium/content';
import { FileError, cloneGame, edit, profileOf, viewFor, type Game, type Side } from '@sensorium/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { framesOf } from '../frames.ts';
import { openTable, type GameHost } from '../host.ts';
import { PERSON, type Seats } from '../protocol.ts';
import { adviceFor } from './advice.ts';
import { analyse, type Analysis, type Progress } from './analysis.ts';
import { courseOf, type Said } from './course.ts';
import { faultIn, stretchesOf, suspicionOf, type Pains, type Stretch } from './decisions.ts';

const tableOf = (mission: string, sides: Seats, seed: number): GameHost =>
  openTable(
    {
      scenario: toScenario(
        MISSIONS.find(({ id }) => id === mission)!,
        {},
      ),
      sides,
      clock: 'off',
      seed,
    },
    { now: () => 0, drawSeed: () => seed },
  );

const playedBy = (sides: Seats, mission: string, seed: number): string => {
  const host = tableOf(mission, sides, seed);
  while (host.isProgramsTurn) host.playOnce();
  return host.save();
};

/** As long as it takes: the same every time. */
const UNHURRIED = { now: () => 0, milliseconds: 60_000, nodes: 150 };
const LITTLE: Pains = { first: 1, closely: 8, suspects: 2 };

const wholeOf = (save: string): { readonly found: Analysis; readonly bar: readonly Progress[] } => {
  const bar: Progress[] = [];
  const run = analyse(save, UNHURRIED, LITTLE);
  for (let step = run.next(); ; step = run.next()) {
    if (step.done === true) return { found: step.value, bar };
    bar.push(step.value);
  }
};

const otherBlips = (game: Game): Game => {
  const twin = cloneGame(game);
  for (const id of twin.state.aliens) {
    const piece = twin.state.pieces[id]!;
    if (profileOf(twin, piece).unit.isBlip) edit(twin, id).value = (piece.value % 3) + 1;
  }
  return twin;
};

const otherCounter = (game: Game): Game => {
  const twin = cloneGame(game);
  if (twin.state.cpDrawn > 0) twin.state.cpDrawn = 7 - twin.state.cpDrawn;
  return twin;
};

/** Another world that looks the same to the side. */
const TWIN: Readonly<Record<Side, (game: Game) => Game>> = { marines: otherBlips, aliens: otherCounter };

describe('a game looked through', () => {
  let save = '';
  let found: Analysis;
  let bar: readonly Progress[];
  beforeAll(() => {
    save = playedBy({ marines: 'marine-drill', aliens: 'alien-hunter-1' }, 'suicide-mission', 3);
    ({ found, bar } = wholeOf(save));
  }, 120_000);

  test('the curve ends with what the game brought', () => {
    expect(found.points.at(-1)!.worth).toBe(found.winner === 'marines' ? 1 : 0);
  });

  test('luck and choices together are the whole way of the curve', () => {
    const [first] = found.points;
    const start = first!.worth - first!.luck - first!.choice;
    const moved = found.points.reduce((sum, { luck, choice }) => sum + luck + choice, 0);
    expect(start + moved).toBeCloseTo(found.points.at(-1)!.worth, 9);
    const told = found.turns.reduce((sum, { luck, choices }) => sum + luck + choices.marines + choices.aliens, 0);
    expect(told).toBeCloseTo(moved, 9);
  });

  test('where no dice fell and nothing came to light there is no luck', () => {
    const { said } = courseOf(save);
    const lucky = found.points.filter(({ luck }) => luck !== 0);
    expect(lucky.length).toBeGreaterThan(0);
    for (const { entry } of lucky) expect(said[entry]!.isChancy).toBe(true);
  });

  test('every moment can be found in the replay', () => {
    const { frames } = framesOf(save);
    for (const { frame, turn, entry } of found.faults) {
      expect(frames[frame]!.view.turn).toBe(turn);
      expect(frame).toBeLessThanOrEqual(entry);
    }
    expect(found.points.at(-1)!.frame).toBeLessThan(frames.length);
  });

  test('what is told of a decision is better by what the side could know, and something else', () => {
    for (const { played, instead, worth, better } of found.faults) {
      expect(better - worth).toBeGreaterThan(0);
      expect(instead.map(({ command }) => command)).not.toEqual(played.map(({ command }) => command));
    }
  });

  test('the bar goes on to its end, with what has been found so far', () => {
    const shares = bar.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(bar[10]!.analysis.points.length).toBeGreaterThan(0);
  });

  test('the same game is told the same way again', () => {
    expect(wholeOf(save).found).toEqual(found);
  });
});

describe('what a side decided', () => {
  test('is judged by what it could see: other blips and counters change nothing', () => {
    const { said } = courseOf(playedBy({ marines: 'marine-drill', aliens: 'alien-random' }, 'suicide-mission', 5));
    const stretches = stretchesOf(said, () => true);
    const some = stretches.filter((_, index) => index % Math.ceil(stretches.length / 4) === 0);
    const twins = some.map((stretch): Stretch => {
      const [first, ...rest] = stretch.said;
      const twin: Said = { ...first!, before: TWIN[stretch.side](first!.before) };
      return { side: stretch.side, said: [twin, ...rest] };
    });
    const judged = (all: readonly Stretch[]): unknown =>
      all.map((stretch) => {
        const fault = faultIn(stretch, UNHURRIED, LITTLE);
        return [suspicionOf(stretch, LITTLE), fault === null ? null : { ...fault, played: [] }];
      });
    expect(judged(twins)).toEqual(judged(some));
  }, 60_000);

  test('an automaton decides nothing', () => {
    const { found } = wholeOf(playedBy({ marines: 'marine-drill', aliens: 'diceroller-1' }, 'first-steps', 2));
    expect(found.judged).toEqual(['marines']);
    expect(found.faults.filter(({ side }) => side === 'aliens')).toEqual([]);
  }, 60_000);
});

describe('who may ask', () => {
  test('a game that is not over is not looked through', () => {
    const host = tableOf('first-steps', { marines: PERSON, aliens: 'alien-hunter-1' }, 1);
    expect(() => analyse(host.save(), UNHURRIED).next()).toThrow(FileError);
  });

  test('time that is over ends it with what was found', () => {
    const save = playedBy({ marines: 'marine-drill', aliens: 'diceroller-1' }, 'first-steps', 2);
    let now = 0;
    const run = analyse(save, { now: () => (now += 50), milliseconds: 100 });
    let step = run.next();
    while (step.done !== true) step = run.next();
    expect(step.value.points.length).toBeGreaterThan(0);
    expect(step.value.faults).toEqual([]);
  });
});

describe('advice', () => {
  const asked = (game: Game, side: Side) => adviceFor({ setup: game.setup, view: viewFor(game, side) }, UNHURRIED);

  test.each(['marines', 'aliens'] as const)(
    '%s: it hangs on what one sees oneself',
    (side) => {
      const { said } = courseOf(playedBy({ marines: 'marine-drill', aliens: 'alien-random' }, 'suicide-mission', 5));
      const { before } = said.find(({ by, before: { state } }) => by === side && state.turn === 2)!;
      const advice = asked(before, side)!;
      expect(asked(TWIN[side](before), side)).toEqual(advice);
      expect(advice.deeds.length).toBeGreaterThan(0);
      for (const { command } of advice.deeds) expect(before.state.pieces[command.piece]?.side ?? side).toBe(side);
    },
    60_000,
  );

  test('nobody is advised about what the other side decides', () => {
    const { said } = courseOf(playedBy({ marines: 'marine-drill', aliens: 'diceroller-1' }, 'first-steps', 2));
    const { before } = said.find(({ by }) => by === 'aliens')!;
    expect(asked(before, 'marines')).toBeNull();
  });

  test('who plays alone is counted by how often he asks, and the count is kept with the game', () => {
    const host = tableOf('first-steps', { marines: PERSON, aliens: 'alien-hunter-1' }, 1);
    expect(host.takeHint().view).toEqual(host.seat('marines').view('marines'));
    host.takeHint();
    const again = openTable(
      { scenario: 'first-steps', sides: host.sides, clock: 'off', save: host.save() },
      { now: () => 0, drawSeed: () => 1 },
    );
    expect(again.hints).toBe(2);
  });

  test('two people are not advised', () => {
    const host = tableOf('first-steps', { marines: PERSON, aliens: PERSON }, 1);
    expect(host.mayAskForHints).toBe(false);
    expect(() => host.takeHint()).toThrow('alone');
    expect(host.hints).toBe(0);
  });
});
