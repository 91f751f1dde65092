import { Table, type Scenario } from '@sensorium/engine';
import { SECOND_COUNTER, forTwoPlayers, setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { playScript } from '../../testing/corridor.ts';
import { checkSeats } from './seats.ts';

const [EAST, WEST] = [1, 3];
const floor = ['####################', '#..................#', '#..................#', '####################'];

/** A3.10: two squads of eight before a genestealer. */
const TWO_SQUADS: Scenario = forTwoPlayers({
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
    ...Array.from({ length: 16 }, (_, i) => ({
      is: 'tactical-marine',
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

/** The first marine action phase, with those counters. */
const tableWith = (first: number, second: number): Table => {
  const table = new Table(setupFor(TWO_SQUADS), { seed: 2 });
  const { state } = table.game;
  expect(state.phase).toBe('marine-action');
  state.cpDrawn = first;
  state.memory = { ...state.memory, [SECOND_COUNTER]: second };
  return table;
};

const three = { second: 'person' } as const;

test('A3.12 three people at one keyboard: each marine player is handed it, and orders his own figures', async () => {
  const script = ['', '1 t n', '2 t n', 'over', '', '2 t n', '1 t s', 'end', '', 'end'];
  const { printed, table } = await playScript(tableWith(4, 2), script, three);
  expect(printed.filter((text) => text.startsWith('Pass the keyboard'))).toEqual([
    'Pass the keyboard to the first marine player and press Enter.',
    'Pass the keyboard to the second marine player and press Enter.',
    'Pass the keyboard to the alien player and press Enter.',
    'Pass the keyboard to the first marine player and press Enter.',
  ]);
  expect(table.entries.map(({ command }) => [command.do, command.piece])).toEqual([
    ['turn', 0],
    ['turn', 1],
    ['end', -1],
    ['end', -1],
  ]);
  expect(printed.join('\n')).toContain('A3.12');
});

test('C20.1 A3.12 a marine player reads the same whatever the other has drawn', async () => {
  const first = ['', '1 t n', '2 t n', 'log', 'board', 'undo', 'help'];
  const [one, other] = [
    await playScript(tableWith(4, 1), first, three),
    await playScript(tableWith(4, 6), first, three),
  ];
  expect(one.table.entries).toHaveLength(0);
  expect(other.printed).toEqual(one.printed);
  const second = ['', 'over', '', '2 t n', '1 t n', 'log', 'board'];
  const afterHandOver = (printed: readonly string[]): readonly string[] =>
    printed.slice(printed.findIndex((text) => text.includes('second marine player and press')));
  const seen = await Promise.all([1, 6].map((cp) => playScript(tableWith(cp, 3), second, three)));
  expect(afterHandOver(seen[0]!.printed).length).toBeGreaterThan(5);
  expect(afterHandOver(seen[1]!.printed)).toEqual(afterHandOver(seen[0]!.printed));
});

test('A3.10 a second marine player needs figures of his own', () => {
  const seats = { marines: 'person', 'marines-2': 'person', aliens: 'person' };
  const alone = { ...TWO_SQUADS, pieces: TWO_SQUADS.pieces.filter(({ player }) => player !== 2) };
  expect(() => checkSeats(seats, alone)).toThrow('A3.10');
  expect(() => checkSeats({ ...seats, 'marines-2': 'nobody' }, TWO_SQUADS)).toThrow("no player 'nobody'");
  expect(() => checkSeats(seats, TWO_SQUADS)).not.toThrow();
});
