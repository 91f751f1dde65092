import type { Scenario, Word } from '@sensorium/engine';
import { PROVING_GROUND } from '@sensorium/host/testing';
import { describe, expect, test } from 'vitest';
import type { Engine } from '../engine/port.ts';
import type { GameConfig, RequestName, Requests } from '../engine/protocol.ts';
import { Screen } from '../engine/screen.ts';
import { GameSession } from './session.ts';

/** The worker's table without a thread between. */
const directEngine = (screen: Screen): Engine => ({
  isElsewhere: false,
  ask: async (name, ...params) => {
    const methods = screen as unknown as Record<RequestName, (...given: readonly unknown[]) => unknown>;
    return (await methods[name](...params)) as Requests[typeof name]['result'];
  },
  listen: () => undefined,
  close: () => undefined,
});

const SURROUNDINGS = { now: () => 0, drawSeed: () => 3 };

const sit = async (
  sides: GameConfig['sides'],
  scenario: Scenario = PROVING_GROUND,
  save?: string,
): Promise<GameSession> => {
  const screen = new Screen(SURROUNDINGS);
  const config = { scenario, seed: 2, sides, clock: 'off', ...(save === undefined ? {} : { save }) } as const;
  const opened = await screen.open(config, null);
  const session = new GameSession(directEngine(screen), { ...opened, isWatching: false }, {});
  session.player.setPace('off');
  return session;
};

test('C20  a game of two people that is taken up shows the hand-over first, whoever must decide', async () => {
  const sides = { marines: 'person', aliens: 'person' };
  const fresh = await sit(sides, CORRIDOR);
  expect(fresh.getSnapshot().curtain).toBeNull();
  const taken = await sit(sides, CORRIDOR, await fresh.save());
  expect([taken.getSnapshot().curtain, taken.speaker]).toEqual(['marines', null]);
  await taken.begin();
  await taken.take();
  expect([taken.getSnapshot().curtain, taken.speaker]).toEqual([null, 'marines']);
});

const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve();
};

const offer = (session: GameSession, word: Word) =>
  session.getSnapshot().update.offers.find((other) => other.do === word)!;

describe('two people at one screen', () => {
  const played = async (): Promise<GameSession> => {
    const session = await sit({ marines: 'person', aliens: 'person' });
    await session.begin();
    for (let i = 0; i < 2; i++) {
      await session.take();
      await session.say(offer(session, 'reinforce'));
      await settled();
    }
    await session.take();
    await session.say(offer(session, 'deploy'));
    await settled();
    return session;
  };

  test('C20  the alien player takes the screen: no counter of the marines is in what he is shown', async () => {
    const session = await played();
    const { viewer, view, log } = session.getSnapshot();
    expect([viewer, view.cpDrawn > 0]).toEqual(['marines', true]);
    expect(log.some(({ event }) => event.secret?.for === 'marines')).toBe(true);
    await session.say(offer(session, 'end'));
    await settled();
    expect(session.getSnapshot().curtain).toBe('aliens');
    expect(session.speaker).toBeNull();
    await session.take();
    const shown = session.getSnapshot();
    expect([shown.viewer, shown.view.cpDrawn]).toEqual(['aliens', -1]);
    expect(shown.log.some(({ event }) => event.secret?.for === 'marines')).toBe(false);
    expect(session.telling.hasLastTurn).toBe(false);
  });

  test('C20  the marine player takes it back: no value of a blip is in what he is shown', async () => {
    const session = await played();
    const { view, log, viewer } = session.getSnapshot();
    expect(viewer).toBe('marines');
    expect(view.pieces.every((piece) => (piece?.value ?? 0) === 0)).toBe(true);
    expect(log.some(({ event }) => event.secret?.for === 'aliens')).toBe(false);
    expect([...session.player.stage.actors.values()].every((actor) => actor.value === 0)).toBe(true);
  });
});

/** Two figures who see each other down a corridor. */
const CORRIDOR: Scenario = {
  ...PROVING_GROUND,
  pieces: [
    { is: 'marine', squad: 'red', at: [9, 8], faces: 1 },
    { is: 'genestealer', at: [18, 8], faces: 3 },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
};

test('C7.13  after an answer declined aloud the alien player goes on', async () => {
  const session = await sit({ marines: 'person', aliens: 'person' }, CORRIDOR);
  await session.begin();
  await session.say(offer(session, 'end'));
  await settled();
  await session.take();
  await session.say(offer(session, 'move'));
  await settled();
  expect([session.getSnapshot().isAskingAloud, session.speaker]).toEqual([true, null]);
  session.pass('once', 1);
  await settled();
  expect([session.getSnapshot().isAskingAloud, session.speaker]).toEqual([false, 'aliens']);
});

describe('against a player that is no person', () => {
  test('it plays by itself until the person must decide', async () => {
    const session = await sit({ marines: 'person', aliens: 'diceroller-2' });
    await session.begin();
    await settled();
    expect(session.getSnapshot().update.pending).toMatchObject({ side: 'marines', decision: 'deploy' });
    await session.say(offer(session, 'deploy'));
    await settled();
    expect(session.speaker).toBe('marines');
  });

  test('a refusal is told with its rule and changes nothing; undo takes the log back too', async () => {
    const session = await sit({ marines: 'person', aliens: 'diceroller-2' });
    await session.begin();
    await settled();
    const before = session.getSnapshot();
    await session.command('marines', { do: 'move', piece: 0, at: 0, how: 0, cp: 0 });
    expect(session.getSnapshot().refused?.why.rule).toMatch(/^C/);
    expect(session.getSnapshot().update).toBe(before.update);
    await session.say(offer(session, 'deploy'));
    await settled();
    const turn = offer(session, 'turn');
    const { length } = session.getSnapshot().log;
    await session.say(turn);
    expect(session.getSnapshot().log.length).toBeGreaterThan(length);
    await session.undo();
    expect(session.getSnapshot().log).toHaveLength(length);
  });
});

test('C1.13  undo takes back a whole walk, and then the turn before it', async () => {
  const session = await sit({ marines: 'person', aliens: 'person' }, CORRIDOR);
  await session.begin();
  await session.say(offer(session, 'turn'));
  const walk = (await session.reckoning.walks(0)).find(({ steps }) => steps.length === 2)!;
  await session.walk(walk, false);
  expect(session.getSnapshot().update).toHaveLength(3);
  await session.undo();
  expect(session.getSnapshot().update).toHaveLength(1);
  await session.undo();
  expect(session.getSnapshot().update).toHaveLength(0);
});

test('what is skipped is the turn that is being shown, and not the next one', async () => {
  const session = await sit({ marines: 'person', aliens: 'diceroller-2' });
  await session.begin();
  await settled();
  await session.say(offer(session, 'deploy'));
  await settled();
  // Nobody else is to play: there is nothing left to skip.
  session.skip();
  const beats: string[] = [];
  session.player.onCue((event) => beats.push(event.is));
  await session.say(offer(session, 'end'));
  await settled();
  expect(beats).toContain('phase-began');
});
