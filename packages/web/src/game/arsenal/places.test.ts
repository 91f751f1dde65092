/** Every verb and decision of chapter A has its place and its words on the screen: random games with its troops. */
import { loadWords } from '@sensorium/content/words';
import type { GameEvent, Scenario, Side } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { TrialTable } from '@sensorium/host/testing';
import { commandOf, type Dossier, type Offer, type Update } from '../../engine/protocol.ts';
import { actionsOf } from '../actions.ts';
import { boardOf } from '../board/model.ts';
import { intentAt } from '../controls.ts';
import { actionName } from '../hud/worth.ts';
import { reachOf, targetsOf } from '../marks.ts';
import { contextOf } from '../testing.ts';
import { throwOf } from '../throws.ts';
import { gameWords } from '../gameWords.ts';
import { ARSENAL_QUESTIONS } from './questions.tsx';

await Promise.all(['en', 'fr'].map((language) => loadWords(language, ['rules', 'table'])));
const [en, fr] = [gameWords('en'), gameWords('fr')] as const;

const FLOOR = ['############', '#....+.....#', '#....#.....#', '#....+.....#', '#....#.....#', '############'];

const HALL: Scenario = {
  id: 'hall',
  modules: ['core', 'arsenal'],
  options: {},
  board: {
    levels: [{ floor: FLOOR, sections: FLOOR.map((row) => Array.from(row, (_, x) => (x < 5 ? 'A' : 'B')).join('')) }],
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
    { is: 'apothecary', at: [1, 3], faces: 1 },
    { is: 'genestealer', at: [7, 1], faces: 3 },
    { is: 'genestealer', at: [9, 4], faces: 3 },
    { is: 'hybrid', at: [10, 1], faces: 3 },
    { is: 'alpha', at: [9, 2], faces: 3 },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 2,
  novice: false,
  rules: [],
};

/** Answered by panels and bars of the whole screen. */
const ELSEWHERE: readonly string[] = ['end', 'pass', 'resign', 'agree-draw', 'cancel-overwatch', 'reinforce', 'face'];

const hasPlace = (dossier: Dossier, update: Update, offer: Offer): boolean => {
  const decision = update.pending?.decision ?? '';
  if (ELSEWHERE.includes(offer.do) || decision === 'parry' || Object.hasOwn(ARSENAL_QUESTIONS, decision)) return true;
  const context = contextOf(dossier, update, { selected: offer.piece });
  if (actionsOf(context).some(({ offers }) => offers.includes(offer))) return true;
  if (offer.do === 'turn')
    return actionsOf({ ...context, choice: { ...context.choice, mode: 'move-and-fire' } }).some(({ offers }) =>
      offers.includes(offer),
    );
  if (reachOf(context).some(({ at }) => at === offer.at)) return true;
  const isMarked = targetsOf(context, new Map(), en).some(({ at }) => at === offer.at);
  return isMarked && ['say', 'ask', 'select'].includes(intentAt(context, offer.at).is);
};

/** A small generator, so that every run plays the same games. */
const diced = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * limit);
  };
};

type Look = (dossier: Dossier, update: Update, events: readonly GameEvent[]) => void;

const playOut = (seed: number, commands: number, look: Look): void => {
  const host = new TrialTable({ scenario: HALL, seed, sides: { marines: 'person', aliens: 'person' }, clock: 'off' });
  const pick = diced(seed);
  let { update } = host.open('marines');
  const dossier = host.dossier();
  for (let i = 0; i < commands && update.pending !== null; i++) {
    const side: Side = update.pending.side;
    update = host.look(side);
    look(dossier, update, []);
    const offers = update.offers.filter(({ do: word }) => word !== 'resign' && word !== 'agree-draw');
    const verbs = [...new Set(offers.map(({ do: word }) => word))];
    const verb = verbs[pick(verbs.length)];
    const uses = offers.filter(({ do: word }) => word === verb);
    const said = host.say(side, commandOf(uses[pick(uses.length)]!), side);
    if (!said.ok) throw new Error(said.why.rule);
    ({ update } = said);
    look(dossier, update, update.events);
  }
};

describe('chapter A on the screen', () => {
  test('whatever may be said can be said, by a name; dice are told in words', () => {
    const words = new Set<string>();
    const homeless = new Set<string>();
    const nameless = new Set<string>();
    for (let seed = 1; seed <= 6; seed++)
      playOut(seed, 160, (dossier, update, events) => {
        for (const offer of events.length > 0 ? [] : update.offers) {
          words.add(offer.do);
          if (!hasPlace(dossier, update, offer)) homeless.add(`${update.pending?.decision}: ${offer.do}`);
          if (ELSEWHERE.includes(offer.do)) continue;
          for (const language of [en, fr])
            if (
              /^[a-zé]|-\w+-/.test(
                actionName(language, contextOf(dossier, update, { selected: offer.piece }), offer.do, offer),
              )
            )
              nameless.add(`${language.locale} ${offer.do} ${offer.how}`);
        }
        for (const event of events)
          for (const language of [en, fr]) {
            const told = throwOf({ words: language, dossier, board: boardOf(dossier) }, event, new Map());
            for (const reason of told?.because ?? []) if (/[ACD]\d+\.\d/.test(reason)) nameless.add(reason);
          }
      });
    expect([...homeless]).toEqual([]);
    expect([...nameless]).toEqual([]);
    for (const word of ['fire', 'throw', 'cast', 'guard', 'lie-down', 'arm-terminatus', 'redraw', 'attack'])
      expect(words).toContain(word);
  });
});
