/** Harm asks: no plain click harms a thing or one's own side, whatever it is, near or far, in every chapter. */
import { MISSIONS, toScenario } from '@sensorium/content';
import type { PiecePlan, Scenario, TerrainId } from '@sensorium/engine';
import { TrialTable } from '@sensorium/host/testing';
import { describe, expect, test } from 'vitest';
import { commandOf, type Offer } from '../engine/protocol.ts';
import { intentAt, pieceOn, type Context, type Intent } from './controls.ts';
import { nextDeployment } from './deployAll.ts';
import { lookOfWord } from './looks/wordLooks.ts';
import { contextOf } from './testing.ts';

const WIDTH = 9;
/** One corridor above another, wide enough to stand beside things. */
const LEVEL = {
  floor: ['#########', '#.......#', '#.......#', '#########'],
  sections: ['         ', ' AAAAAAA ', ' AAAAAAA ', '         '],
};
const EAST = 1;
const UPPER = 1;
/** Where a thing stands from a figure at 2. */
const NEAR = 3;
const FAR = 5;

const SQUADS: Readonly<Record<string, readonly Pick<PiecePlan, 'is' | 'gear'>[]>> = {
  core: [{ is: 'sergeant' }, { is: 'marine' }, { is: 'flamer-marine' }],
  deathwing: [
    { is: 'marine', gear: ['storm-bolter', 'chainfist'] },
    { is: 'marine', gear: ['assault-cannon', 'power-fist'] },
    { is: 'captain' },
  ],
  arsenal: [{ is: 'intercessor' }, { is: 'aggressor' }, { is: 'scout-sergeant' }, { is: 'terminator' }],
};
const MODULES: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  deathwing: ['core', 'deathwing'],
  arsenal: ['core', 'deathwing', 'arsenal'],
};

const tableWith = (chapter: string, squad: Pick<PiecePlan, 'is' | 'gear'>, things: Scenario['features']): TrialTable =>
  new TrialTable({
    scenario: {
      id: 'things',
      modules: MODULES[chapter]!,
      options: {},
      board: {
        levels: chapter === 'core' ? [LEVEL] : [LEVEL, LEVEL],
        entries: [{ id: 'east', squares: [{ at: [7, 1], side: EAST }] }],
      },
      features: things,
      burning: [],
      pieces: [
        { ...squad, squad: 'red', at: [2, 1, chapter === 'core' ? 0 : UPPER], faces: EAST },
        { is: 'marine', squad: 'red', at: [5, 2, chapter === 'core' ? 0 : UPPER], faces: EAST },
      ],
      deployment: [],
      startingBlips: 0,
      reinforcements: 0,
      novice: false,
      rules: [],
    },
    seed: 3,
    sides: { marines: 'person', aliens: 'alien-random' },
    clock: 'off',
  });

const harms = ({ do: word }: Offer): boolean => lookOfWord(word).does === 'harm';
const isEnemyOn = ({ board, view }: Context, square: number): boolean =>
  view.pieces[pieceOn(board, view, square)]?.side === 'aliens';
/** A harm that a plain click does, or puts before a use. */
const isHarmful = (intent: Intent): boolean =>
  intent.is === 'say'
    ? harms(intent.offer)
    : intent.is === 'ask' && intent.offers.some(harms) && !intent.offers.every(harms);

/** Squares where a plain click of somebody does harm, with what it says. */
const harmed = (host: TrialTable): string[] => {
  const update = host.look('marines');
  return update.view.marines.flatMap((selected) => {
    const context = contextOf(host.dossier(), update, { selected }, host.place.walks('marines', selected));
    return Array.from({ length: context.board.size }, (_, square) => square).flatMap((square) => {
      const intent = intentAt(context, square);
      return !isEnemyOn(context, square) && isHarmful(intent)
        ? [`${selected} at ${square}: ${JSON.stringify(intent)}`]
        : [];
    });
  });
};

/** D17.20: what belongs to a chute stands in a section of its own shape, which the missions have. */
const OF_A_CHUTE: readonly TerrainId[] = ['disposal-chute', 'outer-door', 'open-chute'];

describe.each(Object.keys(MODULES))('chapter %s', (chapter) => {
  const level = chapter === 'core' ? 0 : UPPER;
  const things = tableWith(chapter, SQUADS[chapter]![0]!, [])
    .dossier()
    .terrain.map(({ id }) => id)
    .filter((id) => id !== 'floor' && !OF_A_CHUTE.includes(id));
  test.each(things)('%s', (is) => {
    for (const squad of SQUADS[chapter]!)
      for (const x of [NEAR, FAR]) expect(harmed(tableWith(chapter, squad, [{ is, at: [x, 1, level] }]))).toEqual([]);
  });
});

test.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s, as it is deployed', (_, mission) => {
  const host = new TrialTable({
    scenario: toScenario(mission),
    seed: 1,
    sides: { marines: 'person', aliens: 'alien-random' },
    clock: 'off',
  });
  for (;;) {
    const { offers, pending } = host.look('marines');
    if (pending?.decision === 'action' && pending.side === 'marines') break;
    if (pending?.side === 'aliens') host.play('marines');
    else host.say('marines', commandOf(nextDeployment(host.dossier(), offers) ?? offers[0]!), 'marines');
  }
  expect(harmed(host)).toEqual([]);
});

test('what can only be harmed is a list, also where it is one thing; a ladder is stepped on', () => {
  const intentOf = (is: TerrainId, x: number): Intent => {
    const host = tableWith('deathwing', { is: 'marine' }, [{ is, at: [x, 1, UPPER] }]);
    const context = contextOf(host.dossier(), host.look('marines'), { selected: 0 }, host.place.walks('marines', 0));
    return intentAt(context, WIDTH * LEVEL.floor.length * UPPER + WIDTH + x);
  };
  expect(intentOf('closed-door', FAR)).toMatchObject({ is: 'ask', offers: [{ do: 'fire' }] });
  expect(intentOf('closed-door', NEAR)).toMatchObject({ is: 'say', offer: { do: 'open' } });
  expect(intentOf('crate', NEAR)).toMatchObject({ is: 'ask', offers: [{ do: 'attack' }, { do: 'fire' }] });
  expect(intentOf('ladder', NEAR)).toMatchObject({ is: 'walk', walk: { steps: [{ do: 'move' }] } });
});
