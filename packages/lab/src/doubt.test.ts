import { expect, test } from 'vitest';
import type { Book, Measurement } from './book.ts';
import { cellsToPlay } from './doubt.ts';
import { REQUIRED, cellId, cellsOf, listed, presentVersion, wantedCells, type CellName } from './grid.ts';
import { bothBehaviours } from './behaviour.ts';
import type { GameLine } from './records.ts';

const measurement = (cell: CellName, fields: Partial<Measurement> = {}): Measurement => ({
  ...cell,
  ...presentVersion(cell)!,
  games: 100,
  wins: 0,
  draws: 0,
  unfinished: 0,
  turns: 0,
  losses: 0,
  kills: 0,
  met: 0,
  metSoon: 0,
  metTurns: 0,
  milliseconds: null,
  hash: '',
  ...fields,
});

const cells = wantedCells();

/** Everything measured, and every contest on the same games. */
const full: Book = {
  measurements: cells.map((cell) => measurement(cell)),
  paired: REQUIRED.map((rivals) => ({
    ...rivals,
    low: 0,
    high: 0,
    missions: listed().map((mission) => {
      const [first, second] = cellsOf(rivals, mission).map((cell) => presentVersion(cell)!);
      return {
        ...mission,
        games: 100,
        first: 0,
        second: 0,
        behaviour: bothBehaviours(first!.behaviour, second!.behaviour),
        scenario: [...new Set([first!.scenario, second!.scenario])].join(' '),
      };
    }),
  })),
};

const own = cells.filter(({ mission }) => mission === 'first-steps').map((cell) => measurement(cell));
const withOwn = (...changed: readonly Measurement[]): Book => ({
  ...full,
  measurements: [...full.measurements.filter(({ mission }) => mission !== 'first-steps'), ...changed],
});
const idsOf = (book: Book, lines: readonly GameLine[] = []): string[] => cellsToPlay(book, lines).map(cellId);

test('S9.17  where everything is of the present version and of a hundred games, nothing is to be played', () => {
  expect(idsOf(full)).toEqual([]);
});

test('S9.24  what nobody has measured comes first, then the widest interval of what is older or too little', () => {
  const [absent, narrow, few, wide, ...good] = own;
  const book = withOwn(
    { ...narrow!, behaviour: 'core 0' },
    { ...few!, games: 30 },
    { ...wide!, wins: 50, games: 101, scenario: '0' },
    ...good,
  );
  expect(idsOf(book)).toEqual([absent, wide, few, narrow].map((cell) => cellId(cell!)));
});

test('S9.24  what was begun is finished first; what is finished is not played again', () => {
  const [absent, begun, done, ...good] = own.map((one, i) => (i < 3 ? { ...one, behaviour: 'core 0' } : one));
  const games = (cell: CellName, count: number): GameLine[] =>
    Array.from({ length: count }, (_, i) => ({ ...cell, seed: i + 1 }) as GameLine);
  const lines = [...games(begun!, 7), ...games(done!, 100)];
  expect(idsOf(withOwn(begun!, done!, ...good), lines)).toEqual([cellId(begun!), cellId(absent!)]);
});

test('S9.24  of cells that are equally doubtful the quick ones come first', () => {
  const older = (mission: string, aliens: string) => (one: Measurement) =>
    one.mission === mission && one.marines === 'marine-drill' && one.aliens === aliens;
  const slow = full.measurements.find(older('first-steps', 'alien-hunter-1'))!;
  const quick = full.measurements.find(older('twin-locks', 'diceroller-1'))!;
  const measurements = full.measurements.map((one) =>
    one === slow || one === quick ? { ...one, behaviour: 'core 0' } : one,
  );
  expect(idsOf({ ...full, measurements })).toEqual([cellId(quick), cellId(slow)]);
});

test('S9.18  a comparison that is older wants the games of both rivals', () => {
  const [contest, ...others] = full.paired;
  const [mission, ...missions] = contest!.missions;
  const older = { ...contest!, missions: [{ ...mission!, behaviour: 'core 0' }, ...missions] };
  expect(idsOf({ ...full, paired: [older, ...others] })).toEqual(
    cellsOf(contest!, mission!).map(cellId).toSorted().reverse(),
  );
});
