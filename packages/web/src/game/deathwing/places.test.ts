/** Every verb, decision and event of chapter D has its place on the screen: random games on two decks. */
import { loadWords } from '@sensorium/content/words';
import type { GameEvent, Scenario, Side } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { TrialTable } from '@sensorium/host/testing';
import { commandOf, type Dossier, type Offer, type Update } from '../../engine/protocol.ts';
import { actionsOf } from '../actions.ts';
import { boardOf } from '../board/model.ts';
import { intentAt } from '../controls.ts';
import { reachOf, targetsOf } from '../marks.ts';
import { applyEvent } from '../looks/events.ts';
import { stageOf, type Stage } from '../stage.ts';
import { contextOf } from '../testing.ts';
import { throwOf } from '../throws.ts';
import { gameWords } from '../gameWords.ts';

await Promise.all(['en', 'fr'].map((language) => loadWords(language, ['rules', 'table'])));
const [en, fr] = [gameWords('en'), gameWords('fr')] as const;

const FEATURES: Readonly<Record<string, string>> = {
  '+': 'closed-door',
  '=': 'bulkhead',
  '%': 'debris',
  '&': 'crate',
  $: 'cryo-tank',
  '*': 'trap',
  '^': 'ladder',
  o: 'disposal-chute',
  O: 'outer-door',
};

const LOWER = ['##########', '#....+...#', '#.%..#...#', '#....=.$.#', '#..&.#...#', '#....+...#', '#Ooo.#####'];
const UPPER = ['##########', '#.*..#...#', '#....+.*.#', '#...^#.%.#', '#....#.&.#', '#....+...#', '##########'];

const sectionsOf = (floor: readonly string[]): string[] =>
  floor.map((row, y) => Array.from(row, (_, x) => (y === 6 && x < 4 ? 'O' : x < 5 ? 'A' : 'B')).join(''));

const featuresOf = (floor: readonly string[], level: number): Scenario['features'] =>
  floor.flatMap((row, y) =>
    Array.from(row).flatMap((character, x) => {
      const is = FEATURES[character];
      return is === undefined ? [] : [{ at: level === 0 ? ([x, y] as const) : ([x, y, level] as const), is }];
    }),
  );

const DECKS: Scenario = {
  id: 'decks',
  modules: ['core', 'deathwing'],
  options: { ambush: 'on', secure: 'on', teleport: 'on', shield: 'parry' },
  board: {
    levels: [LOWER, UPPER].map((floor) => ({ floor, sections: sectionsOf(floor) })),
    entries: [
      { id: 'low', squares: [{ at: [8, 5], side: 2 }] },
      { id: 'high', squares: [{ at: [8, 1, 1], side: 1 }] },
    ],
  },
  features: [...featuresOf(LOWER, 0), ...featuresOf(UPPER, 1)],
  burning: [],
  pieces: [
    { is: 'captain', at: [1, 1, 1], faces: 1 },
    { is: 'librarian', at: [1, 2, 1], faces: 1, counts: { psi: 8 } },
    { is: 'marine', gear: ['assault-cannon', 'power-fist'], at: [1, 3, 1], faces: 1, counts: { 'cannon-fired': 9 } },
    { is: 'marine', gear: ['thunder-hammer', 'storm-shield'], at: [2, 3, 1], faces: 2 },
    { is: 'marine', gear: ['lightning-claws'], at: [3, 5, 1], faces: 0 },
    { is: 'marine', gear: ['heavy-flamer', 'chainfist'], at: [4, 4], faces: 0, counts: { 'flamer-charge': 1 } },
    { is: 'sergeant', gear: ['storm-bolter', 'power-sword'], at: [1, 4], faces: 1 },
    { is: 'genestealer', at: [2, 1], faces: 2 },
    { is: 'genestealer', at: [2, 4], faces: 3 },
    { is: 'genestealer', at: [2, 2, 1], faces: 3 },
    { is: 'genestealer', at: [7, 1, 1], faces: 3 },
    { is: 'ambush-blip', at: [7, 5, 1], value: 1 },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 2,
  novice: false,
  rules: [],
};

/** Answered by panels and bars of the whole screen. */
const ELSEWHERE: readonly string[] = ['end', 'pass', 'resign', 'agree-draw', 'cancel-overwatch', 'reinforce', 'face'];
const BY_PANEL: readonly string[] = ['parry', 'announce-psi', 'detonate-free', 'stand-up', 'take-ambush', 'set-facing'];

const hasPlace = (dossier: Dossier, update: Update, offer: Offer): boolean => {
  if (ELSEWHERE.includes(offer.do) || BY_PANEL.includes(update.pending?.decision ?? '')) return true;
  const context = contextOf(dossier, update, { selected: offer.piece });
  if (actionsOf(context).some(({ offers }) => offers.includes(offer))) return true;
  if (reachOf(context).some(({ at }) => at === offer.at)) return true;
  const intent = intentAt(context, offer.at);
  const isMarked = targetsOf(context, new Map(), en).some(({ at }) => at === offer.at);
  return isMarked && (intent.is === 'say' || intent.is === 'ask' || intent.is === 'select');
};

/** A small generator, so that every run plays the same games. */
const diced = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * limit);
  };
};

