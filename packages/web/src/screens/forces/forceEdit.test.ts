import { buyForce, checkForce, emptySquad, membersOf } from '@sensorium/expedition/forces';
import { expect, test } from 'vitest';
import {
  addSquad,
  changeMember,
  changeSquad,
  minutes,
  named,
  offersFor,
  removeSquad,
  takeBack,
  withWeapon,
} from './forceEdit.ts';

test('squads come and go', () => {
  const one = addSquad({ name: 'x', time: 0, squads: [] }, 'squad-recon');
  const two = addSquad(one, 'squad-heavy');
  expect(two.squads.map(({ type }) => type)).toEqual(['squad-recon', 'squad-heavy']);
  expect(removeSquad(two, 0).squads.map(({ type }) => type)).toEqual(['squad-heavy']);
});

test('D16.10  everything offered to a member can be bought, and taken back', () => {
  const recon = emptySquad('squad-recon');
  const offers = offersFor('squad-recon', 0, recon.members[0]!);
  expect(offers.map(({ purchase }) => purchase.option)).toEqual(['opt-sword']);
  const armed = changeMember(recon, 0, (member) => ({ ...member, options: [offers[0]!.purchase] }));
  expect(checkForce({ name: 'x', time: 0, squads: [armed] }, 50)).toEqual([]);
  expect(offersFor('squad-recon', 0, armed.members[0]!)).toEqual([]);
  expect(takeBack(armed.members[0]!, 0).options).toEqual([]);
  expect(offersFor('squad-recon', 1, recon.members[1]!).map(({ purchase }) => purchase.as)).toEqual([
    'thunder-hammer',
    'lightning-claws',
  ]);
});

test('D16.8  another heavy weapon drops what was bought for the old one', () => {
  const bought = { weapon: 'heavy-flamer', options: [{ option: 'opt-flamer-charge' }] } as const;
  const list = changeSquad(buyForce(10, 'x'), 0, (squad) =>
    changeMember(squad, 1, () => withWeapon(bought, 'assault-cannon')),
  );
  expect(membersOf(list.squads[0]!)[1]!.gear).toContain('assault-cannon');
  expect(checkForce(list, 50)).toEqual([]);
});

test('an empty name is no name', () => {
  expect(named({ options: [], name: 'Odo' }, 'name', '')).toEqual({ options: [] });
  expect(named({ options: [] }, 'name', 'Odo')).toEqual({ options: [], name: 'Odo' });
  expect(minutes(150)).toBe('2:30');
});
