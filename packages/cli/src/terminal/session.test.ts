import { describe, expect, test, vi } from 'vitest';
import { SIDES, Table, type State } from '@sensorium/engine';
import { seatBot } from '@sensorium/players';
import { TOO_LATE } from './console.ts';
import { findMission, setUp } from './missionFor.ts';
import { checkSeats } from './seats.ts';
import { CLEARED, corridorTable, playScript, toAlienPhase } from '../../testing/corridor.ts';

const withValues =
  (...values: number[]) =>
  (state: State): void => {
    state.aliens.forEach((id) => {
      const piece = state.pieces[id]!;
      if (piece.value > 0) state.pieces[id] = { ...piece, value: values.shift()! };
    });
  };

describe('what is printed for one side', () => {
  const orders = ['', '1', '', 'board', 'log', '1 m e', 'undo', '2 f 6,3', '1 f a', '?', 'sections', '2 ow', 'help'];

  test('C20.1: the marine player reads the same whatever lies under the blips', async () => {
    const one = await playScript(corridorTable(withValues(1, 3)), orders);
    const other = await playScript(corridorTable(withValues(3, 1)), orders);
    expect(one.table.entries).toHaveLength(1);
    expect(one.printed.join('\n')).toContain('b?');
    expect(other.printed).toEqual(one.printed);
  });

  test('C7.2, C20.3: the alien player, and the public screen, read the same whatever counter was drawn', async () => {
    const drawn =
      (cp: number) =>
      (state: State): void => {
        toAlienPhase(state);
        state.cpDrawn = cp;
      };
    const alienOrders = ['', 'a m w', '', '', 'board', 'log', 'a', 'm w', '', '', 'b convert'];
    const one = await playScript(corridorTable(drawn(1)), alienOrders);
    const other = await playScript(corridorTable(drawn(6)), alienOrders);
    expect(one.table.entries.map(({ command }) => command.do)).toEqual(['move', 'pass', 'move', 'pass', 'convert']);
    expect(other.printed).toEqual(one.printed);
  });

  test('before a screen is handed over it is cleared, and again when it has been', async () => {
    const { printed } = await playScript(corridorTable(), ['', 'end', '']);
    const handOvers = printed.flatMap((text, index) => (text.startsWith('Pass the keyboard to') ? [index] : []));
    expect(handOvers.map((index) => printed[index])).toEqual([
      'Pass the keyboard to the marine player and press Enter.',
      'Pass the keyboard to the alien player and press Enter.',
    ]);
    for (const index of handOvers) {
      expect(printed[index - 1]).toBe(CLEARED);
      expect(printed[index + 2]).toBe(CLEARED);
    }
  });

  test('a marine player who wants to answer takes the keyboard first', async () => {
    const { printed, table } = await playScript(corridorTable(toAlienPhase), ['', 'a m w', 'y', '', '1 f a']);
    expect(printed.filter((text) => text.startsWith('Pass the keyboard to the marine player'))).toHaveLength(1);
    expect(table.entries.at(-1)!.command).toMatchObject({ do: 'fire', cp: 1 });
  });
});

describe('alone against an automaton', () => {
  test('the aliens play by themselves, and the keyboard is never handed over', async () => {
    const mission = findMission('first-steps');
    const aliens = 'diceroller-1';
    const table = new Table(setUp(mission, false, [aliens]), { seed: 4 });
    const deploying = ['1 1,4 s', '2 1,3 s', '3 1,2 s'];
    const script = [...deploying, ...Array.from({ length: 12 }, () => 'end')];
    const { printed } = await playScript(table, script, { aliens });
    expect(table.entries.filter(({ by }) => by === 'aliens').length).toBeGreaterThan(3);
    expect(table.game.state.turn).toBeGreaterThan(1);
    expect(printed.some((text) => text.startsWith('Pass the keyboard'))).toBe(false);
    expect(printed.join('\n')).not.toContain('stands for');
    // S7.4: what it did, why, and both rules; lines of the screen are wrapped.
    expect(printed.join(' ').replace(/\s+/g, ' ')).toMatch(
      /lurks in entry \S+ The die says for which marine it is placed\. \(C18\.2, S1\.7\)/,
    );
  });

  test('a player that needs rules of its own cannot join a game begun without them', () => {
    const { scenario } = setUp(findMission('first-steps'), false);
    const person = { marines: 'person', aliens: 'person' };
    expect(() => checkSeats({ ...person, aliens: 'diceroller-1' }, scenario)).toThrow('Begin a new one');
    expect(() => checkSeats({ ...person, marines: 'diceroller-1' }, scenario)).toThrow('no player');
  });
});

