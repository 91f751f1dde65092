import { createHash } from 'node:crypto';
import { FileError, command, type Replay, type Scenario, type Side } from '@sensorium/engine';
import { describe, expect, test, vi } from 'vitest';
import { framesOf } from './frames.ts';
import { openTable } from './host.ts';
import { NotYourSeat } from './tableSeat.ts';
import { commandOf, type GameConfig, type ReplayFrames, type Update } from './protocol.ts';
import { SeatedPlayers } from './seats.ts';
import { PROVING_GROUND, TrialTable } from './testing/index.ts';

const CONFIG: GameConfig = {
  scenario: PROVING_GROUND,
  seed: 7,
  sides: { marines: 'person', aliens: 'alien-random' },
  clock: 'off',
};

/** Plays until the marines must decide something. */
const untilMarines = (table: TrialTable, first: Update): Update => {
  let update = first;
  for (let i = 0; i < 500 && update.pending?.side === 'aliens'; i++) update = table.play('marines');
  return update;
};

const opened = (config: GameConfig = CONFIG): { table: TrialTable; update: Update } => {
  const table = new TrialTable(config);
  return { table, update: untilMarines(table, table.open('marines').update) };
};

const deploy = (table: TrialTable, update: Update): Update => {
  const said = table.say('marines', commandOf(update.offers.find((offer) => offer.do === 'deploy')!), 'marines');
  if (!said.ok) throw new Error(said.why.reason);
  return said.update;
};

