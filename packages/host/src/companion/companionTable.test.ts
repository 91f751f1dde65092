import { MISSIONS, toScenario } from '@sensorium/content';
import {
  FileError,
  STREAMS,
  command,
  legal,
  pending,
  parseReplay,
  playReplay,
  type Command,
  type Replay,
  type Scenario,
  type Stream,
} from '@sensorium/engine';
import { createPlayer } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { openTable } from '../host.ts';
import { resumeGame } from '../resumeGame.ts';
import { PROVING_GROUND } from '../testing/index.ts';
import { CompanionTable, type CompanionConfig } from './companionTable.ts';
import { TYPED_KINDS, type TypedKind } from './typedChance.ts';

const SURROUNDINGS = { now: () => 0, drawSeed: () => 99 };
const MOST_COMMANDS = 4000;

/** D12: counters of ambushes are in play where chapter D is. */
const withAmbushes = (scenario: Scenario): Scenario =>
  scenario.modules.includes('deathwing') ? { ...scenario, options: { ...scenario.options, ambush: 'on' } } : scenario;

const configOf = (mission: string, aliens: string, typed: readonly TypedKind[] = TYPED_KINDS): CompanionConfig => ({
  scenario: withAmbushes(toScenario(MISSIONS.find(({ id }) => id === mission)!)),
  sides: { marines: 'person', aliens },
  clock: 'off',
  typed,
});

const demand = (isSo: boolean): void => {
  if (!isSo) throw new Error('the game goes otherwise than it was recorded');
};

/** A whole game at the ordinary table: somebody plays the marines as a program would. */
const playedAtTheScreen = ({ scenario, sides, clock }: CompanionConfig, seed: number): Replay => {
  const host = openTable({ scenario, sides, clock, seed }, SURROUNDINGS);
  const seat = host.seat('marines');
  const person = createPlayer('marine-drill', { seed });
  for (let said = 0; said < MOST_COMMANDS && host.asked.length > 0; said++) {
    if (host.isProgramsTurn) host.playOnce();
    else demand(seat.say('marines', person.decide(host.game)) === null);
  }
  return host.replay();
};

/** The same orders beside a board, with the dice that fell there. */
class Beside {
  readonly streams = new Set<Stream>();
  private readonly replay: Replay;
  private at = 0;
  private readonly commands: Command[] = [];
  table: CompanionTable;

  constructor(config: CompanionConfig, replay: Replay, surroundings = SURROUNDINGS) {
    this.replay = replay;
    this.table = new CompanionTable(config, surroundings);
    playReplay(replay, setupFor, (step) => this.commands.push(step.command));
    this.typeAll(replay.opening);
  }

  /** The next order of the record, without its dice. False when there is none. */
  order(): boolean {
    const entry = this.replay.entries[this.at];
    if (entry === undefined) return false;
    if (entry.by === 'marines') demand(this.table.say('marines', this.commands[this.at]!) === null);
    else this.table.play();
    this.at += 1;
    return true;
  }

  get by(): string {
    return this.replay.entries[this.at - 1]!.by;
  }

  /** The dice of the last order. */
  get drawn(): readonly number[] {
    return this.replay.entries[this.at - 1]!.drawn;
  }

  typeAll(drawn: readonly number[]): void {
    for (const value of drawn) {
      const { for: stream, cup } = this.table.wanted!;
      this.streams.add(stream);
      this.table.type(cup === null ? value : value + 1);
    }
    demand(this.table.wanted === null);
  }

  /** To the first order that wants several dice. */
  untilDice(): this {
    while (this.order() && !(this.table.wanted?.cup === null && this.drawn.length > 1)) this.typeAll(this.drawn);
    demand(this.table.wanted !== null);
    return this;
  }

  toTheEnd(): this {
    while (this.order()) this.typeAll(this.drawn);
    return this;
  }
}

const courseOf = ({ opening, entries, position }: Replay): unknown => ({ opening, entries, position });

const GAMES: readonly [mission: string, aliens: string, seed: number][] = [
  ['suicide-mission', 'diceroller-2', 3],
  ['twin-locks', 'diceroller-1', 3],
  ['wanderer', 'deathwing-solo', 3],
  ['captains-way', 'deathwing-solo', 3],
  ['deep-well', 'diceroller-1', 3],
  ['captains-way', 'alien-random', 3],
];

