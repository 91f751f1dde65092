import { expect, test } from 'vitest';
import {
  PLAYERS,
  PlayerError,
  addPlayer,
  createPlayer,
  everyPlayer,
  playerEntry,
  type PlayerEntry,
} from './registry.ts';

const GUEST: PlayerEntry = {
  id: 'alien-guest',
  side: 'aliens',
  kind: 'bot',
  description: 'from outside',
  create: (settings) => ({ ...createPlayer('alien-random', settings), id: 'alien-guest' }),
};

test('S9.2  a player from outside is known by its id once it is added, and adding it again changes nothing', () => {
  expect(() => playerEntry(GUEST.id)).toThrow(PlayerError);
  addPlayer(GUEST);
  addPlayer(GUEST);
  expect(everyPlayer()).toEqual([...PLAYERS, GUEST]);
  expect(createPlayer(GUEST.id, { seed: 1 }).id).toBe(GUEST.id);
});

test('S9.2  two players of one id are refused', () => {
  expect(() => addPlayer({ ...GUEST, id: 'marine-drill' })).toThrow("there is a player 'marine-drill' already");
});
