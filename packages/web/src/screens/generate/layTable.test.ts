import { expect, test } from 'vitest';
import { layingTurn, legalPlacements, missionCalled, missionOf } from '@sensorium/expedition';
import {
  attachAt,
  beginTable,
  finishTable,
  heldTile,
  holdOver,
  layHeld,
  missionName,
  turnHeld,
  whyNot,
  waitsForSides,
  withSides,
  type OrderedTable,
} from './layTable.ts';

const layNext = (table: OrderedTable): OrderedTable => layHeld(holdOver(table, legalPlacements(table.laying)[0]!.cell));

test('D19.3  two people lay eight tiles in turn, then the corridors', () => {
  let table = beginTable('two', 5, 'scn-recon');
  const first = layingTurn(table.laying)!;
  for (let tile = 0; tile < 8; tile++) table = layNext(table);
  expect(table.laying.layout).toHaveLength(8);
  expect(first.step).toBe('tiles');
  expect(layingTurn(table.laying)).toEqual({ step: 'corridors', side: 'marines' });
});

test('against a program every choice that waits is the person’s', () => {
  let table = beginTable('bot', 8, 'scn-raid');
  for (let tile = 0; table.laying.step === 'tiles'; tile++) {
    expect(layingTurn(table.laying)).toEqual({ step: 'tiles', seat: 0 });
    table = layNext(table);
  }
  expect(layingTurn(table.laying)).toEqual({ step: 'corridors', side: 'marines' });
});

test('a tile is held the way round that fits, and says why another does not', () => {
  let table = layNext(beginTable('two', 3, 'scn-recon'));
  const [way] = legalPlacements(table.laying);
  table = holdOver(table, way!.cell);
  expect(whyNot(table)).toBe(null);
  const refusals = [0, 1, 2, 3].map(() => {
    table = turnHeld(table);
    return whyNot(table)?.rule ?? 'fits';
  });
  expect(refusals).toContain('fits');
  table = holdOver(table, table.laying.layout[0]!.cell);
  expect(whyNot(table)).toEqual({ rule: 'D19.4', reason: 'tile-overlaps' });
  expect(layHeld(table)).toBe(table);
  expect(heldTile(beginTable('two', 3, null))).toBe(null);
});

test('the finished board is a mission by its name', () => {
  const byLot = beginTable('lot', 21, 'scn-escape');
  expect(missionName(byLot)).toBe('generated:scn-escape:21');
  const byHand = finishTable(attachAt(layNext(beginTable('two', 21, 'scn-escape')), { cell: [0, 0], edge: 0 }));
  expect(missionCalled(missionName(byHand))).toEqual(missionOf(byHand.laying));
});

test('D19.1  with bids the table waits after the tiles, then the alien player adds tile 10, the marine player the corridors', () => {
  const waiting = finishTable(beginTable('bot', 9, 'scn-raid', true));
  expect(waitsForSides(waiting)).toBe(true);
  expect(waiting.laying.step).toBe('control-room');
  const asMarines = withSides(waiting, { marines: 'person', aliens: 'diceroller-2' });
  expect(layingTurn(asMarines.laying)).toEqual({ step: 'corridors', side: 'marines' });
  const asAliens = withSides(waiting, { marines: 'marine-drill', aliens: 'person' });
  expect(layingTurn(asAliens.laying)).toEqual({ step: 'control-room', side: 'aliens' });
  expect(layNext(asAliens).laying.step).toBe('finished');
  expect(waitsForSides(asAliens)).toBe(false);
});

test('bids do not change a board that is laid by lot', () => {
  const waiting = beginTable('lot', 21, 'scn-escape', true);
  expect(waitsForSides(waiting)).toBe(true);
  const finished = withSides(waiting, { marines: 'person', aliens: 'person' });
  expect(missionOf(finished.laying)).toEqual(missionOf(beginTable('lot', 21, 'scn-escape').laying));
});