describe('a whole mission with typed dice', () => {
  const streams = new Set<Stream>();

  test.each(GAMES)('%s against %s ends as the same game at the ordinary table', (mission, aliens, seed) => {
    const config = configOf(mission, aliens);
    const played = playedAtTheScreen(config, seed);
    // A bot decides by its seed, an automaton by what lies on the board.
    const beside = aliens === 'alien-random' ? { ...config, seed } : config;
    const { table, streams: typed } = new Beside(beside, played).toTheEnd();
    for (const stream of typed) streams.add(stream);
    expect(table.host.game.state.winner).not.toBe('none');
    expect(courseOf(table.host.replay())).toEqual(courseOf(played));
    const kept = parseReplay(table.save());
    expect(playReplay(kept, setupFor).state.winner).toBe(table.host.game.state.winner);
  });

  test('in these games every stream of chance was typed', () => {
    expect([...streams].toSorted()).toEqual(STREAMS.toSorted());
  });
});

describe('an order with its dice', () => {
  const config = configOf('suicide-mission', 'diceroller-1');
  const played = playedAtTheScreen(config, 3);
  const atDice = (): Beside => new Beside(config, played).untilDice();

  test('waits, and nothing has changed, until the last value is typed', () => {
    const at = atDice();
    const { table } = at;
    const { length } = table.host;
    table.type(...at.drawn.slice(0, -1));
    expect(table.host.length).toBe(length);
    expect(table.wanted).not.toBeNull();
    table.type(at.drawn.at(-1)!);
    expect(table.host.length).toBe(length + 1);
    expect(table.host.records(length)[0]!.drawn).toEqual(at.drawn);
  });

  test('several values may be typed at once, and one too many changes nothing', () => {
    const at = atDice();
    const { table } = at;
    const before = table.save();
    expect(() => table.type(...at.drawn, 1)).toThrow(/1 is one too many/);
    expect(table.save()).toBe(before);
    table.type(...at.drawn);
    expect(table.wanted).toBeNull();
  });

  test('an impossible value is refused, whatever stands before it, and changes nothing', () => {
    const at = atDice();
    const before = at.table.save();
    expect(() => at.table.type(at.drawn[0]!, 7)).toThrow(/7 is impossible: one of 1, 2, 3, 4, 5, 6 is wanted for/);
    expect(at.table.save()).toBe(before);
  });

  test('a mistyped die is taken back before the last one is typed', () => {
    const at = atDice();
    at.table.type(at.drawn[0] === 6 ? 5 : 6);
    expect(at.table.takeBack()).toBe(true);
    expect(at.table.takeBack()).toBe(false);
    at.typeAll(at.drawn);
    expect(courseOf(at.toTheEnd().table.host.replay())).toEqual(courseOf(played));
  });

  test('a mistyped die is taken back when the order is carried out already, until the next order', () => {
    const at = atDice();
    const { table } = at;
    const last = at.drawn.at(-1)!;
    table.type(...at.drawn.slice(0, -1), last === 6 ? 5 : 6);
    expect(table.wanted).toBeNull();
    expect(table.takeBack()).toBe(true);
    expect(table.typedSoFar).toEqual(at.drawn.slice(0, -1));
    table.type(last);
    at.order();
    at.typeAll(at.drawn);
    expect(courseOf(at.toTheEnd().table.host.replay())).toEqual(courseOf(played));
  });

  test('what a program has said since without a die goes back with it, in the midst of its next dice too', () => {
    const at = atDice();
    const { length } = at.table.host;
    at.typeAll(at.drawn);
    while (at.order() && at.drawn.length === 0 && at.by !== 'marines');
    expect(at.table.waiting?.is).toBe('program');
    expect(at.table.takeBack()).toBe(true);
    expect(at.table.host.length).toBe(length);
    expect(at.table.wanted).not.toBeNull();
  });

  test('the dice of an order before the last cannot be taken back', () => {
    const at = atDice();
    at.typeAll(at.drawn);
    while (at.order() && at.by !== 'marines') at.typeAll(at.drawn);
    at.typeAll(at.drawn);
    expect(at.table.canTakeBack).toBe(false);
    expect(at.table.takeBack()).toBe(false);
  });

  test('a person’s order can be withdrawn before its first die', () => {
    const at = new Beside(config, played);
    while (at.order() && !(at.table.waiting?.is === 'say' && at.drawn.length > 1)) at.typeAll(at.drawn);
    const { length } = at.table.host;
    expect(at.table.withdraw()).toBe(true);
    expect(at.table.wanted).toBeNull();
    expect(at.table.host.length).toBe(length);
  });

  test('is kept in the middle of its dice, and taken up there', () => {
    const at = atDice();
    at.table.type(at.drawn[0]!);
    const save = at.table.save();
    at.table = CompanionTable.resume(save, SURROUNDINGS);
    expect(at.table.save()).toBe(save);
    expect(at.table.typedSoFar).toEqual([at.drawn[0]]);
    at.table.type(...at.drawn.slice(1));
    expect(courseOf(at.toTheEnd().table.host.replay())).toEqual(courseOf(played));
  });

  test('nobody else speaks meanwhile', () => {
    const { table } = atDice();
    expect(() => table.play()).toThrow(/still waits for its dice/);
    expect(table.setKinds([])).toBe(false);
  });
});

