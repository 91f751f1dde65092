import { expect, test } from 'vitest';
import { missionCalled } from '../catalogue.ts';
import { formatLaying, readLaying } from './code.ts';
import { beginLaying, finishByLot } from './laying.ts';
import { missionOf } from './mission.ts';

const LAID = finishByLot(beginLaying(12, 'scn-raid'));

test('a board goes through its line of text, and is a mission by that name', () => {
  const text = formatLaying(LAID);
  expect(text.length).toBeLessThan(160);
  expect(readLaying(text)).toMatchObject({ layout: LAID.layout, corridors: LAID.corridors, aliens: LAID.aliens });
  expect(missionCalled(text)).toEqual(missionOf(LAID));
});

const [, , , tiles, corridors] = formatLaying(LAID).split(':') as [string, string, string, string, string];

test.each([
  ['another word', `board:scn-raid:1:${tiles}:${corridors}`],
  ['no scenario', `laid:scn-none:1:${tiles}:${corridors}`],
  ['no die', `laid:scn-raid:7:${tiles}:${corridors}`],
  ['a tile twice', `laid:scn-raid:1:${tiles}_${tiles.split('_')[0]}:${corridors}`],
  ['tiles that do not join', `laid:scn-recon:1:3.0.0.0_4.5.5.0:0.0.N`],
  ['a corridor where none is open', `laid:scn-recon:1:3.0.0.0_4.1.0.0:0.0.E`],
  ['a corridor twice', `laid:scn-recon:1:3.0.0.0:0.0.N_0.0.N`],
  ['no control room', `laid:scn-raid:1:3.0.0.0:0.0.N_0.0.E`],
  ['something after it', `laid:scn-raid:1:${tiles}:${corridors}:x`],
  ['nothing', ''],
])('a line with %s is no board', (_, text) => {
  expect(readLaying(text)).toBe(null);
  expect(missionCalled(text)).toBe(null);
});
