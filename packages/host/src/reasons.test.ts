import {
  FileError,
  cloneGame,
  command,
  edit,
  pending,
  profileOf,
  type Game,
  type GameEvent,
  type Replay,
} from '@sensorium/engine';
import { PLAYERS, createPlayer, type Player } from '@sensorium/players';
import { describe, expect, test } from 'vitest';
import { framesOf } from './frames.ts';
import { GameHost, openTable } from './host.ts';
import { FROM_THE_START, type GameConfig } from './protocol.ts';
import { resumeGame } from './resumeGame.ts';
import { PROVING_GROUND } from './testing/index.ts';

const SURROUNDINGS = { now: () => 0, drawSeed: () => 1 };

const config = (aliens: string): GameConfig => ({
  scenario: PROVING_GROUND,
  seed: 4,
  sides: { marines: 'marine-drill', aliens },
  clock: 'off',
});

const played = (aliens: string, turns = 3): GameHost => {
  const host = openTable(config(aliens), SURROUNDINGS);
  while (host.isProgramsTurn && host.game.state.turn <= turns) host.playOnce();
  return host;
};

const motivesIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.is === 'automaton-acted' ? [`${event.word} ${event.rule}`] : []));

const AUTOMATA = PLAYERS.filter(({ kind }) => kind === 'automaton').map(({ id }) => id);

describe('S7.4  each action of an automaton is told with the rule that chose it', () => {
  test.each(AUTOMATA)('%s: to who looks, in a save taken up again, and in a replay', (aliens) => {
    const host = played(aliens);
    const told = motivesIn(host.seat().look('marines', FROM_THE_START).events);
    const said = host.story().slice(1);
    expect(told.length).toBeGreaterThan(10);
    expect(said.filter((events) => events[0]?.is === 'automaton-acted')).toHaveLength(told.length);
    const again = openTable({ ...config(aliens), save: host.save() }, SURROUNDINGS);
    expect(motivesIn(again.story().flat())).toEqual(told);
    expect(again.save()).toBe(host.save());
    expect(motivesIn(framesOf(host.save()).frames.flatMap(({ events }) => events))).toEqual(told);
  });

  test('a bot has no rule to name', () => {
    expect(motivesIn(played('alien-random').story().flat())).toEqual([]);
  });

  test('an older replay without reasons is read and played; one with something else in their place is refused', () => {
    const replay = JSON.parse(played('diceroller-1').save()) as Replay;
    const entries = replay.entries.map(({ because: _because, ...entry }) => entry);
    const older = JSON.stringify({ ...replay, entries });
    expect(resumeGame(older).table.replay().position).toBe(replay.position);
    const wrong = replay.entries.map((entry) => ({ ...entry, because: '<b>' }));
    expect(() => resumeGame(JSON.stringify({ ...replay, entries: wrong }))).toThrow(
      new FileError('entries[0].because: expected the number of a rule'),
    );
  });

  /** The same game for whoever knows what lies open: something else under every blip, another counter. */
  const otherWorld = (game: Game): Game => {
    const twin = cloneGame(game);
    for (const id of twin.state.aliens)
      if (profileOf(twin, twin.state.pieces[id]!).unit.isBlip)
        edit(twin, id).value = (twin.state.pieces[id]!.value % 3) + 1;
    if (twin.state.cpDrawn > 0) twin.state.cpDrawn = 7 - twin.state.cpDrawn;
    return twin;
  };

  test.each(AUTOMATA)('S3.3 C20.1  a reason of %s tells nothing that is hidden', (aliens) => {
    const host = openTable(config(aliens), SURROUNDINGS);
    const player = createPlayer(aliens, { seed: 1 });
    const thoughts: unknown[] = [];
    const elsewhere: unknown[] = [];
    while (host.isProgramsTurn && host.game.state.turn <= 3) {
      if (pending(host.game)!.side === 'aliens') {
        thoughts.push(saidBy(player, host.game));
        elsewhere.push(saidBy(player, otherWorld(host.game)));
      }
      host.playOnce();
    }
    expect(thoughts.length).toBeGreaterThan(10);
    expect(elsewhere).toEqual(thoughts);
  });

  const saidBy = (player: Player, game: Game): unknown => {
    const { command: said, because } = player.think!(game);
    return { said, because };
  };
});

describe('S4.9  an action that is refused', () => {
  /** Says once what nobody may do, as if a plan had gone wrong. */
  const stubborn = (id: string, isOf: (game: Game) => boolean): Player => {
    const real = createPlayer(id, { seed: 1 });
    let isDone = false;
    return {
      ...real,
      think: (game) => {
        const thought = real.think!(game);
        if (isDone || thought.command.piece < 0 || !isOf(game)) return thought;
        isDone = true;
        return { command: command('move', thought.command.piece, 0), because: 'S4.6' };
      },
    };
  };

  test('ends the activation of its piece at once, is told, and is not tried again', () => {
    const begun = resumeGame(openTable(config('diceroller-1'), SURROUNDINGS).save());
    const players = { aliens: stubborn('diceroller-1', (game) => pending(game)?.decision === 'action') };
    const host = new GameHost(begun, { now: () => 0, players });
    const givenUp: unknown[] = [];
    while (host.isProgramsTurn && host.game.state.turn <= 3) {
      host.playOnce();
      const [event] = host.latest();
      if (event?.is === 'automaton-acted' && event.rule === 'S4.9')
        givenUp.push([event.word, host.game.state.pieces[event.piece]?.activation]);
    }
    expect(givenUp).toEqual([['stay', 'done']]);
  });
});
