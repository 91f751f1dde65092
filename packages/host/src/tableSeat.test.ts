import { command, type Side } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { openTable } from './host.ts';
import { NotYourSeat, type TableSeat } from './tableSeat.ts';
import { FROM_THE_START, commandOf, type GameConfig, type Update } from './protocol.ts';
import { PROVING_GROUND, TrialTable } from './testing/index.ts';

const SURROUNDINGS = { now: () => 0, drawSeed: () => 1 };

const config = (marines: string, aliens: string): GameConfig => ({
  scenario: PROVING_GROUND,
  seed: 7,
  sides: { marines, aliens },
  clock: 'off',
});

const word = ({ offers }: Update, wanted: string) => commandOf(offers.find((offer) => offer.do === wanted)!);

describe('nobody speaks for another seat', () => {
  /** Everything a place can do for a side. */
  const deeds = (place: TableSeat, side: Side): (() => unknown)[] => [
    () => place.look(side),
    () => place.say(side, command('resign')),
    () => place.undo(side),
    () => place.walks(side, 0),
    () => place.odds(side, []),
    () => place.shots(side, []),
    () => place.why(side, command('end')),
  ];

  test.each<[Side, Side]>([
    ['marines', 'aliens'],
    ['aliens', 'marines'],
  ])('the place of the %s neither speaks, looks nor asks as the %s', (own, other) => {
    const host = openTable(config('person', 'person'), SURROUNDINGS);
    const place = host.seat(own);
    const before = host.save();
    for (const deed of deeds(place, other)) expect(deed).toThrow(NotYourSeat);
    expect(host.save()).toBe(before);
    expect(place.look(own).view.side).toBe(own);
  });

  test('the side of a program is given to nobody', () => {
    const host = openTable(config('person', 'diceroller-1'), SURROUNDINGS);
    expect(() => host.seat('aliens')).toThrow(new NotYourSeat('the aliens are played by diceroller-1'));
    expect(() => host.seat('marines', 'aliens')).toThrow(NotYourSeat);
    expect(host.persons).toEqual(['marines']);
  });

  test('C4.6  time is up when the clock of the table says so; nobody at it can say it', () => {
    let now = 0;
    const host = openTable({ ...config('person', 'person'), clock: 'normal' }, { ...SURROUNDINGS, now: () => now });
    const place = host.seat('marines', 'aliens');
    host.clock.release();
    while (place.look('marines').pending?.decision !== 'action')
      expect(place.say(place.look('marines').pending!.side, first(place))).toBeNull();
    expect(place.say('marines', command('time-up'))?.rule).toMatch(/^C/);
    expect(host.timeUp()).toBe(false);
    now += 180_000;
    expect(host.timeUp()).toBe(true);
    expect(place.look('marines').view.phase).not.toBe('marine-action');
    expect(host.timeUp()).toBe(false);
  });

  const first = (place: TableSeat) => {
    const { side } = place.look('marines').pending!;
    return commandOf(place.look(side).offers[0]!);
  };

  test('who only looks on sees what lies open, may say nothing, and is offered nothing', () => {
    const host = openTable(config('marine-drill', 'diceroller-1'), SURROUNDINGS);
    for (let i = 0; i < 6; i++) host.play(true);
    const onlooker = host.seat();
    const { view, events, offers, undoable } = onlooker.look('marines');
    expect(view.pieces.every((piece) => (piece?.value ?? 0) === 0)).toBe(true);
    expect(view.cpDrawn).toBeLessThanOrEqual(0);
    expect(events.length).toBeGreaterThan(10);
    expect(events.some(({ secret }) => secret !== undefined)).toBe(false);
    expect([offers, undoable]).toEqual([[], 0]);
    expect(() => onlooker.say('marines', command('end'))).toThrow(NotYourSeat);
  });

  test('Table C-J  a public decision of the other side is offered where both share a screen, and only there', () => {
    const pieces = [
      { is: 'marine', at: [14, 8], faces: 3 },
      { is: 'blip', at: [7, 13], value: 2 },
    ] as const;
    const scenario = { ...PROVING_GROUND, pieces, deployment: [], startingBlips: 0, reinforcements: 0 };
    const shared = new TrialTable({ ...config('person', 'person'), scenario });
    const alone = shared.host.seat('marines');
    untilAskedInPublic(shared.place);
    const [answer] = shared.place.look('aliens').offers;
    expect(shared.place.look('marines').offers).toContainEqual(answer);
    expect(alone.look('marines').offers).not.toContainEqual(answer);
  });

  /** Blips are turned over until the aliens are asked about something that lies open. */
  const untilAskedInPublic = (place: TableSeat): void => {
    for (let i = 0; i < 400; i++) {
      const { side, isPublic } = place.look('marines').pending!;
      if (side === 'aliens' && isPublic) return;
      const { offers } = place.look(side);
      const wanted = ['convert', 'end', 'pass'].flatMap((said) => offers.find((offer) => offer.do === said) ?? []);
      place.say(side, commandOf(wanted[0] ?? offers[0]!));
    }
    throw new Error('nothing public was asked of the aliens');
  };
});

