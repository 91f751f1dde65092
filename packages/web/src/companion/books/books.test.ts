import { expect, test } from 'vitest';
import { FRESH, counted, marinesOf, nextTurn, readBooks, weaponOf, withMarine, withTime } from './books.ts';

const ROSTER = {
  squads: [
    {
      squad: 'A',
      badge: null,
      members: [
        {
          piece: 0,
          name: 'Lame Bear',
          rank: 'marine',
          weapons: ['assault-cannon'],
          ammunition: { 'assault-cannon': 10 },
          spares: { 'assault-cannon': { atStart: 1, left: 1 } },
          psi: 4,
          level: 1,
          status: 'in play' as const,
        },
      ],
    },
  ],
  kills: 0,
  blipsUsed: 0,
};

test('D15.1  a roster becomes sheets with everything that runs out', () => {
  const [marine] = marinesOf(ROSTER);
  expect(marine!.counters).toEqual([
    { id: 'assault-cannon', left: 10 },
    { id: 'spare:assault-cannon', left: 1 },
    { id: 'psi', left: 4 },
  ]);
  expect(weaponOf('spare:assault-cannon')).toBe('assault-cannon');
  expect(counted(marine!, 'psi', -9)[2]).toEqual({ id: 'psi', left: 0 });
});

test('C13.1  the next turn ends overwatch, gives full time, and takes the command points', () => {
  const books = withMarine({ ...FRESH, marines: marinesOf(ROSTER), points: 3, left: 5 }, 0, { status: 'overwatch' });
  expect(nextTurn(books)).toMatchObject({ turn: 2, points: 0, left: FRESH.allowed, marines: [{ status: 'play' }] });
});

test('C4.4  a turn never has less than its least time', () => {
  let books = FRESH;
  for (let i = 0; i < 20; i++) books = withTime(books, -1);
  expect(books.allowed).toBeGreaterThan(0);
  expect(withTime(books, 1).allowed).toBe(books.allowed + 30);
});

test('what is no book begins anew', () => {
  expect(readBooks('{"turn":"x"}')).toBe(FRESH);
  expect(readBooks('no json')).toBe(FRESH);
  expect(readBooks(JSON.stringify({ ...FRESH, turn: 4 })).turn).toBe(4);
});