describe('the host', () => {
  test('an automaton that has rehearsed its first turn plays it as if it had not', () => {
    const play = (isRehearsed: boolean): { save: string; steps: number } => {
      const { table, update } = opened({ ...CONFIG, sides: { marines: 'person', aliens: 'diceroller-1' } });
      let steps = 0;
      if (isRehearsed) while (table.host.rehearse()) steps++;
      const after = untilMarines(table, deploy(table, update));
      table.say('marines', commandOf(after.offers.find((offer) => offer.do === 'end')!), 'marines');
      while (table.look('marines').pending?.side === 'aliens') table.play('marines', true);
      return { save: table.save(), steps };
    };
    const rehearsed = play(true);
    expect(rehearsed.steps).toBeGreaterThan(5);
    expect(rehearsed.save).toBe(play(false).save);
  });

  /** A table whose aliens are to act and say what is refused. */
  const refused = (aliens: string): TrialTable => {
    const { table, update } = opened({ ...CONFIG, sides: { marines: 'person', aliens } });
    const after = untilMarines(table, deploy(table, update));
    table.say('marines', commandOf(after.offers.find((offer) => offer.do === 'end')!), 'marines');
    while (table.look('marines').pending?.decision !== 'action') table.play('marines');
    vi.spyOn(SeatedPlayers.prototype, 'answer').mockReturnValueOnce({ command: command('move', 0, 0) });
    return table;
  };

  test('S9.2  an illegal answer of a bot stops it, and the game stays as it was', () => {
    const table = refused('alien-random');
    const save = table.save();
    expect(() => table.play('marines')).toThrow(/'move' was refused by/);
    expect(table.save()).toBe(save);
  });

  test('S4.9  a refused action of an automaton ends the activation, and is logged', () => {
    const table = refused('diceroller-1');
    const before = table.look('marines');
    const update = table.play('marines');
    expect(update.length).toBe(before.length + 1);
    expect(update.events[0]).toMatchObject({ is: 'automaton-acted', rule: 'S4.9', word: 'end' });
  });

  test('C20  the marine side is told neither blip values nor the drawn counters', () => {
    const { update } = opened();
    expect(update.view.aliens.length).toBeGreaterThan(0);
    for (const id of update.view.aliens) expect(update.view.pieces[id]?.value).toBe(0);
    for (const event of update.events) expect(event.secret?.for ?? 'marines').toBe('marines');
    expect(update.view.luck.used.every((count) => count === 0)).toBe(true);
  });

  test('C20.1  the seed is in nothing that the page is told', () => {
    const seed = 3_141_592_653;
    const { table, update } = opened({ ...CONFIG, seed });
    deploy(table, update);
    const told = [table.open(), table.look('marines'), table.host.roster(), framesOf(table.save())];
    expect(JSON.stringify(told)).not.toContain(String(seed));
    expect(table.save()).toContain(String(seed));
  });

  test('C20.1  of a key nobody is told more than its hash; the dice of the save come from it, and from no other', () => {
    const seed = 'c0ffee'.padEnd(64, '7');
    const { table, update } = opened({ ...CONFIG, seed });
    deploy(table, update);
    const told = [table.open(), table.look('marines'), table.host.roster(), framesOf(table.save())];
    expect(JSON.stringify(told)).not.toContain(seed.slice(0, 16));
    expect(table.dossier().commitment).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    const save = table.save();
    expect(new TrialTable({ ...CONFIG, save }).save()).toBe(save);
    const other = save.replace(seed, seed.replace('c0ffee', 'c0ffef'));
    expect(() => new TrialTable({ ...CONFIG, save: other })).toThrow('other dice');
  });

  test('where nobody types a seed every game has its own', () => {
    const { seed: _typed, ...untyped } = CONFIG;
    const drawn = [11, 12];
    const surroundings = { now: () => 0, drawSeed: () => drawn.shift()! };
    const seedOf = (): Replay['seed'] => (JSON.parse(openTable(untyped, surroundings).save()) as Replay).seed;
    expect([seedOf(), seedOf()]).toEqual([11, 12]);
  });

  test.each<[Side, GameConfig['sides']]>([
    ['marines', { marines: 'person', aliens: 'person' }],
    ['marines', { marines: 'person', aliens: 'alien-random' }],
    ['aliens', { marines: 'marine-random', aliens: 'person' }],
  ])('C20  the first to be told anything are the %s of %o', (viewer, sides) => {
    const save = new TrialTable({ ...CONFIG, sides }).save();
    const opening = new TrialTable({ ...CONFIG, save }).open();
    expect([opening.viewer, opening.update.view.side]).toEqual([viewer, viewer]);
  });

  test('one offer gathers every split of one price', () => {
    const { table, update } = opened();
    const action = deploy(table, update);
    const move = action.offers.find((offer) => offer.do === 'move' && offer.cost === 2);
    expect(move).toMatchObject({ least: 0, most: Math.min(2, action.view.cpDrawn) });
    const keys = action.offers.map(({ do: word, piece, at, how }) => `${word} ${piece} ${at} ${how}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('undo takes back a step, and nothing beyond the dice', () => {
    const { table, update } = opened();
    const action = deploy(table, update);
    const turn = action.offers.find((offer) => offer.do === 'turn' && offer.piece === 3)!;
    const turned = table.say('marines', commandOf(turn), 'marines');
    expect(turned.ok && turned.update.undoable).toBe(1);
    expect(table.undo('marines').view.pieces[3]?.facing).toBe(action.view.pieces[3]?.facing);
    const shot = table.look('marines').offers.find((offer) => offer.do === 'fire');
    expect(shot).toBeDefined();
    const fired = table.say('marines', commandOf(shot!), 'marines');
    expect(fired.ok && fired.update.undoable).toBe(0);
    const before = table.save();
    table.undo('marines');
    expect(table.save()).toBe(before);
  });

  test('a saved game is taken up where it stood, and is a replay', () => {
    const { table, update } = opened();
    deploy(table, update);
    const save = table.save();
    const again = new TrialTable({ ...CONFIG, seed: 0, save });
    expect(again.look('marines').view).toEqual(table.look('marines').view);
    expect(again.save()).toBe(save);
    expect(framesOf(save).frames.at(-1)?.view.phase).toBe('marine-action');
  });

  test('a broken file is refused with what is wrong', () => {
    expect(() => new TrialTable({ ...CONFIG, save: '{"format":' })).toThrow(/file/);
    const { table } = opened();
    const save = table.save().replace('"clock":"off"', '"clock":"fast"');
    expect(() => new TrialTable({ ...CONFIG, save })).toThrow(/clock: expected one of off, normal, novice/);
    const { scenario, ...rest } = JSON.parse(table.save()) as { scenario: Scenario };
    const withScenario = (change: Partial<Scenario>): string =>
      JSON.stringify({ ...rest, scenario: { ...scenario, ...change } });
    const waves = withScenario({ rules: [{ is: 'waves', turns: null as never }] });
    const bare = withScenario({ board: { levels: [], entries: [] } });
    for (const open of [(text: string) => new TrialTable({ ...CONFIG, save: text }), framesOf]) {
      expect(() => open(waves)).toThrow(/^scenario\.rules\[0\]\.turns: expected a list/);
      expect(() => open(bare)).toThrow(/^scenario: a board has at least one level/);
    }
  });

  test.each<[string, (save: Replay) => object]>([
    ['position', ({ position }) => ({ position: position.replace(/./, (digit) => (digit === '0' ? '1' : '0')) })],
    ['seed', ({ seed }) => ({ seed: Number(seed) + 1 })],
    ['opening', ({ opening }) => ({ opening: opening.map((kind) => (kind + 1) % 3) })],
    ['dice', ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, drawn: [...entry.drawn, 1] })) })],
  ])('a file whose %s was changed is refused', (_, change) => {
    const { table, update } = opened();
    deploy(table, update);
    const save = JSON.parse(table.save()) as Replay;
    const changed = JSON.stringify({ ...save, ...change(save) });
    expect(() => new TrialTable({ ...CONFIG, save: changed })).toThrow(FileError);
  });

  test('why: a refusal names the rule and changes nothing', () => {
    const { table, update } = opened();
    deploy(table, update);
    const before = table.save();
    const sideways = table.look('marines').view.pieces[4]!;
    expect(table.place.why('marines', { do: 'move', piece: 4, at: sideways.square + 1, how: 0, cp: 0 })?.rule).toBe(
      'C8.6',
    );
    expect(table.save()).toBe(before);
  });
});

describe('C20  looking back', () => {
  const valuesIn = ({ frames }: ReplayFrames): number[] =>
    frames.flatMap(({ view }) => view.aliens.map((id) => view.pieces[id]!.value)).filter((value) => value > 0);
  const secretsIn = ({ frames }: ReplayFrames): Set<Side> =>
    new Set(frames.flatMap(({ events }) => events.flatMap(({ secret }) => secret?.for ?? [])));
  const countersIn = ({ frames }: ReplayFrames): number[] =>
    frames.map(({ view }) => view.cpDrawn).filter((cp) => cp > 0);

  /** The first turn of a game, with others in the seats. */
  const begun = (sides: GameConfig['sides'], isOver = false): ReplayFrames => {
    const { table, update } = opened();
    deploy(table, update);
    if (isOver) table.say('marines', { do: 'resign', piece: -1, at: -1, how: 0, cp: 0 }, 'marines');
    return framesOf(JSON.stringify({ ...(JSON.parse(table.save()) as Replay), sides }));
  };

  test('a game that is over hides nothing', () => {
    const over = begun({ marines: 'person', aliens: 'person' }, true);
    expect(over.winner).toBe('aliens');
    expect(valuesIn(over).length).toBeGreaterThan(0);
    expect(countersIn(over).length).toBeGreaterThan(0);
    expect(secretsIn(over)).toEqual(new Set(['marines', 'aliens']));
  });

  test('a running game shows a person what his side knows', () => {
    const marines = begun({ marines: 'person', aliens: 'alien-random' });
    expect(valuesIn(marines)).toEqual([]);
    expect(countersIn(marines).length).toBeGreaterThan(0);
    expect(secretsIn(marines)).toEqual(new Set(['marines']));
    const aliens = begun({ marines: 'marine-random', aliens: 'person' });
    expect(valuesIn(aliens).length).toBeGreaterThan(0);
    expect(countersIn(aliens)).toEqual([]);
    expect(secretsIn(aliens)).toEqual(new Set(['aliens']));
  });

  test('a running game of two people shows what both know', () => {
    const both = begun({ marines: 'person', aliens: 'person' });
    expect(valuesIn(both)).toEqual([]);
    expect(countersIn(both)).toEqual([]);
    expect(secretsIn(both)).toEqual(new Set());
  });
});

describe('odds', () => {
  const near = (value: number): unknown => expect.closeTo(value, 10);

  test('C12.1, C12.2  a storm bolter hits on 6 with either die, then on 5', () => {
    const { table, update } = opened();
    const action = deploy(table, update);
    const shot = action.offers.find((offer) => offer.do === 'fire' && offer.piece === 3)!;
    const side: Side = 'marines';
    const [odds] = table.place.odds(side, [commandOf(shot)]);
    expect(odds).toMatchObject({ kill: near(11 / 36), death: 0, dice: 2 });
    const said = table.say(side, commandOf(shot), side);
    if (!said.ok || said.update.events.some(({ is }) => is === 'door-destroyed')) return;
    const again = said.update.offers.find(
      ({ do: word, piece, at }) => word === 'fire' && piece === 3 && at === shot.at,
    )!;
    expect(table.place.odds(side, [commandOf(again)])[0]).toMatchObject({ kill: near(20 / 36) });
  });

  test('what rolls no dice has no odds', () => {
    const { table, update } = opened();
    const action = deploy(table, update);
    const turn = action.offers.find((offer) => offer.do === 'turn')!;
    expect(table.place.odds('marines', [commandOf(turn)])).toEqual([null]);
  });
});

describe('walks', () => {
  test('C8, C9  the cheapest way, turns included, no farther than the points go', () => {
    const { table, update } = opened();
    const action = deploy(table, update);
    const walks = table.place.walks('marines', 0);
    expect(walks.length).toBeGreaterThan(3);
    for (const walk of walks) {
      expect(walk.steps.reduce((sum, step) => sum + step.cost, 0)).toBe(walk.cost);
      expect(walk.cost).toBeLessThanOrEqual(4 + action.view.cpDrawn);
    }
    const offered = action.offers.filter((offer) => offer.do === 'move' && offer.piece === 0 && offer.how === 0);
    for (const { at, cost } of offered) expect(walks.find((walk) => walk.at === at)!.cost).toBeLessThanOrEqual(cost);
  });

  test('nobody else’s pieces are planned for', () => {
    const { table, update } = opened();
    deploy(table, update);
    expect(() => table.place.walks('aliens', 0)).toThrow(NotYourSeat);
    const alien = table.look('marines').view.aliens[0]!;
    expect(table.place.walks('marines', alien)).toEqual([]);
  });
});

test('C14.3  a move and its shot: whom one could hit from the next square, and how well', () => {
  const table = new TrialTable({
    scenario: {
      ...PROVING_GROUND,
      deployment: [],
      startingBlips: 0,
      pieces: [
        { is: 'marine', at: [7, 8], faces: 1 },
        { is: 'genestealer', at: [12, 8], faces: 3 },
      ],
    },
    seed: 1,
    sides: { marines: 'person', aliens: 'person' },
    clock: 'off',
  });
  const { update } = table.open('marines');
  const moves = update.offers.filter((offer) => offer.do === 'move' && offer.how === 1);
  const shots = table.place.shots(
    'marines',
    moves.map((offer) => commandOf(offer)),
  );
  const ahead = shots.find((list) => list.length > 0)!;
  expect(ahead).toHaveLength(1);
  expect(ahead[0]!.kill).toBeCloseTo(11 / 36, 9);
  expect(table.look('marines').length).toBe(0);
});
