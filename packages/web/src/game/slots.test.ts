/** The places of the bar stay all through a turn, hold everything that can be done, and know why the rest cannot. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { loadWords, wordsOf } from '@sensorium/content/words';
import type { Piece, Scenario, Side } from '@sensorium/engine';
import { TrialTable } from '@sensorium/host/testing';
import { describe, expect, test } from 'vitest';
import { commandOf, type Update } from '../engine/protocol.ts';
import { actionsOf } from './actions.ts';
import { greySlots, isGroup, placesOf, type Place } from './slots.ts';
import { contextOf } from './testing.ts';

await Promise.all(['en', 'fr'].map((language) => loadWords(language, ['rules', 'table'])));

const HALL: readonly string[] = [
  '############',
  '#....+.....#',
  '#....#.....#',
  '#....+.....#',
  '#....#.....#',
  '############',
];
const ARSENAL: Scenario = {
  id: 'hall',
  modules: ['core', 'arsenal'],
  options: {},
  board: {
    levels: [{ floor: HALL, sections: HALL.map((row) => Array.from(row, (_, x) => (x < 5 ? 'A' : 'B')).join('')) }],
    entries: [{ id: 'east', squares: [{ at: [10, 2], side: 1 }] }],
  },
  features: [
    { at: [5, 1], is: 'open-door' },
    { at: [5, 3], is: 'closed-door' },
  ],
  burning: [],
  pieces: [
    { is: 'scout-sergeant', at: [4, 1], faces: 1 },
    { is: 'librarian-terminator', at: [3, 2], faces: 1 },
    { is: 'scout', gear: ['sniper-rifle'], at: [3, 1], faces: 1 },
    { is: 'aggressor', at: [7, 4], faces: 1 },
    { is: 'bladeguard-veteran', at: [6, 1], faces: 1 },
    { is: 'hellblaster', at: [2, 4], faces: 1 },
    { is: 'genestealer', at: [7, 1], faces: 3 },
    { is: 'alpha', at: [9, 2], faces: 3 },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 2,
  novice: false,
  rules: [],
};

const SCENARIOS: readonly (readonly [string, Scenario])[] = [
  ...MISSIONS.map((mission) => [mission.id, toScenario(mission)] as const),
  ['chapter A', ARSENAL],
];

/** A small generator, so that every run plays the same games. */
const diced = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * limit);
  };
};

type Look = (table: TrialTable, update: Update, side: Side) => void;

/** A random game, looked at before every command by the one who decides. */
const playOut = (scenario: Scenario, commands: number, look: Look): void => {
  const table = new TrialTable({ scenario, seed: 5, sides: { marines: 'person', aliens: 'person' }, clock: 'off' });
  const pick = diced(9);
  for (let n = 0; n < commands; n++) {
    const side = table.look('marines').pending?.side;
    if (side === undefined) return;
    const update = table.look(side);
    look(table, update, side);
    const offers = update.offers.filter(({ do: word }) => word !== 'resign' && word !== 'agree-draw');
    const words = [...new Set(offers.map(({ do: word }) => word))].filter((word) => word !== 'end' || pick(4) === 0);
    const word = words[pick(words.length)] ?? 'end';
    const uses = offers.filter((offer) => offer.do === word);
    const said = table.say(side, commandOf(uses[pick(uses.length)]!), side);
    if (!said.ok) throw new Error(`${said.why.rule} ${word}`);
  }
};

/** The places by name: what is in a group may come and go, the group does not. */
const named = (places: readonly Place[]): string =>
  places.map((place) => (isGroup(place) ? `(${place.word})` : `${place.id} ${place.word}`)).join(', ');

const ownPieces = ({ view }: Update, side: Side): number[] =>
  view[side].filter((id) => (view.pieces[id]!.square >= 0 || view.pieces[id]!.area >= 0) && view.pieces[id] !== null);

test('a place that does more than its verb has a help of its own', () => {
  const [, scenario] = SCENARIOS[0]!;
  const ways = new Map<string, string>();
  playOut(scenario, 20, (table, update, side) => {
    if (side !== 'marines' || update.pending?.decision !== 'action') return;
    for (const selected of ownPieces(update, side)) {
      const context = contextOf(table.dossier(), update, { selected });
      for (const place of placesOf(context, actionsOf(context), () => true))
        if (!isGroup(place) && place.way !== null) ways.set(place.word, place.way);
    }
  });
  expect(ways.get('move-and-fire')).toBe('move-and-fire');
  expect([...ways.values()]).toContain('burn');
});

describe.each(SCENARIOS)('%s', (_, scenario) => {
  test('every place stays, everything possible has one, and everything else has its reason', () => {
    const known = new Map<string, string>();
    const moved = new Set<string>();
    const homeless = new Set<string>();
    const unexplained = new Set<string>();
    const { en, fr } = { en: wordsOf('en', 'rules').refusals, fr: wordsOf('fr', 'rules').refusals };
    playOut(scenario, 140, (table, update, side) => {
      if (update.pending?.decision !== 'action') return;
      for (const selected of ownPieces(update, side)) {
        const context = contextOf(table.dossier(), update, { selected });
        const actions = actionsOf(context);
        const places = placesOf(context, actions, (piece: Piece) => piece.side === side);
        const now = named(places);
        const who = `${update.view.turn} ${selected} ${update.view.pieces[selected]!.profile}`;
        if ((known.get(who) ?? now) !== now) moved.add(`${known.get(who)} → ${now}`);
        known.set(who, now);
        const held = places.flatMap((place) => (isGroup(place) ? place.slots : [place])).map(({ action }) => action);
        for (const action of actions)
          if (held.filter((other) => other === action).length !== 1) homeless.add(`${action.id} ${action.word}`);
        for (const { wanted, id } of greySlots(places)) {
          const why = table.place.why(side, wanted);
          const isTold = why !== null && en[why.reason] !== undefined && fr[why.reason] !== undefined;
          if (!isTold || /no-such|malformed/.test(why.reason)) unexplained.add(`${id} ${wanted.do}: ${why?.reason}`);
        }
      }
    });
    expect([...moved]).toEqual([]);
    expect([...homeless]).toEqual([]);
    expect([...unexplained]).toEqual([]);
  });
});
