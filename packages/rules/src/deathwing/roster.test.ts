import { command, createGame, pending, submit, type Game } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { setupOf, type Sketch } from '../../testing/scenarios.ts';
import { rosterOf } from './roster.ts';

const SQUADS: Sketch = {
  modules: ['deathwing'],
  options: { ambush: 'on', teleport: 'on' },
  board: ['##############', '#abcd........#', '##############'],
  pieces: {
    a: { is: 'captain', name: 'Cloud Runner', badge: 'a running horse', squad: '', faces: 'W' },
    b: { is: 'librarian', name: 'Wisdom Keeper', counts: { psi: 7 }, squad: '', faces: 'W' },
    c: { is: 'marine', gear: ['assault-cannon', 'power-fist'], name: 'Lame Bear', squad: 'second', faces: 'W' },
    d: { is: 'sergeant', name: 'Bloody Moon', squad: 'second', faces: 'W' },
  },
  entries: { e: [[12, 1, 'E']] },
  reinforcements: 2,
};

const begin = (sketch = SQUADS): Game => createGame(setupOf(sketch), { seed: 1 });

test('D15.1 one sheet a squad, called after its highest-ranking member unless it has a name', () => {
  const { squads } = rosterOf(begin());
  expect(squads.map(({ squad, badge, members }) => [squad, badge, members.map(({ name }) => name)])).toEqual([
    ['Cloud Runner', 'a running horse', ['Cloud Runner', 'Wisdom Keeper']],
    ['second', null, ['Lame Bear', 'Bloody Moon']],
  ]);
});

test('D15.1 a member has rank, weapons, ammunition, spares, psi points, level and status', () => {
  const [first, second] = rosterOf(begin()).squads;
  expect(first!.members).toMatchObject([
    { rank: 'captain', weapons: ['storm-bolter', 'power-sword', 'grenade-glove'], ammunition: { 'grenade-glove': 10 } },
    { rank: 'librarian', psi: 7, level: 1, status: 'in play' },
  ]);
  expect(second!.members[0]).toMatchObject({
    ammunition: { 'assault-cannon': 10 },
    spares: { 'assault-cannon': { atStart: 1, left: 1 } },
    psi: null,
  });
});

test('D15.1 the sheet follows what happens: reloading, teleporting', () => {
  const game = begin();
  expect(submit(game, 'marines', command('reload', 2))).toBeNull();
  expect(submit(game, 'marines', command('teleport', 3))).toBeNull();
  const [reloaded, teleported] = rosterOf(game).squads[1]!.members;
  expect(reloaded!.spares).toEqual({ 'assault-cannon': { atStart: 1, left: 0 } });
  expect(teleported!.status).toBe('teleported');
});

const endPhase = (game: Game): void => {
  expect(submit(game, pending(game)!.side, command('end'))).toBeNull();
};

test('D15.2 the sheet keeps the blips used; D12.7 ambush blips and blips given up for them are none', () => {
  const plain = begin();
  endPhase(plain);
  expect(submit(plain, 'aliens', command('pass'))).toBeNull();
  expect(rosterOf(plain)).toMatchObject({ blipsUsed: 2, kills: 0 });
  const sly = begin();
  endPhase(sly);
  expect(submit(sly, 'aliens', command('ambush'))).toBeNull();
  expect(rosterOf(sly).blipsUsed).toBe(1);
});

test('D12.7 a blip given up for an ambush counter does not count as used', () => {
  const game = begin({ ...SQUADS, reinforcements: 1 });
  endPhase(game);
  expect(submit(game, 'aliens', command('ambush'))).toBeNull();
  expect(rosterOf(game).blipsUsed).toBe(0);
});

test('D12.3 a mission’s allowance of ambush blips is kept', () => {
  const firstAsked = (count: number): string | undefined => {
    const game = begin({ ...SQUADS, rules: [{ is: 'ambush-allowance', count }] });
    endPhase(game);
    return pending(game)?.decision;
  };
  expect(firstAsked(0)).toBe('place-reinforcement');
  expect(firstAsked(1)).toBe('take-ambush');
});