describe('look is a question', () => {
  const begun = (): TrialTable => {
    const table = new TrialTable(config('person', 'alien-random'));
    while (table.look('marines').pending?.side === 'aliens') table.play('marines');
    table.say('marines', word(table.look('marines'), 'deploy'));
    while (table.look('marines').pending?.side === 'aliens') table.play('marines');
    return table;
  };

  test('asked again it answers the same, and changes nothing for others', () => {
    const { place, host } = begun();
    const save = host.save();
    for (const since of [FROM_THE_START, 0, 1, 3, 99])
      expect(place.look('marines', since)).toEqual(place.look('marines', since));
    expect(host.save()).toBe(save);
    expect(place.look('marines', 99).events).toEqual([]);
  });

  test('what is told from any number on is the end of what is told from the start', () => {
    const { place } = begun();
    const whole = place.look('marines');
    expect(whole.numbers).toEqual(whole.numbers.toSorted((a, b) => a - b));
    for (let since = 0; since <= whole.at; since++) {
      const { events, keep, numbers } = place.look('marines', since);
      expect(keep).toBe(since);
      expect(events).toEqual(whole.events.slice(whole.events.length - events.length));
      expect(numbers.every((number) => number > keep)).toBe(true);
    }
  });

  /** Somebody who keeps what he is told, and forgets what was taken back. */
  const follower = (place: TableSeat) => {
    let known: { readonly number: number; readonly is: string }[] = [];
    let since = FROM_THE_START;
    return {
      hear: (): void => {
        const { events, numbers, keep, at } = place.look('marines', since);
        const news = events.map(({ is }, index) => ({ number: numbers[index]!, is }));
        known = since < 0 ? news : [...known.filter(({ number }) => number <= keep), ...news];
        since = at;
      },
      known: () => known,
    };
  };

  test('C1.13  who was told of what has been taken back forgets it, however late he asks', () => {
    const { place } = begun();
    const [often, seldom] = [follower(place), follower(place)];
    const turn = (facing: number) => command('turn', 3, facing);
    const facing = place.look('marines').view.pieces[3]!.facing;
    const [left, right] = [(facing + 3) % 4, (facing + 1) % 4];
    const steps: (() => unknown)[] = [
      () => place.say('marines', turn(left)),
      () => place.undo('marines'),
      () => place.say('marines', turn(right)),
      () => place.say('marines', turn(facing)),
      () => place.undo('marines'),
      () => place.undo('marines'),
      () => place.say('marines', turn(left)),
    ];
    for (const hear of [often.hear, seldom.hear]) hear();
    steps.forEach((step, index) => {
      expect(step()).toBeNull();
      often.hear();
      if (index % 3 === 0) seldom.hear();
      const { events, numbers } = place.look('marines');
      expect(often.known()).toEqual(events.map(({ is }, n) => ({ number: numbers[n], is })));
    });
    seldom.hear();
    expect(seldom.known()).toEqual(often.known());
  });
});