describe('a game beside a board', () => {
  test('rolls what the person does not, and goes on rolling the same after it was taken up', () => {
    const config = configOf('suicide-mission', 'diceroller-1', []);
    const rolled = playedAtTheScreen(config, 3);
    const half = Math.floor(rolled.entries.length / 2);
    const at = new Beside({ ...config, seed: 3 }, { ...rolled, opening: [] });
    for (let i = 0; i < half; i++) at.order();
    at.table = CompanionTable.resume(at.table.save(), SURROUNDINGS);
    while (at.order()) expect(at.table.wanted).toBeNull();
    expect(courseOf(at.table.host.replay())).toEqual(courseOf(rolled));
  });

  test('is typed from now on, when the person wants it so', () => {
    const config = configOf('suicide-mission', 'diceroller-1', []);
    const table = new CompanionTable({ ...config, seed: 3 }, SURROUNDINGS);
    expect(table.wanted).toBeNull();
    expect(table.setKinds(['dice', 'blip-counter'])).toBe(true);
    expect(CompanionTable.resume(table.save(), SURROUNDINGS).kinds).toEqual(['dice', 'blip-counter']);
  });

  test('draws its first counters from the real cup, and is kept before they are all drawn', () => {
    const scenario = { ...PROVING_GROUND, pieces: PROVING_GROUND.pieces.slice(0, -1), deployment: [] };
    const table = new CompanionTable({ ...configOf('rescue', 'diceroller-1'), scenario }, SURROUNDINGS);
    expect(table.isOpen).toBe(false);
    expect(table.wanted).toMatchObject({ for: 'blip-counter' });
    table.type(table.wanted!.possible[0]!);
    const save = table.save();
    const again = CompanionTable.resume(save, SURROUNDINGS);
    expect(again.save()).toBe(save);
    expect(again.takeBack()).toBe(true);
    expect(again.typedSoFar).toEqual([]);
  });

  test('C4.6  is kept while the end of the time wants counters, and the clock says it anew', () => {
    let now = 0;
    const at = new Beside(
      { ...configOf('suicide-mission', 'diceroller-1', []), clock: 'normal', seed: 3 },
      { ...playedAtTheScreen(configOf('suicide-mission', 'diceroller-1'), 3), opening: [] },
      { ...SURROUNDINGS, now: () => now },
    );
    const { table } = at;
    while (pending(table.host.game)?.decision !== 'action') at.order();
    table.setKinds(TYPED_KINDS);
    table.host.clock.release();
    now += 200_000;
    table.timeUp();
    expect(table.waiting).toEqual({ is: 'time-up' });
    table.type(1);
    const again = CompanionTable.resume(table.save(), { now: () => now });
    expect(again.wanted).toBeNull();
    expect(again.host.length).toBe(table.host.length);
  });

  test('its save says what is wrong with it, and where', () => {
    const config = configOf('suicide-mission', 'diceroller-1');
    const { table } = new Beside(config, playedAtTheScreen(config, 3)).untilDice();
    const save = table.save();
    const wrong = (change: (file: { companion: Record<string, unknown> }) => void): (() => unknown) => {
      const file = JSON.parse(save) as { companion: Record<string, unknown> };
      change(file);
      return () => CompanionTable.resume(JSON.stringify(file), SURROUNDINGS);
    };
    expect(wrong(({ companion }) => (companion['typed'] = ['cards']))).toThrow(FileError);
    expect(wrong(({ companion }) => (companion['given'] = [9]))).toThrow(/companion\.given: 9 is impossible/);
    expect(wrong(({ companion }) => (companion['order'] = { by: 'marines', say: { do: 'fly' } }))).toThrow(
      /companion\.order: refused by C1\.12/,
    );
  });

  test('is no game the seed alone could have given: the ordinary table does not go on with it', () => {
    const config = configOf('suicide-mission', 'diceroller-1');
    const { table } = new Beside(config, playedAtTheScreen(config, 3)).toTheEnd();
    expect(() => resumeGame(table.save())).toThrow(FileError);
  });
});