test('S9.2  an illegal answer of a bot ends the session, says what it was, and the game is kept', async () => {
  const liar = seatBot('liar', 'aliens', { decide: () => ({ do: 'move', piece: 99, at: -1, how: 0, cp: 0 }) });
  const table = corridorTable();
  await expect(playScript(table, ['1 m e', 'end'], { stranger: liar })).rejects.toThrow(
    /^liar answered 'action' with .*99.* \(S9\.2\)\. Saved\. Go on later with: sensorium play --resume/,
  );
  expect(table.entries.map(({ by }) => by)).not.toContain('aliens');
});

describe('at the keyboard', () => {
  test('refusals come in words with the number of the rule, and change nothing', async () => {
    const { printed, table } = await playScript(corridorTable(), ['', '1 move 6,3', '1 a', '2 m e']);
    expect(table.entries).toEqual([]);
    expect(printed.join('\n')).toMatch(/a neighbouring square, .*\(C8\.1:/);
    expect(printed.join('\n')).toMatch(/occupied\. \(C8\.3:/);
  });

  test('a piece, then a number of its list; several orders in one line; undo', async () => {
    const { table } = await playScript(corridorTable(), ['', '1', '11', 'undo', '1 m e; m e; t n']);
    expect(table.entries.map(({ command }) => command.do)).toEqual(['move', 'move', 'turn']);
    expect(table.game.state.pieces[0]).toMatchObject({ ap: 1, facing: 0 });
  });

  test('a number up to ten is always a marine, also while another one is chosen', async () => {
    const { table, printed } = await playScript(corridorTable(), ['', '1', '2', '12']);
    expect(table.entries.map(({ command }) => command.piece)).toEqual([1]);
    expect(printed.join('\n')).toContain('flamer marine 2> ');
  });

  test('C2.6: the facing asked for in a deployment can be left with Enter, and what is none is told', async () => {
    const table = new Table(setUp(findMission('first-steps'), false), { seed: 4 });
    const { printed } = await playScript(table, ['', '1', '15', '', '15', 'up', '15', 's']);
    expect(printed.filter((text) => text.includes('is no '))).toEqual(['"up" is no facing. Type n, e, s or w.']);
    expect(table.entries.map(({ command }) => command)).toMatchObject([{ do: 'deploy', piece: 0, how: 2 }]);
  });

  test('a line of orders ends with the first that is refused', async () => {
    const { table } = await playScript(corridorTable(), ['', '1 m e; m n; m e']);
    expect(table.entries).toHaveLength(1);
  });

  test('an order is paid with command points when asked', async () => {
    const { table } = await playScript(corridorTable(), ['', '1 m e +1']);
    expect(table.game.state.cpSpent).toBe(1);
    expect(table.game.state.pieces[0]!.activation).toBe('ready');
  });

  test('command points are not spent by an order that does not say so', async () => {
    const { table, printed } = await playScript(corridorTable(), ['', '1 m e; t n; t s', '1 t e', '1 t e +1']);
    expect(table.entries).toHaveLength(4);
    expect(table.game.state.cpSpent).toBe(1);
    expect(printed).toContain('That takes 1 CP; add +1 if you mean it.');
  });

  test('rules are read from the codex', async () => {
    const { printed } = await playScript(corridorTable(), ['', 'rules C13.7', 'rules C99.9', "rules état d'alerte"]);
    expect(printed.some((text) => text.startsWith('C13.7 '))).toBe(true);
    expect(printed.join('\n')).toContain('neither a rule nor a term C99.9');
    expect(printed.some((text) => text.startsWith('overwatch (état d’alerte): ') && text.includes('C13.1 '))).toBe(
      true,
    );
  });

  test('save and record want a file; quitting says how to go on', async () => {
    const { printed, files } = await playScript(corridorTable(), ['', 'save', 'save a.json', 'record b.json', 'quit']);
    expect([...files]).toEqual([
      ['a.json', 'save'],
      ['b.json', 'record'],
    ]);
    expect(printed).toContain('Say where: save FILE');
    expect(printed.at(-1)).toContain('--resume');
  });

  test('resigning is asked twice, and ends the game', async () => {
    const cautious = await playScript(corridorTable(), ['', 'resign', 'no']);
    expect(cautious.table.game.state.winner).toBe('none');
    const { table, printed } = await playScript(corridorTable(), ['', 'resign', 'yes']);
    expect(table.game.state.winner).toBe('aliens');
    expect(printed.at(-1)).toBe('The alien player wins (C21.9).');
  });

  test('C4.6, C4.8: with a clock the marine player is told the time, and his turn ends when it is up', async () => {
    vi.useFakeTimers();
    const { printed, table } = await playScript(
      corridorTable(),
      ['', ...Array.from({ length: 6 }, (): typeof TOO_LATE => TOO_LATE)],
      {
        elapse: (milliseconds) => vi.advanceTimersByTime(milliseconds),
      },
    );
    vi.useRealTimers();
    expect(printed.flatMap((text) => /(\d+) seconds left/.exec(text)?.[1] ?? [])).toEqual([
      '120',
      '60',
      '45',
      '30',
      '15',
    ]);
    expect(table.entries.map(({ by, command }) => [by, command.do])).toEqual([['host', 'time-up']]);
    expect(table.game.state.phase).toBe('alien-action');
  });

  test('C4  a turn taken up again goes on with the time it had', async () => {
    vi.useFakeTimers();
    const { printed, table } = await playScript(corridorTable(), ['', TOO_LATE, TOO_LATE], {
      elapse: (milliseconds) => vi.advanceTimersByTime(milliseconds),
      kept: 20_000,
    });
    vi.useRealTimers();
    expect(printed.flatMap((text) => /(\d+) seconds left/.exec(text)?.[1] ?? [])).toEqual(['15']);
    expect(table.entries.map(({ by, command }) => [by, command.do])).toEqual([['host', 'time-up']]);
  });

  test.each(SIDES)('a whole game of single lines never throws: %s', async (side) => {
    const noise = [
      '0',
      '1',
      '99',
      'a',
      'zz',
      '1 1',
      'm',
      'n',
      '+1',
      ';',
      ';;',
      'f a',
      '1 f ,',
      '(1,1)',
      '\u0000',
      '?',
      ' ',
    ];
    const script = ['', ...noise, ...noise.map((text) => `1 ${text}`), ...noise.map((text) => `a ${text}`)];
    const { table } = await playScript(corridorTable(side === 'aliens' ? toAlienPhase : undefined), script);
    expect(table.game.state.winner).toBe('none');
  });
});

describe('asking about the board', () => {
  test('where, what, look and threats answer in words and change nothing', async () => {
    const { printed, table } = await playScript(corridorTable(), [
      '',
      'where a',
      'what 1',
      '1',
      'look g2',
      'threats',
      'quit',
    ]);
    const told = printed.join('\n');
    expect(told).toContain('Genestealer a: G2, corridor');
    expect(told).toMatch(/4 squares east of marine 1, in sight of marine 1/);
    expect(told).toMatch(/Marine 1: C2, corridor, faces east, 4 AP/);
    expect(told).toMatch(/can be done: fire 1\s+AP \d+/);
    expect(told).toContain('Entry area N: 1 alien lurks');
    expect(table.entries).toHaveLength(0);
  });

  test('in French by French words', async () => {
    const { printed } = await playScript(
      corridorTable(),
      ['', 'où a', 'voir f3', 'menaces', '1 tourner nord', 'quit'],
      {
        language: 'fr',
      },
    );
    const told = printed.join('\n');
    expect(told).toMatch(/Genestealer a\s: G2, couloir/);
    expect(told).toMatch(/F3, porte fermée, couloir, issues au nord et au sud/);
    expect(told).toMatch(/marine 1 pivote vers le nord/i);
  });

  test('who or what is not there is said to be so', async () => {
    const { printed } = await playScript(corridorTable(), ['', 'where q', 'look z40', 'quit']);
    expect(printed.join('\n')).toContain('Nobody here is called “q”');
    expect(printed.join('\n')).toContain('“z40” is no square');
  });
});
