import { Options, choices, command, pending, type Command, type Game, type Scenario } from '@sensorium/engine';
import { SECOND_COUNTER } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { framesOf, seenBy } from './frames.ts';
import { GameHost, openTable } from './host.ts';
import { NotYourSeat, type TableSeat } from './tableSeat.ts';
import { PERSON, SECOND, type Party, type Seats } from './protocol.ts';

const [EAST, WEST] = [1, 3];
const PEOPLE: Seats = { marines: PERSON, [SECOND]: PERSON, aliens: PERSON };
const floor = ['####################', '#..................#', '#..................#', '####################'];

/** Two squads before a genestealer; the first of each is a sergeant. */
const squads = (figures: number): Scenario => ({
  id: 'two-squads',
  modules: ['core', 'missions', 'arsenal'],
  options: {},
  board: {
    levels: [{ floor, sections: floor.map((row) => row.replaceAll('.', 'A')) }],
    entries: [{ id: 'e1', squares: [{ at: [18, 1], side: EAST }] }],
  },
  features: [],
  burning: [],
  pieces: [
    ...Array.from({ length: figures }, (_, i) => ({
      is: i < 2 ? 'tactical-sergeant' : 'tactical-marine',
      squad: i % 2 === 0 ? 'A' : 'B',
      at: [1 + (i >> 1), 1 + (i % 2)] as const,
      faces: EAST,
    })),
    { is: 'genestealer', at: [15, 1] as const, faces: WEST },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
});

const [OF_FIRST, OF_SECOND] = [2, 3];

const tableOf = (sides: Seats = PEOPLE, figures = 16, seed = 3): GameHost =>
  openTable({ scenario: squads(figures), sides, clock: 'off', seed }, { now: () => 0, drawSeed: () => 1 });

const pass = (place: TableSeat, party: Party): void => expect(place.say(party, command('pass'))).toBeNull();

/** The marine action phase; each has settled his redraw. */
const acting = (host = tableOf()): { host: GameHost; first: TableSeat; second: TableSeat } => {
  const first = host.seat('marines');
  const second = host.seat(SECOND);
  pass(first, 'marines');
  pass(second, SECOND);
  return { host, first, second };
};

describe('A3.12 a place for one of two marine players', () => {
  test('A3.11 each is asked about his own counter, and nobody answers for the other', () => {
    const host = tableOf();
    const [first, second] = [host.seat('marines'), host.seat(SECOND)];
    expect(host.persons).toEqual(['marines', SECOND, 'aliens']);
    expect(first.look('marines').asked).toEqual(['marines']);
    expect(second.look(SECOND).offers.filter(({ do: word }) => word === 'redraw')).toEqual([]);
    expect(second.say(SECOND, command('redraw'))).toMatchObject({ rule: 'A3.12' });
    expect(() => first.say(SECOND, command('pass'))).toThrow(NotYourSeat);
    pass(first, 'marines');
    expect(second.look(SECOND).asked).toEqual([SECOND]);
  });

  test('A3.12 each is offered and may say what concerns his own figures', () => {
    const { first, second } = acting();
    expect(first.look('marines').asked).toEqual(['marines', SECOND]);
    const ownersOf = (place: TableSeat, party: Party): Set<number> =>
      new Set(
        place
          .look(party)
          .offers.filter(({ piece }) => piece >= 0)
          .map(({ piece }) => piece % 2),
      );
    expect([ownersOf(first, 'marines'), ownersOf(second, SECOND)]).toEqual([new Set([0]), new Set([1])]);
    const turn = command('turn', OF_SECOND, 0);
    expect(first.say('marines', turn)).toMatchObject({ rule: 'A3.12', reason: 'other-marine-player' });
    expect(first.why('marines', turn)).toMatchObject({ rule: 'A3.12' });
    expect([first.walks('marines', OF_SECOND), first.odds('marines', [turn])]).toEqual([[], [null]]);
    expect(second.say(SECOND, turn)).toBeNull();
    expect(first.undo('marines')).toMatchObject({ rule: 'C1.13' });
    expect(second.undo(SECOND)).toBeNull();
  });

  test('A3.13 a save keeps who plays; an older one has one marine player', () => {
    const { host } = acting();
    const again = openTable(
      { scenario: '', sides: PEOPLE, clock: 'off', save: host.save() },
      { now: () => 0, drawSeed: () => 1 },
    );
    expect([again.sides, again.seat(SECOND).look(SECOND)]).toEqual([host.sides, host.seat(SECOND).look(SECOND)]);
    expect(tableOf({ marines: PERSON, aliens: PERSON }).persons).toEqual(['marines', 'aliens']);
  });

  test.each(['marines', SECOND] as const)('A3.12 a file of what %s has seen holds what he has seen', (party) => {
    const { host } = acting();
    const { view } = host.seat(party).look(party);
    expect(framesOf(seenBy(party, host.save())).frames.at(-1)!.view).toEqual(JSON.parse(JSON.stringify(view)));
  });
});

/** Another value for the counter that this player may not know, not below what has been spent of it. */
const otherCounter = (host: GameHost, party: Party): void => {
  const { state } = host.game;
  const { cpDrawn, memory } = state;
  const second = memory[SECOND_COUNTER];
  const another = (...taken: (number | undefined)[]): number => [6, 5, 4].find((value) => !taken.includes(value))!;
  if (party === SECOND && cpDrawn > 0) state.cpDrawn = another(cpDrawn, second);
  if (party === 'marines' && second !== undefined)
    state.memory = { ...memory, [SECOND_COUNTER]: another(cpDrawn, second) };
};

/** Everything that is sent to a player, and every answer to what he may ask. */
const sentTo = (host: GameHost, party: Party): string => {
  const place = host.seat(party);
  const update = place.look(party);
  const commands = update.offers.slice(0, 30).map(({ do: word, piece, at, how, least }): Command => ({
    do: word,
    piece,
    at,
    how,
    cp: least,
  }));
  const asked: readonly Command[] = [command('turn', OF_FIRST, 2, 0, 6), command('turn', OF_SECOND, 2, 0, 6)];
  return JSON.stringify([
    update,
    [OF_FIRST, OF_SECOND].map((piece) => place.walks(party, piece)),
    place.odds(party, commands),
    place.shots(
      party,
      commands.filter(({ do: word }) => word === 'move'),
    ),
    party === 'marines' ? place.why(party, asked[1]!) : place.why(party, asked[0]!),
  ]);
};

/** Plays at random, the same commands at both tables. */
const compare = (party: Party, seed: number): number => {
  const [real, twin] = [tableOf(PEOPLE, 16, seed), tableOf(PEOPLE, 16, seed)];
  let [compared, chance] = [0, seed];
  for (let i = 0; i < 60; i++) {
    const open = pending(real.game);
    if (open === null || real.game.state.turn > 2) break;
    const kept: Game['state'] = { ...twin.game.state };
    otherCounter(twin, party);
    expect(sentTo(twin, party)).toBe(sentTo(real, party));
    Object.assign(twin.game.state, { cpDrawn: kept.cpDrawn, memory: kept.memory });
    compared += 1;
    const sayable = choices(real.game, new Options(real.setup.rules.words)).all();
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    const said = i % 20 === 19 ? sayable.at(-1)! : sayable[chance % sayable.length]!;
    const speaker = real.asked.find((asked) => real.seat(asked).say(asked, said) === null)!;
    expect(twin.seat(speaker).say(speaker, said)).toBeNull();
  }
  return compared;
};

describe('C20.1 A3.12 the other counter changes nothing that a marine player is sent', () => {
  test.each(['marines', SECOND] as const)('%s', (party) => {
    let compared = 0;
    for (let seed = 1; seed <= 6; seed++) compared += compare(party, seed);
    expect(compared).toBeGreaterThan(100);
  });

  test('A1.12 what was drawn is told to him who drew it', () => {
    const { first, second } = acting();
    const drawnBy = (place: TableSeat, party: Party) =>
      place.look(party).events.flatMap((event) => (event.is === 'cp-drawn' ? [event.secret?.player ?? null] : []));
    expect([drawnBy(first, 'marines'), drawnBy(second, SECOND)]).toEqual([
      [1, null],
      [null, 2],
    ]);
  });
});

describe('S9.2 A3.12 programs as marine players', () => {
  const BOT = 'marine-drill';

  test('one of two: it acts first with its own figures, and the person ends the phase', () => {
    const host = tableOf({ marines: BOT, [SECOND]: PERSON, aliens: PERSON });
    const place = host.seat(SECOND);
    host.play(true);
    while (host.asked.includes(SECOND) && pending(host.game)?.decision === 'cp-redraw') pass(place, SECOND);
    for (let i = 0; i < 50 && host.isProgramsTurn; i++) host.play(true);
    expect([host.game.state.phase, host.asked]).toEqual(['marine-action', [SECOND]]);
    const told = place.look(SECOND).events.flatMap((event) => (event.is === 'points-paid' ? [event.piece] : []));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((piece) => piece % 2 === 1)).toEqual([]);
    expect(place.say(SECOND, command('turn', OF_SECOND, 0))).toBeNull();
    expect(host.asked).toEqual([SECOND]);
    expect(place.say(SECOND, command('end'))).toBeNull();
    expect(host.game.state.phase).not.toBe('marine-action');
  });

  test.each([BOT, 'marine-captain'])('both are %s: the phase ends, and the game goes on', (bot) => {
    const host = tableOf({ marines: bot, [SECOND]: bot, aliens: 'diceroller-1' });
    for (let i = 0; i < 400 && pending(host.game) !== null && host.game.state.turn < 3; i++) host.playOnce();
    expect(host.game.state.winner !== 'none' || host.game.state.turn === 3).toBe(true);
  });
});