describe('we did it anyway', () => {
  const config = configOf('suicide-mission', 'diceroller-1', []);
  const played = playedAtTheScreen(config, 3);
  /** At the first action of the marines. */
  const acting = (): CompanionTable => {
    const at = new Beside({ ...config, seed: 3 }, { ...played, opening: [] });
    while (pending(at.table.host.game)?.decision !== 'action') at.order();
    return at.table;
  };
  const freeSquare = ({ host: { game } }: CompanionTable): number =>
    legal(game, 'host')
      .all()
      .find(({ do: word, piece, at }) => word === 'put-anyway' && piece === 0 && at !== game.state.pieces[0]!.square)!
      .at;

  test('a piece is where it was put: recorded, replayed, and taken up again', () => {
    const table = acting();
    const at = freeSquare(table);
    expect(table.overrule(command('put-anyway', 0, at, 2))).toBeNull();
    expect(table.host.game.state.pieces[0]).toMatchObject({ square: at, facing: 2 });
    expect(table.host.latest().map(({ is }) => is)).toContain('overruled');
    const save = table.save();
    expect(parseReplay(save).entries.at(-1)).toMatchObject({ by: 'host', say: { do: 'put-anyway', piece: 0 } });
    expect(playReplay(parseReplay(save), setupFor).state.pieces[0]).toMatchObject({ square: at, facing: 2 });
    expect(CompanionTable.resume(save, SURROUNDINGS).save()).toBe(save);
  });

  test('a piece is gone, a door is open, and the last of it can be taken back', () => {
    const table = acting();
    const { game } = table.host;
    const [door] = game.state.features;
    const open = game.setup.rules.terrainIndex.get('open-door')!;
    expect(table.overrule(command('change-anyway', -1, door!.at, open))).toBeNull();
    expect(table.host.game.state.features[0]).toEqual({ at: door!.at, is: open });
    expect(table.overrule(command('remove-anyway', 1))).toBeNull();
    expect(table.host.game.state.pieces[1]).toMatchObject({ fate: 'dead' });
    expect(table.undo('marines')).toBeNull();
    expect(table.host.game.state.pieces[1]).toMatchObject({ fate: 'in-play' });
    expect(playReplay(parseReplay(table.save()), setupFor).state.features[0]!.is).toBe(open);
  });

  test('two pieces never share a square, and no side says it, nor anybody at the ordinary table', () => {
    const table = acting();
    const { game, length } = table.host;
    expect(table.overrule(command('put-anyway', 0, game.state.pieces[1]!.square))).toMatchObject({ rule: 'C8.3' });
    expect(table.say('marines', command('put-anyway', 0, freeSquare(table)))).not.toBeNull();
    expect(table.host.length).toBe(length);
    const { scenario, sides, clock } = config;
    const ordinary = openTable({ scenario, sides, clock, seed: 3 }, SURROUNDINGS);
    expect(ordinary.setup.rules.interjections.has('put-anyway')).toBe(false);
  });
});