const SPOKEN: readonly string[] = ['resign', 'agree-draw', 'teleport', 'self-destruct', 'detonate'];

interface Played {
  readonly dossier: Dossier;
  readonly update: Update;
  readonly events: readonly GameEvent[];
}

/** Plays at random for both sides, and lets every update be looked at. */
const playOut = (seed: number, commands: number, look: (side: Side, played: Played) => void): void => {
  const host = new TrialTable({ scenario: DECKS, seed, sides: { marines: 'person', aliens: 'person' }, clock: 'off' });
  const pick = diced(seed);
  let side: Side = 'marines';
  let { update } = host.open(side);
  const dossier = host.dossier();
  for (let i = 0; i < commands && update.pending !== null; i++) {
    ({ side } = update.pending);
    update = host.look(side);
    look(side, { dossier, update, events: update.events });
    const offers = update.offers.filter(({ do: word }) => !SPOKEN.includes(word));
    // By verb first, so that rare ones are not drowned by moves and shots.
    const verbs = [...new Set(offers.map(({ do: word }) => word))];
    const verb = verbs[pick(verbs.length)];
    const uses = offers.filter(({ do: word }) => word === verb);
    const offer = uses[pick(uses.length)]!;
    const said = host.say(side, commandOf(offer), side);
    if (!said.ok) throw new Error(`${offer.do}: ${said.why.rule}`);
    ({ update } = said);
    look(side, { dossier, update, events: update.events });
  }
};

describe('chapter D on the screen', () => {
  test('whatever may be said can be said', () => {
    const words = new Set<string>();
    const homeless = new Set<string>();
    for (let seed = 1; seed <= 4; seed++)
      playOut(seed, 130, (side, { dossier, update }) => {
        if (update.pending?.side !== side) return;
        for (const offer of update.offers) {
          words.add(offer.do);
          if (!hasPlace(dossier, update, offer)) homeless.add(`${update.pending.decision}: ${offer.do}`);
        }
      });
    expect([...homeless]).toEqual([]);
    for (const word of ['full-auto', 'cut', 'detonate', 'reload', 'jump', 'climb', 'stand', 'teleport', 'psi', 'parry'])
      expect(words).toContain(word);
  });

  test('events lead the stage to where the view stands', () => {
    const led: unknown[] = [];
    const shown: unknown[] = [];
    for (let seed = 11; seed <= 13; seed++) {
      let stage: Stage | null = null;
      playOut(seed, 160, (side, { update, events }) => {
        if (stage !== null && side === 'marines' && events.length > 0) {
          const end = events.reduce((before, event) => applyEvent(before, event), stage);
          led.push(placesOf(end, events));
          shown.push(placesOf(stageOf(update.view), events));
        }
        stage = side === 'marines' ? stageOf(update.view) : null;
      });
    }
    expect(shown.length).toBeGreaterThan(100);
    expect(led).toEqual(shown);
  });

  test('dice are told in both languages', () => {
    const thrown = new Set<string>();
    for (let seed = 1; seed <= 4; seed++)
      playOut(seed, 130, (_, { dossier, events }) => {
        for (const event of events)
          for (const words of [en, fr]) {
            const told = throwOf({ words, dossier, board: boardOf(dossier) }, event, new Map());
            if (told === null) continue;
            thrown.add(event.is);
            expect(told.verdict).not.toBe('');
            expect(told.because.join()).not.toMatch(/[CD]\d+\.\d/);
          }
      });
    for (const kind of ['landing-rolled', 'die-parried', 'blast-rolled', 'thing-rolled'])
      expect(thrown).toContain(kind);
  });
});

/** Where everybody stands; a figure that has just come has no facing told yet. */
const placesOf = ({ actors }: Stage, events: readonly GameEvent[]): unknown[] => {
  const isNew = new Set(events.flatMap((event) => (event.is === 'figure-placed' ? [event.piece] : [])));
  return [...actors.values()]
    .map(({ id, square, area, facing }) => ({ id, square, area, facing: isNew.has(id) ? 'any' : facing }))
    .sort((a, b) => a.id - b.id);
};
